"""What the installed torchgen makes, in a folder of the test's, laid out as the `aten` target lays its files out."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

AUTOGRAD = "torch/csrc/autograd/generated"
SHIMS = "torch/csrc/inductor/aoti_torch/generated"
_PYTHON_PART = "from tools.autograd.gen_autograd import gen_autograd_python as g; import sys; g(*sys.argv[1:])"


def packaged() -> Path:
    """The folder of torchgen's inputs."""
    found = find_spec("torchgen")
    assert found is not None and found.submodule_search_locations
    return Path(found.submodule_search_locations[0]) / "packaged"


def make(root: Path, inputs: Path | None = None) -> list[str]:
    """Runs torchgen on its own inputs, or on those of the folder `inputs` where it has them.

    Gives the paths below `root` of its headers and of its declarations.
    """
    aten = root / "inputs" / "ATen"
    tools = root / "inputs" / "tools"
    shutil.copytree(packaged() / "ATen", aten)
    shutil.copytree(packaged() / "autograd", tools / "autograd")
    (tools / "__init__.py").touch()
    for source in inputs.glob("*.yaml") if inputs is not None else ():
        for place in (aten / "native", tools / "autograd"):
            if (place / source.name).exists():
                shutil.copy(source, place)
    native = [str(aten / "native" / name) for name in ("native_functions.yaml", "tags.yaml")]
    folder = str(tools / "autograd")
    for path in (AUTOGRAD, SHIMS):
        (root / path).mkdir(parents=True)
    common = ["-m", "torchgen.gen", "-s", str(aten), "--per-operator-headers", "--aoti-install-dir", str(root / SHIMS)]
    enum = ["--headeronly-install-dir", str(root / "torch/headeronly/core")]
    _run(root, [*common, "-d", str(root / "ATen"), *enum])
    _run(root, [*common, "-d", str(root / "other"), "--generate", "sources", "--update-aoti-c-shim"])
    _run(root, ["-m", "tools.autograd.gen_autograd", *native, str(root / AUTOGRAD), folder])
    _run(root, ["-c", _PYTHON_PART, *native, str(root / AUTOGRAD), folder])
    made = [*(root / "ATen").rglob("*"), *(root / "torch").rglob("*")]
    return sorted(path.relative_to(root).as_posix() for path in made if path.name.endswith((".h", "Declarations.yaml")))


def _run(root: Path, arguments: list[str]) -> None:
    environment = {**os.environ, "PYTHONPATH": str(root / "inputs"), "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run([sys.executable, *arguments], env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr

"""Settings: what can't be is refused at its place, however the file spells it."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from opdsl.engine.config import Config, read_config
from opdsl.engine.toml_keys import keys
from opdsl.source import Diagnostic, OpdslError
from tests.project import make, opdsl


def read(root: Path, text: str) -> Config:
    (root / "pyproject.toml").write_text(text)
    return read_config(root)


def faults(root: Path, text: str) -> tuple[Diagnostic, ...]:
    with pytest.raises(OpdslError) as raised:
        read(root, text)
    return raised.value.diagnostics


@pytest.mark.parametrize(
    "settings",
    [
        'generated = "."',
        'stubs = "./"',
        'generated = "operators"',
        'generated = "operators/made"',
        'stubs = "operators/./stubs"',
        'generated = "out"\nstubs = "out/stubs"',
        'generated = "out/generated"\nstubs = "./out"',
        'stubs = "generated"',
        'operators = ["stubs"]',
        'operators = ["generated/operators"]',
        'operators = ["elsewhere", "."]',
        'operators = [".."]',
        'stubs = "linked"',
    ],
)
def test_folders_that_overlap_are_refused(tmp_path: Path, settings: str) -> None:
    (tmp_path / "operators").mkdir()
    (tmp_path / "linked").symlink_to("operators")
    found = faults(tmp_path, f"[tool.opdsl]\n{settings}\n")
    assert {d.code for d in found} == {"bad-setting"}
    assert all(d.span.line in (2, 3) for d in found)


def test_folders_side_by_side_are_not_refused(tmp_path: Path) -> None:
    text = '[tool.opdsl]\ngenerated = "./out//a"\nstubs = "out/b"\noperators = ["out/ab", "../shared", "ops.py"]\n'
    config = read(tmp_path, text)
    assert (config.generated, config.stubs) == ("out/a", "out/b"), "one spelling: manifests name it"


@pytest.mark.parametrize(
    "settings",
    [
        'sources = ["operators/**.cpp"]',
        'sources = ["operators/a**/x.cpp"]',
        'sources = ["operators/**"]',
        'sources = ["."]',
        *(f'{key} = "a\\u{code}b"' for key in ("generated", "stubs") for code in ("0000", "000A", "007F")),
        *(f'{key} = ["a\\u0000b"]' for key in ("operators", "sources", "include")),
    ],
)
def test_paths_and_patterns_that_can_not_be_are_refused(tmp_path: Path, settings: str) -> None:
    project = make(tmp_path / "project")
    (project / "pyproject.toml").write_text(f"[tool.opdsl]\n{settings}\n")
    for command in ("check", "compile"):
        done = opdsl(project, command)
        assert done.returncode == 1
        assert "pyproject.toml:2:1: error[bad-setting]" in done.stderr
        assert "Traceback" not in done.stderr
        assert "\0" not in done.stderr


@pytest.mark.parametrize("generated", ["generated", "out/generated"])
def test_patterns_find_files_and_not_what_was_generated(tmp_path: Path, generated: str) -> None:
    for name in ("a.cpp", "operators/b.cpp", f"{generated}/src/c.cpp", "generated2/d.cpp"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("")
    (tmp_path / "operators" / "folder.cpp").mkdir()
    patterns = f'sources = ["**/*.cpp", "../{tmp_path.name}/{generated}/**/*.cpp"]'
    config = read(tmp_path, f'[tool.opdsl]\ngenerated = "{generated}"\n{patterns}\n')
    found = [path.relative_to(tmp_path).as_posix() for path in config.kernel_sources]
    assert found == ["a.cpp", "generated2/d.cpp", "operators/b.cpp"]


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("[tool.opdsl]\nstubs = 3\n", (2, 1, 6)),
        ('[tool.opdsl]\n  "stubs" = 3\n', (2, 3, 10)),
        ("[tool.opdsl]\n'stubs' = 3\n", (2, 1, 8)),
        ('[tool.opdsl]\n"st\\u0075bs" = 3\n', (2, 1, 13)),
        ("[ tool . 'opdsl' ]\nstubs = 3\n", (2, 1, 6)),
        ("[tool]\nopdsl.stubs = 3\n", (2, 7, 12)),
        ("tool.opdsl . stubs = 3\n", (1, 14, 19)),
        ("[tool]\nopdsl = { include = ['}'], stubs = 3 }\n", (2, 28, 33)),
        ("tool = { opdsl = { stubs = 3 } }\n", (1, 20, 25)),
        ("[tool.opdsl.stubs]\nx = 3\n", (1, 13, 18)),
        ("[tool.opdsl]\nstubs.x = 3\n", (2, 1, 6)),
        ("[[tool.x]]\nstubs = 1\n[[tool.x]]\nstubs = 2\n[tool.opdsl]\nstubs = 3\n", (6, 1, 6)),
        ("[tool.opdsl]\n# stubs = 1\ninclude = [\n'stubs = 1', # ]\n]\nstubs = 3\n", (6, 1, 6)),
        ('[tool.opdsl]\ngenerated = """\\\nstubs = 1\\\n"""\nstubs = 3\n', (5, 1, 6)),
        ("[tool.x]\na = '''\n[tool.opdsl]\nstubs = 1'''\n[tool]\nopdsl.stubs = 3\n", (6, 7, 12)),
        ("[tool.x]\nstubs = [{ stubs = 1 }, { stubs = 2 }]\n[tool.opdsl]\nstubs = 3\n", (4, 1, 6)),
        ("[tool]\nopdsl = 3\n", (2, 1, 6)),
        ("[[tool.opdsl]]\nstubs = 's'\n", (1, 8, 13)),
    ],
)
def test_a_setting_is_shown_where_it_stands(tmp_path: Path, text: str, place: tuple[int, int, int]) -> None:
    (fault,) = faults(tmp_path, text)
    assert fault.code == "bad-setting"
    assert (fault.span.line, fault.span.column, fault.span.end_column) == place


def test_every_key_of_a_file_is_found() -> None:
    """Those of this project's own settings."""
    text = (Path(__file__).parents[2] / "pyproject.toml").read_text("utf-8")
    found = {tuple(part.name for part in parts[:n]) for parts in keys(text) for n in range(1, len(parts) + 1)}

    def paths(table: dict[str, object], above: tuple[str, ...] = ()) -> set[tuple[str, ...]]:
        own = {(*above, key) for key in table}
        return own.union(*(paths(v, (*above, k)) for k, v in table.items() if isinstance(v, dict)))

    assert found == paths(tomllib.loads(text))


def test_a_file_that_is_nested_too_deeply(tmp_path: Path) -> None:
    (fault,) = faults(tmp_path, f"x = {'[' * 50_000}")
    assert (fault.code, fault.message) == ("bad-toml", "this is nested too deeply")

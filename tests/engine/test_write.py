"""Writing a build: all of it or nothing, and only what is opdsl's own."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from opdsl.engine import write as writing
from opdsl.engine.write import Written, complete, write
from opdsl.model.unit import Unit
from opdsl.source import OpdslError
from tests.project import make, opdsl


def build(root: Path, **files: str) -> Written:
    """Writes files, given by their paths with `__` for `/` and a suffix `.h`."""
    units = [Unit(f"{name.replace('__', '/')}.h", text) for name, text in files.items()]
    return write(complete(units, "generated"), root, "generated")


def tree(root: Path) -> dict[str, tuple[int, bytes]]:
    """All that there is: folders too, and when each file was written."""
    return {
        path.relative_to(root).as_posix(): (path.stat().st_mtime_ns, path.read_bytes()) if path.is_file() else (0, b"")
        for path in root.rglob("*")
    }


def codes(error: OpdslError) -> list[tuple[str, str]]:
    return [(d.span.path, d.code) for d in error.diagnostics]


@pytest.fixture
def built(tmp_path: Path) -> Path:
    build(tmp_path, generated__a="a", generated__b="b", generated__old__c="c", stubs__d="d")
    return tmp_path


def rebuild(root: Path) -> Written:
    """Changes files, makes one in a new folder, and removes others."""
    return build(root, generated__a="a2", generated__b="b2", generated__new__n="n", stubs__d="d")


def test_what_changed_is_written_and_what_is_gone_removed(built: Path) -> None:
    done = rebuild(built)
    assert done.changed == ("generated/a.h", "generated/b.h", "generated/new/n.h", "generated/manifest.json")
    assert (done.removed, done.unchanged) == (("generated/old/c.h",), 1)
    files = {"generated/a.h", "generated/b.h", "generated/manifest.json", "generated/new/n.h", "stubs/d.h"}
    assert set(tree(built)) == {*files, "generated", "generated/new", "stubs"}


def failing(monkeypatch: pytest.MonkeyPatch, where: object, name: str, at: int, error: BaseException) -> None:
    """Makes the call number `at` (from 0) of a function fail."""
    original: Callable[..., object] = getattr(where, name)
    calls = []

    def call(*arguments: object, **keywords: object) -> object:
        calls.append(arguments)
        if len(calls) == at + 1:
            raise error
        return original(*arguments, **keywords)

    monkeypatch.setattr(where, name, call)


STEPS = [(writing, "_write", 4), (os, "mkdir", 1), (os, "replace", 4), (os, "unlink", 7)]


@pytest.mark.parametrize(("where", "name", "at"), [(w, n, at) for w, n, count in STEPS for at in range(count)])
@pytest.mark.parametrize("links", [True, False])
def test_a_step_that_fails_changes_nothing(
    built: Path, monkeypatch: pytest.MonkeyPatch, where: object, name: str, at: int, links: bool
) -> None:
    before = tree(built)
    if not links:
        failing(monkeypatch, os, "link", 0, OSError("no links"))
    failing(monkeypatch, where, name, at, PermissionError(13, "Permission denied"))
    try:
        rebuild(built)
    except OpdslError as error:
        assert [code for _, code in codes(error)] == ["unwritable-file"]
        assert "Permission denied" in str(error)
        assert tree(built) == before
    else:
        assert name == "unlink", "names that are taken away in the end"
        assert (built / "generated/a.h").read_text() == "a2"


def test_what_is_interrupted_changes_nothing(built: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = tree(built)
    failing(monkeypatch, os, "replace", 2, KeyboardInterrupt())
    with pytest.raises(KeyboardInterrupt):
        rebuild(built)
    assert tree(built) == before


def test_a_full_disk_leaves_no_half_a_build(tmp_path: Path) -> None:
    """A limit on the size of files fails as a full disk does: in the middle of one."""
    project = make(tmp_path / "project")
    limit = "import resource as r; r.setrlimit(r.RLIMIT_FSIZE, ({size}, r.RLIM_INFINITY))"
    for _ in range(2):  # with nothing there, and with a build there
        before = tree(project)
        for command in ("build", "compile"):
            done = opdsl(project, command, code=limit.format(size=3000), PYTHONDONTWRITEBYTECODE="1")
            assert done.returncode == 1
            assert "error[unwritable-file]: can't write this file: File too large" in done.stderr
            assert "Traceback" not in done.stderr
            assert tree(project) == before
        assert opdsl(project, "build").returncode == 0
        operators = project / "operators" / "ops.py"
        operators.write_text(operators.read_text().replace("float = 2.0", "float = 3.0"))


def _edited(path: Path) -> None:
    path.write_text("// by hand\n")


def _linked(path: Path) -> None:
    path.unlink()
    path.symlink_to("nowhere")


def _a_folder(path: Path) -> None:
    path.unlink()
    path.mkdir()


def _a_pipe(path: Path) -> None:
    path.unlink()
    os.mkfifo(path)


@pytest.mark.parametrize("make_it", [_edited, _linked, _a_folder, _a_pipe])
def test_what_others_made_is_not_written_over(built: Path, make_it: Callable[[Path], None]) -> None:
    """Each of them is named, in `generated` and outside of it, and the manifest too when it isn't one."""
    names = ["generated/manifest.json", "generated/new/n.h", "stubs/d.h"]
    (built / "generated" / "new").mkdir()
    (built / "generated" / "new" / "n.h").write_text("")
    for name in names:
        make_it(built / name)
    before = tree(built)
    with pytest.raises(OpdslError) as raised:
        build(built, generated__a="a", generated__b="b", generated__new__n="n", stubs__d="d2")
    assert codes(raised.value) == [(name, "not-ours") for name in names]
    assert tree(built) == before


def test_a_file_where_a_folder_has_to_be_is_not_written_over(tmp_path: Path) -> None:
    (tmp_path / "stubs").write_text("by hand")
    with pytest.raises(OpdslError) as raised:
        build(tmp_path, generated__a="a", stubs__small__a="a", stubs__small__b="b")
    assert codes(raised.value) == [("stubs", "not-ours")]
    assert set(tree(tmp_path)) == {"stubs"}


def test_what_is_listed_marked_or_the_same_is_ours(built: Path) -> None:
    (built / "generated" / "a.h").write_text("edited, and listed")
    (built / "generated" / "e.h").write_text("// Generated by opdsl from ops.py. Do not edit.\nolder")
    (built / "generated" / "f.h").write_text("the same")
    done = build(built, generated__a="a2", generated__e="e", generated__f="the same", stubs__d="d")
    assert set(done.changed) == {"generated/a.h", "generated/e.h", "generated/manifest.json"}


def test_a_manifest_with_a_conflict_lists_what_both_sides_made(built: Path) -> None:
    manifest = built / "generated" / "manifest.json"
    ours = manifest.read_text()
    (built / "stubs" / "e.h").write_text("e")
    theirs = complete([Unit("stubs/e.h", "e"), Unit("stubs/d.h", "of theirs")], "generated")[-1].text
    manifest.write_text(f"<<<<<<< ours\n{ours}=======\n{theirs}>>>>>>> theirs\n")
    done = build(built, generated__a="a2")
    assert done.removed == ("generated/b.h", "generated/old/c.h", "stubs/d.h", "stubs/e.h")


def test_stubs_that_were_edited_are_not_removed(built: Path) -> None:
    """In `generated` all that was made is removed: what's there is opdsl's."""
    (built / "generated" / "b.h").write_text("edited")
    (built / "stubs" / "d.h").write_text("edited")
    manifest = built / "generated" / "manifest.json"
    manifest.write_text(manifest.read_text().replace('"stubs/d.h"', '"../d.h": "0123456789abcdef",\n "stubs/d.h"'))
    done = build(built, generated__a="a")
    assert done.removed == ("generated/b.h", "generated/old/c.h")
    assert (built / "stubs" / "d.h").read_text() == "edited"


def test_a_build_that_would_write_over_files_says_so(tmp_path: Path) -> None:
    project = make(tmp_path / "project")
    for name in ("__init__.pyi", "py.typed"):
        (project / "stubs" / "small" / name).parent.mkdir(parents=True, exist_ok=True)
        (project / "stubs" / "small" / name).write_text("partial\n")
    before = tree(project)
    for command in ("build", "compile"):
        done = opdsl(project, command, PYTHONDONTWRITEBYTECODE="1")
        assert done.returncode == 1
        assert "stubs/small/__init__.pyi:1:1: error[not-ours]" in done.stderr
        assert "stubs/small/py.typed:1:1: error[not-ours]" in done.stderr
        assert "2 faults found; nothing was written" in done.stderr
        assert tree(project) == before

"""Running ninja: what is kept of its output, and what a terminal shows."""

from __future__ import annotations

import os
import pty
import subprocess
import sys
from pathlib import Path

import pytest

from opdsl.engine.ninja import run_ninja
from tests.project import ROOT

NINJA = str(Path(sys.executable).parent / "ninja")
RULES = """\
rule say
  command = $what
  description = say $out
build a: say
  what = echo from a; touch a
build b: say
  what = echo b is wrong; exit 1
build c: say
  what = printf 'caf\\351\\n'; touch c
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "build.ninja").write_text(RULES)
    return tmp_path


def test_it_goes_on_past_a_failure_and_keeps_what_was_said(folder: Path) -> None:
    ran = run_ninja(NINJA, folder, jobs=1)
    assert (ran.succeeded, ran.shown) == (False, False)
    assert "[1/3] say " in ran.output
    assert {"from a", "b is wrong", "caf\N{REPLACEMENT CHARACTER}"} <= set(ran.output.splitlines())
    assert (folder / "a").exists()
    assert (folder / "c").exists()


def test_whole_commands_when_verbose(folder: Path) -> None:
    assert "[1/3] echo from a; touch a" in run_ninja(NINJA, folder, jobs=1, verbose=True).output


def test_what_ninja_itself_says_is_kept(folder: Path) -> None:
    (folder / "build.ninja").write_text("build a: nothing\n")
    ran = run_ninja(NINJA, folder)
    assert not ran.succeeded
    assert "unknown build rule 'nothing'" in ran.output


def on_terminal(folder: Path, verbose: bool) -> tuple[str, str]:
    """What a terminal gets to see, and what `run_ninja` returned there."""
    code = (
        "import sys; from pathlib import Path; from opdsl.engine.ninja import run_ninja; "
        f"ran = run_ninja({NINJA!r}, Path({str(folder)!r}), 1, {verbose}); "
        "print(ran.succeeded, ran.shown, 'b is wrong' in ran.output, file=sys.stderr)"
    )
    ours, theirs = pty.openpty()
    with subprocess.Popen(
        [sys.executable, "-c", code],
        stdout=theirs,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": str(ROOT), "TERM": "xterm", "COLUMNS": "100"},
    ) as process:
        os.close(theirs)
        seen = b""
        try:
            while chunk := os.read(ours, 4096):
                seen += chunk
        except OSError:  # Linux: the other end is closed
            pass
        finally:
            os.close(ours)
        assert process.stderr is not None
        return seen.decode(), process.stderr.read().strip()


def test_a_terminal_sees_what_was_said_at_once(folder: Path) -> None:
    seen, returned = on_terminal(folder, verbose=False)
    assert returned == "False True True"
    assert "b is wrong\r\n" in seen
    assert "3/3" in seen
    assert "[1/3]" not in seen, "the bar says it"


def test_a_terminal_sees_whole_commands_when_verbose(folder: Path) -> None:
    assert "[1/3] echo from a; touch a" in on_terminal(folder, verbose=True)[0]

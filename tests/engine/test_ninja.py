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
    assert not ran.succeeded
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


def test_each_step_is_shown_as_it_ends(tmp_path: Path) -> None:
    """The second step ends when the first has been seen."""
    wait = "timeout 30 sh -c 'until test -e seen; do sleep 0.1; done'"
    (tmp_path / "build.ninja").write_text(
        f"rule r\n command = $what\nbuild a: r\n what = :\nbuild b: r a\n what = {wait}\n"
    )
    code = (
        "from pathlib import Path; from opdsl.engine.ninja import run_ninja; "
        f"print(run_ninja({NINJA!r}, Path({str(tmp_path)!r})).succeeded)"
    )
    with subprocess.Popen(
        [sys.executable, "-c", code], stdout=subprocess.PIPE, text=True, env={**os.environ, "PYTHONPATH": str(ROOT)}
    ) as process:
        assert process.stdout is not None
        lines = iter(process.stdout)
        assert any(line.startswith("[1/2]") for line in lines)
        (tmp_path / "seen").touch()
        rest = list(lines)
    assert rest[0].startswith("[2/2]")
    assert rest[-1] == "True\n"


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "utf-8"])
def test_output_of_any_encoding_is_shown_in_any(folder: Path, encoding: str) -> None:
    run = f"run_ninja({NINJA!r}, Path({str(folder)!r}))"
    code = f"from pathlib import Path; from opdsl.engine.ninja import run_ninja; {run}"
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "PYTHONIOENCODING": encoding}
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"caf" in done.stdout


def on_terminal(folder: Path, verbose: bool) -> tuple[str, str]:
    """What a terminal gets to see, and what `run_ninja` returned there."""
    code = (
        "import sys; from pathlib import Path; from opdsl.engine.ninja import run_ninja; "
        f"ran = run_ninja({NINJA!r}, Path({str(folder)!r}), 1, {verbose}); "
        "print(ran.succeeded, 'b is wrong' in ran.output, file=sys.stderr)"
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
    assert returned == "False True"
    assert "b is wrong\r\n" in seen
    assert "3/3" in seen
    assert "[1/3]" not in seen, "the bar says it"


def test_a_terminal_sees_whole_commands_when_verbose(folder: Path) -> None:
    assert "[1/3] echo from a; touch a" in on_terminal(folder, verbose=True)[0]

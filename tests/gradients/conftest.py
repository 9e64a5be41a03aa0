"""The textbook, generated and compiled once for the tests that run it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.wrappers.conftest import compiled

TEXTBOOK = Path(__file__).parent / "textbook"


@pytest.fixture(scope="session")
def textbook(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The compiled library, loaded: `torch.ops.textbook` holds its operators."""
    return compiled(TEXTBOOK, tmp_path_factory.mktemp("textbook"), "textbook")

"""A client of a language server, over its standard input and output, as an editor is one.

Source: the Language Server Protocol, version 3.17.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from types import TracebackType
from typing import Any


class LanguageServer:
    """One server process, and one document that's opened anew for each question."""

    def __init__(self, command: list[str], folder: Path) -> None:
        self.uri = (folder / "edited.py").as_uri()
        self.version = 0
        self.asked = 0
        # The interpreter that an editor selects is the first on the path: here, the one that runs the tests.
        path = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=folder, env={**os.environ, "PATH": path}
        )
        plain = {"contentFormat": ["plaintext"]}
        information = {"documentationFormat": ["plaintext"], "parameterInformation": {"labelOffsetSupport": False}}
        abilities = {"hover": plain, "signatureHelp": {"signatureInformation": information}, "completion": {}}
        self.request(
            "initialize",
            {
                "processId": None,
                "rootUri": folder.as_uri(),
                "workspaceFolders": [{"uri": folder.as_uri(), "name": "user"}],
                "capabilities": {"textDocument": abilities, "workspace": {"workspaceFolders": True}},
            },
        )
        self.notify("initialized", {})

    def __enter__(self) -> LanguageServer:
        return self

    def __exit__(
        self, type: type[BaseException] | None, value: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self.process.kill()
        self.process.wait()

    def open(self, text: str) -> None:
        """Makes `text` the contents of the document."""
        if self.version:
            self.notify("textDocument/didClose", {"textDocument": {"uri": self.uri}})
        self.version += 1
        document = {"uri": self.uri, "languageId": "python", "version": self.version, "text": text}
        self.notify("textDocument/didOpen", {"textDocument": document})

    def completions(self, line: int, column: int) -> list[str]:
        """The names that are offered at a place (from 0 on)."""
        answer = self.request("textDocument/completion", self._place(line, column))
        return [item["label"] for item in answer["items"]]

    def hover(self, line: int, column: int) -> str:
        answer = self.request("textDocument/hover", self._place(line, column))
        return "" if answer is None else str(answer["contents"]["value"])

    def signature_help(self, line: int, column: int) -> str:
        """The signatures that are shown within parentheses, each with its documentation."""
        answer = self.request("textDocument/signatureHelp", self._place(line, column))
        signatures = [] if answer is None else answer["signatures"]
        return "\n".join(f"{s['label']}\n{_text(s.get('documentation', ''))}" for s in signatures)

    def _place(self, line: int, column: int) -> dict[str, Any]:
        return {"textDocument": {"uri": self.uri}, "position": {"line": line, "character": column}}

    def notify(self, method: str, parameters: dict[str, Any]) -> None:
        self._send({"method": method, "params": parameters})

    def request(self, method: str, parameters: dict[str, Any]) -> Any:
        """The server's answer; what it asks meanwhile is answered with nothing."""
        self.asked += 1
        self._send({"id": self.asked, "method": method, "params": parameters})
        while True:
            message = self._receive()
            if message.get("id") == self.asked and "method" not in message:
                assert "error" not in message, message
                return message.get("result")
            if "id" in message and "method" in message:
                items = message.get("params", {}).get("items", [])
                self._send({"id": message["id"], "result": [None] * len(items) if items else None})

    def _send(self, message: dict[str, Any]) -> None:
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        assert self.process.stdin is not None
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        self.process.stdin.flush()

    def _receive(self) -> dict[str, Any]:
        assert self.process.stdout is not None
        length = 0
        while (line := self.process.stdout.readline().strip()) or not length:
            assert line or length or self.process.poll() is None, "the server has stopped"
            name, _, value = line.partition(b":")
            if name.lower() == b"content-length":
                length = int(value)
        message: dict[str, Any] = json.loads(self.process.stdout.read(length))
        return message


def _text(documentation: str | dict[str, str]) -> str:
    return documentation if isinstance(documentation, str) else documentation["value"]

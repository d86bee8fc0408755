"""A server without the extra `notify`: it runs, says that it has no web push, and notifies elsewhere."""

from pathlib import Path

import httpx
from tests.support.process import ServerProcess
from tests.web.test_notifying import DEVICE

# Python runs this file first: it makes `cryptography` impossible to import.
HIDE = """
import importlib.util, sys
found = importlib.util.find_spec
importlib.util.find_spec = lambda name, *rest: None if name.startswith("cryptography") else found(name, *rest)
sys.modules["cryptography"] = None
"""


def test_without_cryptography_the_server_runs_and_says_that_it_has_no_web_push(tmp_path: Path) -> None:
    hidden = tmp_path / "hidden"
    hidden.mkdir()
    (hidden / "sitecustomize.py").write_text(HIDE)
    server = ServerProcess(tmp_path / "server", environment={"PYTHONPATH": str(hidden)}, is_forked=False)
    with server, httpx.Client(base_url=server.address) as browser:
        browser.post("/api/account")
        assert browser.get("/api/notifying").json()["key"] is None
        assert browser.post("/api/notifying/devices", json=DEVICE).json()["code"] == "no-such-device"
        assert browser.get("/health").json()["ok"]
    assert "no web push" in server.log
    assert '"exception"' not in server.log

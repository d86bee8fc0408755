import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from tests.support.process import ServerProcess

from adyton.web.app import make_app
from adyton.web.server import prepare
from adyton.web.settings import Settings


def test_schemathesis_finds_nothing(server: ServerProcess, tmp_path: Path) -> None:
    with httpx.Client(base_url=server.address) as browser:
        browser.post("/api/account")
        cookie = f"Cookie: adyton={browser.cookies['adyton']}"
    program = str(Path(sys.executable).parent / "st")
    where = [f"{server.address}/api/schema/openapi.json", "--header", cookie]
    how = ["--suppress-health-check", "all", "--max-examples", "8", "--seed", "1", "--request-timeout", "60"]
    done = subprocess.run([program, "run", *where, *how], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]


def test_the_schema_has_the_limits_of_every_field(server: ServerProcess) -> None:
    schemas = httpx.get(f"{server.address}/api/schema/openapi.json").json()["components"]["schemas"]
    assert schemas["Rename"]["properties"]["name"] == {"type": "string", "minLength": 1, "maxLength": 24}
    assert schemas["NewTable"]["additionalProperties"] is False
    assert "seed" in schemas["TableInfo"]["properties"]


def test_a_server_without_polyfactory_offers_no_schema(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("adyton.web.app.find_spec", lambda name: None)
    settings = Settings(data=str(tmp_path))
    prepare(settings)
    assert make_app(settings).openapi_config is None

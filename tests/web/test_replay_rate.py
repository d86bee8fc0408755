"""An address that asks for replays again and again is refused; other addresses are not."""

from pathlib import Path

import pytest
from tests.support.process import ServerProcess
from tests.support.web_table import part, two_at_keltis

REPLAYING = ("replay", "log", "recap")


@pytest.mark.parametrize("path", REPLAYING)
async def test_one_address_has_a_limit_of_replays(path: str, tmp_path: Path) -> None:
    few = {"ADYTON_REPLAYS_PER_MINUTE": "1"}
    with ServerProcess(tmp_path, "--behind-proxy", environment=few) as server:
        host, guest, table = await two_at_keltis(server.address)
        eyes = {"eyes": 0}
        guest.http.headers["x-forwarded-for"] = "203.0.113.9"
        asked = [await host.http.get(f"/api/tables/{table}/{path}", params=eyes) for _ in range(3)]
        assert [answer.status_code for answer in asked] == [200, 429, 429]
        assert asked[-1].json()["code"] == "too-fast"
        assert (await guest.http.get(f"/api/tables/{table}/log", params={"eyes": 1})).status_code == 200
        await part(host, guest)

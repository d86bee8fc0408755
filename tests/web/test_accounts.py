from pathlib import Path

import httpx
from tests.support.player import Player
from tests.support.process import ServerProcess
from tests.support.web_table import part


def test_opening_the_site_makes_a_guest_and_the_cookie_keeps_it(server: ServerProcess) -> None:
    with httpx.Client(base_url=server.address) as browser:
        assert browser.get("/api/account").json() == {"code": "signed-out", "args": {}}
        guest = browser.post("/api/account")
        assert guest.json()["guest"]
        assert "HttpOnly" in guest.headers["set-cookie"]
        assert "SameSite=lax" in guest.headers["set-cookie"]
        assert browser.post("/api/account").json() == guest.json()
        assert browser.get("/api/account").json() == guest.json()


def test_a_guests_name_is_in_the_language_of_the_browser(server: ServerProcess) -> None:
    for languages, word in (
        ("de-AT,de;q=0.9,en;q=0.8", "Gast "),
        ("en-GB", "Guest "),
        ("fr", "Guest "),
        ("", "Guest "),
    ):
        answer = httpx.post(f"{server.address}/api/account", headers={"accept-language": languages})
        name = answer.json()["name"]
        assert name.startswith(word)
        assert name.removeprefix(word) == answer.json()["id"][:4]


def test_a_forged_cookie_has_no_account(server: ServerProcess) -> None:
    with httpx.Client(base_url=server.address) as browser:
        account = browser.post("/api/account").json()["id"]
        real = browser.cookies["adyton"]
        for forged in (f"{account}.0.{'0' * 64}", real[:-1] + ("0" if real[-1] != "0" else "1"), account, ".", "é.0.1"):
            answer = httpx.get(f"{server.address}/api/account", headers={b"cookie": f"adyton={forged}".encode()})
            assert answer.status_code == 401


def test_only_a_readable_name_can_be_chosen(server: ServerProcess) -> None:
    with httpx.Client(base_url=server.address) as browser:
        browser.post("/api/account")
        assert browser.patch("/api/account", json={"name": "  Pythia  of Delphi "}).json()["name"] == "Pythia of Delphi"
        for name in ("\u202eevil", " ", "…", "\x00x"):
            assert browser.patch("/api/account", json={"name": name}).json()["code"] == "name"
        assert browser.patch("/api/account", json={"name": "x" * 25}).status_code == 400


def test_a_code_signs_in_another_device_once(server: ServerProcess) -> None:
    with httpx.Client(base_url=server.address) as here, httpx.Client(base_url=server.address) as there:
        account = here.post("/api/account").json()
        code = here.post("/api/account/code").json()["code"]
        written = f"{code[:5].lower()} {code[5:]}"
        assert there.post("/api/sign-in/code", json={"code": written}).json()["id"] == account["id"]
        assert there.get("/api/account").json() == account
        again = there.post("/api/sign-in/code", json={"code": code})
        assert (again.status_code, again.json()["code"]) == (403, "wrong-code")


def test_a_password_keeps_the_account_and_voids_older_cookies(server: ServerProcess) -> None:
    with httpx.Client(base_url=server.address) as here, httpx.Client(base_url=server.address) as there:
        account = here.post("/api/account").json()
        old = dict(here.cookies)
        kept = {"login": f"Cassandra {account['id'][:6]}", "password": "nobody believes me"}
        assert not here.put("/api/account/password", json=kept).json()["guest"]
        assert httpx.get(f"{server.address}/api/account", cookies=old).status_code == 401
        wrong = there.post("/api/sign-in/password", json={**kept, "password": "everybody does"})
        assert (wrong.status_code, wrong.json()["code"]) == (403, "wrong-password")
        right = there.post("/api/sign-in/password", json={**kept, "login": kept["login"].upper()})
        assert right.json()["id"] == account["id"]
        there.post("/api/sign-out")
        assert there.get("/api/account").status_code == 401
        there.post("/api/account")
        assert there.put("/api/account/password", json=kept).json()["code"] == "login-taken"


def test_an_account_has_a_limit_of_tries_from_any_number_of_addresses(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, "--behind-proxy") as server, httpx.Client(base_url=server.address) as browser:

        def status(login: str, address: int) -> int:
            wish = {"login": login, "password": "12345678"}
            headers = {"x-forwarded-for": f"203.0.113.{address}"}
            return browser.post("/api/sign-in/password", json=wish, headers=headers).status_code

        assert [status("pythia", address) for address in range(20)] == [403] * 20
        assert 429 in [status("pythia", address) for address in range(20, 40)]
        assert status("another", 99) == 403


async def test_a_private_table_is_hidden_without_its_key(server: ServerProcess) -> None:
    host, guest = await Player.arrive(server.address), await Player.arrive(server.address)
    table = await host.post("/api/tables", {"game": "keltis", "seats": 2, "public": False})
    listed = await guest.get("/api/tables")
    assert table["id"] not in {row["id"] for row in listed["tables"]}
    assert (await guest.http.get(f"/api/tables/{table['id']}")).status_code == 404
    await guest.resume(table["id"])
    assert (await guest.hear())["reason"] == "nowhere"
    wrong = await guest.http.post(f"/api/tables/{table['id']}/enter", json={"key": "x"})
    assert wrong.json()["code"] == "no-such-table"
    entered = await guest.post(f"/api/tables/{table['id']}/enter", {"key": table["key"]})
    assert entered["key"] is None
    seated = await guest.post(f"/api/tables/{table['id']}/sit", {"seat": 1})
    assert (seated["you"], seated["key"]) == (1, table["key"])
    await part(host, guest)

from collections.abc import Iterator

import httpx
import pytest
from tests.support.process import ServerProcess

KEY = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
DEVICE = {"endpoint": "https://push.example/a", "key": KEY, "auth": "BTBZMqHH6r4Tts7J_aSIgg", "name": "Phone"}


@pytest.fixture
def browser(server: ServerProcess) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.address) as client:
        client.post("/api/account")
        yield client


def test_a_device_subscribes_and_leaves(browser: httpx.Client) -> None:
    before = browser.get("/api/notifying").json()
    assert (len(before["key"]), before["devices"], before["muted"]) == (87, [], False)
    own = {**DEVICE, "endpoint": f"https://push.example/{before['key'][:4]}-{id(browser)}"}
    (device,) = browser.post("/api/notifying/devices", json=own).json()["devices"]
    assert device["name"] == "Phone"
    assert browser.delete(f"/api/notifying/devices/{device['id']}").json()["devices"] == []


@pytest.mark.parametrize(
    "change",
    [
        {"endpoint": "http://push.example/a"},
        {"endpoint": "https://push.example:22/a"},
        {"key": "AAAA"},
        {"auth": "AAAA"},
        {"key": "é"},
    ],
)
def test_an_invalid_subscription_is_refused(browser: httpx.Client, change: dict[str, str]) -> None:
    assert browser.post("/api/notifying/devices", json={**DEVICE, **change}).json()["code"] == "no-such-device"


def test_quiet_hours_and_zone_are_kept(browser: httpx.Client) -> None:
    wish = {"language": "de", "zone": "Europe/Athens", "quiet_from": 1320, "quiet_to": 420}
    settings = browser.put("/api/notifying", json=wish).json()
    assert (settings["quiet_from"], settings["quiet_to"], settings["zone"]) == (1320, 420, "Europe/Athens")
    assert browser.put("/api/notifying", json={**wish, "zone": "../etc/passwd"}).json()["zone"] == "UTC"
    assert browser.put("/api/notifying", json={**wish, "quiet_from": 1440}).status_code == 400


def test_an_address_needs_a_permanent_account_and_a_site_address(browser: httpx.Client) -> None:
    wish = {"address": "ntfy://oracles"}
    assert browser.put("/api/notifying/address", json=wish).json()["code"] == "keep-first"
    account = browser.get("/api/account").json()["id"]
    browser.put("/api/account/password", json={"login": f"n{account[:8]}", "password": "nobody believes me"})
    assert browser.put("/api/notifying/address", json=wish).json()["code"] == "notify-address"


def test_a_wrong_word_switches_nothing_off(browser: httpx.Client) -> None:
    account = browser.get("/api/account").json()["id"]
    browser.put("/api/notifying", json={"language": "en", "zone": "UTC"})
    answer = browser.post("/api/notifying/off", json={"word": f"{account}.{'0' * 32}"})
    assert answer.json()["code"] == "wrong-code"
    assert not browser.get("/api/notifying").json()["muted"]


def test_a_test_message_needs_a_destination(browser: httpx.Client) -> None:
    assert browser.post("/api/notifying/test").json()["code"] == "nowhere-to-send"

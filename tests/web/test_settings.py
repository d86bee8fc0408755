import stat
from pathlib import Path

import pytest

from adyton.store.accounts import AccountRow
from adyton.web.identity import Signed, Signer, code_hash, new_code, server_secret
from adyton.web.rates import Quota, Rate
from adyton.web.settings import SettingsError, read_settings


def test_flags_override_variables_and_variables_override_defaults() -> None:
    settings = read_settings({"port": 9000, "host": None}, {"ADYTON_PORT": "8001", "ADYTON_HTTPS": "true"})
    assert (settings.port, settings.host, settings.https) == (9000, "0.0.0.0", True)  # noqa: S104


@pytest.mark.parametrize(
    ("flags", "variables", "code", "parts"),
    [
        ({"workers": -1}, {}, "number", {"setting": "--workers", "value": "-1", "least": "0", "most": "1000"}),
        ({"port": "65536"}, {}, "number", {"setting": "--port", "value": "65536", "least": "1", "most": "65535"}),
        ({"port": "0"}, {}, "number", {"setting": "--port", "value": "0", "least": "1", "most": "65535"}),
        (
            {},
            {"ADYTON_POLL_SECONDS": "soon"},
            "number",
            {"setting": "ADYTON_POLL_SECONDS", "value": "soon", "least": "1", "most": "50"},
        ),
        ({}, {"ADYTON_HTTPS": "perhaps"}, "flag", {"setting": "ADYTON_HTTPS", "value": "perhaps"}),
        ({"database": "mysql://host/name"}, {}, "database-address", {}),
        ({"database": "postgresql://host:port/name"}, {}, "database-address", {}),
        ({"database": "nonsense"}, {}, "database-address", {}),
    ],
)
def test_settings_that_cannot_be_used_are_refused(
    flags: dict[str, int | str], variables: dict[str, str], code: str, parts: dict[str, str]
) -> None:
    with pytest.raises(SettingsError) as refused:
        read_settings(flags, variables)
    assert (refused.value.code, refused.value.parts) == (code, parts)


def test_the_secret_is_made_once_and_only_its_owner_may_read_it(tmp_path: Path) -> None:
    secret = server_secret(tmp_path / "data")
    assert len(secret) == 32
    assert server_secret(tmp_path / "data") == secret
    assert stat.S_IMODE((tmp_path / "data" / "secret").stat().st_mode) == 0o600
    assert [place.name for place in (tmp_path / "data").iterdir()] == ["secret"]
    assert stat.S_IMODE((tmp_path / "data").stat().st_mode) == 0o700


def test_nobody_reads_a_secret_before_it_is_completely_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def slow(size: int) -> str:
        assert not (tmp_path / "secret").exists()
        return "5c" * size

    monkeypatch.setattr("adyton.web.identity.secrets.token_hex", slow)
    assert server_secret(tmp_path) == b"\x5c" * 32


def test_two_processes_that_make_the_secret_at_once_use_the_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def overtaken(size: int) -> str:
        (tmp_path / "secret").write_text("a1" * 32)
        return "5c" * size

    monkeypatch.setattr("adyton.web.identity.secrets.token_hex", overtaken)
    assert server_secret(tmp_path) == b"\xa1" * 32
    assert [place.name for place in tmp_path.iterdir()] == ["secret"]


@pytest.mark.parametrize("text", ["", "5c" * 31, "no hex at all"])
def test_a_damaged_secret_is_refused(text: str, tmp_path: Path) -> None:
    (tmp_path / "secret").write_text(text)
    with pytest.raises(SettingsError, match="secret"):
        server_secret(tmp_path)


def test_a_cookie_of_another_server_has_no_account() -> None:
    account = AccountRow("abc", "Abc", None, None, 2, frozenset())
    cookie = Signer(b"a" * 32).cookie(account)
    assert Signer(b"a" * 32).read(cookie) == Signed("abc", 2, "")
    assert Signer(b"a" * 32).read(Signer(b"a" * 32).cookie(account, "5e")) == Signed("abc", 2, "5e")
    assert Signer(b"b" * 32).read(cookie) is None
    assert Signer(b"a" * 32).read(cookie.replace("abc", "abd")) is None
    assert Signer(b"a" * 32).read(None) is None


def test_codes_ignore_case_and_spacing() -> None:
    code = new_code()
    assert len(code) == 10
    assert code_hash(f" {code[:4].lower()}-{code[4:]} ") == code_hash(code)
    assert code_hash(code[:-1]) != code_hash(code)


def test_a_rate_lets_a_burst_pass_and_then_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr("adyton.web.rates.time.monotonic", lambda: now[0])
    rate = Rate(per_second=2, burst=3)
    assert [rate.allows("a") for _ in range(4)] == [True, True, True, False]
    assert rate.allows("b")
    now[0] += 0.5
    assert [rate.allows("a") for _ in range(2)] == [True, False]


def test_a_rate_forgets_inactive_clients(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr("adyton.web.rates.time.monotonic", lambda: now[0])
    monkeypatch.setattr("adyton.web.rates.MOST_BUCKETS", 2)
    rate = Rate(per_second=1, burst=2)
    for name in ("a", "b"):
        rate.allows(name)
    now[0] += 10
    rate.allows("c")
    assert set(rate.buckets) == {"c"}


def test_a_quota_can_be_returned() -> None:
    quota = Quota(2)
    assert [quota.take("a") for _ in range(3)] == [True, True, False]
    assert quota.take("b")
    quota.give_back("a")
    assert quota.take("a")

from pathlib import Path

import pytest
from tests.cli.conftest import Run

from adyton.cli import serve
from adyton.cli.spoken import speak
from adyton.store.database import connect, migrate
from adyton.web.settings import SettingsError, read_settings


def test_serving_prints_the_address_to_open_and_one_to_share(monkeypatch: pytest.MonkeyPatch) -> None:
    speak("en")
    monkeypatch.setattr(serve, "local_address", lambda: "192.168.1.7")
    assert serve.welcome(read_settings({"port": 8123}, {})) == (
        "Open http://localhost:8123 in a browser; Ctrl-C stops the server.\n"
        "Others on your network open http://192.168.1.7:8123."
    )


def test_a_server_for_this_machine_only_has_nothing_to_share() -> None:
    speak("en")
    told = serve.welcome(read_settings({"host": "127.0.0.1"}, {}))
    assert told == "Open http://localhost:8000 in a browser; Ctrl-C stops the server."


def test_the_address_on_the_local_network_is_never_this_machine_itself() -> None:
    found = serve.local_address()
    assert found is None or not found.startswith("127.")


def test_a_server_that_cannot_begin_says_why(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    ran = run("serve", "--workers", "2")
    assert (ran.code, "several workers need PostgreSQL" in ran.err) == (1, True)

    def busy(_: object) -> None:
        raise SettingsError("another server uses it already")

    monkeypatch.setattr(serve, "serve", busy)
    ran = run("serve", "--host", "127.0.0.1")
    assert (ran.code, ran.err) == (1, "adyton: another server uses it already.\n")


def test_types_are_written_and_checked(run: Run, tmp_path: Path) -> None:
    assert run("types", "types.ts", "--check").code == 1
    assert run("types", "types.ts").code == 0
    assert "export interface Act" in (tmp_path / "types.ts").read_text()
    assert run("types", "types.ts", "--check").code == 0


def test_a_backup_is_made_and_never_overwritten(run: Run, tmp_path: Path) -> None:
    assert "There is no database" in run("backup", "copy").err
    (tmp_path / "data").mkdir()
    engine = connect(f"sqlite:///{tmp_path / 'data' / 'adyton.sqlite'}")
    migrate(engine)
    engine.dispose()
    assert run("backup", "copy", "--data", "data").out == "The backup is in copy.\n"
    assert "never overwrites" in run("backup", "copy", "--data", "data").err

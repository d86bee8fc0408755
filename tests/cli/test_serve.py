import socket
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import text
from tests.support.command_line import Run

from adyton.cli import serve
from adyton.cli.language import set_language
from adyton.store.database import connect, migrate
from adyton.web import server as web_server
from adyton.web.settings import Settings, read_settings


def test_serving_prints_the_address_to_open_and_one_to_share(monkeypatch: pytest.MonkeyPatch) -> None:
    set_language("en")
    monkeypatch.setattr(serve, "local_address", lambda: "192.168.1.7")
    assert serve.welcome(read_settings({"port": 8123}, {})) == (
        "Open http://localhost:8123 in a browser; Ctrl-C stops the server.\n"
        "Others on your network open http://192.168.1.7:8123."
    )


def test_a_server_for_this_machine_only_has_nothing_to_share() -> None:
    set_language("en")
    greeting = serve.welcome(read_settings({"host": "127.0.0.1"}, {}))
    assert greeting == "Open http://localhost:8000 in a browser; Ctrl-C stops the server."


def test_an_ipv6_address_is_in_brackets() -> None:
    set_language("en")
    assert serve.welcome(read_settings({"host": "fd00::7"}, {})).startswith("Open http://[fd00::7]:8000 in a browser")


def test_the_address_on_the_local_network_is_never_this_machine_itself() -> None:
    found = serve.local_address()
    assert found is None or not found.startswith("127.")


def test_the_address_is_printed_only_when_it_can_be_opened(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def listening(_: Settings, when_listening: Callable[[], None]) -> None:
        print("listening")
        when_listening()

    monkeypatch.setattr(serve, "serve", listening)
    ran = run("serve", "--host", "127.0.0.1", "--port", "8181")
    assert ran.out == "listening\nOpen http://localhost:8181 in a browser; Ctrl-C stops the server.\n"


def test_a_site_that_is_not_built_is_reported(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serve, "client_folder", lambda: None)
    monkeypatch.setattr(serve, "serve", lambda _, when_listening: when_listening())
    assert "The site itself is not built" in run("serve").err


def test_a_port_in_use_is_reported_with_another_one(run: Run) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        ran = run("serve", "--host", "127.0.0.1", "--port", str(port))
    assert (ran.code, ran.out) == (1, "")  # No address is printed that nobody serves.
    assert f"Port {port} is in use already" in ran.err
    assert f"--port {port % 65535 + 1}" in ran.err


@pytest.mark.parametrize("words", [("serve", "--port", "http"), ("--lang", "de", "serve", "--port", "http")])
def test_an_invalid_setting_is_reported_in_the_hosts_language(run: Run, words: tuple[str, ...]) -> None:
    ran = run(*words)
    expected = {
        5: "adyton: --port kann nicht „http“ sein, nur eine ganze Zahl von 1 bis 65535.\n",
        3: "adyton: --port cannot be 'http': it must be a whole number from 1 to 65535.\n",
    }
    assert (ran.code, ran.err) == (1, expected[len(words)])


def test_an_unusable_folder_is_reported(run: Run, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    (tmp_path / "odd" / "secret").mkdir(parents=True)
    problem = "cannot be used: {reason}. Choose another with --data, or correct this.\n"
    assert run("serve", "--data", "file").err == f"adyton: The folder file {problem.format(reason='File exists')}"
    assert run("serve", "--data", "odd").err == f"adyton: The folder odd {problem.format(reason='Is a directory')}"


def test_a_file_that_is_no_database_is_reported(run: Run, tmp_path: Path) -> None:
    place = tmp_path / "data" / "adyton.sqlite"
    place.parent.mkdir()
    place.write_text("a letter to grandmother, and not at all a database" * 100)
    ran = run("serve", "--data", "data")
    assert ran.err.startswith(f"adyton: {place} cannot be used: file is not a database. Put a backup in its place")


def test_a_file_of_another_program_is_left_alone(run: Run, tmp_path: Path) -> None:
    place = tmp_path / "data" / "adyton.sqlite"
    place.parent.mkdir()
    with closing(sqlite3.connect(place)) as file:
        file.execute("CREATE TABLE recipes (name TEXT)")
    before = place.read_bytes()
    assert f"{place} holds the tables of another program." in run("serve", "--data", "data").err
    assert place.read_bytes() == before


def test_a_database_of_a_newer_version_is_reported(run: Run, tmp_path: Path) -> None:
    place = tmp_path / "data" / "adyton.sqlite"
    place.parent.mkdir()
    engine = connect(f"sqlite:///{place}")
    migrate(engine)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    engine.dispose()
    assert f"{place} was written by a newer version of Adyton." in run("serve", "--data", "data").err


def test_an_unreachable_database_is_reported_without_its_password(run: Run) -> None:
    ran = run("serve", "--database", "postgresql://ada:secret@127.0.0.1:1/tables")
    assert ran.err.startswith("adyton: The database postgresql://ada:***@127.0.0.1:1/tables cannot be used: ")
    assert "secret" not in ran.err


def test_types_are_written_and_checked(run: Run, tmp_path: Path) -> None:
    (tmp_path / "client" / "games" / "keltis").mkdir(parents=True)
    assert run("types", "client", "--check").code == 1
    assert run("types", "client").code == 0
    assert "export interface Act" in (tmp_path / "client" / "wire.gen.ts").read_text()
    assert "export interface KeltisView" in (tmp_path / "client" / "games" / "keltis" / "view.gen.ts").read_text()
    assert run("types", "client", "--check").code == 0


def test_a_backup_is_made_and_never_overwritten(run: Run, tmp_path: Path) -> None:
    assert "There is no database" in run("backup", "copy").err
    (tmp_path / "data").mkdir()
    engine = connect(f"sqlite:///{tmp_path / 'data' / 'adyton.sqlite'}")
    migrate(engine)
    engine.dispose()
    assert run("backup", "copy", "--data", "data").out == "The backup is in copy.\n"
    assert "never overwrites" in run("backup", "copy", "--data", "data").err


def test_a_full_disk_is_reported_at_the_start(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(web_server, "is_disk_full", lambda _: True)
    ran = run("serve", "--data", str(tmp_path))
    assert (ran.code, "is full. Make room" in ran.err) == (1, True)


def test_a_file_that_a_crash_damaged_is_reported_at_the_start(run: Run, tmp_path: Path) -> None:
    (tmp_path / "adyton.sqlite").write_bytes(b"SQLite format 3\x00" + b"\xee" * 9000)
    (tmp_path / "adyton.sqlite-wal").write_bytes(b"")
    ran = run("serve", "--data", str(tmp_path))
    assert ran.code == 1
    assert "Put a backup in its place" in ran.err

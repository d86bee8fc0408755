"""The soak finds memory that games leave behind, and only that."""

import importlib
import sys
from contextlib import nullcontext
from pathlib import Path
from typing import Any

import pytest

TOOLS = Path(__file__).parents[2] / "tools"
START = 300_000_000  # bytes
CACHES = 20_000_000  # until they are full
REMEMBERED = 16_000  # of each game and its people, as long as there is room
CONNECTIONS, TABLE = 4 * 18_000, 52_000  # as docs/run-a-server.md has measured them


@pytest.fixture
def soak(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(TOOLS))
    return importlib.import_module("soak")


def code_after(soak: Any, monkeypatch: pytest.MonkeyPatch, leaked: int, games_a_minute: int) -> object:
    """Return the exit code after half an hour in which every game leaked so much."""
    samples = []
    for half_minutes in range(1, 61):
        games = games_a_minute * half_minutes // 2
        filled = CACHES * min(1, half_minutes / 15)
        samples.append(soak.Sample(int(START + filled + games * (REMEMBERED + leaked)), games))

    async def played(*_: object) -> object:
        return samples

    monkeypatch.setattr(soak, "_soak", played)
    monkeypatch.setattr(soak, "table_server", nullcontext)
    monkeypatch.setattr(sys, "argv", ["soak.py"])
    with pytest.raises(SystemExit) as ended:
        soak.main()
    return ended.value.code


@pytest.mark.parametrize("games_a_minute", [4, 100])
def test_caches_that_fill_up_are_no_leak(soak: Any, monkeypatch: pytest.MonkeyPatch, games_a_minute: int) -> None:
    assert not code_after(soak, monkeypatch, 0, games_a_minute)


@pytest.mark.parametrize("games_a_minute", [4, 100])
@pytest.mark.parametrize("leaked", [CONNECTIONS, TABLE])
def test_connections_or_a_table_that_stay_are_found_on_a_busy_machine_too(
    soak: Any, monkeypatch: pytest.MonkeyPatch, leaked: int, games_a_minute: int
) -> None:
    assert code_after(soak, monkeypatch, leaked, games_a_minute)

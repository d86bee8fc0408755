"""Kills under load. `make fuzz` kills a server a thousand times: `python -m tests.support.crash`."""

import asyncio
from pathlib import Path

import pytest
from tests.support import crash
from tests.support.crash import survive


def test_every_acknowledged_move_survives_kills(tmp_path: Path) -> None:
    acknowledged = asyncio.run(survive(tmp_path, kills=2, seed=4))
    assert acknowledged > 25


def test_every_acknowledged_move_survives_kills_of_workers_on_one_file(tmp_path: Path) -> None:
    acknowledged = asyncio.run(survive(tmp_path, kills=3, seed=4, workers=2))
    assert acknowledged > 50


def test_every_acknowledged_move_survives_kills_of_workers_on_postgresql(tmp_path: Path, postgres_url: str) -> None:
    acknowledged = asyncio.run(survive(tmp_path, 2, 1, postgres_url, workers=3))
    assert acknowledged > 50


def test_a_lost_move_ends_the_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def find_one_missing(*_: object) -> None:
        raise AssertionError("a move is missing")

    monkeypatch.setattr(crash, "check", find_one_missing)
    with pytest.raises(AssertionError, match="a move is missing"):
        asyncio.run(survive(tmp_path, kills=4, seed=4))

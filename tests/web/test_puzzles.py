"""Puzzles by HTTP: what is told before an answer, the verdict, and ratings."""

import copy
import time

import httpx
import pytest
from msgspec import json
from tests.support.process import ServerProcess

from adyton.bots.skill import Skill, after_puzzle
from adyton.engine.rng import FastRng
from adyton.games import KITS
from adyton.games import kit as kit_module
from adyton.games.kit import Kit
from adyton.games.puzzles import PlayedPuzzle, book_of
from adyton.web.puzzles import find_book, position_of

GAME = "keltis"
BOOK = KITS[GAME].puzzles
FIRST = BOOK.puzzles["1"]


def test_a_game_tells_its_puzzle_of_the_day(server: ServerProcess) -> None:
    before = int(time.time()) // 86_400
    info = httpx.get(f"{server.address}/api/puzzles/{GAME}").json()
    after = int(time.time()) // 86_400
    assert info["day"] in {BOOK.of_day(before), BOOK.of_day(after)}
    assert (info["count"], info["tried"], info["rating"]) == (len(BOOK.puzzles), 0, 1500)


def test_a_puzzle_is_told_without_its_answer(server: ServerProcess) -> None:
    shown = httpx.get(f"{server.address}/api/puzzles/{GAME}/1").json()
    assert shown["you"] == FIRST.you
    assert set(shown["legal"]) == set(FIRST.best) | set(FIRST.costs)
    assert not {"seed", "best", "costs", "opening", "otherwise"} & set(shown)
    assert "seed" not in json.encode(shown).decode()


def test_an_answer_is_judged_and_the_first_one_changes_the_rating(server: ServerProcess) -> None:
    with httpx.Client(base_url=f"{server.address}/api/puzzles/{GAME}") as browser:
        browser.post(f"{server.address}/api/account")
        right = browser.post("/1", json={"do": FIRST.best[0]}).json()
        assert (right["right"], right["cost"], right["best"]) == (True, 0.0, list(FIRST.best))
        assert right["change"] > 0
        assert right["info"]["rating"] == 1500 + right["change"]
        assert (right["info"]["tried"], right["info"]["solved"]) == (1, 1)
        worst = max(FIRST.costs, key=lambda action: FIRST.costs[action])
        again = browser.post("/1", json={"do": worst}).json()
        assert (again["right"], again["cost"], again["change"]) == (False, FIRST.costs[worst], 0)
        assert again["info"]["solved"] == 1
        assert browser.get("/1").json()["tried"] is True
        other = BOOK.puzzles[right["info"]["next"]]
        assert other is not FIRST
        failed = browser.post(f"/{other.id}", json={"do": next(iter(other.costs))}).json()
        assert failed["change"] < 0
        assert failed["others"][0]["cost"] == min(other.costs.values())


def test_without_an_account_an_answer_is_judged_and_nothing_is_kept(server: ServerProcess) -> None:
    base = f"{server.address}/api/puzzles/{GAME}"
    assert httpx.post(f"{base}/1", json={"do": FIRST.best[0]}).json()["change"] == 0
    assert httpx.get(base).json()["tried"] == 0


def test_what_cannot_be_answered_is_refused(server: ServerProcess) -> None:
    base = f"{server.address}/api/puzzles"
    for path in (f"{GAME}/nothing", "chess/1", "chess"):
        assert httpx.get(f"{base}/{path}").status_code == 404
    assert httpx.post(f"{base}/{GAME}/1", json={"do": "fly"}).json()["code"] == "puzzle-unknown"
    assert httpx.post(f"{base}/{GAME}/1", json={"do": "stay"}).status_code == 409
    assert httpx.get(f"{base}/{GAME}/1/why", params={"do": "stay"}).json()["code"]
    assert httpx.get(f"{base}/{GAME}/1/why", params={"do": FIRST.best[0]}).json()["code"] == ""
    assert httpx.get(f"{base}/{GAME}/1/why", params={"do": "fly"}).json()["code"] == "puzzle-unknown"


def test_a_file_that_cannot_be_read_leaves_a_game_without_puzzles(monkeypatch: pytest.MonkeyPatch) -> None:
    kit = Kit(game=KITS[GAME].game, package="tests")
    monkeypatch.setattr(kit_module, "read_puzzles", lambda game, folder: book_of(game, "{}"))
    assert find_book(kit).puzzles == {}


def test_solving_a_difficult_puzzle_gains_more_and_failing_an_easy_one_loses_more() -> None:
    start = Skill()
    gains = [after_puzzle(start, rating, is_solved=True).mu - start.mu for rating in (15.0, 35.0)]
    losses = [start.mu - after_puzzle(start, rating, is_solved=False).mu for rating in (15.0, 35.0)]
    assert 0 < gains[0] < gains[1]
    assert 0 < losses[1] < losses[0]


@pytest.mark.parametrize("slug", [slug for slug, kit in KITS.items() if kit.puzzles.puzzles])
def test_what_is_told_is_the_same_in_every_world_that_the_seat_cannot_tell_apart(slug: str) -> None:
    """Two worlds: with what is hidden imagined anew, the same bytes are told."""
    book = KITS[slug].puzzles
    for place, name in enumerate(list(book.puzzles)[::6]):
        played = book.play(name)
        assert json.encode(position_of(_elsewhere(played, place), False)) == json.encode(position_of(played, False))


def _elsewhere(played: PlayedPuzzle, seed: int) -> PlayedPuzzle:
    game, you = played.game, played.puzzle.you
    twin, state = copy.copy(played), game.imagine(played.view, FastRng(seed))
    twin.view = game.view(state, you)
    twin.legal = tuple(action.text for action in game.legal(state, you)) if twin.picks is None else played.legal
    return twin

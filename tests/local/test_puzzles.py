"""Puzzles without a server."""

import json

import msgspec
import pytest
from tests.support.local_player import LocalPlayer

from adyton.games import KITS
from adyton.games.puzzles import PlayedPuzzle, PuzzleError
from adyton.web.puzzles import position_of
from adyton.web.wire.learning import LessonTry
from adyton.web.wire.puzzles import PuzzleInfo, PuzzleVerdict

NOTHING: dict[str, object] = {"tries": {}}


@pytest.mark.parametrize("game", KITS)
def test_a_puzzle_is_shown_and_judged_as_by_the_server(game: str) -> None:
    player, book = LocalPlayer(), KITS[game].puzzles
    path = f"/puzzles/{game}/1"
    found = player.request(path, body=NOTHING)
    assert found == json.loads(msgspec.json.encode(position_of(book.play("1"), is_tried=False)))
    verdict = player.request(path, "POST", {"do": book.puzzles["1"].best[0], **NOTHING})
    judged = msgspec.json.decode(json.dumps(verdict), type=PuzzleVerdict)
    assert (judged.right, judged.cost, judged.change) == (True, 0, 0)
    assert (judged.info.tried, judged.info.solved) == (1, 1)


def test_a_worse_answer_names_the_best_one() -> None:
    puzzle = next(one for one in KITS["keltis"].puzzles.puzzles.values() if one.costs)
    worse, cost = next(iter(puzzle.costs.items()))
    verdict = LocalPlayer().request(f"/puzzles/keltis/{puzzle.id}", "POST", {"do": worse, **NOTHING})
    assert (verdict["right"], verdict["cost"], verdict["best"]) == (False, cost, list(puzzle.best))
    assert verdict["info"]["solved"] == 0


def test_what_was_tried_is_counted_and_not_offered_again() -> None:
    player = LocalPlayer()
    first = msgspec.convert(player.request("/puzzles/oracle", body=NOTHING), PuzzleInfo)
    assert (first.count, first.tried, first.solved) == (len(KITS["oracle"].puzzles.puzzles), 0, 0)
    then = player.request("/puzzles/oracle", body={"tries": {first.next: True, "gone": False}})
    assert then["next"] != first.next
    assert (then["tried"], then["solved"]) == (1, 1)
    assert player.request(f"/puzzles/oracle/{first.next}", body={"tries": {first.next: True}})["tried"]


def test_an_action_that_the_rules_forbid_gets_the_reason() -> None:
    player, puzzle = LocalPlayer(), KITS["keltis"].puzzles.puzzles["1"]
    best = puzzle.best[0].replace(" ", "%20")
    told = player.request(f"/puzzles/keltis/1/why?do={best}", body=NOTHING)
    assert msgspec.convert(told, LessonTry).code == ""
    assert player.request("/puzzles/keltis/1/why?do=fly", body=NOTHING)["code"] == "puzzle-unknown"


def test_unknown_and_broken_puzzles_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    player = LocalPlayer()
    assert player.request("/puzzles/chess", body=NOTHING)["code"] == "no-such-game"
    assert player.request("/puzzles/keltis/x", body=NOTHING)["code"] == "puzzle-unknown"
    assert player.request("/puzzles/keltis/1", "POST", {"do": "fly", **NOTHING})["code"] == "puzzle-unknown"

    def fail(self: PlayedPuzzle, *_: object) -> None:
        raise PuzzleError("2", "the rules have changed")

    KITS["keltis"].puzzles.play.cache_clear()
    monkeypatch.setattr(PlayedPuzzle, "__init__", fail)
    assert player.request("/puzzles/keltis/2", body=NOTHING)["code"] == "puzzle-broken"

import pytest
from tests.games.oracle.positions import play, prophecies, trick

from adyton.bots.hint import Hint, explained, hint
from adyton.bots.loop import play_on
from adyton.bots.review import Verdict, review, turning_points
from adyton.bots.roster import GUIDES, make_bot
from adyton.bots.search import Weighed
from adyton.engine.action import Action
from adyton.engine.playing import Playing
from adyton.engine.record import Record
from adyton.engine.rng import FastRng
from adyton.games import GAMES
from adyton.words import Words

ORACLE, KELTIS = GAMES["oracle"], GAMES["keltis"]


def test_the_trick_that_fulfils_a_prophecy_is_advised_for_that_reason() -> None:
    state = trick("b2 g1", "b3 g3", "b6 b1")
    state.held[2] = prophecies("peg_eq1 all_ge1")
    play(state, "play b2", "play b3")
    found = hint(ORACLE, ORACLE.view(state, 2), ORACLE.legal(state, 2), 40, 60_000)
    assert (found.action.text, found.code) == ("play b6", "prophecies")


def test_the_only_move_is_called_so() -> None:
    state = trick("b2", "b3", "b6")
    play(state, "play b2", "play b3")
    found = hint(ORACLE, ORACLE.view(state, 2), ORACLE.legal(state, 2), 40, 60_000)
    assert (found.action.text, found.code) == ("play b6", "only")


def test_where_nothing_else_was_tried_it_is_just_the_best() -> None:
    state = trick("b2", "b3", "b6 b1")
    assert explained(ORACLE, ORACLE.view(state, 0), [Weighed(Action("play b2", 1), 1.0, 3)]).code == "best"


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_reason_has_its_sentence(language: str) -> None:
    words = Words(language)
    for slug, guide in GUIDES.items():
        playing = Playing.open(GAMES[slug], GAMES[slug].options(), ["a", "b", "c"], FastRng(1))
        seat = playing.game.turn(playing.state).seats[0]
        view, legal = playing.game.view(playing.state, seat), playing.game.legal(playing.state, seat)
        parts = guide().parts(view, legal[0], FastRng(1))  # type: ignore[attr-defined]  # both can explain
        assert all(words.knows(f"{slug}-hint-{part}") for part in parts)
    assert words.knows("hint-best")
    assert words.knows("hint-only")


def recorded(moves: int) -> Record:
    """The first moves of a game of Keltis between beginners."""
    playing = Playing.open(KELTIS, KELTIS.options(), ["a", "b"], FastRng(2))
    play_on(playing, [make_bot("easy", KELTIS, seed) for seed in range(2)])
    return Record(playing.record.header, playing.record.entries[:moves])


def test_a_review_judges_every_decision_and_repeats() -> None:
    record = recorded(70)
    first, second = ([(v.line, v.cost, v.hint.action.text) for v in review(KELTIS, record, None, 5)] for _ in range(2))
    assert first == second
    assert len(first) > 5
    assert all(cost >= 0 for _, cost, _ in first)


def test_a_review_of_one_seat_leaves_the_others_out() -> None:
    assert {verdict.seat for verdict in review(KELTIS, recorded(70), 1, 3)} == {1}


def verdict(line: int, cost: float) -> Verdict:
    return Verdict(line, 0, Action("a", 0), Hint(Action("b", 1), "best"), cost)


def test_the_three_dearest_decisions_are_turning_points() -> None:
    made = [verdict(line, cost) for line, cost in [(1, 2.0), (2, 0.0), (3, 5.0), (4, 1.0), (5, 3.0)]]
    assert [one.line for one in turning_points(made)] == [1, 3, 5]
    assert turning_points([verdict(1, 0.0)]) == []

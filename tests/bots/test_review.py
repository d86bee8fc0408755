from adyton.bots.hint import Hint
from adyton.bots.loop import play_on
from adyton.bots.review import Verdict, review, turning_points
from adyton.bots.roster import make_bot
from adyton.engine.action import Action
from adyton.engine.playing import Playing
from adyton.engine.record import Record
from adyton.engine.rng import FastRng
from adyton.games import GAMES

KELTIS = GAMES["keltis"]


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

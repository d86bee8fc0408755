from itertools import islice

import msgspec
import pytest
from tests.games.delphi.positions import finish, load, ready
from tests.games.oraklos.positions import SQUARE, do, naming, searching

from adyton.bots.duel import Duel
from adyton.bots.loop import play_on
from adyton.bots.review import DecisionReview, Effort, turning_points
from adyton.bots.roster import make_bot
from adyton.bots.schedule import Schedule
from adyton.bots.schedule import review as reviewed
from adyton.bots.search import Search
from adyton.bots.verdict import Case, Verdict
from adyton.bots.worker import Question, answer
from adyton.engine.action import Action
from adyton.engine.game import AnyGame
from adyton.engine.playing import Playing
from adyton.engine.record import Record
from adyton.engine.rng import FastRng
from adyton.engine.state import State
from adyton.games import GAMES, KITS
from adyton.games.delphi.bot.review import taken_away
from adyton.games.delphi.rules.state import DelphiState
from adyton.games.oraklos.bot.review import is_last_of_round
from adyton.games.oraklos.rules.state import OraklosState

PATIENT = 3600.0  # seconds: no machine is that slow
DELPHI, KELTIS, ORAKLOS = GAMES["delphi"], GAMES["keltis"], GAMES["oraklos"]


@pytest.fixture(autouse=True)
def _patient(monkeypatch: pytest.MonkeyPatch) -> None:
    for slug in ("delphi", "keltis", "oracle"):
        reviewer = KITS[slug].reviewer
        assert isinstance(reviewer, DecisionReview)
        monkeypatch.setattr(reviewer.effort, "seconds", PATIENT)


@pytest.fixture
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    for slug in ("delphi", "keltis", "oracle"):
        monkeypatch.setattr(KITS[slug].reviewer, "effort", Effort(4, 4, most=6, seconds=PATIENT))


def review(game: AnyGame, record: Record, seat: int | None = None, iterations: int | None = None) -> list[Verdict]:
    return reviewed(KITS[game.slug].reviewer, game, record, seat, iterations)


def judge(game: AnyGame, case: Case) -> list[Verdict]:
    """Return the verdicts on this case after all steps."""
    schedule = Schedule(KITS[game.slug].reviewer, game, iter([case]), case.line)
    for _ in schedule.run():
        pass
    return schedule.verdicts


def recorded(moves: int) -> Record:
    """Return the first moves of a game of Keltis between beginners."""
    playing = Playing.open(KELTIS, KELTIS.options(), ["a", "b"], FastRng(2))
    play_on(playing, [make_bot("easy", KELTIS, seed) for seed in range(2)])
    return Record(playing.record.header, playing.record.entries[:moves])


@pytest.mark.usefixtures("_quick")
def test_a_review_judges_every_decision_and_repeats() -> None:
    record = recorded(70)
    first, second = ([(v.line, v.cost, v.hint.action.text) for v in review(KELTIS, record, None, 5)] for _ in range(2))
    assert first == second
    assert len(first) > 5
    assert all(cost >= 0 for _, cost, _ in first)


@pytest.mark.usefixtures("_quick")
def test_a_review_of_one_seat_leaves_the_others_out() -> None:
    assert {verdict.seat for verdict in review(KELTIS, recorded(70), 1, 3)} == {1}


def test_the_three_costliest_decisions_are_turning_points() -> None:
    assert turning_points([2.0, 0.0, 5.0, 1.0, 3.0]) == [0, 2, 4]
    assert turning_points([0.0]) == []


def test_cheap_mistakes_are_no_turning_points() -> None:
    assert turning_points([0.9, 1.0, 0.3]) == [1]


def judged(game: str, state: State, seat: int, text: str) -> Verdict:
    rules = GAMES[game]
    case = Case(7, rules.view(state, seat), rules.legal(state, seat), rules.read(text))
    (verdict,) = judge(rules, case)
    return verdict


def delivering(dice: str = "pink red blue") -> DelphiState:
    """A position with a pink offering aboard and the pink temple beside the ship."""
    state = ready(dice, at="5,-1")
    load(state, "offering", "pink")
    return state


def test_delphi_shows_the_cost_of_a_missed_delivery() -> None:
    state = delivering()
    state.used = 6  # Only the pink die is left.
    assert judged("delphi", state, 0, "die 1 make offering 5,-2").cost == 0
    missed = judged("delphi", state, 0, "end")
    assert (missed.hint.action.text, missed.hint.code) == ("die 1 make offering 5,-2", "task")
    assert 1.5 < missed.cost < 3


def test_in_delphi_a_delayed_action_costs_nothing() -> None:
    assert judged("delphi", delivering(), 0, "die 3 favor").cost == 0
    lost = judged("delphi", delivering(), 0, "die 1 favor")
    assert lost.hint.action.text == "die 1 make offering 5,-2"
    assert 0.5 < lost.cost < 2


def test_in_delphi_drawing_a_card_does_not_cost_what_stays_possible() -> None:
    assert judged("delphi", delivering(), 0, "die 2 draw").cost == 0
    assert judged("delphi", delivering(), 0, "die 1 draw").cost > 0.5


def test_a_possible_blunder_is_examined_again(monkeypatch: pytest.MonkeyPatch) -> None:
    state = delivering()
    tried: list[int] = []

    def scripted(leads: list[list[float]]) -> float:
        def duel(search: Search, one: Action, other: Action, pairs: int, until: float, least: float) -> Duel:
            tried.append(pairs)
            return Duel(leads.pop(0))

        monkeypatch.setattr("adyton.bots.review.duel", duel)
        return judged("delphi", state, 0, "end").cost

    assert scripted([[1.0, 1.2], [0.5, 0.5]]) == 0.5
    assert tried == [40, 120]
    assert scripted([[0.8, 0.8]]) == 0.8
    assert scripted([[3.0, 0.0, 3.0]]) == 0  # Less than twice its standard error.
    assert scripted([[0.2, 0.2]]) == 0


def held_against(state: DelphiState, text: str) -> list[str]:
    return [one.text for one in taken_away(Case(7, DELPHI.view(state, 0), DELPHI.legal(state, 0), DELPHI.read(text)))]


def test_in_delphi_a_decision_costs_what_it_made_impossible() -> None:
    against = held_against(delivering(), "die 2 favor")
    assert against[0] == "die 2 favor"
    assert {text[:5] for text in against} == {"die 2", "end"}
    assert "die 1 make offering 5,-2" in held_against(delivering(), "die 1 favor")
    assert len(held_against(delivering(), "end")) == len(DELPHI.legal(delivering(), 0))


def test_in_delphi_a_die_of_the_same_colour_can_still_do_the_same() -> None:
    assert held_against(delivering("pink pink blue"), "die 1 favor") == ["die 1 favor", "end"]


def test_in_delphi_a_missed_victory_costs_no_more_than_a_task() -> None:
    state = finish(ready("pink pink pink", at="1,-2"), 0)
    state.used = 6
    missed = judged("delphi", state, 0, "end")
    assert (missed.hint.action.text, missed.hint.code, missed.cost) == ("die 1 sail 0,0", "home", 6.0)


def oraklos_round(state: OraklosState, *moves: tuple[int, str]) -> list[tuple[int, str, str, str, float]]:
    """Return the verdicts on a round with these moves. Time passes quickly, and the last move ends the round."""
    before = state
    for at, (seat, text) in enumerate(moves, 1):
        before = state.copy()
        do(state, seat, text, 1000 + 2000 * at)
    assert is_last_of_round(before, state)
    case = Case(9, ORAKLOS.view(state, None), (), None)
    return [(v.seat, v.action.text, v.hint.action.text, v.hint.code, v.cost) for v in judge(ORAKLOS, case)]


def test_oraklos_shows_the_missed_predictions() -> None:
    state = searching(SQUARE, "rybk", "rrrr")
    assert oraklos_round(state, (0, "no more"), (1, "no more")) == [(0, "no more", "claim 3 rybk", "missed", 3.0)]


def test_oraklos_shows_the_cost_of_a_claim_without_dice() -> None:
    state = searching(SQUARE, "rybk", "rrrr")
    found = oraklos_round(state, (1, "claim 3 rrrr"), (0, "no more"), (1, "no more"), (1, "show 1 2 3 4"))
    assert found == [(1, "show 1 2 3 4", "no more", "not-there", 3.0), (0, "no more", "claim 2 rybk", "missed", 2.0)]


def test_a_good_round_of_oraklos_is_not_blamed() -> None:
    state = searching(SQUARE, "rybk", "rrrr")
    assert oraklos_round(state, (0, "claim 3 rybk"), (0, "no more"), (1, "no more"), (0, "show 1 2 3 4")) == []


def test_antipodes_shows_absent_cards_that_nobody_named() -> None:
    state = naming(SQUARE, "rybk rrby rryb rbby rkky rkkb")
    found = oraklos_round(state, (0, "no more"), (1, "no more"), (2, "no more"))
    assert found == [(seat, "no more", "absent rrby", "was-absent", 1.0) for seat in range(3)]


def test_antipodes_shows_who_could_have_refuted_a_claim() -> None:
    state = naming(SQUARE, "rybk rrby rryb rbby rkky rkkb")
    found = oraklos_round(state, (0, "absent rybk"), (1, "no more"), (1, "no more"), (2, "no more"))
    assert found == [(seat, "no more", "show 1 2 3 4", "was-there", 1.0) for seat in (1, 2)]


def test_antipodes_shows_the_cost_of_a_refuted_claim() -> None:
    state = naming(SQUARE, "rybk rrby rryb rbby rkky rkkb")
    found = oraklos_round(state, (0, "absent rybk"), (1, "no more"), (1, "show 1 2 3 4"))
    assert found == [(0, "absent rybk", "absent rrby", "was-absent", 2.0)]


@pytest.mark.usefixtures("_quick")
def test_whole_games_are_reviewed() -> None:
    for slug, bot in (("delphi", "easy"), ("oraklos", "easy")):
        game = GAMES[slug]
        options = game.read_options({"short": True} if slug == "delphi" else {})
        playing = Playing.open(game, options, ["a", "b", "c"], FastRng(2))
        play_on(playing, [make_bot(bot, game, seed) for seed in range(3)])
        record = playing.record
        verdicts = list(review(game, record))
        assert [one.line for one in verdicts] == sorted(one.line for one in verdicts)
        assert any(one.cost > 0 for one in verdicts)
        assert {one.seat for one in review(game, record, 1)} == {1}


def asked(slug: str, case: Case) -> Question:
    """Return the question that the site sends to one of its processes."""
    view = msgspec.Raw(msgspec.json.encode(case.view))
    legal = [action.text for action in case.legal]
    asking = Question(slug, "easy", 1, view, legal, None, 3_600_000, review=case.line, step=case.step)
    return msgspec.structs.replace(asking, made=case.made_text, better=case.better_text)


def both_steps(case: Case) -> list[Case]:
    """Return the case for a quick look and, if it is a decision, for a comparison with another action."""
    other = next((action for action in case.legal if action is not case.made), None)
    return [case] if other is None else [case, case.then("compare", other)]


@pytest.mark.usefixtures("_quick")
@pytest.mark.parametrize("slug", GAMES)
def test_a_process_that_gets_json_alone_comes_to_the_same_verdicts(slug: str) -> None:
    game = GAMES[slug]
    playing = Playing.open(game, game.read_options({"short": True} if slug == "delphi" else {}), ["a"] * 3, FastRng(2))
    play_on(playing, [make_bot("easy", game, seed) for seed in range(3)])
    reviewer = KITS[slug].reviewer
    first = islice(reviewer.cases(game, playing.record), 8)
    for case in (each for whole in first for each in both_steps(whole)):
        reply = answer(msgspec.json.decode(msgspec.json.encode(asked(slug, case)), type=Question)).judged
        same = reviewer.judge(game, case, None, 3_600_000)
        assert [(one.line, one.seat, one.made, one.better, one.code, one.args) for one in reply] == [
            (one.line, one.seat, one.action.text, one.hint.action.text, one.hint.code, one.hint.args) for one in same
        ]

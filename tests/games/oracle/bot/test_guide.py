import pytest
from tests.games.oracle.positions import dealt, play, prophecies, set_chips, trick

from adyton.bots.loop import play_on
from adyton.bots.roster import bot_names, make_bot
from adyton.engine.playing import Playing
from adyton.engine.rng import FastRng
from adyton.games.oracle.bot.guide import OracleGuide, OracleJudgement, worth
from adyton.games.oracle.rules.game import ORACLE
from adyton.games.oracle.rules.options import OracleOptions


def wins(games: int, seats: int, seat: int, draft: bool = False) -> float:
    """Return how many games the greedy bot in this seat wins against random ones. Shared wins count in part."""
    won = 0.0
    for number in range(games):
        names = ["greedy" if other == seat else "random" for other in range(seats)]
        bots = [make_bot(name, ORACLE, number * 10 + place) for place, name in enumerate(names)]
        winners = play_on(Playing.open(ORACLE, OracleOptions(draft=draft), names, FastRng(number)), bots).winners
        won += (seat in winners) / len(winners)
    return won


def test_the_roster_lists_the_bots_of_oracle_from_weak_to_strong():
    assert bot_names(ORACLE) == ("random", "easy", "greedy", "normal", "hard", "oracle")


@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_greedy_beats_three_random_bots_from_every_seat(seat):
    """It wins three of four games. A random bot in its place would win three of twelve."""
    assert wins(12, 4, seat) >= 6


def test_greedy_plays_the_draft_and_five_players_too():
    assert wins(4, 5, 2, draft=True) >= 2


def test_search_is_for_cards_and_the_draft_but_not_for_the_choice_of_prophecies():
    choice, draft, cards = dealt(3), dealt(3, draft=True), trick("b2", "b3", "b6 b1")
    asked = [ORACLE.view(state, ORACLE.turn(state).seats[0]) for state in (choice, draft, cards)]
    assert [view.phase for view in asked] == ["choice", "draft", "trick"]
    assert [OracleGuide().settles(view) for view in asked] == [True, False, False]


def test_the_longer_the_bot_thinks_the_surer_it_is_what_a_prophecy_pays():
    """Four guides think with different seeds. Their rates of a pair differ less after 100 more imagined rounds."""
    state = dealt(3)
    view, legal = ORACLE.view(state, 0), ORACLE.legal(state, 0)[:1]
    at_once: list[float] = []
    later: list[float] = []
    for seed in range(4):
        guide, rng = OracleGuide(), FastRng(seed)
        at_once += guide.rates(view, legal, rng)
        for _ in range(100):
            guide.ponder(view, rng)
        later += guide.rates(view, legal, rng)
    assert max(later) - min(later) < max(at_once) - min(at_once)


def test_the_bot_takes_the_trick_that_fulfils_its_prophecy():
    state = trick("b2", "b3", "b6 b1")
    state.held[2] = prophecies("peg_eq1 all_ge1")
    play(state, "play b2", "play b3")
    view = ORACLE.view(state, 2)
    rates = dict(
        zip(
            [action.text for action in ORACLE.legal(state, 2)],
            OracleJudgement().rates(view, ORACLE.legal(state, 2), FastRng(1)),
            strict=True,
        )
    )
    assert rates["play b6"] > rates["play b1"]


def test_the_bot_avoids_the_chip_that_would_break_its_prophecy():
    state = trick("b2 g2", "b3 g3", "b6 b1")
    set_chips(state, 2, "pegasus")
    state.held[2] = prophecies("peg_eq1 loser_pho")
    before = worth(state, 2)
    set_chips(state, 2, "pegasus")
    assert worth(state, 2) < before + 3  # The stars of the chip do not make up for the prophecy.


def test_chips_of_others_count_negatively():
    state = trick("b2 g2", "b3 g3", "b6 b1")
    before = worth(state, 2)
    set_chips(state, 0, "hydra")
    assert worth(state, 2) < before

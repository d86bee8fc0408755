import json

import pytest
from tests.games.oracle.positions import play, prophecies, set_chips, trick

from adyton.engine.content import shipped
from adyton.engine.rng import FastRng
from adyton.games.oracle.bot.guide import OracleGuide, SharpGuide, finished
from adyton.games.oracle.bot.value import INPUTS, OUTPUTS, numbers, promised, traits
from adyton.games.oracle.rules.game import ORACLE
from adyton.games.oracle.rules.options import OracleOptions
from adyton.games.oracle.rules.state import OracleState


def shipped_deck() -> str:
    return shipped("adyton.games.oracle", "deck.toml")


HANDS = ("b2 r2 g2 y2 b9 r9", "b3 r3 g3 y3 b8 r8", "b12 r12 g12 y12 b11 r11")


def test_the_network_sees_the_cards_of_a_seat_and_half_of_those_of_two_others_by_value() -> None:
    state = trick(*HANDS)
    set_chips(state, 0, "pegasus hydra")
    assert numbers(state, 0) == [
        *[0, 4, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0],
        *[0, 0, 2, 0, 0, 0, 0, 1, 0, 0, 1, 2],
        8 / 5,  # stars: three for the pegasus, five for the hydra
    ]


def test_a_loser_chip_takes_the_stars_of_its_species() -> None:
    state = trick(*HANDS)
    set_chips(state, 0, "pegasus hydra")
    state.give_loser(2, 0)
    assert numbers(state, 0)[-1] == 3 / 5


def test_what_others_hold_and_who_leads_is_among_the_inputs() -> None:
    state = trick(*HANDS)
    before = set(traits(state, 0))
    set_chips(state, 1, "phoenix")
    state.leader = 1
    assert len(before ^ set(traits(state, 0))) == 7  # middle, best, most: each out and in; the lead is out


@pytest.mark.parametrize("seats", [3, 4])
def test_shipped_weights_fit_the_inputs_and_say_how_they_were_made(seats: int) -> None:
    net = json.loads(shipped("adyton.games.oracle.bot", "values.json"))[str(seats)]
    assert {len(row) for row in net["first"]} == {INPUTS}
    assert len(net["heads"]) == len(net["head_bias"]) == OUTPUTS
    assert {len(row) for row in net["heads"]} == {len(net["first"])} == {len(net["bias"])}
    assert {"command", "rules", "seed", "seconds"} <= set(net["made"])


@pytest.mark.parametrize("seats", [3, 4])
def test_it_promises_about_what_random_rounds_bring(seats: int) -> None:
    """Over six deals, the mean of 30 random rounds and the promise differ by less than points vary between seats."""
    errors: list[float] = []
    for number in range(6):
        state = begun(seats, number)
        rng = FastRng(number)
        rounds = [[tally.points for tally in finished(state.copy(), 0, rng)] for _ in range(30)]
        means = [sum(points) / len(points) for points in zip(*rounds, strict=True)]
        errors += [abs(mean - found) for mean, found in zip(means, promised(state), strict=True)]
    assert sum(errors) / len(errors) < 2.5


def begun(seats: int, number: int) -> OracleState:
    """Return a deal in which everybody has chosen at random and half of the tricks are played at random."""
    state = ORACLE.start(ORACLE.options(), seats)
    rng = FastRng(number)
    while state.phase != 6 or state.trick or state.hands[0].bit_count() > 8:
        seat = ORACLE.turn(state).seats[0]
        legal = ORACLE.legal(state, seat) if seat >= 0 else [ORACLE.chance(state, rng)]
        ORACLE.play(state, seat, legal[rng.below(len(legal))], 0)
    return state


def rates(state: OracleState, guide: OracleGuide) -> dict[str, float]:
    """Return what the guide thinks of the actions of the seat to act, on average of ten looks."""
    seat = state.to_act
    view, legal = ORACLE.view(state, seat), ORACLE.legal(state, seat)
    looks = [guide.rates(view, legal, FastRng(seed)) for seed in range(10)]
    return {action.text: sum(look[place] for look in looks) / 10 for place, action in enumerate(legal)}


def test_the_guide_prefers_the_card_that_wins_what_its_prophecy_asks_for() -> None:
    state = trick("b2 r2 g2 y2 b10", "b3 r3 g3 y3 b11", "b6 b1 r6 g6 y6")
    state.held[2] = prophecies("peg_eq1 all_ge1")
    play(state, "play b2", "play b3")
    found = rates(state, SharpGuide())
    assert found["play b6"] > found["play b1"] + 1


@pytest.mark.parametrize(("hands", "content"), [(["b2 r2", "b3 r3", "b12 r12"], None), (HANDS, shipped_deck())])
def test_with_two_cards_or_a_deck_of_the_host_the_guide_rates_without_the_network(
    hands: list[str], content: str | None
) -> None:
    state = trick(*hands)
    state.options = OracleOptions(content=content)
    guide = SharpGuide()
    assert rates(state, guide) == rates(state, OracleGuide())
    assert guide.trust == 4


def test_with_five_players_there_is_no_network_to_ask() -> None:
    state = trick(*HANDS, "b4 r4 g4 y4 b7 r7", "b5 r5 g5 y5 b6 r6")
    assert rates(state, SharpGuide()) == rates(state, OracleGuide())


def test_with_more_cards_the_guide_asks_the_network_and_trusts_it_more() -> None:
    guide = SharpGuide()
    assert rates(trick(*HANDS), guide) != rates(trick(*HANDS), OracleGuide())
    assert guide.trust == 10


def test_a_chip_that_breaks_a_prophecy_lowers_the_promise() -> None:
    state = trick(*HANDS)
    state.held[0] = prophecies("peg_eq1 peg_none")
    before = promised(state)[0]
    set_chips(state, 0, "pegasus pegasus pegasus")
    assert promised(state)[0] < before + 9  # three chips have nine stars, and now neither prophecy can come true

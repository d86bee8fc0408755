import pytest
from tests.games.oracle.positions import DECK, NUMBER, play, prophecies, set_chips, trick

from adyton.games.oracle.rules import state as at_phase
from adyton.games.oracle.rules.game import ORACLE
from adyton.games.oracle.rules.parts import Condition, Prophecy
from adyton.games.oracle.rules.scoring import Holdings, is_fulfilled, tally_round
from adyton.games.oracle.rules.state import OracleState


def last_trick(**chips: str) -> OracleState:
    """Return a round before its last trick, with these chips by seat: a='phoenix hydra'."""
    state = trick("b2", "b3", "b4")
    for seat, text in enumerate(chips.values()):
        set_chips(state, seat, text)
    return state


def test_ora_21_a_loser_chip_sends_back_the_victory_chips_of_its_species():
    state = last_trick(a="phoenix pegasus pegasus hydra")
    state.give_loser(2, 0)
    tally = tally_round(state)[0]
    assert tally.chips == (1, 2, 0)
    assert tally.lost == (0, 0, 1)
    assert tally.losers == (0, 0, 1)


def test_ora_22_each_remaining_victory_chip_pays_its_stars():
    state = last_trick(a="phoenix phoenix pegasus hydra", b="hydra")
    assert [tally.stars for tally in tally_round(state)] == [12, 5, 0]


@pytest.mark.parametrize(
    ("prophecy", "chips", "losers", "fulfilled"),
    [
        ("peg_eq1", (3, 1, 0), (0, 0, 0), True),
        ("peg_eq1", (3, 0, 0), (0, 1, 0), False),  # A loser chip never counts as a chip of its species.
        ("pho_ge2", (2, 0, 0), (0, 0, 0), True),
        ("pho_ge2", (1, 0, 0), (0, 0, 0), False),
        ("all_ge1", (1, 1, 1), (0, 0, 0), True),
        ("all_ge1", (1, 1, 0), (0, 0, 1), False),
        ("loser_peg", (0, 0, 0), (0, 1, 0), True),
        ("loser_pho", (0, 0, 0), (0, 1, 0), False),
    ],
)
def test_ora_23_species_words_count_victory_chips_only(prophecy, chips, losers, fulfilled):
    others = [Holdings((0, 0, 0), (0, 0, 0))] * 2
    assert is_fulfilled(DECK[NUMBER[prophecy]], Holdings(chips, losers), others) is fulfilled


@pytest.mark.parametrize(
    ("measure", "number"),
    [
        ("phoenix", 2),
        ("pegasus", 1),
        ("hydra", 0),
        ("species", 2),
        ("victory_chips", 3),
        ("loser_chips", 1),
        ("all_chips", 4),
        ("loser_phoenix", 0),
        ("loser_pegasus", 0),
        ("loser_hydra", 1),
    ],
)
def test_ora_23_what_each_word_of_a_condition_counts(measure, number):
    assert Holdings((2, 1, 0), (0, 0, 1)).measure(measure) == number


def judged(comparison: str, own: int, *others: int, number: int = 0) -> bool:
    card = DECK[0]
    prophecy = type(card)("x", (Condition("phoenix", comparison, number),), 1, {"en": "x"}, "x")
    rivals = [Holdings((other, 0, 0), (0, 0, 0)) for other in others]
    return is_fulfilled(prophecy, Holdings((own, 0, 0), (0, 0, 0)), rivals)


def test_ora_23_most_and_fewest_compare_with_every_other_player_and_a_tie_fails():
    assert judged("most", 3, 2, 0)
    assert not judged("most", 3, 3, 0)
    assert judged("fewest", 0, 1, 2)
    assert not judged("fewest", 0, 0, 2)


def test_ora_23_the_other_comparisons():
    assert judged("<=", 1, 0, 0, number=1)
    assert not judged("<=", 2, 0, 0, number=1)


def test_ora_23_the_two_cards_are_judged_independently():
    state = last_trick(a="pegasus pegasus")
    state.held[0] = prophecies("peg_eq1 peg_eq2")
    tally = tally_round(state)[0]
    assert dict(zip(tally.prophecies, tally.paid, strict=True)) == {NUMBER["peg_eq1"]: 0, NUMBER["peg_eq2"]: 9}


def test_ora_24_all_see_the_prophecies_when_they_are_scored():
    state = last_trick(a="", b="", c="")
    play(state, "play b2", "play b3", "play b4")
    seen = ORACLE.view(state, None).tallies[0]
    assert [[card.id for card in tally.prophecies] for tally in seen] == [["peg_eq1", "peg_eq2"]] * 3


def test_ora_25_as_many_rounds_as_players_and_equal_points_share_the_win():
    state = last_trick(a="hydra", b="hydra", c="")
    state.round = 2
    state.scores = [10, 10, 3]
    play(state, "play b2", "play b3", "play b4")  # Seat 2 wins a hydra chip.
    assert state.phase == at_phase.OVER
    outcome = ORACLE.outcome(state)
    assert outcome is not None
    assert outcome.points == (15, 15, 8)
    assert outcome.places == (1, 1, 3)
    assert outcome.winners == (0, 1)
    assert outcome.ending == "rounds"


def test_ora_25_before_the_last_round_there_is_no_outcome():
    state = last_trick(a="")
    play(state, "play b2", "play b3", "play b4")
    assert state.round == 1
    assert ORACLE.outcome(state) is None


@pytest.mark.parametrize(
    ("condition", "fulfilled"),
    [
        (Condition("stars", "==", 12), True),  # Two Phoenixes, a Pegasus and a Hydra: 2 + 2 + 3 + 5.
        (Condition("stars", ">", 12), False),
        (Condition("stars", "<", 13), True),
        (Condition("phoenix", ">", 0, "hydra"), True),
        (Condition("pegasus", "==", 0, "hydra"), True),
        (Condition("pegasus", "<", 0, "hydra"), False),
    ],
)
def test_ora_23_a_condition_may_count_stars_or_compare_two_own_species(condition, fulfilled):
    prophecy = Prophecy("own", (condition,), 5, {"en": "My own"}, "printed")
    assert is_fulfilled(prophecy, Holdings((2, 1, 1), (0, 0, 0)), []) is fulfilled

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.games.oracle.positions import cards, legal_texts, names, play, set_chips, trick

from adyton.games.oracle.rules import state as at_phase
from adyton.games.oracle.rules.game import ORACLE
from adyton.games.oracle.rules.parts import LETTERS, NAME
from adyton.games.oracle.rules.scoring import winner_of


def test_ora_13_the_dealers_left_neighbour_leads_any_card():
    state = trick("b1", "b7 r3 v12", "g1", leader=1)
    assert state.dealer == 0
    assert legal_texts(state, 1) == ["play b7", "play r3", "play v12"]
    assert legal_texts(state, 0) == []


def test_ora_13_a_player_with_the_led_colour_must_follow_it():
    state = trick("b7 r1", "b10 b2 r11", "r5 g3")
    play(state, "play b7")
    assert legal_texts(state, 1) == ["play b2", "play b10"]
    refusal = ORACLE.why_not(state, 1, ORACLE.read("play r11"), 0)
    assert refusal is not None
    assert (refusal.code, refusal.args, refusal.clause) == ("must-follow", {"colour": "blue"}, "ORA-13")


def test_ora_13_a_player_without_it_may_play_any_card_and_is_known_to_be_void():
    state = trick("b7 r1", "b10 b2", "r5 g3")
    play(state, "play b7", "play b2")
    assert legal_texts(state, 2) == ["play r5", "play g3"]
    play(state, "play g3")
    assert ORACLE.view(state, 0).voids == ((), (), ("blue",))


def test_ora_13_a_card_that_is_not_in_hand_is_refused():
    state = trick("b7 r1", "b10 b2", "r5 g3")
    refusal = ORACLE.why_not(state, 0, ORACLE.read("play v12"), 0)
    assert refusal is not None
    assert (refusal.code, refusal.args) == ("not-in-hand", {"card": "v12"})
    nonsense = ORACLE.why_not(state, 0, ORACLE.read("return"), 0)
    assert nonsense is not None
    assert nonsense.code == "not-now"


def winner(text: str) -> str:
    played = tuple(cards(text))
    return NAME[played[winner_of(played)]]


@pytest.mark.parametrize(
    ("played", "wins"),
    [
        ("b7 b10 r11", "r11"),  # ORA-14: whatever its colour
        ("r12 r1 b2", "r1"),  # ORA-15
        ("r1 b2 r12", "r1"),
        ("b3 g12 r12 v1", "v1"),
        ("b12 b11 b2", "b12"),
        ("b1 r2 g1", "r2"),
        ("b7 r10 b10", "b10"),  # ORA-16: the led colour among equals
        ("b7 r10 g10", "r10"),  # ORA-16: else the first played
        ("b12 g1 r1", "g1"),
        ("b12 g1 b1", "b1"),
    ],
)
def test_ora_14_ora_15_ora_16_who_wins_a_trick(played, wins):
    assert winner(played) == wins


def naive_winner(played: list[int]) -> int:
    """Decide the same rule by elimination, one sentence after another."""
    names_played = [NAME[card] for card in played]
    values = {name: int(name[1:]) for name in names_played}
    contenders = list(names_played)
    if 12 in values.values() and 1 in values.values():
        contenders = [name for name in contenders if values[name] == 1]
    top = max(values[name] for name in contenders)
    contenders = [name for name in contenders if values[name] == top]
    led = names_played[0][0]
    assert led in LETTERS
    in_colour = [name for name in contenders if name[0] == led]
    return names_played.index((in_colour or contenders)[0])


@given(st.lists(st.integers(0, 59), min_size=3, max_size=5, unique=True))
def test_ora_14_to_ora_16_agree_with_a_second_implementation(played):
    assert winner_of(tuple(played)) == naive_winner(played)


@given(st.lists(st.sampled_from([0, 11, 12, 23, 24, 35, 36, 47, 48, 59]), min_size=3, max_size=5, unique=True))
def test_ora_15_agrees_too_with_only_ones_and_twelves(played):
    assert winner_of(tuple(played)) == naive_winner(played)


def test_ora_17_the_winner_takes_a_chip_of_the_winning_cards_species():
    state = trick("b7 r1", "b10 b2", "r11 g3")
    play(state, "play b7", "play b10", "play r11")
    json = state.to_json()
    assert json["chips"] == [[0, 0, 0], [0, 0, 0], [1, 0, 0]]
    assert json["middle"] == [5, 4, 3]
    assert json["losers"] == [at_phase.NOBODY] * 3


def test_ora_18_with_none_left_the_winner_takes_the_loser_chip_from_the_middle():
    state = trick("b2 b3", "b7 b9", "b6 b8")
    set_chips(state, 0, "pegasus pegasus pegasus pegasus")
    state.news = []
    play(state, "play b2", "play b7", "play b6")
    assert state.to_json()["losers"] == [at_phase.NOBODY, 1, at_phase.NOBODY]
    assert state.chips_of(1) == 0
    assert ("loser", {"seat": 1, "species": "pegasus"}) in [(event.name, event.args) for event in state.news]


def test_ora_18_the_chip_moves_on_to_the_next_winner():
    state = trick("b2 g7", "b7 g1", "b6 g8")
    set_chips(state, 0, "pegasus pegasus pegasus pegasus")
    play(state, "play b2", "play b7", "play b6")
    assert state.holder(1) == 1
    state.news = []
    play(state, "play g1", "play g8", "play g7")
    assert ("loser-moved", {"seat": 2, "other": 1, "species": "pegasus"}) in [(e.name, e.args) for e in state.news]


@pytest.mark.parametrize(("choice", "holder"), [("return", at_phase.NOBODY), ("keep", 0)])
def test_ora_19_a_winner_who_already_holds_it_decides_before_leading(choice, holder):
    state = trick("b12 r5", "b2 r4", "b3 r3")
    state.middle &= ~7  # no Phoenix chip
    state.give_loser(0, 0)
    play(state, "play b12", "play b2", "play b3")
    assert ORACLE.phase(state) == "loser"
    assert ORACLE.turn(state).seats == (0,)
    assert legal_texts(state, 0) == ["return", "keep"]
    play(state, choice)
    assert state.holder(0) == holder
    assert state.chips_of(0) == 0
    assert legal_texts(state, 0) == ["play r5"]


def test_ora_19_the_decision_comes_after_the_last_trick_too():
    state = trick("b12", "b2", "b3")
    state.middle &= ~7  # no Phoenix chip
    state.give_loser(0, 0)
    play(state, "play b12", "play b2", "play b3")
    assert ORACLE.phase(state) == "loser"
    play(state, "return")
    assert state.round == 1


def test_ora_20_the_winner_leads_the_next_trick_until_hands_are_empty():
    state = trick("b7 r1", "b10 b2", "r11 g3")
    play(state, "play b7", "play b10", "play r11")
    assert state.trick == ()
    assert ORACLE.turn(state).seats == (2,)
    play(state, "play g3", "play r1", "play b2")
    assert names(state.hands[0]) == ""
    assert state.round == 1

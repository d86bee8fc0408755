"""A deck of your own may speak of tricks won. The cards in these tests are those of docs/own-pieces.md."""

import re
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console
from tests.games.oracle.positions import hand, play, play_at_random, set_chips, settle

from adyton.engine.content import shipped
from adyton.engine.rng import FastRng
from adyton.games.oracle.bot.guide import worth
from adyton.games.oracle.census import census
from adyton.games.oracle.rules import state as at_phase
from adyton.games.oracle.rules.game import ORACLE
from adyton.games.oracle.rules.options import OracleOptions
from adyton.games.oracle.rules.outlook import standings_of
from adyton.games.oracle.rules.parts import Condition, Prophecy, deck_of
from adyton.games.oracle.rules.scoring import Holdings, is_fulfilled
from adyton.games.oracle.rules.state import OracleState
from adyton.games.oracle.terminal import picture
from adyton.testing.check import check
from adyton.words import Words

PAGE = (Path(__file__).parents[3] / "docs" / "own-pieces.md").read_text(encoding="utf-8")
CARDS = re.findall(r"^```toml\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)[0]
OURS = re.split(r"^(?=\[\[card\]\])", shipped("adyton.games.oracle", "deck.toml"), flags=re.MULTILINE)
OWN = CARDS + "\n" + "".join(OURS[4:])  # the three cards of the page in place of the first three
THREE_TRICKS, TWELVE_STARS, BIRDS = range(3)


def tricks_of(*hands: str, held: int = THREE_TRICKS) -> OracleState:
    """Return a round with the deck of the page, in which seat 0 holds this prophecy and leads."""
    state = OracleState(OracleOptions(content=OWN), len(hands), deck_of(OWN))
    state.phase = at_phase.TRICK
    state.dealer = len(hands) - 1
    state.hands = [hand(text) for text in hands]
    state.bag.items = []
    state.leader = state.to_act = 0
    state.chosen = (1 << len(hands)) - 1
    state.held = [1 << held] * len(hands)
    return state


def test_the_page_shows_cards_that_a_deck_may_hold_in_english_and_german() -> None:
    cards = deck_of(OWN)[:3]
    assert [card.texts["en"] for card in cards] == [
        "Exactly 3 tricks won",
        "At least 12 stars",
        "More Phoenix than Hydra chips, and the fewest tricks",
    ]
    assert cards[0].texts["de"] == "Genau 3 Stiche gewonnen"
    assert [card.counts_tricks for card in cards] == [True, False, True]


@pytest.mark.parametrize(
    ("condition", "fulfilled"),
    [
        (Condition("tricks", "==", 3), True),
        (Condition("tricks", ">=", 4), False),
        (Condition("tricks", "<", 0, "all_chips"), True),  # Three tricks and four chips.
        (Condition("hydra", ">", 0, "tricks"), False),
        (Condition("tricks", "most", 0), False),  # A tie is not enough.
        (Condition("tricks", "fewest", 0), False),
    ],
)
def test_ora_23_a_condition_may_count_tricks(condition: Condition, fulfilled: bool) -> None:
    prophecy = Prophecy("own", (condition,), 5, {"en": "My own"}, "printed")
    others = [Holdings((0, 0, 0), (0, 0, 0), 3), Holdings((6, 4, 2), (0, 0, 0), 1)]
    assert is_fulfilled(prophecy, Holdings((2, 1, 1), (0, 0, 0), 3), others) is fulfilled


def test_every_trick_counts_whatever_it_brings() -> None:
    state = tricks_of("b10 b11 b12", "r2 r3 r4", "g2 g3 g4")
    set_chips(state, 1, "phoenix phoenix phoenix phoenix phoenix phoenix")
    play(state, "play b10", "play r2", "play g2")  # The loser chip of the Phoenix.
    play(state, "play b11", "play r3", "play g3", "keep")  # Nothing.
    assert state.tricks == [2, 0, 0]
    play(state, "play b12", "play r4", "play g4", "keep")
    tally = state.tallies[0][0]
    assert (tally.tricks, tally.paid, tally.points) == ((3,), (8,), 8)
    assert state.tricks == [0, 0, 0]  # The next round begins.


@pytest.mark.parametrize(
    ("won", "left", "expected"),
    [
        (3, "b7 b8", "fulfilled"),
        (2, "b7 b8", "open"),
        (1, "b7 b8", "open"),
        (0, "b7 b8", "lost"),  # Two tricks are left.
        (4, "b7 b8", "lost"),  # A trick once won stays won.
        (2, "", "lost"),
    ],
)
def test_a_prophecy_on_tricks_is_true_so_far_or_possible_or_lost(won: int, left: str, expected: str) -> None:
    state = tricks_of(left, left.replace("b", "r"), left.replace("b", "g"))
    state.tricks = [won, 0, 0]
    assert standings_of(state, 0, state.tricks_left) == [expected]


def test_chips_and_tricks_are_judged_together() -> None:
    when = (Condition("tricks", "==", 1), Condition("phoenix", "==", 2))
    deck = (Prophecy("own", when, 5, {"en": "One trick, two Phoenix chips"}, "printed"), *deck_of(OWN)[1:])
    state = tricks_of("b7 b8", "r7 r8", "g7 g8")
    state.deck = deck
    assert standings_of(state, 0, 2) == ["lost"]  # Two chips need two tricks.
    set_chips(state, 0, "phoenix")
    assert standings_of(state, 0, 2) == ["open"]


def test_a_loser_chip_counts_as_long_as_it_is_held() -> None:
    when = (Condition("tricks", "==", 1), Condition("phoenix", "==", 1))
    state = tricks_of("b7", "r7", "g7")
    state.deck = (Prophecy("own", when, 5, {"en": "One trick, one Phoenix chip"}, "printed"), *deck_of(OWN)[1:])
    set_chips(state, 0, "phoenix")
    assert standings_of(state, 0, 1) == ["open"]
    state.give_loser(0, 0)
    state.tricks = [1, 0, 0]
    assert standings_of(state, 0, 0) == ["lost"]  # With the loser chip the seat has no Phoenix chip.


def test_a_comparison_of_tricks_with_others_stays_open_until_the_last() -> None:
    state = tricks_of("b7", "r7", "g7", held=BIRDS)
    set_chips(state, 0, "phoenix")
    assert standings_of(state, 0, 1) == ["open"]
    state.tricks = [0, 1, 2]
    assert standings_of(state, 0, 1) == ["fulfilled"]


def test_the_bot_gives_up_a_prophecy_with_too_many_tricks() -> None:
    state = tricks_of("b7 b8", "r7 r8", "g7 g8")
    state.tricks = [2, 0, 0]
    possible = worth(state, 0)
    state.tricks = [4, 0, 0]
    assert worth(state, 0) < possible
    assert worth(state, 0) == 0


def test_the_view_tells_the_tricks_of_all_and_of_past_rounds() -> None:
    state = ORACLE.start(OracleOptions.read({"content": OWN}), 3)
    rng = FastRng(3)
    settle(state, rng)
    play_at_random(state, rng, [at_phase.DEAL])
    view = ORACLE.view(state, 0)
    assert view.tricks == (0, 0, 0)
    assert sum(tally.tricks or 0 for tally in view.tallies[0]) == 16  # ORA-6: the tricks of a round of three.
    assert ORACLE.view(ORACLE.imagine(view, rng), 0) == view


@pytest.mark.parametrize(("language", "heading"), [("en", "Tricks"), ("de", "Stiche")])
def test_the_terminal_shows_tricks_where_a_card_counts_them(language: str, heading: str) -> None:
    state = tricks_of("b7", "r7", "g7")
    state.tricks = [5, 6, 4]
    out = StringIO()
    names = ["Anna", "Bert", "Cleo"]
    Console(file=out, width=110, color_system=None).print(picture(ORACLE.view(state, 0), Words(language), names))
    rows = [line.split() for line in out.getvalue().splitlines()]
    assert rows[1][1] == heading
    assert [row[-6:-4] for row in rows[2:5]] == [["1", "5"], ["1", "6"], ["1", "4"]]


@pytest.mark.parametrize("seats", [3, 5])
def test_a_deck_that_counts_tricks_keeps_every_promise(seats: int) -> None:
    assert check(ORACLE, OracleOptions(content=OWN), seats, games=4, pieces=census).games == 4


def test_other_decks_count_no_tricks_and_keep_the_hash_of_their_records() -> None:
    state = ORACLE.start(OracleOptions(), 4)
    assert "tricks" not in state.to_json()
    assert ORACLE.load(state.to_json()).tricks == []
    assert ORACLE.view(state, 0).tricks == ()

"""Hints in Oraklos say what a move pays and what it could cost."""

import pytest
from tests.games.oraklos.positions import SQUARE, cards, do, fresh, naming, nature, searching

from adyton.bots.hint import hint
from adyton.bots.roster import make_bot
from adyton.games.oraklos.bot.reasons import oraklos_reason
from adyton.games.oraklos.rules.game import ORAKLOS
from adyton.games.oraklos.rules.parts import Die
from adyton.games.oraklos.rules.state import DICE, TAKING, OraklosState
from adyton.words import Words

INWARDS = """
r . . . y
. . . . .
. k . . .
. . . . .
b . . . .
"""
CLOSE = """
r . . . y
. . . . .
. . . . .
. . . . .
k . . . b
"""
SIX = "rybk rrby rryb rbby rkky rkkb"


def said(state: OraklosState, seat: int, text: str, language: str = "en") -> str:
    """Return the sentence that a hint with this action says."""
    code, args = oraklos_reason(ORAKLOS.view(state, seat), ORAKLOS.read(text), [])
    return Words(language).hint("oraklos", code, args)


def showing(card: str, token: int = 3) -> OraklosState:
    state = searching(SQUARE, "rybk rrrr", "bbbb")
    do(state, 0, f"claim {token} {card}")
    do(state, 0, "no more", 4000)
    do(state, 1, "no more", 4000)
    return state


def challenged(card: str) -> OraklosState:
    state = naming(SQUARE, SIX)
    do(state, 0, f"absent {card}")
    do(state, 1, "no more", 4000)
    return state


def test_a_claim_says_which_dice_what_they_pay_and_that_nothing_is_close() -> None:
    state = searching(SQUARE, "rybk", "rrrr")
    assert said(state, 0, "claim 3 rybk") == (
        "Dice 1 2 3 4 make a true prediction for rybk: if you show them, you get 3 points. "
        "No line comes close to another die."
    )
    assert said(state, 0, "claim 1 rybk", "de") == (
        "Die Würfel 1 2 3 4 bilden eine wahre Vorhersage für rybk: Zeigst du sie vor, bekommst du einen Punkt. "
        "Keine Linie kommt einem anderen Würfel nahe."
    )


def test_a_claim_without_dice_says_what_it_would_cost() -> None:
    state = searching(SQUARE, "rybk", "rrrr")
    assert said(state, 1, "claim 2 rrrr") == (
        "No four dice make a true prediction for rrrr: token 2 would cost you 2 points."
    )


def test_a_claim_warns_of_a_corner_that_points_inwards() -> None:
    assert said(searching(INWARDS, "rybk", "rrrr"), 0, "claim 3 rybk").endswith(
        "One corner points inwards; that is allowed."
    )


def test_a_claim_warns_of_a_line_that_passes_close_to_a_die() -> None:
    state = searching(CLOSE, "rybk", "rrrr")
    state.dice.append(Die(300, -42, 45, 0, True))
    assert said(state, 0, "claim 3 rybk").endswith("Look closely: a line passes close to another die.")


def test_pointing_says_what_the_four_dice_bring_or_cost() -> None:
    assert said(showing("rybk"), 0, "show 1 2 3 4") == (
        "These four make a true prediction for rybk and bring you 3 points. No line comes close to another die."
    )
    assert said(showing("rrrr", 1), 0, "show 1 2 3 4") == (
        "No four dice make the card rrrr: whatever you point at costs you a point."
    )
    state = searching("r y r\n. . .\nk b .", "rybk", "rrrr")
    do(state, 0, "claim 2 rybk")
    do(state, 0, "no more", 4000)
    do(state, 1, "no more", 4000)
    assert said(state, 0, "show 2 3 4 5") == (
        "These four do not make the card rybk and cost you 2 points: the prediction lies elsewhere."
    )


def test_no_more_says_whether_something_is_left_to_find() -> None:
    state = searching(SQUARE, "rybk rrrr", "rrry rrrb bbbb", "kkkk")
    assert said(state, 1, "no more") == (
        "No four dice make one of your 3 cards without a token: a claim would cost you the token’s points."
    )
    assert said(state, 2, "no more") == (
        "No four dice make your last card without a token: a claim would cost you the token’s points."
    )
    assert said(state, 0, "no more").startswith("Stopping costs nothing and a wrong claim does. But the card rybk is")
    do(state, 0, "claim 3 rybk")
    assert "your last card" in said(state, 0, "no more")
    do(state, 2, "claim 1 kkkk")
    assert said(state, 2, "no more", "de") == (
        "Auf allen deinen Karten liegen Marker: Du kannst nichts mehr beanspruchen."
    )


def test_antipodes_says_whether_a_named_card_can_be_refuted() -> None:
    state = naming(SQUARE, SIX)
    assert said(state, 0, "absent rrby") == (
        "No four dice make a true prediction for rrby: nobody can refute you, and you get the point."
    )
    assert said(state, 0, "absent rybk") == (
        "The card rybk is on the table: you get the point if nobody sees it, and lose one if somebody does."
    )
    assert said(state, 0, "no more").startswith("One of the six is absent")
    assert said(naming(SQUARE, "rybk"), 0, "no more").startswith("All six cards are on the table: any name")


def test_antipodes_says_what_a_challenge_brings() -> None:
    there, absent = challenged("rybk"), challenged("rrby")
    assert said(there, 1, "show 1 2 3 4").startswith("These four make a true prediction for rybk: it is there")
    assert said(there, 1, "no more") == (
        "Stopping costs nothing. But the card rybk is on the table, if you go on looking."
    )
    assert said(absent, 1, "show 1 2 3 4").startswith("No four dice make the card rrby: what you point at proves")
    assert said(absent, 1, "no more") == (
        "No four dice make the card rrby: there is nothing to refute, and looking on gains nothing."
    )


def choosing(phase: int) -> OraklosState:
    """Return a position in which seat 0 chooses dice."""
    state = fresh(2)
    nature(state)
    state.hands = [cards("kkkk", "yyyy"), cards("rrrr")]
    state.phase = phase
    state.left = [4, 4, 4, 4]
    state.order = [0, 1]
    return state


def test_a_choice_of_dice_names_the_card_that_it_helps_and_the_card_of_a_rival() -> None:
    state = choosing(DICE)
    assert said(state, 0, "put bbkkkk") == (
        "With these colours the card kkkk becomes the likeliest of yours. "
        "No card of the others becomes likelier than that."
    )
    assert said(state, 0, "put rrrryy", "de") == (
        "Mit diesen Farben wird die Karte yyyy zur wahrscheinlichsten von deinen. "
        "Aber die Karte rrrr wird noch wahrscheinlicher, und die gehört nicht dir."
    )


def test_taking_dice_back_names_the_card_that_they_serve_and_what_is_left_to_a_rival() -> None:
    state = choosing(TAKING)
    state.stocks[0] = [0, 0, 0, 0]
    assert said(state, 0, "take bbkkkk") == (
        "With these colours your stock serves the card kkkk best in the next round. "
        "But what you leave is enough for the card rrrr, which is not yours."
    )
    assert said(state, 0, "take rbkkkk").endswith("What you leave makes none of the others’ cards.")


def test_advice_about_dice_follows_no_whim() -> None:
    state = choosing(DICE)
    view, legal = ORAKLOS.view(state, 0), ORAKLOS.legal(state, 0)
    bots = [make_bot("oracle", ORAKLOS, seed) for seed in range(60)]
    assert len({bot.choose(view, legal, 100) for bot in bots}) > 1
    assert len({hint(oraklos_reason, view, legal, bot, 100).action for bot in bots}) == 1


@pytest.mark.parametrize("text", ["ready", "look again"])
def test_waiting_has_a_reason_too(text: str) -> None:
    assert said(searching(SQUARE, "rybk", "rrrr"), 0, text).endswith(
        (
            "the dice fall when everybody is ready.",
            "only if you look can you claim.",
        )
    )

"""Hints in Oracle say what a card does in the trick, and how often prophecies come true."""

from tests.games.oracle.positions import dealt, play, prophecies, set_chips, trick

from adyton.bots.hint import Hint
from adyton.games.oracle.bot.reasons import how_often, oracle_reason
from adyton.games.oracle.rules.game import ORACLE
from adyton.games.oracle.rules.parts import numbers_in
from adyton.games.oracle.rules.state import OracleState
from adyton.words import Words


def reason(state: OracleState, seat: int, text: str, *others: str) -> Hint:
    action = ORACLE.read(text)
    found = oracle_reason(ORACLE.view(state, seat), action, [ORACLE.read(other) for other in others])
    return Hint(action, *found)


def said(state: OracleState, seat: int, text: str, language: str = "en") -> str:
    found = reason(state, seat, text)
    return Words(language).hint("oracle", found.code, found.args)


def last_in_the_trick() -> OracleState:
    state = trick("b2 g1", "b7 g3", "b6 b9")
    play(state, "play b2", "play b7")
    return state


def test_a_card_that_wins_says_which_chip_it_brings() -> None:
    assert said(last_in_the_trick(), 2, "play b9") == (
        "This card should win the trick and bring a Pegasus chip of 3 stars. "
        "None of your other cards promises clearly more."
    )
    assert said(last_in_the_trick(), 2, "play b9", "de") == (
        "Diese Karte dürfte den Stich gewinnen und bringt einen Pegasus-Chip mit 3 Sternen. "
        "Keine deiner anderen Karten verspricht deutlich mehr."
    )


def test_a_card_that_cannot_win_says_what_that_spares() -> None:
    state = last_in_the_trick()
    assert said(state, 2, "play b6").startswith(
        "This card does not beat what lies in the trick. You get rid of it and keep your higher cards."
    )
    set_chips(state, 0, "pegasus pegasus pegasus pegasus")
    assert "what lies in the trick. That spares you the Pegasus loser chip." in said(state, 2, "play b6")
    assert "which costs you nothing: you have no Pegasus chip." in said(state, 2, "play b9")
    state.give_loser(1, 2)
    assert "the right to put your Pegasus loser chip back." in said(state, 2, "play b9")


def test_a_loser_chip_that_costs_chips_says_so() -> None:
    state = last_in_the_trick()
    set_chips(state, 0, "pegasus pegasus pegasus")
    set_chips(state, 2, "pegasus")
    assert "bring the Pegasus loser chip; while you have it, your Pegasus chips count nothing." in said(
        state, 2, "play b9"
    )
    assert "solange du ihn hast, zählen deine Pegasus-Chips nicht." in said(state, 2, "play b9", "de")


def test_a_12_beside_a_1_is_not_called_too_low() -> None:
    """It was once said to leave the stronger cards in hand, though none is stronger."""
    state = trick("b1 g1", "b7 g3", "b12 g2")
    play(state, "play b1", "play b7")
    assert said(state, 2, "play b12").startswith(
        "A 1 lies in the trick, and beside a 12 the 1 wins. So it wins you no chip."
    )
    assert said(state, 2, "play b12", "de").startswith(
        "Im Stich liegt eine 1, und neben einer 12 gewinnt die 1. So bringt sie dir keinen Chip ein."
    )


def test_the_prophecy_that_a_card_serves_is_named() -> None:
    state = trick("b2 g1", "b3 g3", "b6 b1")
    state.held[2] = prophecies("peg_eq1 all_ge1")
    play(state, "play b2", "play b3")
    found = reason(state, 2, "play b6", "play b1")
    assert (found.code, found.args["prophecy"]) == ("prophecies", "@oracle-prophecy-peg_eq1")
    said_so = Words("de").hint("oracle", found.code, {**found.args, "points": 4, "risk": "none"}).rstrip()
    assert said_so.endswith("„Genau ein Pegasus-Chip“ wird wahrscheinlicher, das ist etwa 4 Punkte wert.")


def test_the_prophecy_that_a_card_risks_is_named() -> None:
    state = last_in_the_trick()
    state.held[2] = prophecies("peg_none hyd_none")
    found = reason(state, 2, "play b9", "play b6")
    assert (found.args["risk"], found.args["risked"]) == ("prophecies", "@oracle-prophecy-peg_none")


def test_a_card_whose_trick_is_open_sayshow_often_it_wins() -> None:
    state = trick("b6 b11 g2", "b5 r2 b12", "b7 g7 b8")
    assert reason(state, 0, "play b11").args["wins"] == "likely"
    assert reason(state, 0, "play b6").args["wins"] == "sometimes"
    assert reason(state, 0, "play g2").args["wins"] in {"never", "unlikely"}


def test_a_card_that_wins_two_tricks_in_five_is_not_said_to_win_seldom() -> None:
    assert [how_often(won) for won in (0, 0.1, 0.4, 0.6, 1)] == ["never", "unlikely", "sometimes", "likely", "sure"]
    args = {**reason(last_in_the_trick(), 2, "play b9").args, "wins": "sometimes"}
    assert (
        Words("de")
        .hint("oracle", "trick", args)
        .startswith(
            "Diese Karte gewinnt den Stich manchmal, verliert ihn aber öfter; wenn sie gewinnt, bringt sie einen "
        )
    )


def test_a_gain_comes_with_what_the_card_does() -> None:
    state = last_in_the_trick()
    found = reason(state, 2, "play b9", "play b6")
    assert {"wins", "prize", "species", "stars"} <= set(found.args)


def test_a_loser_chip_says_how_many_stars_are_in_question() -> None:
    state = last_in_the_trick()
    set_chips(state, 2, "pegasus pegasus pegasus")
    set_chips(state, 0, "pegasus")
    state.give_loser(1, 2)
    play(state, "play b9")
    assert said(state, 2, "return") == "Without the loser chip your Pegasus chips count again, 9 stars together."
    assert said(state, 2, "keep", "de") == (
        "Am Ende zählen deine Pegasus-Chips nicht, das kostet 9 Sterne. "
        "Aber die Runde ist noch nicht vorbei, und man kann dir den Chip noch abnehmen."
    )


def test_a_loser_chip_names_the_prophecy_that_it_serves() -> None:
    """It was once said of every loser chip that it can serve a prophecy."""
    state = last_in_the_trick()
    state.held[2] = prophecies("loser_peg hyd_none")
    set_chips(state, 2, "pegasus pegasus pegasus")
    set_chips(state, 0, "pegasus")
    state.give_loser(1, 2)
    play(state, "play b9")
    assert said(state, 2, "keep") == (
        "With the loser chip “Hold the Pegasus loser chip” becomes likelier. "
        "But your Pegasus chips do not count in the end, and that costs 9 stars."
    )
    state.held[2] = prophecies("peg_ge2 hyd_none")
    assert said(state, 2, "return", "de").startswith(
        "Ohne den Loser-Chip zählen deine Pegasus-Chips wieder, zusammen 9 Sterne. Auch „"
    )


def test_prophecies_sayhow_often_they_come_true_and_what_they_pay() -> None:
    state = dealt(3)
    text = ORACLE.legal(state, 0)[0].text
    found = reason(state, 0, text)
    number = int(text.split()[1]) - 1
    assert found.code == "pair"
    assert (found.args["first"], found.args["first-points"]) == (state.deck[number].words, state.deck[number].points)
    assert found.args["first-chance"] in range(0, 101, 5)


def test_in_the_draft_the_two_that_stay_are_judged() -> None:
    state = dealt(3, draft=True)
    [seat] = ORACLE.turn(state).seats
    text = ORACLE.legal(state, seat)[0].text
    given = {int(number) - 1 for number in text.split()[1:]}
    kept = [state.deck[number].words for number in numbers_in(state.held[seat]) if number not in given]
    found = reason(state, seat, text)
    assert (found.code, [found.args["first"], found.args["second"]]) == ("kept-pair", kept)

"""Hints in Keltis say what a move does, if no other is clearly worse."""

import pytest
from tests.games.keltis.positions import put_row, table

from adyton.games import KITS
from adyton.games.keltis.bot.reasons import keltis_reason, what_it_does
from adyton.games.keltis.bot.value import reasons
from adyton.games.keltis.rules.game import KELTIS
from adyton.games.keltis.rules.state import KeltisState
from adyton.words import Words


def said(state: KeltisState, text: str, language: str = "en") -> str:
    code, args = what_it_does(KELTIS.view(state, 0), KELTIS.read(text), [])
    return Words(language).hint("keltis", code, args)


def do(state: KeltisState, text: str) -> None:
    assert KELTIS.why_not(state, 0, KELTIS.read(text), 0) is None
    KELTIS.play(state, 0, KELTIS.read(text), 0)


def ahead(state: KeltisState, colour: int, field: int = 0) -> int:
    return state.board.ahead[colour][field]


def placed(tile: str, letter: int = 4) -> KeltisState:
    """Return a table with a tile on the first field that blue leads to."""
    return table(tiles=f"{ahead(table(), letter)} {tile}")


@pytest.mark.parametrize(
    ("tile", "found"),
    [
        ("points 1", "and gets 1 point at once"),
        ("points 3", "and gets 3 points at once"),
        ("clover red", "where a clover may send it on"),
        ("spiral", "where a spiral may send it back"),
        ("kobold", "where a kobold takes a card from you, if you like"),
        ("mirror", "and takes a mirror"),
    ],
)
def test_a_step_says_what_lies_on_the_field(tile: str, found: str) -> None:
    state = placed(tile)
    assert said(state, "lay b1 figure 1") == (
        f"Your figure comes to a field that costs 4 points in the end, {found}. But the row leaves out one value."
    )


def test_a_step_says_when_nothing_lies_there_and_what_the_row_leaves_out() -> None:
    state = table()
    put_row(state, 0, "b2")
    assert said(state, "lay b2 figure 1").endswith("where nothing lies. The row loses no room.")
    put_row(state, 0, "p8")
    assert said(state, "lay p2 figure 1").endswith("But the row leaves out 6 values.")


def test_a_step_to_a_large_stone_takes_a_wish_stone() -> None:
    state = table()
    field = next(field for field, stones in enumerate(state.stones) if stones > 0)
    letter = "pyrgb"[state.board.colours[field]]
    state.figures[0] = [field - 1, 0, 0]
    assert "and takes a wish stone" in said(state, f"lay {letter}1 figure 1")


def test_the_priestess_says_whether_she_meets_a_figure() -> None:
    assert said(table(figures="1 0 0"), "lay b1 priestess 1") == (
        "The priestess comes to your figure: 5 points at once. Your figures stay where they are."
    )
    assert said(table(), "lay b1 priestess 1").startswith("Only the priestess moves")


def test_a_discard_says_whether_the_card_still_fits() -> None:
    state = table()
    put_row(state, 0, "b3 b4")
    assert said(state, "discard b1") == (
        "The card no longer fits your row, so giving it up costs you nothing. But your figures do not move in this turn."
    )
    assert said(state, "discard y1").startswith("The card would fit your row")
    assert said(state, "kobold drop b1").endswith("you lose nothing.")


def test_drawing_says_what_is_known() -> None:
    state = table()
    assert said(state, "draw pile", "de") == (
        "Keine der offenen Karten passt in deine Reihen; eine verdeckte vielleicht schon."
    )
    state.discards[4].append(0)
    assert said(state, "draw pile").startswith("An unknown card may help you more")
    assert said(state, "draw blue") == "You know what you get: the card fits your row. The row loses no room."
    put_row(state, 0, "b3 b4")
    assert said(state, "draw blue").startswith("The card does not fit your rows")


def test_tiles_say_where_they_lead_and_what_staying_keeps() -> None:
    state = placed("clover red")
    do(state, "lay b1 figure 1")
    here = state.figures[0][0]
    steps = ahead(state, 2, here) - here
    assert f"The figure goes {steps} fields further" in said(state, "clover on")
    assert f"The figure goes {steps} fields further" in said(state, "clover figure 1")
    assert said(state, "stay").startswith("Your figure keeps its field, which costs 4 points in the end.")
    state = placed("spiral")
    do(state, "lay b1 figure 1")
    assert said(state, "spiral to 0").startswith(
        f"The figure goes back {state.figures[0][0]} fields, to one that pays 0 points"
    )


def test_kobolds_say_what_they_give_and_take() -> None:
    state = table(tiles="4 kobold, 6 kobold, 8 kobold", figures="4 6 8")
    assert said(state, "score kobolds") == (
        "15 points at once, and your move is still to come. But you can score your kobolds only once."
    )
    assert said(state, "kobold drop laid b1").startswith("Without its last card the row can take values again")


def test_being_the_one_to_move_is_no_reason() -> None:
    state = table()
    before = reasons(state, 0)
    state.mover = 1
    assert reasons(state, 0) == before


def test_a_draw_from_the_pile_is_not_said_to_bring_points() -> None:
    state = table()
    do(state, "discard b1")
    state.discards[0].append(5)
    view = KELTIS.view(state, 0)
    code, _ = KITS["keltis"].reason(view, KELTIS.read("draw pile"), [KELTIS.read("draw pink")])
    assert code != "points"


def test_a_gain_comes_with_what_the_move_does() -> None:
    """Points at once can come from many moves, so the sentence begins with this one."""
    state = placed("points 3")
    others = [KELTIS.read(text) for text in ("lay p2 figure 1", "lay r2 figure 1")]
    code, args = keltis_reason(KELTIS.view(state, 0), KELTIS.read("lay b1 figure 1"), others)
    assert (code, args["deed"]) == ("points", "step")
    assert Words("en").hint("keltis", code, {**args, "points": 3, "risk": "none"}).rstrip() == (
        "Your figure comes to a field that costs 4 points in the end, and gets 3 points at once. "
        "At once that is about 3 points more than your other moves bring."
    )


@pytest.mark.parametrize(
    ("wishes", "sentence"),
    [
        (0, "Ohne Wunschstein verlierst du am Ende Punkte, darum ist er etwa 1 Punkt wert."),
        (1, "Mit nur einem Wunschstein verlierst du am Ende Punkte, darum ist ein weiterer etwa 1 Punkt wert."),
        (3, "Du hast 3 Wunschsteine, und ein weiterer ist etwa 1 Punkt wert."),
    ],
)
def test_a_wish_stone_says_what_the_stones_that_are_there_lack(wishes: int, sentence: str) -> None:
    args: dict[str, int | str] = {"deed": "spiral", "steps": 2, "sign": "minus", "pays": 2, "tile": "wish"}
    said = Words("de").hint("keltis", "wishes", {**args, "wishes": wishes, "points": 1, "risk": "none"}).rstrip()
    assert said == (
        f"Die Figur geht 2 Felder zurück, auf eines, das am Ende 2 Punkte kostet, und nimmt einen Wunschstein. {sentence}"
    )


def test_a_card_that_is_drawn_is_not_compared() -> None:
    """What the card does says everything; that it fits a row would be said twice."""
    state = table()
    view, action = KELTIS.view(state, 0), KELTIS.read("draw pile")
    assert keltis_reason(view, action, [action]) == what_it_does(view, action, [])

"""Hints in Keltis say what a move does, if no other is clearly worse."""

import pytest
from tests.games.keltis.positions import put_discards, put_row, table

from adyton.games import KITS
from adyton.games.keltis.bot.reasons import keltis_reason, what_it_does
from adyton.games.keltis.bot.value import reasons
from adyton.games.keltis.rules.game import KELTIS
from adyton.games.keltis.rules.parts import CARD_NAMES
from adyton.games.keltis.rules.scoring import total_points
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
        ("points 1", "You get 1 point at once."),
        ("points 3", "You get 3 points at once."),
        ("clover red", "A clover there may send it on."),
        ("spiral", "A spiral there may send it back."),
        ("kobold", "At the kobold you may put a card away."),
        ("mirror", "You take a mirror."),
    ],
)
def test_a_step_says_what_lies_on_the_field(tile: str, found: str) -> None:
    state = placed(tile)
    assert said(state, "lay b1 figure 1") == (
        f"Your figure’s field then counts −4 in the end instead of 0. {found} But the row leaves out one value."
    )


def test_a_step_says_when_nothing_lies_there_and_what_the_row_leaves_out() -> None:
    state = table()
    put_row(state, 0, "b2")
    assert said(state, "lay b2 figure 1").endswith("No tile lies there. The row leaves out no value.")
    put_row(state, 0, "p8")
    assert said(state, "lay p2 figure 1").endswith("But the row leaves out 6 values.")


def test_a_step_to_a_large_stone_takes_a_wish_stone() -> None:
    state = table()
    field = next(field for field, stones in enumerate(state.stones) if stones > 0)
    letter = "pyrgb"[state.board.colours[field]]
    state.figures[0] = [field - 1, 0, 0]
    assert "You take a wish stone." in said(state, f"lay {letter}1 figure 1")


def test_the_priestess_says_whether_she_meets_a_figure() -> None:
    assert said(table(figures="1 0 0"), "lay b1 priestess 1") == (
        "The priestess comes to your figure: 5 points at once. Your figures stay where they are."
    )
    assert said(table(), "lay b1 priestess 1").startswith("Only the priestess moves")
    assert said(table(), "lay b1 priestess 1").endswith("None of them is ahead of her any more.")


def test_the_priestess_says_how_near_she_comes() -> None:
    state = table(figures="9 0 0")
    assert said(state, "lay b1 priestess 1").endswith("She then stands 8 fields before one of them.")
    state.figures[0] = [2, 0, 0]
    assert said(state, "lay b1 priestess 1", "de").endswith(
        "Im nächsten Zug kann eine deiner Karten die Priesterin zu einer von ihnen bringen, für 5 Punkte."
    )


def test_a_discard_says_whether_the_card_still_fits() -> None:
    state = table()
    put_row(state, 0, "b3 b4")
    assert said(state, "discard b1") == (
        "The card no longer fits your row, so you do not need it. Your figures do not move in this turn."
    )
    assert said(state, "discard y1").startswith("The card would fit your row, but leave out one value.")
    assert said(state, "kobold drop b1") == "You draw a new card for one that no longer fits your row."


def test_a_card_that_is_given_up_may_help_another_player() -> None:
    state = table()
    put_row(state, 0, "b3 b4")
    put_row(state, 1, "b5 b2")
    assert said(state, "discard b1", "de") == (
        "Die Karte passt nicht mehr in deine Reihe, du brauchst sie also nicht. "
        "Deine Figuren ziehen diesmal nicht, und andere können die Karte nehmen: Sie passt in eine ihrer Reihen."
    )
    assert said(state, "kobold drop b1").endswith("But others may take it: it fits a row of theirs.")


def test_drawing_says_what_is_known() -> None:
    state = table()
    assert said(state, "draw pile", "de") == (
        "Keine der offenen Karten passt in deine Reihen; eine verdeckte vielleicht schon."
    )
    state.discards[4].append(0)
    assert said(state, "draw pile") == (
        "An open card fits your row, but an unknown one may help you more. That is a chance."
    )
    assert said(state, "draw blue") == "You know what you get: the card fits your row. The row leaves out no value."
    put_row(state, 0, "b3 b4")
    assert said(state, "draw blue").startswith("The card does not fit your rows")


def test_tiles_say_where_they_lead_and_what_staying_keeps() -> None:
    state = placed("clover red")
    do(state, "lay b1 figure 1")
    here = state.figures[0][0]
    steps = ahead(state, 2, here) - here
    assert f"The figure goes {steps} fields further" in said(state, "clover on")
    assert f"The figure goes {steps} fields further" in said(state, "clover figure 1")
    fields = state.board.values[ahead(state, 2, here)]
    assert said(state, "stay") == (
        f"Your figure keeps the {steps} fields ahead for later cards. "
        f"With the clover its field would count {fields} instead of −4 in the end.".replace("-", "−")
    )
    state = placed("spiral")
    do(state, "lay b1 figure 1")
    assert said(state, "spiral to 0").startswith(
        f"The figure goes back {state.figures[0][0]} fields. Your figure’s field then counts 0 in the end instead of −4."
    )


def test_kobolds_say_what_they_give_and_take() -> None:
    state = table(tiles="4 kobold, 6 kobold, 8 kobold", figures="4 6 8")
    assert said(state, "score kobolds") == (
        "15 points at once, and your move is still to come. But you can score your kobolds only once."
    )
    put_row(state, 0, "b3 b9")
    assert said(state, "kobold drop laid b9").startswith("Without its last card the row can take 9 more values.")
    state.row(0, 4).pop()
    assert said(state, "kobold drop laid b3").startswith("The row is empty then and can begin with any card.")


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
    assert Words("en").hint("keltis", code, {**args, "points": 3, "risk": "none", "others": 2}).rstrip() == (
        "Your figure’s field then counts −4 in the end instead of 0. You get 3 points at once. "
        "At once that is about 3 points more than by your other moves."
    )


@pytest.mark.parametrize(
    ("wishes", "points", "sentence"),
    [
        (1, "−3", "Ein einziger Wunschstein zählt am Ende −3, aber ab zwei lohnen sie sich."),
        (3, "3", "Deine 3 Wunschsteine zählen dann am Ende 3."),
    ],
)
def test_a_wish_stone_says_what_the_stones_then_count(wishes: int, points: str, sentence: str) -> None:
    """A worth in points that only a bot knows told players nothing."""
    args: dict[str, int | str] = {"deed": "spiral", "steps": 2, "change": "same", "pays": "−2", "tile": "wish"}
    said = Words("de").hint("keltis", "wishes", {**args, "wishes": wishes, "wish-points": points, "risk": "none"})
    assert said == (
        "Die Figur geht 2 Felder zurück. Das Feld deiner Figur zählt am Ende −2, so viel wie das alte. "
        f"Du nimmst einen Wunschstein. {sentence}"
    )


def test_what_a_player_then_has_is_counted() -> None:
    state = table(tiles="4 kobold", figures="4 0 0")
    state.wishes[0], state.mirrors[0] = 1, 0
    others = [KELTIS.read("lay p2 figure 1")]
    _, args = keltis_reason(KELTIS.view(state, 0), KELTIS.read("lay b1 figure 2"), others)
    assert (args["wishes"], args["wish-points"], args["standing"]) == (
        1,
        "−3",
        1 + (state.tiles[ahead(state, 4)] == 14),
    )


def test_a_move_that_ends_the_game_says_who_is_ahead() -> None:
    state = table("p1 y1 r1 g1 b1 p2 y2 r2")
    field = state.board.target_from
    state.figures[0] = [field, field, field - 1]
    letter = "pyrgb"[state.board.colours[field]]
    totals = [total_points(state, seat) for seat in range(3)]
    gained = state.board.values[field] - state.board.values[field - 1]
    code, args = keltis_reason(KELTIS.view(state, 0), KELTIS.read(f"lay {letter}1 figure 3"), [])
    assert (code, args) == ("ends", {"points": str(totals[0] + gained), "best": "−4"})
    assert Words("de").hint("keltis", code, args).startswith("Mit diesem Zug endet das Spiel: Du hast ")


def test_the_leader_is_told_how_near_the_end_is() -> None:
    state = table()
    while state.pile_size > 9:
        put_discards(state, CARD_NAMES[state.pile.items[0]])
    assert "You lead" in said(state, "draw pile")  # All are even.
    state.tile_points[0] = 20
    assert said(state, "draw pile").endswith("You lead, and each card from the pile brings the end nearer: 9 are left.")
    state.tile_points[1] = 30
    assert "You lead" not in said(state, "draw pile")
    assert said(state, "draw pink").endswith(
        "You do not lead, and the end comes no nearer: 9 cards are left in the pile."
    )


def test_an_open_card_that_skips_values_is_said_to() -> None:
    state = table()
    put_row(state, 0, "b3 b4")
    put_discards(state, "b9")
    assert said(state, "draw pile").startswith("The open cards that fit would leave out at least 5 values of your row.")


def test_at_a_kobold_and_a_spiral_staying_is_explained_by_what_is_kept() -> None:
    """At a kobold it was once said that the tile would not bring the figure to a better field."""
    state = placed("kobold")
    do(state, "lay b1 figure 1")
    assert said(state, "stay").startswith(("All cards in your hand still fit", "You keep your cards and rows"))
    state = placed("spiral")
    do(state, "lay b1 figure 1")
    assert said(state, "stay") == "Your figure gives up no field that it has gained: it counts −4 here in the end."


def test_a_card_that_is_drawn_is_not_compared() -> None:
    """What the card does says everything; that it fits a row would be said twice."""
    state = table()
    view, action = KELTIS.view(state, 0), KELTIS.read("draw pile")
    assert keltis_reason(view, action, [action]) == what_it_does(view, action, [])

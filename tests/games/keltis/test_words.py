"""Refusals are sentences that name the rule."""

import pytest
from tests.games.keltis.positions import play, put_row, table

from adyton.games.keltis.rules.game import KELTIS
from adyton.words import Words


@pytest.mark.parametrize(
    ("text", "english", "german"),
    [
        (
            "lay g4 figure 1",
            "Your green row goes downwards and ends in 3.",
            "Deine grüne Reihe fällt und endet mit 3.",
        ),
        (
            "lay r1 figure 1",
            "There is no red-brown field ahead of figure 1.",
            "Vor Figur 1 liegt kein Feld in Rotbraun.",
        ),
        ("discard g7", "You do not hold green 7.", "Du hast Grün 7 nicht auf der Hand."),
    ],
)
def test_a_refusal_before_the_move(text: str, english: str, german: str) -> None:
    state = table("g4 r1 p1 p2 y1 y2 b1 b2", figures="33 0 0, 0 0 0, 0 0 0")
    put_row(state, 0, "g9 g3")
    refusal = KELTIS.why_not(state, 0, KELTIS.read(text), 0)
    assert refusal is not None
    assert Words("en").refusal("keltis", refusal) == english
    assert Words("de").refusal("keltis", refusal) == german


def test_a_card_that_was_discarded_in_this_turn() -> None:
    state = table()
    play(state, "discard p1")
    refusal = KELTIS.why_not(state, 0, KELTIS.read("draw pink"), 0)
    assert refusal is not None
    assert Words("en").refusal("keltis", refusal) == (
        "You discarded pink 1 in this turn; neither it nor a card below it may be drawn."
    )


def test_the_news_names_the_players() -> None:
    state = table("g4 p1 p2 y1 y2 r1 b1 b2", tiles="4 points 1")
    sentences = [
        Words("en").event("keltis", event, ["Anna", "Ben", "Cleo"]) for event in play(state, "lay g4 figure 1")
    ]
    assert sentences == ["Anna lays green 4.", "Anna moves figure 1 to field 4.", "Anna gets 1 point from the tile."]

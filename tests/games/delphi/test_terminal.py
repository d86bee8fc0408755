"""The table of Delphi in a terminal."""

from io import StringIO

import pytest
from rich.console import Console, RenderableType
from tests.games.delphi.positions import bits, do, equip, hide, lift, load, numbers, opened, put, ready

from adyton.drawing import artist
from adyton.games.delphi.kit import KIT
from adyton.games.delphi.rules.game import DELPHI
from adyton.games.delphi.rules.options import DelphiOptions
from adyton.games.delphi.rules.state import DelphiState
from adyton.games.delphi.terminal import label, picture
from adyton.words import Words

ENGLISH = Words("en", "adyton.cli")
GERMAN = Words("de", "adyton.cli")
NAMES = ["Ada", "Bert", "Cleo", "Dora"]


def printed(drawn: RenderableType) -> str:
    out = StringIO()
    Console(file=out, width=140, highlight=False).print(drawn)
    return out.getvalue()


def shown(state: DelphiState, seat: int | None = 0, words: Words = ENGLISH) -> str:
    return printed(picture(DELPHI.view(state, seat), words, NAMES[: state.seats]))


def line_of(text: str, words: str) -> str:
    return next(line for line in text.splitlines() if line.startswith(words))


def test_delphi_has_its_own_drawing() -> None:
    assert artist(KIT).picture is picture
    assert artist(KIT).label is label


def test_the_map_shows_every_hex_with_its_place() -> None:
    text = shown(ready())
    for place in ("0,0", "5,-9", "-8,4", "-5,5", "7,-1"):
        assert f" {place}" in text


def test_the_map_shows_what_lies_on_the_islands() -> None:
    state = ready("red red red", at="1,0")
    put(state, "cyclops", "2,-1")
    put(state, "red offering", "2,0")
    put(state, "green offering", "2,0")
    state.raised[5] = bits("red")
    text = shown(state)
    assert " M▲ " in text
    assert " o▲♣ " in text
    assert " S●☼♣ " in text
    assert " C ☼3" in text
    assert " T ▲ " in text
    assert " ▲A " in text


def test_an_island_shows_what_the_viewer_may_know() -> None:
    state = ready()
    hide(state, "-1,-1", 0)
    island = state.sea.slot[state.sea.islands[5]]
    state.known[island] = 1
    assert "▲(AΦ)" in shown(state)
    assert " ▲?a " in shown(state, 1)
    state.uncovered[island] = 1
    assert " ▲AΦ " in shown(state, None)
    state.shrine[island] = 0
    assert " ▲AΦ⌂" in shown(state, 1)


def test_the_players_are_shown_with_all_they_have() -> None:
    state = ready("red blue green", at="1,0", favor=4)
    state.cards[0] = numbers("pink pink")
    state.injuries[0] = numbers("red")
    lift(state, "ares", 6)
    load(state, "offering", "yellow")
    load(state, "statue", "green")
    state.heroes[0] = bits("red")
    equip(state, "E4")
    state.used = 1
    text = shown(state)
    assert "4 / 0" in line_of(text, "favour / shield")
    assert "12: ⌂3 S□□□ o□≈☼ M□▲◆" in line_of(text, "tasks")
    assert "▲0 ◆★ ∪0 ≈0 ☼0 ♣0" in line_of(text, "gods")
    assert "∪2" in line_of(text, "oracle cards")
    assert "▲1" in line_of(text, "injuries")
    assert "o☼ S♣" in line_of(text, "cargo")
    assert "Odysseus" in line_of(text, "companions")
    assert "Purse" in line_of(text, "equipment")
    assert " ×   ≈   ♣ " in line_of(text, "dice")


def test_the_map_shows_where_each_die_could_sail() -> None:
    state = ready("red blue blue", favor=1)
    state.cards[0] = numbers("pink")
    equip(state, "E4")
    text = shown(state)
    assert " ▲¹ " in text
    assert " 1,0  ·  -2,1  ·  -1,2  ·  2,-3 " in line_of(text, "die 1  ▲")
    assert "die 2  ≈ " in text
    assert "card pink  ∪ " in text
    assert " −1" in text
    assert " more" in text
    assert "Where your dice could go" not in shown(state, 1)


def test_the_purse_shows_no_colour_of_its_own() -> None:
    state = ready("red red red", favor=3)
    state.used = 7
    equip(state, "E4")
    assert line_of(shown(state), "purse ")


def test_the_way_home_is_shown() -> None:
    state = ready("red red red", at="1,-1")
    state.shrines[0] = 0
    for task in (1, 2, 3):
        state.white[task][0] = state.named[task][0] = 0
    assert "0,0" in line_of(shown(state), "die 1  ▲")


def test_the_heading_shows_a_fight_and_apollo() -> None:
    state = ready("red red red", at="1,0", favor=2)
    put(state, "cyclops", "2,-1")
    lift(state, "apollo", 6)
    do(state, "god apollo", "oracle red", "die 1 fight cyclops 2,-1", "battle 2")
    assert shown(state).splitlines()[0] == "Round 1 · It is Ada’s turn. · Apollo · Cyclops 9"


def test_the_number_of_the_map_is_shown() -> None:
    assert "number 4711" in shown(opened(2, layout="compact", seed=4711)).replace("\u2068", "").replace("\u2069", "")


@pytest.mark.parametrize("layout", ["compact", "free"])
def test_every_map_can_be_drawn_in_german(layout: str) -> None:
    text = shown(opened(4, layout=layout, seed=5), None, GERMAN)
    assert "Gunst / Schild" in text
    assert text.count(" C ") >= 6


def test_before_the_map_is_drawn_only_the_phase_is_shown() -> None:
    state = DELPHI.start(DelphiOptions(layout="free"), 2)
    assert shown(state).strip() == "The map is drawn."


def test_a_label_shows_the_price_and_the_effect_of_cards() -> None:
    state = ready("red red red", favor=2)
    view = DELPHI.view(state, 0)
    assert (
        label(DELPHI.read("die 1 as pink raise hermes"), view, ENGLISH).plain == "die 1 as pink raise hermes  −2 favour"
    )
    assert label(DELPHI.read("die 1 sail -3,-1"), view, ENGLISH).plain == "die 1 sail -3,-1  −1 favour"
    assert label(DELPHI.read("die 1 favor"), view, ENGLISH).plain == "die 1 favor"
    assert label(DELPHI.read("take E9"), view, ENGLISH).plain == "take E9  Sail: Range +1."
    assert label(DELPHI.read("ship swift"), view, ENGLISH).plain == "ship swift  Swift: Range +2."
    assert label(DELPHI.read("welcome hero"), view, GERMAN).plain.startswith("welcome hero  Held: Sofort Schild +2")
    assert label(DELPHI.read("end"), view, ENGLISH).plain == "end"

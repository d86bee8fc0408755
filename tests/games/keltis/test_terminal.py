"""Keltis in a terminal."""

from io import StringIO

import pytest
from rich.console import Console, RenderableType
from tests.games.keltis.positions import play, put_discards, put_row, table

from adyton.drawing import artist
from adyton.games.keltis.kit import KIT
from adyton.games.keltis.rules.game import KELTIS
from adyton.games.keltis.rules.options import KeltisOptions
from adyton.games.keltis.rules.state import KeltisState
from adyton.games.keltis.terminal import label, picture
from adyton.words import Words

NAMES = ["Anna", "Ben", "Cleo", "Dio"]
GREEN = "g4 g4 p1 p2 y1 r1 b1 b2"


def shown(what: RenderableType) -> list[str]:
    out = StringIO()
    Console(file=out, width=110, color_system=None).print(what)
    return [line.rstrip() for line in out.getvalue().splitlines()]


def drawn(state: KeltisState, seat: int | None = 0, language: str = "en") -> list[str]:
    return shown(picture(KELTIS.view(state, seat), Words(language), NAMES))


def labelled(state: KeltisState) -> list[str]:
    view = KELTIS.view(state, state.mover)
    return [str(label(action, view, Words("en"))) for action in KELTIS.legal(state, state.mover)]


def test_keltis_has_its_own_drawing() -> None:
    assert artist(KIT).picture is picture
    assert artist(KIT).label is label


def test_the_path_is_a_spiral_from_the_corner_inwards() -> None:
    state = table(tiles="4 points 3, 9 spiral, 10 kobold, 11 mirror, 2 clover blue", figures="4 9 35, 4 4 0, 0 0 0")
    state.priestess = 12
    state.stones[7] = 1
    assert drawn(state)[:17] == [
        "┌───────────────────────────────────────────────────────────────────────┐",
        "│start    1p  -4  2y  -4  3r  -4  4g  -4  5b  -4  6y  -3  7p  -3  8b  -3│",
        "│                ♣b              +3                      ●              │",
        "│B3C123                          A1B12                                  │",
        "├───────────────────────────────────────────────────────────────┐       │",
        "│21y  +3 22b  +3 23p  +3 24r  +3 25g  +5 26p  +5 27b  +5 28y  +5│ 9g  -3│",
        "│●●                                                      ●●     │↺      │",
        "│                                                               │A2     │",
        "│       ┌───────────────────────────────────────────────╴       │       │",
        "│20r  +0│35b +10 34g  +7 33r  +7 32p  +7 31y  +6 30g  +6 29r  +6│10r  -3│",
        "│       │●   *       *       *       *       *       *       *  │☻      │",
        "│       │A3                                                     │       │",
        "│       └───────────────────────────────────────────────────────┘       │",
        "│19g  +0 18y  +0 17p  +0 16b  +0 15g  -2 14r  -2 13b  -2 12y  -2 11p  -2│",
        "│                                        ●●                    ♀ ◊      │",
        "│                                                                       │",
        "└───────────────────────────────────────────────────────────────────────┘",
    ]


@pytest.mark.parametrize(("seat", "start"), [(0, "A123BCD"), (2, "ABC123D")])
def test_on_a_crowded_field_only_the_viewers_figures_are_distinguished(seat: int, start: str) -> None:
    assert drawn(table(seats=4), seat)[3].startswith(f"│{start}")


def test_for_a_spectator_the_movers_figures_are_distinguished() -> None:
    assert drawn(table(seats=4), None)[3].startswith("│A123BCD")


def test_the_seats_show_rows_finds_and_the_current_score() -> None:
    state = table(figures="4 35 0, 0 0 0, 0 0 0", seats=3)
    put_row(state, 0, "g0 g1")
    put_row(state, 0, "r9 r9 r7")
    state.tile_points[0] = 7
    state.bonuses[0] = 5
    state.kobolds[0] = 10
    state.wishes[0] = 3
    state.mirrors[0] = 1
    state.known[1] = state.hands[1][:2]
    lines = drawn(state)
    anna = next(line for line in lines if "A Anna" in line)
    assert anna.split() == [
        "A",
        "Anna",
        "4",
        "35",
        "0",
        "r",
        "9",
        "9",
        "7↓",
        "g",
        "0",
        "1↑",
        "●3",
        "◊1",
        "☻✓",
        "34",
        "+7",
        "♀5",
        "☻10",
        "⚑6",
        "●6",
    ]
    ben = next(line for line in lines if "B Ben" in line)
    assert "– " in ben
    assert "holds p3 p4" in ben


def test_piles_show_their_top_and_what_went_under_it() -> None:
    state = table()
    put_discards(state, "g3 g8 b4")
    assert "Pile 83  Discards (what lies below):  p– y– r– g8 (3) b4" in drawn(state)


def test_the_hand_shows_where_each_card_leads() -> None:
    state = table("g4 g4 b9 r8 p1 p2 y1 y2", tiles="9 spiral", figures="4 5 34, 0 0 0, 0 0 0")
    put_row(state, 0, "r2 r9")
    state.priestess = 1
    hand = [line.split() for line in drawn(state) if line.split() and line.split()[0] in {"g4", "b9", "r8"}]
    assert hand == [
        ["r8", "does", "not", "fit"],
        ["g4", "×2", "9g", "↺", "9g", "↺", "–", "2", "3"],
        ["b9", "5b", "8b", "35b", "●", "2", "3", "4+5", "5+5"],
    ]


def test_the_priestess_at_the_end_leads_nowhere() -> None:
    state = table(GREEN)
    state.priestess = 35
    line = next(line for line in drawn(state) if line.startswith(" p1"))
    assert line.split()[-1] == "–"


def test_a_spectator_sees_no_hand() -> None:
    assert not any("Hand" in line for line in drawn(table(), None))


def test_the_drawing_is_available_in_german() -> None:
    lines = drawn(table(), language="de")
    assert lines[1].startswith("│Start")
    assert any("Wunschstein" in line for line in lines)


def test_choices_show_where_they_lead() -> None:
    state = table(GREEN, tiles="4 clover blue, 5 spiral")
    said = labelled(state)
    assert "lay g4 figure 1 → 4g ♣b" in said
    assert "lay p1 priestess 1 → 1p" in said
    assert "discard g4" in said
    play(state, "lay g4 figure 1")
    assert labelled(state) == ["clover on → 5b ↺", "stay"]
    play(state, "clover on")
    assert labelled(state)[:2] == ["spiral to 1 → 1p", "spiral to 2 → 2y"]


def test_a_free_clover_shows_where_each_figure_would_go() -> None:
    state = table(GREEN, tiles="4 clover blue", figures="0 5 0, 0 0 0, 0 0 0", options=KeltisOptions(free_clover=True))
    play(state, "lay g4 figure 1")
    assert labelled(state) == ["clover figure 1 → 5b", "clover figure 2 → 8b", "clover figure 3 → 5b", "stay"]


def test_the_start_stone_is_a_place_to_go_back_to() -> None:
    state = table(GREEN, tiles="9 spiral", figures="4 0 0, 0 0 0, 0 0 0")
    play(state, "lay g4 figure 1")
    assert labelled(state)[0] == "spiral to 0 → 0"

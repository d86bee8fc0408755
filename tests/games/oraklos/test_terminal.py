"""Oraklos in a terminal."""

from io import StringIO

from rich.console import Console, RenderableType
from tests.games.oraklos.positions import SQUARE, do, fresh, naming, nature, searching

from adyton.drawing import artist
from adyton.games.oraklos.kit import KIT
from adyton.games.oraklos.rules.game import ORAKLOS
from adyton.games.oraklos.rules.state import OraklosState
from adyton.games.oraklos.rules.view import DieView
from adyton.games.oraklos.terminal import label, picture, throw
from adyton.words import Words

NAMES = ["Anna", "Ben", "Cleo"]
ADA, BO = "rybk rrrr rrry", "rkby bbbb bbbk"


def shown(what: RenderableType) -> list[str]:
    out = StringIO()
    Console(file=out, width=110, color_system=None).print(what)
    return [line.rstrip() for line in out.getvalue().splitlines()]


def drawn(state: OraklosState, seat: int | None = 0, language: str = "en") -> list[str]:
    return shown(picture(ORAKLOS.view(state, seat), Words(language), NAMES[: state.seats]))


def test_oraklos_has_its_own_drawing() -> None:
    assert artist(KIT).picture is picture
    assert artist(KIT).label is label


def test_the_throw_is_a_picture_of_letters_with_die_numbers() -> None:
    lines = drawn(searching(SQUARE.replace("b", "B"), ADA, BO))
    rows = [line for line in lines[4:] if line]
    assert [row.split() for row in rows] == [
        ["r1", "y2"],
        ["k3", "b4°"],
        ["r", "red", "·", "y", "yellow", "·", "b", "blue", "·", "k", "black", "·", "°", "the", "hole", "is", "up"],
    ]
    top, bottom = rows[0], rows[1]
    assert (top.index("r1"), top.index("y2")) == (bottom.index("k3"), bottom.index("b4"))
    assert top.index("y2") - top.index("r1") == 18  # 450 of 1000 steps, with 39 columns to the edge.


def test_dice_that_would_cover_each_other_are_moved_apart() -> None:
    near = [DieView(x=n * 500, y=0, turn=0, colour="r", hole=True, corners=()) for n in range(20)]
    line = next(line for line in shown(throw(near[:3], 64_000, Words("en"))) if "r1" in line)
    assert line.strip() == "r3°r1°r2°"
    crowded = next(line for line in shown(throw(near, 64_000, Words("en"))) if "°" in line)
    assert len(crowded.strip()) <= 40  # A die without room covers another.


def test_seats_cards_tokens_and_stocks_are_shown() -> None:
    state = searching(SQUARE, ADA, BO, claim_window=0)
    do(state, 0, "claim 3 rybk")
    do(state, 1, "no more")
    lines = drawn(state)
    assert lines[0] == "Round 1 · Anna starts · 64 cards in the pile"
    assert lines[1].split() == ["Name", "Points", "Cards", "Dice"]
    assert lines[2].split()[:6] == ["▶", "Anna", "0", "rybk", "[3]", "rrrr"]
    assert lines[3].split()[:3] == ["✓", "Ben", "0"]
    assert "▲4" in lines[2]


def test_the_review_shows_the_predictions_and_what_players_pointed_at() -> None:
    state = searching(SQUARE, ADA, BO, claim_window=0)
    do(state, 0, "claim 3 rybk")
    do(state, 0, "no more")
    do(state, 1, "no more")
    do(state, 0, "show 1 2 3 4")
    text = "\n".join(drawn(state))
    assert "Round 1: 1 predictions were on the table" in text
    assert "Anna  rybk  1 there  1-2-4-3  Anna 1-2-3-4: true and matching" in text
    assert "Ben   bbbb  none" in text
    assert "On the table:" in text


def test_the_open_cards_of_antipodes_and_the_one_that_was_named() -> None:
    state = naming(SQUARE, "rybk rkby rryy rbrb rrbb ybkk", claim_window=0)
    do(state, 0, "absent rybk")
    assert "Open cards:  rybk [?]  rkby  rryy  rbrb  rrbb  ybkk" in drawn(state)
    do(state, 1, "show 1 2 3 4")
    assert any("Anna said it was absent; Ben 1-2-3-4" in line for line in drawn(state, None))


def test_the_shaker_is_shown_in_german() -> None:
    state = fresh(2)
    nature(state)
    assert "im Becher:  ▲1   ☼1   ≈1   ◆1" in drawn(state, language="de")[0]


def test_choices_show_their_colours() -> None:
    view = ORAKLOS.view(searching(SQUARE, ADA, BO), 0)
    assert str(label(ORAKLOS.read("claim 3 rybk"), view, Words("en"))) == "claim 3 rybk rybk"
    assert str(label(ORAKLOS.read("no more"), view, Words("en"))) == "no more"
    assert str(label(ORAKLOS.read("show 1 2 3 4"), view, Words("en"))) == "show 1 2 3 4"

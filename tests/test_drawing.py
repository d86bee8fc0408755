from dataclasses import dataclass
from io import StringIO

import pytest
from rich.console import Console, RenderableType

from adyton.bots.random import RandomBot
from adyton.drawing import artist
from adyton.drawing.palette import COLOURS, piece, swatch
from adyton.engine.playing import Playing
from adyton.engine.rng import FastRng
from adyton.engine.view import View
from adyton.games import GAMES, KITS
from adyton.games.kit import Kit
from adyton.games.oracle.terminal import label, picture
from adyton.words import Words

ENGLISH = Words("en", "adyton.cli")
GERMAN = Words("de", "adyton.cli")
NAMES = ["Ann", "Ben", "Cleo", "Dan", "Eve"]


def text(picture: RenderableType) -> str:
    console = Console(file=StringIO(), width=120, highlight=False)
    console.print(picture)
    out = console.file
    assert isinstance(out, StringIO)
    return out.getvalue()


@dataclass(slots=True, kw_only=True)
class Inner:
    number: int


@dataclass(slots=True, kw_only=True)
class SomeView(View):
    cards: tuple[int, ...]
    chips: dict[str, int]
    inner: Inner
    leader: int | None
    empty: tuple[int, ...] = ()


def test_a_game_without_a_drawing_is_shown_as_fields() -> None:
    view = SomeView(
        viewer=0, seats=2, phase="x", acting=(0,), cards=(1, 2), chips={"a": 1}, inner=Inner(number=7), leader=None
    )
    lines = [
        line.split() for line in text(artist(Kit(game=GAMES["oracle"])).picture(view, ENGLISH, NAMES)).splitlines()
    ]
    assert lines == [
        ["cards", "1", "·", "2"],
        ["chips", "a", "1"],
        ["inner", "number=7"],
        ["leader", "–"],
        ["empty", "–"],
    ]


def test_an_action_without_a_picture_shows_its_words() -> None:
    action = GAMES["oracle"].read("keep")
    view = SomeView(viewer=0, seats=2, phase="", acting=(), cards=(), chips={}, inner=Inner(number=1), leader=0)
    assert artist(Kit(game=GAMES["oracle"])).label(action, view, ENGLISH).plain == "keep"


def test_every_colour_has_its_own_sign() -> None:
    assert len({sign for _, _, sign in COLOURS.values()}) == 7
    assert piece("blue", "7").plain == " ≈7 "
    assert swatch("red", "red").plain == " ▲ red "


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("draft", [False, True])
def test_every_position_of_oracle_can_be_drawn(seats: int, draft: bool) -> None:
    game = GAMES["oracle"]
    playing = Playing.open(game, game.read_options({"draft": draft}), NAMES[:seats], FastRng(seats))
    rng, bot = FastRng(1), RandomBot(1)
    seen = ""
    while playing.outcome is None:
        seat = game.turn(playing.state).seats[0]
        legal = game.legal(playing.state, seat)
        if rng.below(12) == 0:
            view = game.view(playing.state, seat)
            seen += text(picture(view, GERMAN, NAMES[:seats]))
            seen += "".join(label(action, view, GERMAN).plain for action in legal[:3])
            text(picture(game.view(playing.state, None), ENGLISH, NAMES[:seats]))
        playing.act(seat, bot.choose(None, legal, 0))  # type: ignore[arg-type]  # it looks at nothing
    assert "Stich" in seen
    assert ("Offene Ablage" in seen) == draft
    assert ("ohne " in seen) == (seats == 3)
    assert "✖" in seen
    assert f"Runde {seats} von {seats}" in text(picture(game.view(playing.state, None), GERMAN, NAMES[:seats]))


@pytest.mark.parametrize("slug", GAMES)
def test_every_game_can_be_drawn_from_every_seat(slug: str) -> None:
    game = GAMES[slug]
    seats = max(game.chairs)
    playing = Playing.open(game, game.options(), NAMES[:seats], FastRng(1))
    for viewer in (None, *range(seats)):
        assert text(artist(KITS[slug]).picture(game.view(playing.state, viewer), GERMAN, NAMES[:seats])).strip()

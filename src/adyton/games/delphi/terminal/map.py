"""The map of Delphi in a terminal: hexes in their colours and signs, and on them all that lies there."""

from collections.abc import Mapping
from typing import Final

from rich.text import Text

from adyton.drawing.palette import COLOURS
from adyton.games.delphi.rules.names import COLOURS as NAMES
from adyton.games.delphi.rules.names import MONSTERS
from adyton.games.delphi.rules.view import DelphiView, HexView, IslandView

HALF: Final = 3  # characters of half a hex
WIDTH: Final = 2 * HALF - 1  # of a hex; one more parts it from the next
LAND: Final = "#26221f on #e9c9a8"
SHALLOW: Final = "#22393c on #bfd7d9"
LETTERS: Final = {"psi": "Ψ", "phi": "Φ", "sigma": "Σ", "omega": "Ω"}
SEATS: Final = "ABCD"
PLAYERS: Final = {"red": "A", "yellow": "B", "green": "C", "blue": "D"}  # whose islands these are
RAISED: Final = "●"
Lines = tuple[Text, Text]


def chart(view: DelphiView, marks: Mapping[str, str]) -> Text:
    """Return the whole map, with `marks` on the waters that they name."""
    left = min(2 * spot.q + spot.r for spot in view.hexes)
    drawing = Text(no_wrap=True)
    for row in sorted({spot.r for spot in view.hexes}):
        spots = [spot for spot in view.hexes if spot.r == row]
        cells = [_cell(view, spot, marks.get(spot.at, "")) for spot in spots]
        for line in (0, 1):
            column = 0
            for spot, cell in zip(spots, cells, strict=True):
                start = (2 * spot.q + spot.r - left) * HALF
                drawing.append(" " * (start - column))
                drawing.append_text(cell[line])
                column = start + WIDTH
            drawing.append("\n")
    return drawing


def _cell(view: DelphiView, spot: HexView, mark: str) -> Lines:
    return _head(view, spot, mark), _foot(view, spot)


def _foot(view: DelphiView, spot: HexView) -> Text:
    """Return the place's name, in the colour of the hex."""
    return Text(spot.at.center(WIDTH), style=_ground(spot))


def _ground(spot: HexView) -> str:
    if spot.kind == "water":
        ground, ink, _ = COLOURS[spot.colours[0]]
        return f"{ink} on {ground}"
    return SHALLOW if spot.kind == "shallow" else LAND


def _head(view: DelphiView, spot: HexView, mark: str) -> Text:
    if spot.kind == "water":
        ships = ships_at(view, spot.at)
        return Text(f" {sign(spot.colours[0])}{ships or mark}".ljust(WIDTH), style=f"bold {_ground(spot)}")
    if spot.kind == "zeus":
        return Text(f"Z{ships_at(view, spot.at)}".center(WIDTH), style=f"bold {LAND}")
    if spot.kind == "shallow":
        return Text("∿∿∿∿".center(WIDTH), style=SHALLOW)
    return _land(view, spot)


def ships_at(view: DelphiView, at: str) -> str:
    return "".join(SEATS[seat] for seat, player in enumerate(view.players) if player.at == at)


def sign(colour: str) -> str:
    return COLOURS[colour][2]


def _land(view: DelphiView, spot: HexView) -> Text:
    parts = LANDS[spot.kind](view, spot)
    head = Text("", style=LAND)
    if sum(part.cell_len for part in parts) < WIDTH:
        head.append(" ", LAND)
    for part in parts:
        head.append_text(part)
    return head.append(" " * (WIDTH - head.cell_len), LAND)


def tinted(colour: str, text: str) -> Text:
    """Return a small piece of a colour on land."""
    ground, ink, _ = COLOURS[colour]
    return Text(text, style=f"bold {ink} on {ground}")


def _island(view: DelphiView, spot: HexView) -> list[Text]:
    island = next(one for one in view.islands if one.at == spot.at)
    return [tinted(spot.colours[0], sign(spot.colours[0])), Text(_under(island), style=f"bold {LAND}")]


def _under(island: IslandView) -> str:
    """Return what the island is, as far as the viewer knows; in brackets while it lies face down."""
    if island.player is None or island.letter is None:
        return "?" + "".join(SEATS[seat].lower() for seat in island.known_to)[:3]
    face = PLAYERS[island.player] + LETTERS[island.letter]
    if not island.uncovered:
        return f"({face})"
    return face if island.shrine is None else f"{face}⌂"


def _lair(view: DelphiView, spot: HexView) -> list[Text]:
    lair = next(one for one in view.lairs if one.at == spot.at)
    colours = [NAMES[MONSTERS.index(monster)] for monster in lair.monsters]
    return [Text("M", style=f"bold {LAND}"), *(tinted(colour, sign(colour)) for colour in colours)]


def _offerings(view: DelphiView, spot: HexView) -> list[Text]:
    stock = next(one for one in view.offerings if one.at == spot.at)
    return [Text("o", style=f"bold {LAND}"), *(tinted(colour, sign(colour)) for colour in stock.colours)]


def _temple(view: DelphiView, spot: HexView) -> list[Text]:
    temple = next(one for one in view.temples if one.at == spot.at)
    return [Text("T", style=f"bold {LAND}"), *(tinted(colour, f" {sign(colour)} ") for colour in temple.colours)]


def _city(view: DelphiView, spot: HexView) -> list[Text]:
    city = next(one for one in view.cities if one.at == spot.at)
    return [Text("C", style=f"bold {LAND}"), tinted(city.colour, f" {sign(city.colour)}{city.statues}")]


def _pedestals(view: DelphiView, spot: HexView) -> list[Text]:
    island = next(one for one in view.statues if one.at == spot.at)
    stands = [tinted(colour, RAISED if colour in island.raised else sign(colour)) for colour in island.colours]
    return [Text("S", style=f"bold {LAND}"), *stands]


LANDS: Final = {
    "island": _island,
    "monster": _lair,
    "monster2": _lair,
    "offering": _offerings,
    "temple": _temple,
    "city": _city,
    "statue": _pedestals,
}

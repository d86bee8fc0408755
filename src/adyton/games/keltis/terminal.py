"""Keltis in a terminal: the spiral with its tiles and figures, the seats, the discards, and where each card leads."""

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from adyton.engine.action import Action
from adyton.games.keltis.rules.actions import CLOVER_FIGURE, CLOVER_ON, LAY_FIGURE, LAY_PRIESTESS, SPIRAL_TO, Deed
from adyton.games.keltis.rules.view import FieldView, KeltisView, ReachView, ScoreView, SeatView
from adyton.words import Words

# The colours of the whole product, light symbols on dark ones; each always comes with its letter.
STYLES: Final = {
    "pink": "#1E1A17 on #F08CBC",
    "yellow": "#1E1A17 on #F6CF45",
    "red": "#F6EEDD on #A82A12",
    "green": "#1E1A17 on #4FC077",
    "blue": "#F6EEDD on #1E62C0",
}
SIGNS: Final = {"clover": "♣", "spiral": "↺", "kobold": "☻", "mirror": "◊"}
ARROWS: Final = {"up": "↑", "down": "↓", "": ""}
WISH: Final = "●"
PRIESTESS: Final = "♀"
TARGET: Final = "*"
SEATS: Final = "ABCD"

ACROSS: Final = 9
DOWN: Final = 4
WIDTH: Final = 7
JOINTS: Final = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"  # by the walls upwards (1), to the right (2), downwards (4), to the left (8)


def picture(view: KeltisView, words: Words, names: Sequence[str]) -> RenderableType:
    """Return the whole table as this seat sees it."""
    parts: list[RenderableType] = [_spiral(view, words), _legend(words), _seats(view, words, names)]
    parts.append(_piles(view, words))
    if view.reach:
        parts.append(_hand(view, words))
    return Group(*parts)


def label(action: Action, view: KeltisView, words: Words) -> Text:
    """Return the action's own words, and where it leads."""
    text = Text(action.text)
    field = _destination(action, view)
    if field is not None:
        text.append(" → ", "dim")
        text.append_text(_field_sign(view, field))
    return text


def _destination(action: Action, view: KeltisView) -> int | None:
    assert isinstance(action, Deed)
    if action.kind == SPIRAL_TO:
        return action.number
    if action.kind == LAY_FIGURE:
        return _reach(view, action).figures[action.number]
    if action.kind == LAY_PRIESTESS:
        return view.priestess + action.number
    if action.kind in {CLOVER_ON, CLOVER_FIGURE} and view.choice is not None:
        return max(view.choice.targets) if action.kind == CLOVER_ON else view.choice.targets[action.number]
    return None


def _reach(view: KeltisView, action: Action) -> ReachView:
    card = action.text.split()[1]
    return next(reach for reach in view.reach if reach.card == card)


# --- The spiral ---------------------------------------------------------------------------------------------


def _course() -> list[tuple[int, int]]:
    """Return where each field lies in the grid, from the start stone in the corner inwards to the last field."""
    free = {(row, column) for row in range(DOWN) for column in range(ACROSS)}
    row, column, step = 0, 0, (0, 1)
    course = []
    while free:
        free.remove((row, column))
        course.append((row, column))
        if (row + step[0], column + step[1]) not in free:
            step = (step[1], -step[0])
        row, column = row + step[0], column + step[1]
    return course


COURSE: Final = tuple(_course())
FIELD_AT: Final = {place: field for field, place in enumerate(COURSE)}


def _spiral(view: KeltisView, words: Words) -> Text:
    """Return the fields between the walls of the path.

    Each is open only to the field before and after it.
    """
    drawn = Text(no_wrap=True)
    cells = [_start(view, words), *(_cell(view, field) for field in view.path)]
    for row in range(DOWN):
        drawn.append(_floors(row) + "\n")
        for line in range(3):
            for column in range(ACROSS):
                drawn.append("│" if _has_wall(row, column) else " ")
                drawn.append_text(cells[FIELD_AT[row, column]][line])
            drawn.append("│\n")
    return drawn.append(_floors(DOWN))


def _floors(row: int) -> str:
    """Return the line above a row of fields."""
    floors = [("─" if _has_floor(row, column) else " ") * WIDTH for column in range(ACROSS)]
    return "".join(_joint(row, column) + floors[column] for column in range(ACROSS)) + _joint(row, ACROSS)


def _joint(row: int, column: int) -> str:
    """Return the corner where up to four walls meet."""
    up = row > 0 and _has_wall(row - 1, column)
    right = column < ACROSS and _has_floor(row, column)
    down = row < DOWN and _has_wall(row, column)
    left = column > 0 and _has_floor(row, column - 1)
    return JOINTS[up + 2 * right + 4 * down + 8 * left]


def _has_wall(row: int, column: int) -> bool:
    """Return whether there is a wall to the left of this place."""
    return column in {0, ACROSS} or not _is_step((row, column - 1), (row, column))


def _has_floor(row: int, column: int) -> bool:
    """Return whether there is a wall above this place."""
    return row in {0, DOWN} or not _is_step((row - 1, column), (row, column))


def _is_step(here: tuple[int, int], there: tuple[int, int]) -> bool:
    return abs(FIELD_AT[here] - FIELD_AT[there]) == 1


def _start(view: KeltisView, words: Words) -> list[Text]:
    head = Text(words.say("keltis-label-start")[:WIDTH].ljust(WIDTH), "bold reverse")
    return [head, _second(view, 0, ""), _figures(view, 0)]


def _cell(view: KeltisView, field: FieldView) -> list[Text]:
    head = Text(f"{field.number:>2}{field.colour[0]} {field.value:>+3}", STYLES[field.colour])
    what = WISH * field.stones if field.large else _tile_sign(field.tile)
    return [
        head,
        _second(view, field.number, what.ljust(4) + (TARGET if field.target else "")),
        _figures(view, field.number),
    ]


def _second(view: KeltisView, number: int, what: str) -> Text:
    text = Text(what.ljust(WIDTH - 1))
    text.append(PRIESTESS if view.priestess == number else " ", "bold magenta")
    return text


def _tile_sign(tile: str) -> str:
    """Return the sign of a tile: `+3`, `♣r`, `↺`, `☻`, `◊`."""
    kind, _, what = tile.partition(" ")
    return f"+{what}" if kind == "points" else SIGNS.get(kind, "") + what[:1]


def _figures(view: KeltisView, number: int) -> Text:
    """Return each seat's letter and its figures' numbers.

    If there are too many, others have only their letter.
    """
    standing = [_standing(place, number) for place in view.places]
    groups = [(seat, SEATS[seat] + digits) for seat, digits in enumerate(standing) if digits]
    if sum(len(text) for _, text in groups) > WIDTH:
        own = view.viewer if view.viewer is not None else view.mover
        groups = [(seat, text if seat == own else text[0]) for seat, text in groups]
    line = Text()
    for seat, text in groups:
        line.append(text, "bold cyan" if seat == view.viewer else "bold")
    line.append(" " * (WIDTH - len(line)))
    return line


def _standing(place: SeatView, number: int) -> str:
    return "".join(str(figure) for figure, field in enumerate(place.figures, 1) if field == number)


def _legend(words: Words) -> Text:
    return Text(words.say("keltis-label-legend"), "dim")


def _field_sign(view: KeltisView, number: int) -> Text:
    """Return a field in a few signs: number, colour and what lies there."""
    if number == 0:
        return Text("0")
    field = view.path[number - 1]
    sign = Text(f"{number}{field.colour[0]}", STYLES[field.colour])
    what = WISH * field.stones if field.large else _tile_sign(field.tile)
    return sign.append(f" {what}", "default on default") if what else sign


# --- The seats ----------------------------------------------------------------------------------------------


def _seats(view: KeltisView, words: Words, names: Sequence[str]) -> Table:
    table = Table(box=None, padding=(0, 1), header_style="dim")
    for key in ("player", "figures", "rows", "found", "score"):
        table.add_column(words.say(f"keltis-label-{key}"), no_wrap=key in {"player", "figures"})
    for seat, place in enumerate(view.places):
        style = "bold" if seat == view.mover else ""
        name = Text(f"{SEATS[seat]} {names[seat]}", style)
        table.add_row(
            name,
            " ".join(str(field) for field in place.figures),
            _rows(place),
            _found(place, words),
            _score(place.score, words),
        )
    return table


def _rows(place: SeatView) -> Text:
    rows = Text()
    for colour, values in place.rows.items():
        if values:
            shown = f"{colour[0]} {' '.join(str(value) for value in values)}{ARROWS[place.directions[colour]]}"
            rows.append(f"{' ' if rows else ''}", "default on default").append(shown, STYLES[colour])
    return rows or Text("–")


def _found(place: SeatView, words: Words) -> str:
    parts = [f"{WISH}{place.wishes} {SIGNS['mirror']}{place.mirrors}"]
    if place.scored_kobolds:
        parts.append(f"{SIGNS['kobold']}✓")
    if place.known:
        held = " ".join(card.name for card in place.known)
        parts.append(words.say("keltis-label-known", cards=held))
    return " ".join(parts)


def _score(score: ScoreView, words: Words) -> Text:
    """Return the score if the game ended now, and its parts."""
    figures = sum(score.figures)
    parts = words.say(
        "keltis-label-parts",
        tiles=score.tiles,
        priestess=score.priestess,
        kobolds=score.kobolds,
        figures=figures,
        wishes=score.wishes + score.mirrors,
    )
    return Text.assemble((f"{score.total:>3}", "bold"), " ", (parts, "dim"))


# --- Piles and hand -----------------------------------------------------------------------------------------


def _piles(view: KeltisView, words: Words) -> Text:
    line = Text(words.say("keltis-label-pile", cards=view.pile))
    line.append("  " + words.say("keltis-label-discards") + " ")
    for colour, values in view.discards.items():
        shown = f"{colour[0]}{values[-1]}" if values else f"{colour[0]}–"
        line.append(" ").append(shown, STYLES[colour])
        if len(values) > 1:
            line.append(f" ({' '.join(str(value) for value in values[:-1])})", "dim")
    return line


def _hand(view: KeltisView, words: Words) -> Table:
    """Return where each card would take each figure and the priestess."""
    table = Table(box=None, padding=(0, 1), header_style="dim")
    table.add_column(words.say("keltis-label-hand"))
    for figure in range(1, 4):
        table.add_column(words.say("keltis-label-figure", figure=figure))
    table.add_column(words.say("keltis-label-priestess"))
    colours = {card.name: card.colour for card in view.hand}
    copies = [card.name for card in view.hand]
    for reach in view.reach:
        twice = " ×2" if copies.count(reach.card) > 1 else ""
        name = Text(reach.card, STYLES[colours[reach.card]]).append(twice, "default on default")
        table.add_row(name, *_ways(view, reach, words))
    return table


def _ways(view: KeltisView, reach: ReachView, words: Words) -> list[Text]:
    if not reach.fits:
        return [Text(words.say("keltis-label-unfit"), "dim")]
    figures = [_field_sign(view, field) if field else Text("–", "dim") for field in reach.figures]
    fields = [_priestess_field(view, field) for field in reach.priestess]
    return [*figures, Text(" ").join(fields) if fields else Text("–", "dim")]


def _priestess_field(view: KeltisView, field: int) -> Text:
    """Return the field, in bold if she would pay the viewer there."""
    own = view.viewer is not None and field in view.places[view.viewer].figures
    return Text(f"{field}+{view.priestess_bonus}", "bold magenta") if own else Text(str(field))

"""A table of Delphi: the map, the players, and where each die could go."""

from collections.abc import Iterable, Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from adyton.engine.action import Action
from adyton.games.delphi.rules.action_types import Paid
from adyton.games.delphi.rules.actions import AS_SHOWN, SOURCE_NAMES
from adyton.games.delphi.rules.grid import NAME
from adyton.games.delphi.rules.names import COLOURS as NAMES
from adyton.games.delphi.rules.names import GODS
from adyton.games.delphi.rules.outlook import Counts
from adyton.games.delphi.rules.parts import TOP
from adyton.games.delphi.rules.verbs import SAIL
from adyton.games.delphi.rules.view import DelphiView, SeatView, TasksView, WayView
from adyton.games.delphi.terminal.map import SEATS, chart, sign, tinted
from adyton.words import Words

DICE_MARKS: Final = {"die 1": "¹", "die 2": "²", "die 3": "³"}
NEAREST: Final = 9  # places that are listed for each die
READY: Final = "★"


def picture(view: DelphiView, words: Words, names: Sequence[str]) -> RenderableType:
    """Return the whole table as this seat sees it."""
    if not view.hexes:
        return Text(words.phase("delphi", view.phase))
    ways = view.ways if view.viewer is not None and view.viewer in view.acting else ()
    parts: list[RenderableType] = [_heading(view, words, names), chart(view, _marks(ways)), _legend(words)]
    parts += [_players(view, words, names), _market(view, words)]
    if any(way.moves for way in ways):
        parts.append(_reach(view, ways, words))
    return Group(*parts)


def label(action: Action, view: DelphiView, words: Words) -> Text:
    """Return the action's own words, what it costs, and what a card or companion does."""
    text = Text(action.text)
    if isinstance(action, Paid):
        cost = _price(action, view)
        if cost:
            text.append(f"  −{cost} " + words.say("delphi-table-favor"), "dim")
    verb, _, rest = action.text.partition(" ")
    kind = {"take": "card", "welcome": "role", "ship": "ship"}.get(verb)
    if kind is not None:
        text.append("  " + words.say(f"delphi-{kind}-{rest}") + ": ", "bold")
        text.append(words.say(f"delphi-{kind}-{rest}", "help"), "dim")
    return text


def _price(action: Paid, view: DelphiView) -> int:
    """Return the favor that a legal action costs."""
    way = next(way for way in view.ways if way.source == SOURCE_NAMES[action.source])
    if action.verb == SAIL:
        return way.moves[NAME[action.cell]]
    return way.fee if action.named == AS_SHOWN else way.costs[NAMES[action.named]]


# --- Where dice could go ------------------------------------------------------------------------------------


def _marks(ways: Sequence[WayView]) -> dict[str, str]:
    """Return for each water the dice that reach it without favor."""
    marks: dict[str, str] = {}
    for way in ways:
        die = DICE_MARKS.get(way.source, "")
        for at, cost in way.moves.items():
            if not cost:
                marks[at] = marks.get(at, "") + die
    return marks


def _reach(view: DelphiView, ways: Sequence[WayView], words: Words) -> Table:
    table = Table(
        box=None, pad_edge=False, title=words.say("delphi-table-reach"), title_justify="left", show_header=False
    )
    colours = {spot.at: spot.colours for spot in view.hexes}
    for way in ways:
        ends = sorted(way.moves.items(), key=lambda move: move[1])
        line = Text(" · ").join(_end(at, colours[at], cost) for at, cost in ends[:NEAREST])
        if len(ends) > NEAREST:
            line.append("  " + words.say("delphi-table-more", count=len(ends) - NEAREST), "dim")
        table.add_row(_source(way), line)
    return table


def _source(way: WayView) -> Text:
    name = Text(way.source + " ")
    return name if way.shows is None else name.append_text(tinted(way.shows, f" {sign(way.shows)} "))


def _end(at: str, colours: tuple[str, ...], cost: int) -> Text:
    end = tinted(colours[0], f" {at} ") if colours else Text(at)
    return Text.assemble(end, (f" −{cost}", "dim")) if cost else end


# --- The players --------------------------------------------------------------------------------------------


def _heading(view: DelphiView, words: Words, names: Sequence[str]) -> Text:
    line = Text(words.say("delphi-table-round", round=view.round), style="bold")
    if view.map_seed:
        line.append(" · " + words.say("delphi-event-map", seed=str(view.map_seed)))
    if view.active is not None:
        line.append(" · " + words.say("delphi-event-turn", seat=names[view.active]))
    if view.apollo:
        line.append(" · " + words.say("delphi-god-apollo"), "bold yellow")
    if view.fight is not None:
        monster = words.say("delphi-monster", monster=view.fight.monster)
        line.append(f" · {monster} {view.fight.strength}", "bold red")
    return line.append("\n")


def _legend(words: Words) -> Text:
    return Text(words.say("delphi-table-legend"), style="dim").append("\n")


def _players(view: DelphiView, words: Words, names: Sequence[str]) -> Table:
    table = Table(box=None, pad_edge=False)
    table.add_column()
    for seat, name in enumerate(names):
        table.add_column(f"{SEATS[seat]} {name}", style="bold" if seat in view.acting else "")
    for heading, row in ROWS.items():
        cells = [row(view, seat, player, words) for seat, player in enumerate(view.players)]
        table.add_row(Text(words.say(f"delphi-table-{heading}"), style="dim"), *cells)
    return table


def _ship(view: DelphiView, seat: int, player: SeatView, words: Words) -> Text:
    name = "–" if player.ship is None else words.say(f"delphi-ship-{player.ship}")
    return Text(f"{name} @ {player.at}")


def _dice(view: DelphiView, seat: int, player: SeatView, words: Words) -> Text:
    used = view.used if seat == view.active else ()
    dice = [
        Text(" × ", style="dim") if number in used else tinted(colour, f" {sign(colour)} ")
        for number, colour in enumerate(player.dice, 1)
    ]
    return Text(" ").join(dice)


def _stock(view: DelphiView, seat: int, player: SeatView, words: Words) -> Text:
    return Text(f"{player.favor} / {player.shield}")


def _tasks(view: DelphiView, seat: int, player: SeatView, words: Words) -> Text:
    """Return the open tasks of each kind. □ stands for a white tile; finished tasks are not shown."""
    line = Text(f"{player.tasks_left}: ⌂{player.shrines}")
    for mark, tiles in (("S", player.statues), ("o", player.offerings), ("M", player.monsters)):
        line.append(f" {mark}")
        line.append("□" * tiles.white)
        line.append_text(_pieces(open_named(tiles)))
    return line


def open_named(tiles: TasksView) -> list[str]:
    return [colour for colour in tiles.named if colour not in tiles.done]


def _pieces(colours: Iterable[str]) -> Text:
    return Text("").join(tinted(colour, sign(colour)) for colour in colours)


def _cards(view: DelphiView, seat: int, player: SeatView, words: Words) -> Text:
    return _counted(player.cards)


def _injuries(view: DelphiView, seat: int, player: SeatView, words: Words) -> Text:
    return _counted(player.injuries)


def _counted(counts: Counts) -> Text:
    held = [tinted(colour, f"{sign(colour)}{count}") for colour, count in counts.items() if count]
    return Text(" ").join(held) if held else Text("–", style="dim")


def _gods(view: DelphiView, seat: int, player: SeatView, words: Words) -> Text:
    """Return the row of each god, in the order of the colours; a star means ready."""
    rows = [READY if player.gods[name] == TOP else str(player.gods[name]) for name in GODS]
    return Text(" ").join(tinted(NAMES[god], f"{sign(NAMES[god])}{row}") for god, row in enumerate(rows))


def _cargo(view: DelphiView, seat: int, player: SeatView, words: Words) -> Text:
    free = player.hold - len(player.offerings_aboard) - len(player.statues_aboard)
    line = Text("o").append_text(_pieces(player.offerings_aboard)) if player.offerings_aboard else Text()
    if player.statues_aboard:
        line.append(" S").append_text(_pieces(player.statues_aboard))
    return line.append(" " + "·" * free)


def _crew(view: DelphiView, seat: int, player: SeatView, words: Words) -> Text:
    roles = (("hero", player.heroes), ("demigod", player.demigods), ("creature", player.creatures))
    found = [tinted(c, words.say(f"delphi-companion-{c}-{role}")) for role, colours in roles for c in colours]
    return Text(" ").join(found) if found else Text("–", style="dim")


def _gear(view: DelphiView, seat: int, player: SeatView, words: Words) -> Text:
    return Text(", ".join(words.say(f"delphi-card-{card}") for card in player.gear) or "–")


ROWS: Final = {
    "ship": _ship,
    "dice": _dice,
    "stock": _stock,
    "tasks": _tasks,
    "gods": _gods,
    "cards": _cards,
    "injuries": _injuries,
    "cargo": _cargo,
    "crew": _crew,
    "gear": _gear,
}


def _market(view: DelphiView, words: Words) -> Text:
    line = Text("\n" + words.say("delphi-table-open") + " ", style="dim")
    return line.append(" · ".join(f"{card} {words.say(f'delphi-card-{card}')}" for card in view.gear_open), "not dim")

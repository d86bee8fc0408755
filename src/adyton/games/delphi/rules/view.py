"""What a seat may know of a game of Delphi: all but face-down islands and choices not yet shown (DEL-6)."""

from dataclasses import dataclass

from adyton.engine.seat import Seat
from adyton.engine.view import View
from adyton.games.delphi.rules.outlook import Counts
from adyton.games.delphi.rules.prospects import ProspectView


@dataclass(slots=True, kw_only=True)
class HexView:
    """A hex of the map; water, island and city have one colour, a statue island three."""

    at: str
    q: int
    r: int
    kind: str
    colours: tuple[str, ...]


@dataclass(slots=True, kw_only=True)
class IslandView:
    """An island. Its tile is named only for viewers who may know it."""

    at: str
    colour: str
    player: str | None
    letter: str | None
    tile: int | None  # the number of its tile
    uncovered: bool
    known_to: tuple[Seat, ...]
    shrine: Seat | None


@dataclass(slots=True, kw_only=True)
class LairView:
    """A monster island."""

    at: str
    marked: bool
    monsters: tuple[str, ...]


@dataclass(slots=True, kw_only=True)
class StockView:
    """An offering island with its offerings, or a temple with its colour."""

    at: str
    colours: tuple[str, ...]


@dataclass(slots=True, kw_only=True)
class CityView:
    at: str
    colour: str
    statues: int


@dataclass(slots=True, kw_only=True)
class PedestalsView:
    """A statue island."""

    at: str
    colours: tuple[str, ...]
    raised: tuple[str, ...]


@dataclass(slots=True, kw_only=True)
class TasksView:
    """The tiles of one kind: open white ones, colours that tiles name, colours done."""

    white: int
    named: tuple[str, ...]
    done: tuple[str, ...]


@dataclass(slots=True, kw_only=True)
class SeatView:
    """A player's ship, tasks and possessions."""

    player: str  # the colour of shrines and islands
    ship: str | None
    at: str
    arrived: bool
    favor: int
    shield: int
    hold: int
    range: int
    tasks_left: int
    shrines: int  # open shrine tasks
    shrine_letters: tuple[str, ...]  # of the open shrine tasks; none where any own island serves (version 1)
    statues: TasksView
    offerings: TasksView
    monsters: TasksView
    gods: Counts  # the row of each god
    cards: Counts
    injuries: Counts
    rest_same: int  # so many injuries of one colour, or
    rest_total: int  # so many in all, and the player must rest
    odds: tuple[int, ...]  # percent: to win a fight begun now with 0, 1, 2 and 3 favor more
    offerings_aboard: tuple[str, ...]
    statues_aboard: tuple[str, ...]
    heroes: tuple[str, ...]
    demigods: tuple[str, ...]
    creatures: tuple[str, ...]
    gear: tuple[str, ...]
    prospects: tuple[ProspectView, ...]  # what each open equipment card would do for the player
    dice: tuple[str, ...]


@dataclass(slots=True, kw_only=True)
class FightView:
    monster: str
    at: str
    strength: int
    odds: tuple[int, ...]  # percent: to win with the next roll, the next two, three and four


@dataclass(slots=True, kw_only=True)
class WayView:
    """What the active player can pay with, and the favor that colours and moves cost with it (DEL-20)."""

    source: str
    shows: str | None
    fee: int
    costs: Counts
    moves: dict[str, int]  # by the place where they end


@dataclass(slots=True, kw_only=True)
class DelphiView(View):
    """The table as a seat sees it."""

    options: dict[str, bool | int | str]
    map_seed: int
    hexes: tuple[HexView, ...]
    zeus: str
    islands: tuple[IslandView, ...]
    lairs: tuple[LairView, ...]
    offerings: tuple[StockView, ...]
    temples: tuple[StockView, ...]
    cities: tuple[CityView, ...]
    statues: tuple[PedestalsView, ...]
    players: tuple[SeatView, ...]
    first: Seat | None
    active: Seat | None
    round: int  # from 1
    used: tuple[int, ...]  # the numbers of the active player's dice that are spent, from 1
    played: str | None  # the oracle card played in this turn
    apollo: bool
    purse_used: bool
    fight: FightView | None
    ways: tuple[WayView, ...]  # while the active player may act
    oracle_deck: Counts
    oracle_discards: Counts
    injury_deck: Counts
    injury_discards: Counts
    gear_open: tuple[str, ...]
    gear_deck: tuple[str, ...]
    sides: tuple[int, ...]  # the two-sided Zeus tiles that show an offering
    ships_open: tuple[str, ...]
    ships_left: tuple[str, ...]
    asked: tuple[Seat, ...]  # in phase 3: who was asked about a god
    heard: tuple[Seat, ...]  # who has chosen
    choice: int | None  # the viewer's own choice: a god's number, 6 for none
    agenda: tuple[tuple[int, int, int], ...]  # what is still to be done, the next last

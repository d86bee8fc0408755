"""Where a game of Delphi stands. Sets of colours, islands or seats are bits; see PHASES.md for the agenda."""

from typing import Final

from adyton.engine.fields import Fields
from adyton.engine.native import mypyc_attr
from adyton.engine.state import Json, State
from adyton.games.delphi.rules.agenda import MAP, Entry
from adyton.games.delphi.rules.chart import sea_of
from adyton.games.delphi.rules.gear import Outfit
from adyton.games.delphi.rules.names import BEASTS, OFFERINGS, STATUES
from adyton.games.delphi.rules.options import DelphiOptions
from adyton.games.delphi.rules.parts import Parts, parts_of
from adyton.games.delphi.rules.sea import Sea

NOBODY: Final = -1
UNKNOWN: Final = -1
UNDECIDED: Final = -1
NOT_ASKED: Final = -2
NO_GOD: Final = 6
ISLANDS: Final = 12


def _agenda_to_json(agenda: list[Entry]) -> list[list[int]]:
    return [list(entry) for entry in agenda]


def _read_agenda(rows: list[list[int]]) -> list[Entry]:
    return [(kind, seat, amount) for kind, seat, amount in rows]


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class DelphiState(State):
    """Lists go by seat, by colour, or by the place's number on the map."""

    # fmt: off
    fields = Fields(
        values=(
            "active", "apollo", "arrived", "fight_colour", "fight_slot", "first", "map_seed", "played",
            "purse_used", "round", "strength", "used",
        ),
        rows=(
            "at", "choices", "creatures", "demigods", "favor", "fleet", "gear_deck", "gear_open", "heroes",
            "injury_deck", "injury_out", "known", "monsters", "offerings", "oracle_deck", "oracle_out",
            "raised", "shield", "ship_bag", "ships", "shrine", "shrine_tiles", "shrines", "sides", "statues",
            "temples", "tiles", "uncovered",
        ),
        tables=("cards", "cargo", "dice", "done", "gear", "gods", "injuries", "named", "white"),
        objects={"agenda": (_agenda_to_json, _read_agenda)},
        derived=("parts", "sea"),
        since={"shrine_tiles": 2},
    )
    # fmt: on
    __slots__ = fields.names
    options: DelphiOptions

    def __init__(self, options: DelphiOptions, seats: int) -> None:
        super().__init__(options, seats)
        self.parts: Parts = parts_of(options.content)
        self.agenda: list[Entry] = []  # the last one is next
        self.map_seed = options.seed
        self.sea: Sea = sea_of(options.content, "reference", 0)
        self._clear_table()
        self._clear_seats()
        self._fill_decks()
        self.clear_turn()

    def _clear_table(self) -> None:
        self.first = NOBODY
        self.active = NOBODY
        self.round = 1
        self.arrived = 0  # bits of the seats that have come back to Zeus
        self.fight_slot = self.fight_colour = self.strength = -1
        self.sides: list[int] = []  # the two-sided Zeus tiles that show an offering
        self.temples: list[int] = []  # by temple, its colour
        self.offerings = [0] * 6  # by offering island, bits of the colours there
        self.monsters = [0] * 9
        self.statues = [3] * 6  # by city, DEL-8
        self.raised = [0] * 6  # by statue island, bits of the pedestals taken
        self.tiles = [UNKNOWN] * ISLANDS  # by island, its tile once it is decided
        self.known = [0] * ISLANDS  # bits of the seats that have looked
        self.shrine = [NOBODY] * ISLANDS
        self.uncovered = [0] * ISLANDS  # 1: uncovered
        self.ship_bag: list[int] = []  # ship tiles to be dealt
        self.fleet: list[int] = []  # those that lie open to be picked

    def _clear_seats(self) -> None:
        seats = self.seats
        self.ships = [NOBODY] * seats
        self.at = [self.sea.zeus] * seats
        self.favor = [0] * seats
        self.shield = [0] * seats
        self.shrines = [3] * seats  # how many shrine tasks are open
        self.shrine_tiles = [7] * seats  # which: bits of the seat's island tiles; version 1 does not use it
        self.named = [[0] * seats for _ in range(4)]  # by task, bits of the colours that tiles name
        self.done = [[0] * seats for _ in range(4)]  # bits of the colours done
        self.white = [[0] * seats, [3] * seats, [1] * seats, [1] * seats]  # open white tiles, DEL-5
        self.cargo = [[0] * seats for _ in range(4)]  # bits of the colours aboard
        self.heroes = [0] * seats
        self.demigods = [0] * seats
        self.creatures = [0] * seats
        self.gods = [[0] * 6 for _ in range(seats)]
        self.cards = [[0] * 6 for _ in range(seats)]
        self.injuries = [[0] * 6 for _ in range(seats)]
        self.gear: list[list[int]] = [[] for _ in range(seats)]
        self.dice: list[list[int]] = [[] for _ in range(seats)]
        self.choices = [NOT_ASKED] * seats  # in HEED: the god chosen, NO_GOD, UNDECIDED or NOT_ASKED

    def _fill_decks(self) -> None:
        self.oracle_deck = [self.parts.oracle_cards] * 6
        self.oracle_out = [0] * 6
        self.injury_deck = [self.parts.injury_cards] * 6
        self.injury_out = [0] * 6
        self.gear_deck = list(range(len(self.parts.gear)))
        self.gear_open: list[int] = []

    def clear_turn(self) -> None:
        self.used = 0  # bits of the dice
        self.played = -1  # the oracle card's colour
        self.apollo = 0
        self.purse_used = 0

    def push(self, kind: int, seat: int, amount: int = 0) -> None:
        self.agenda.append((kind, seat, amount))

    def lay_out(self) -> None:
        """Put the map on the table once its seed is known."""
        self.find_sea()
        self.at = [self.sea.zeus] * self.seats

    def find_sea(self) -> None:
        options = self.options
        self.sea = sea_of(options.content, options.layout, self.map_seed, options.city_distance)

    def order(self) -> list[int]:
        """DEL-9: return the seats in turn order."""
        return [(self.first + number) % self.seats for number in range(self.seats)]

    def last(self) -> int:
        return (self.first + self.seats - 1) % self.seats

    def tasks_left(self, seat: int) -> int:
        left = self.shrines[seat]
        for task in (STATUES, OFFERINGS, BEASTS):
            left += self.white[task][seat] + (self.named[task][seat] & ~self.done[task][seat]).bit_count()
        return left

    def has_all_done(self, seat: int) -> bool:
        """Return whether no task is left. It stops at the first that is: lists of legal actions ask often."""
        if self.shrines[seat]:
            return False
        for task in (BEASTS, STATUES, OFFERINGS):
            if self.white[task][seat] or self.named[task][seat] & ~self.done[task][seat]:
                return False
        return True

    def outfit(self, seat: int) -> Outfit:
        """Return what the seat's ship tile and equipment cards amount to."""
        return self.parts.outfit(self.ships[seat], self.gear[seat])

    def face_down(self) -> list[int]:
        return [island for island in range(ISLANDS) if not self.uncovered[island]]

    def copy(self) -> "DelphiState":
        twin = DelphiState.__new__(DelphiState)
        twin.seats = self.seats
        twin.news = None
        twin.options = self.options
        twin.parts = self.parts
        twin.sea = self.sea
        twin.agenda = self.agenda[:]
        self._copy_numbers(twin)
        self._copy_seats(twin)
        self._copy_table(twin)
        return twin

    def _copy_numbers(self, twin: "DelphiState") -> None:
        twin.phase = self.phase
        twin.map_seed = self.map_seed
        twin.first = self.first
        twin.active = self.active
        twin.round = self.round
        twin.used = self.used
        twin.played = self.played
        twin.apollo = self.apollo
        twin.purse_used = self.purse_used
        twin.arrived = self.arrived
        twin.fight_slot = self.fight_slot
        twin.fight_colour = self.fight_colour
        twin.strength = self.strength

    def _copy_seats(self, twin: "DelphiState") -> None:
        twin.ships = self.ships[:]
        twin.at = self.at[:]
        twin.favor = self.favor[:]
        twin.shield = self.shield[:]
        twin.shrines = self.shrines[:]
        twin.shrine_tiles = self.shrine_tiles[:]
        twin.named = [row[:] for row in self.named]
        twin.done = [row[:] for row in self.done]
        twin.white = [row[:] for row in self.white]
        twin.cargo = [row[:] for row in self.cargo]
        twin.heroes = self.heroes[:]
        twin.demigods = self.demigods[:]
        twin.creatures = self.creatures[:]
        twin.gods = [row[:] for row in self.gods]
        twin.cards = [row[:] for row in self.cards]
        twin.injuries = [row[:] for row in self.injuries]
        twin.gear = [row[:] for row in self.gear]
        twin.dice = [row[:] for row in self.dice]
        twin.choices = self.choices[:]

    def _copy_table(self, twin: "DelphiState") -> None:
        twin.sides = self.sides[:]
        twin.temples = self.temples[:]
        twin.offerings = self.offerings[:]
        twin.monsters = self.monsters[:]
        twin.statues = self.statues[:]
        twin.raised = self.raised[:]
        twin.tiles = self.tiles[:]
        twin.known = self.known[:]
        twin.shrine = self.shrine[:]
        twin.uncovered = self.uncovered[:]
        twin.ship_bag = self.ship_bag[:]
        twin.fleet = self.fleet[:]
        twin.oracle_deck = self.oracle_deck[:]
        twin.oracle_out = self.oracle_out[:]
        twin.injury_deck = self.injury_deck[:]
        twin.injury_out = self.injury_out[:]
        twin.gear_deck = self.gear_deck[:]
        twin.gear_open = self.gear_open[:]


def load(json: Json) -> DelphiState:
    """Return the state that `to_json` wrote."""
    state = DelphiState(DelphiOptions.load(json["options"]), json["seats"])
    state.fill(json)
    if state.phase != MAP:
        state.find_sea()
    return state

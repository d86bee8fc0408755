"""The set-up: nature draws the map and what lies on it (DEL-5, DEL-7, DEL-8, DEL-9, DEL-13)."""

from collections.abc import Sequence
from typing import Final

from adyton.engine.action import Action
from adyton.engine.seat import CHANCE, Seat
from adyton.games.delphi.rules import actions, agenda, verbs
from adyton.games.delphi.rules.action_types import Number, OfColour, OfLetter, OfSeat, OfTile, Placed
from adyton.games.delphi.rules.actions import ZEUS_TILES, placed
from adyton.games.delphi.rules.chart import sea_of
from adyton.games.delphi.rules.names import (
    BEASTS,
    COLOURS,
    LETTERS,
    MARKED,
    OFFERINGS,
    SHRINES,
    STATUES,
    TILES_EACH,
    WHITE,
)
from adyton.games.delphi.rules.options import DelphiOptions
from adyton.games.delphi.rules.phases.need import close_shrine, shrine_letter, shrine_of
from adyton.games.delphi.rules.phases.question import Draw, even, weighed
from adyton.games.delphi.rules.state import DelphiState

SEED_DIGITS: Final = 6
SAMPLES: Final = (1, 2, 3)  # maps that a host's pieces must be able to make
OFFERING_SIDES: Final = 2  # DEL-5: so many two-sided tiles show the offering


def open_table(state: DelphiState) -> None:
    """Push the agenda of the set-up, the last entry first."""
    state.ship_bag = list(range(4 if state.options.ships == "beginner" else 8))
    for kind, amount in (
        (agenda.START, 0),
        (agenda.REFILL, state.parts.display),
        *(((agenda.SPARE, BEASTS), (agenda.SPARE, OFFERINGS)) if state.options.short else ()),
        (agenda.SIDE, OFFERING_SIDES),
        (agenda.MONSTER, 0),
        (agenda.OFFERING, 0),
        (agenda.TEMPLE, 0),
    ):
        state.push(kind, CHANCE, amount)
    if state.options.layout != "reference" and state.map_seed == 0:
        check_layout(state.options)
        state.push(agenda.MAP, CHANCE, SEED_DIGITS)
    else:
        state.lay_out()
    state.phase = state.agenda[-1][0]


def check_layout(options: DelphiOptions) -> None:
    """Raise ContentError if a host's pieces cannot make a map, before nature draws the map's seed."""
    if options.content is not None:
        for seed in SAMPLES:
            sea_of(options.content, options.layout, seed, options.city_distance)


class MapSeed(Draw):
    """DEL-7. The map follows from a seed of six digits, which can be shared."""

    name = "map"
    clause = "DEL-7"

    def odds(self, state: DelphiState) -> Sequence[tuple[Action, int]]:
        first = state.agenda[-1][2] == SEED_DIGITS
        return even(actions.DIGITS[1:] if first else actions.DIGITS)

    def happen(self, state: DelphiState, seat: Seat, amount: int, action: Action) -> None:
        assert isinstance(action, Number)
        state.map_seed = state.map_seed * 10 + action.number
        if amount > 1:
            state.push(agenda.MAP, seat, amount - 1)
        else:
            state.lay_out()
            state.tell("map", seed=str(state.map_seed))  # a name, not a quantity


class Temples(Draw):
    """DEL-8. One temple colour on each temple island."""

    name = "temples"
    clause = "DEL-8"

    def odds(self, state: DelphiState) -> Sequence[tuple[Action, int]]:
        return even([actions.TEMPLES[colour] for colour in range(6) if colour not in state.temples])

    def happen(self, state: DelphiState, seat: Seat, amount: int, action: Action) -> None:
        assert isinstance(action, OfColour)
        state.temples.append(action.colour)
        if len(state.temples) < len(state.sea.temples):
            state.push(agenda.TEMPLE, seat)


def open_places(rooms: list[int], taken: list[int], colour: int, picks: int) -> list[tuple[int, int]]:
    """Where the next piece of a colour may go, with weights, so that the later colours still find room.

    Colours are set out one after the other, each on so many different islands. An island that has as
    many free places as colours are left must take each of them; nothing else can go wrong.
    """
    left = len(COLOURS) - colour
    free = [slot for slot in range(len(rooms)) if rooms[slot] > 0 and not taken[slot] >> colour & 1]
    forced = [slot for slot in free if rooms[slot] == left]
    return [(slot, rooms[slot]) for slot in (forced if len(forced) == picks else free)]


class Offerings(Draw):
    """DEL-8. n offerings of each colour, n on each offering island, no colour twice on an island."""

    name = "offerings"
    clause = "DEL-8"

    def odds(self, state: DelphiState) -> Sequence[tuple[Action, int]]:
        colour, dealt = divmod(state.agenda[-1][2], state.seats)
        rooms = [state.seats - taken.bit_count() for taken in state.offerings]
        found = open_places(rooms, state.offerings, colour, state.seats - dealt)
        return [(placed(verbs.PUT_OFFERING, state.sea.offerings[slot], colour), weight) for slot, weight in found]

    def happen(self, state: DelphiState, seat: Seat, amount: int, action: Action) -> None:
        assert isinstance(action, Placed)
        state.offerings[state.sea.slot[action.cell]] |= 1 << action.colour
        if amount + 1 < len(COLOURS) * state.seats:
            state.push(agenda.OFFERING, seat, amount + 1)


class Monsters(Draw):
    """DEL-8. n monsters of each colour: two on each marked island, the rest evenly on the others."""

    name = "monsters"
    clause = "DEL-8"

    def odds(self, state: DelphiState) -> Sequence[tuple[Action, int]]:
        colour, dealt = divmod(state.agenda[-1][2], state.seats)
        found = open_places(lairs(state), state.monsters, colour, state.seats - dealt)
        return [(placed(verbs.PUT_MONSTER, state.sea.monsters[slot], colour), weight) for slot, weight in found]

    def happen(self, state: DelphiState, seat: Seat, amount: int, action: Action) -> None:
        assert isinstance(action, Placed)
        state.monsters[state.sea.slot[action.cell]] |= 1 << action.colour
        if amount + 1 < len(COLOURS) * state.seats:
            state.push(agenda.MONSTER, seat, amount + 1)


def lairs(state: DelphiState) -> list[int]:
    """Return the free places of each monster island during the set-up."""
    sizes = [2 if state.sea.kind[cell] == MARKED else state.seats - 1 for cell in state.sea.monsters]
    return [size - taken.bit_count() for size, taken in zip(sizes, state.monsters, strict=True)]


class Sides(Draw):
    """DEL-5. Two of the two-sided Zeus tiles show the offering, the other two the monster."""

    name = "sides"
    clause = "DEL-5"

    def odds(self, state: DelphiState) -> Sequence[tuple[Action, int]]:
        return even([action for number, action in enumerate(actions.SIDES) if number not in state.sides])

    def happen(self, state: DelphiState, seat: Seat, amount: int, action: Action) -> None:
        assert isinstance(action, Number)
        state.sides = sorted([*state.sides, action.number])
        if amount > 1:
            state.push(agenda.SIDE, seat, amount - 1)
        else:
            self.turn_up(state)

    def turn_up(self, state: DelphiState) -> None:
        pairs = list(enumerate(state.parts.two_sided))
        offerings = sum(1 << pair[0] for number, pair in pairs if number in state.sides)
        monsters = sum(1 << pair[1] for number, pair in pairs if number not in state.sides)
        state.named[OFFERINGS] = [offerings] * state.seats
        state.named[BEASTS] = [monsters] * state.seats


class Spare(Draw):
    """DEL-13. In the short game one offering and one monster tile leave, for all alike."""

    name = "spare"
    clause = "DEL-13"

    def odds(self, state: DelphiState) -> Sequence[tuple[Action, int]]:
        kind = state.agenda[-1][2]
        shades = [*(colour for colour in range(6) if state.named[kind][0] >> colour & 1), WHITE]
        return even([actions.SPARES[ZEUS_TILES.index((kind, shade))] for shade in shades])

    def happen(self, state: DelphiState, seat: Seat, amount: int, action: Action) -> None:
        assert isinstance(action, OfTile)
        for other in range(state.seats):
            remove_tile(state, other, action.task, action.shade)


class SpareShrine(Draw):
    """DEL-13. In the short game each player loses one shrine tile."""

    name = "spare-shrine"
    clause = "DEL-13"

    def odds(self, state: DelphiState) -> Sequence[tuple[Action, int]]:
        seat = state.agenda[-1][1]
        letters = [shrine_letter(state, seat, number) for number in range(TILES_EACH)]
        return weighed(actions.SHRINE_SPARES, [letters.count(letter) for letter in range(len(LETTERS))])

    def happen(self, state: DelphiState, seat: Seat, amount: int, action: Action) -> None:
        assert isinstance(action, OfLetter)
        close_shrine(state, seat, shrine_of(state, seat, action.letter))
        state.tell("spared-shrine", seat=seat, letter=LETTERS[action.letter])


def remove_tile(state: DelphiState, seat: int, task: int, shade: int) -> None:
    """Remove a Zeus tile without reward. No tile names its colour any more (DEL-36)."""
    if task == SHRINES:
        state.shrines[seat] -= 1
    elif shade == WHITE:
        state.white[task][seat] -= 1
    else:
        state.named[task][seat] &= ~(1 << shade)


class Start(Draw):
    """DEL-9. The start player is drawn at random."""

    name = "start"
    clause = "DEL-9"

    def odds(self, state: DelphiState) -> Sequence[tuple[Action, int]]:
        return even(actions.STARTERS[: state.seats])

    def happen(self, state: DelphiState, seat: Seat, amount: int, action: Action) -> None:
        assert isinstance(action, OfSeat)
        state.first = action.seat
        state.tell("start", seat=state.first)
        self.plan(state)
        if state.options.short:
            self.shorten(state)

    def shorten(self, state: DelphiState) -> None:
        """DEL-13: remove a statue tile, which are all alike, and let nature draw one shrine tile for each player."""
        state.white[STATUES] = [2] * state.seats
        if not state.options.has_letters:
            state.shrines = [2] * state.seats
            return
        for other in state.order()[::-1]:
            state.push(agenda.SPARE_SHRINE, other)

    def plan(self, state: DelphiState) -> None:
        """DEL-11, DEL-12, pushed backwards."""
        backwards = state.order()[::-1]
        state.push(agenda.BEGIN_TURN, state.first)
        for kind, amount in ((agenda.ROLL, actions.DICE), (agenda.FIRST_INJURY, 1), (agenda.SHIP_EFFECT, 0)):
            for other in backwards:
                state.push(kind, other, amount)
        self.plan_ships(state)

    def plan_ships(self, state: DelphiState) -> None:
        if state.options.ships == "draft":
            for other in state.order():
                state.push(agenda.SHIP_PICK, other)
            for _ in range(state.seats + 1):
                state.push(agenda.SHIP_DEAL, CHANCE)
        else:
            for other in state.order()[::-1]:
                state.push(agenda.SHIP_DEAL, other)

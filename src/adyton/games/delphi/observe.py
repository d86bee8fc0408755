"""What a seat sees of The Oracle of Delphi, written as numbers straight from the state.

`layout.py` says in words what stands where. This is the same for programs that play many games a
second; the conformance kit proves both equal.
"""

from typing import Final

from adyton.engine.numbers import Numbers, mark, mark_flag, mark_seat, within_one, write_share
from adyton.games.delphi.rules.game import DELPHI
from adyton.games.delphi.rules.grid import CELL_COUNT
from adyton.games.delphi.rules.names import BEASTS, COLOURS_IN, OFFERINGS, STATUES
from adyton.games.delphi.rules.parts import owner_of
from adyton.games.delphi.rules.phases.need import hold, open_letters
from adyton.games.delphi.rules.phases.sail import span
from adyton.games.delphi.rules.sea import Sea
from adyton.games.delphi.rules.state import ISLANDS, NO_GOD, NOBODY, UNDECIDED, DelphiState

SEATS: Final = 4
COLOURS: Final = 6
CARDS: Final = 22
SHIPS: Final = 8
LETTERS: Final = 4

# The planes of the map; each has a number for every cell.
KIND: Final = 0
COLOUR: Final = KIND + 11
UNCOVERED: Final = COLOUR + COLOURS
LETTER: Final = UNCOVERED + 1
OWNER: Final = LETTER + LETTERS
SHRINE: Final = OWNER + SEATS
MONSTER: Final = SHRINE + SEATS
STOCK: Final = MONSTER + COLOURS
CITY: Final = STOCK + COLOURS
RAISED: Final = CITY + 1
SHIP_AT: Final = RAISED + COLOURS
PLANES: Final = SHIP_AT + SEATS

TASK: Final = 1 + 2 * COLOURS  # numbers of one kind of task
GOODS: Final = 7
HELD: Final = 5 * COLOURS

# Where each part begins.
PHASE: Final = 0
ACTING: Final = PHASE + 37
PLAYERS: Final = ACTING + SEATS
MAP: Final = PLAYERS + 1
GOODS_AT: Final = MAP + PLANES * CELL_COUNT
SHIP: Final = GOODS_AT + SEATS * GOODS
TASKS: Final = SHIP + SEATS * SHIPS
SHRINE_LETTERS: Final = TASKS + SEATS * 3 * TASK
GODS: Final = SHRINE_LETTERS + SEATS * LETTERS
ORACLE_CARDS: Final = GODS + SEATS * COLOURS
INJURIES: Final = ORACLE_CARDS + SEATS * COLOURS
HELD_AT: Final = INJURIES + SEATS * COLOURS
EQUIPMENT: Final = HELD_AT + SEATS * HELD
DICE: Final = EQUIPMENT + SEATS * CARDS
FIRST: Final = DICE + SEATS * COLOURS
ACTIVE: Final = FIRST + SEATS
ROUND: Final = ACTIVE + SEATS
USED: Final = ROUND + 1
PLAYED: Final = USED + 3
APOLLO: Final = PLAYED + COLOURS
FOUGHT: Final = APOLLO + 2
STRENGTH: Final = FOUGHT + COLOURS
ORACLE_DECK: Final = STRENGTH + 1
ORACLE_OUT: Final = ORACLE_DECK + COLOURS
INJURY_DECK: Final = ORACLE_OUT + COLOURS
INJURY_OUT: Final = INJURY_DECK + COLOURS
GEAR_OPEN: Final = INJURY_OUT + COLOURS
GEAR_DECK: Final = GEAR_OPEN + CARDS
FLEET: Final = GEAR_DECK + CARDS
ASKED: Final = FLEET + SHIPS
HEARD: Final = ASKED + SEATS
CHOICE: Final = HEARD + SEATS
DUTY: Final = CHOICE + 7

_printed: Final[dict[Sea, Numbers]] = {}  # what never changes on each map


def write(state: DelphiState, seat: int, out: Numbers, start: int) -> None:
    """Write what this seat sees into `out`, from `start` on, where every number is 0."""
    _write_turn(state, seat, out, start)
    _write_islands(state, seat, out, start + MAP)
    _write_map(state, seat, out, start + MAP)
    for place in range(state.seats):
        other = (seat + place) % state.seats
        _write_goods(state, other, place, out, start)
        _write_tasks(state, other, out, start + TASKS + place * 3 * TASK)
        _write_letters(state, other, out, start + SHRINE_LETTERS + place * LETTERS)
        _write_held(state, other, place, out, start)
    _write_decks(state, out, start)
    _write_questions(state, seat, out, start)


def _write_turn(state: DelphiState, seat: int, out: Numbers, start: int) -> None:
    seats = state.seats
    out[start + PHASE + state.phase] = 1.0
    for acting in DELPHI.turn(state).seats:
        mark_seat(out, start + ACTING, acting, seat, seats)
    out[start + PLAYERS] = seats / SEATS
    mark_seat(out, start + FIRST, state.first, seat, seats)
    mark_seat(out, start + ACTIVE, state.active, seat, seats)
    write_share(out, start + ROUND, state.round, 50)
    for die in range(3):
        mark_flag(out, start + USED + die, state.used >> die & 1 == 1)
    if state.played >= 0:
        out[start + PLAYED + state.played] = 1.0
    mark_flag(out, start + APOLLO, bool(state.apollo))
    mark_flag(out, start + APOLLO + 1, bool(state.purse_used))
    if state.fight_slot >= 0:
        out[start + FOUGHT + state.fight_colour] = 1.0
        out[start + STRENGTH] = within_one(state.strength / 9)


# --- The map ---


def _write_islands(state: DelphiState, seat: int, out: Numbers, start: int) -> None:
    """Write what is printed, then the islands as far as this seat knows them."""
    if state.phase:
        printed = _printed.get(state.sea)
        if printed is None:
            printed = _printed[state.sea] = _printed_on(state.sea)
        out[start : start + len(printed)] = printed
    islands = state.sea.islands
    for number in range(ISLANDS):
        at = start + islands[number]
        uncovered = state.uncovered[number]
        if uncovered:
            out[at + UNCOVERED * CELL_COUNT] = 1.0
        if uncovered or state.known[number] >> seat & 1:
            tile = state.tiles[number]
            out[at + (LETTER + state.parts.letters[tile]) * CELL_COUNT] = 1.0
            out[at + (OWNER + (owner_of(tile) - seat) % SEATS) * CELL_COUNT] = 1.0
        if state.shrine[number] != NOBODY:
            out[at + (SHRINE + (state.shrine[number] - seat) % state.seats) * CELL_COUNT] = 1.0


def _printed_on(sea: Sea) -> Numbers:
    """Return the planes of what never changes: the hexes and their colours."""
    planes = memoryview(bytearray(4 * UNCOVERED * CELL_COUNT)).cast("f")
    for cell in sea.hexes():
        planes[(KIND + sea.kind[cell]) * CELL_COUNT + cell] = 1.0
        for colour in sea.pedestals[cell]:
            planes[(COLOUR + colour) * CELL_COUNT + cell] = 1.0
        if not sea.pedestals[cell] and sea.colour[cell] >= 0:
            planes[(COLOUR + sea.colour[cell]) * CELL_COUNT + cell] = 1.0
    return planes


def _write_map(state: DelphiState, seat: int, out: Numbers, start: int) -> None:
    sea = state.sea
    for slot, cell in enumerate(sea.monsters):
        _mark_planes(state.monsters[slot], out, start + MONSTER * CELL_COUNT + cell)
    for slot, cell in enumerate(sea.offerings):
        _mark_planes(state.offerings[slot], out, start + STOCK * CELL_COUNT + cell)
    for slot, colour in enumerate(state.temples):
        out[start + (STOCK + colour) * CELL_COUNT + sea.temples[slot]] = 1.0
    for slot, cell in enumerate(sea.cities):
        out[start + CITY * CELL_COUNT + cell] = state.statues[slot] / 3
    for slot, cell in enumerate(sea.statues):
        _mark_planes(state.raised[slot], out, start + RAISED * CELL_COUNT + cell)
    for other in range(state.seats):
        out[start + (SHIP_AT + (other - seat) % state.seats) * CELL_COUNT + state.at[other]] = 1.0


def _mark_planes(colours: int, out: Numbers, at: int) -> None:
    """Write a 1 in the plane of each of these colours."""
    for colour in COLOURS_IN[colours]:
        out[at + colour * CELL_COUNT] = 1.0


# --- The seats ---


def _write_goods(state: DelphiState, seat: int, place: int, out: Numbers, start: int) -> None:
    """Write a seat's ship and numbers, in the columns of its place."""
    goods = start + GOODS_AT + place * GOODS
    write_share(out, goods, state.favor[seat], 20)
    write_share(out, goods + 1, state.shield[seat], 6)
    ship = state.ships[seat]
    if ship != NOBODY:
        write_share(out, goods + 2, hold(state, seat), 4)
        write_share(out, goods + 3, span(state, seat), 10)
        out[start + SHIP + place * SHIPS + ship] = 1.0
    write_share(out, goods + 4, state.tasks_left(seat), 12)
    out[goods + 5] = state.shrines[seat] / 3
    mark_flag(out, goods + 6, state.arrived >> seat & 1 == 1)
    for colour in range(COLOURS):
        column = place * COLOURS + colour
        write_share(out, start + GODS + column, state.gods[seat][colour], 6)
        write_share(out, start + ORACLE_CARDS + column, state.cards[seat][colour], 6)
        write_share(out, start + INJURIES + column, state.injuries[seat][colour], 6)


def _write_tasks(state: DelphiState, seat: int, out: Numbers, at: int) -> None:
    for task in (STATUES, OFFERINGS, BEASTS):
        write_share(out, at, state.white[task][seat], 3)
        for colour in COLOURS_IN[state.named[task][seat]]:
            out[at + 1 + colour] = 1.0
        for colour in COLOURS_IN[state.done[task][seat]]:
            out[at + 1 + COLOURS + colour] = 1.0
        at += TASK


def _write_letters(state: DelphiState, seat: int, out: Numbers, at: int) -> None:
    """Write the letters of the open shrine tasks, if the rules ask for them."""
    if state.options.has_letters:
        for letter in open_letters(state, seat):
            out[at + letter] = 1.0


def _write_held(state: DelphiState, seat: int, place: int, out: Numbers, start: int) -> None:
    """Write offerings and statues aboard, companions, equipment and dice."""
    at = start + HELD_AT + place * HELD
    _write_group(state.cargo[OFFERINGS][seat], out, at)
    _write_group(state.cargo[STATUES][seat], out, at + COLOURS)
    _write_group(state.heroes[seat], out, at + 2 * COLOURS)
    _write_group(state.demigods[seat], out, at + 3 * COLOURS)
    _write_group(state.creatures[seat], out, at + 4 * COLOURS)
    mark(out, start + EQUIPMENT + place * CARDS, state.gear[seat])
    dice = state.dice[seat]
    for die in dice:
        out[start + DICE + place * COLOURS + die] = min(dice.count(die) / 3, 1.0)


def _write_group(colours: int, out: Numbers, at: int) -> None:
    for colour in COLOURS_IN[colours]:
        out[at + colour] = 1.0


# --- Decks and questions ---


def _write_decks(state: DelphiState, out: Numbers, start: int) -> None:
    for colour in range(COLOURS):
        write_share(out, start + ORACLE_DECK + colour, state.oracle_deck[colour], 6)
        write_share(out, start + ORACLE_OUT + colour, state.oracle_out[colour], 6)
        write_share(out, start + INJURY_DECK + colour, state.injury_deck[colour], 7)
        write_share(out, start + INJURY_OUT + colour, state.injury_out[colour], 7)
    mark(out, start + GEAR_OPEN, state.gear_open)
    mark(out, start + GEAR_DECK, state.gear_deck)
    mark(out, start + FLEET, state.fleet)


def _write_questions(state: DelphiState, seat: int, out: Numbers, start: int) -> None:
    seats = state.seats
    for other in range(seats):
        choice = state.choices[other]
        if choice >= UNDECIDED:
            mark_seat(out, start + ASKED, other, seat, seats)
        if 0 <= choice <= NO_GOD:
            mark_seat(out, start + HEARD, other, seat, seats)
    if state.choices[seat] >= 0:
        out[start + CHOICE + state.choices[seat]] = 1.0
    if state.agenda:
        kind, who, amount = state.agenda[-1]
        out[start + DUTY] = within_one(kind / 300)
        out[start + DUTY + 1] = within_one(who / 300)
        out[start + DUTY + 2] = within_one(amount / 300)

"""Positions of Delphi on the reference map, in the words of the table."""

from adyton.engine.event import Event
from adyton.engine.rng import FastRng
from adyton.engine.seat import CHANCE
from adyton.games.delphi.rules import agenda
from adyton.games.delphi.rules.game import DELPHI
from adyton.games.delphi.rules.grid import BY_NAME, NAME
from adyton.games.delphi.rules.names import BEASTS, CARDS, COLOURS, GODS, MONSTERS, OFFERINGS, SHIPS, STATUES
from adyton.games.delphi.rules.options import DelphiOptions
from adyton.games.delphi.rules.state import DelphiState

TASK = {"statue": STATUES, "offering": OFFERINGS, "monster": BEASTS}


def bits(colours: str) -> int:
    return sum(1 << COLOURS.index(colour) for colour in colours.split())


def names(colours: int) -> str:
    return " ".join(name for colour, name in enumerate(COLOURS) if colours >> colour & 1)


def numbers(colours: str) -> list[int]:
    """Return how many of each colour: `red red blue`."""
    return [colours.split().count(colour) for colour in COLOURS]


def ready(
    dice: str = "red red red",
    *,
    at: str = "0,0",
    favor: int = 0,
    ship: str = "bulwark",
    seats: int = 2,
    version: int = 2,
    titan_always: bool = False,
) -> DelphiState:
    """Return a table with seat 0 in phase 2 of its first turn, empty islands, and nothing in anybody's possession.

    All players need a yellow and a blue offering, a red and a black monster, and the white tiles. The
    temples are red, black, pink, blue, yellow, green in reading order.
    """
    state = DelphiState(DelphiOptions(version=version, titan_always=titan_always), seats)
    state.lay_out()
    state.first = state.active = 0
    state.temples = [0, 1, 2, 3, 4, 5]
    state.sides = [0, 1]
    state.named[OFFERINGS] = [bits("yellow blue")] * seats
    state.named[BEASTS] = [bits("red black")] * seats
    state.ships = [SHIPS.index(ship)] * seats
    state.gear_deck = list(range(6, 22))
    state.gear_open = list(range(6))
    state.dice = [[COLOURS.index(die) for die in dice.split()] for _ in range(seats)]
    state.at[0] = BY_NAME[at]
    state.favor[0] = favor
    state.agenda = [(agenda.ACT, 0, 0)]
    state.phase = agenda.ACT
    return state


def put(state: DelphiState, what: str, at: str) -> None:
    """Put `red offering` or `cyclops` on an island."""
    slot = state.sea.slot[BY_NAME[at]]
    if what in MONSTERS:
        state.monsters[slot] |= 1 << MONSTERS.index(what)
    else:
        state.offerings[slot] |= bits(what.split(maxsplit=1)[0])


def hide(state: DelphiState, at: str, tile: int, *, uncovered: bool = False) -> int:
    """Decide what an island is: tile 3p + k is the k-th of player p."""
    island = state.sea.slot[BY_NAME[at]]
    state.tiles[island] = tile
    state.uncovered[island] = int(uncovered)
    return island


def lift(state: DelphiState, god: str, row: int, seat: int = 0) -> None:
    state.gods[seat][GODS.index(god)] = row


def row(state: DelphiState, god: str, seat: int = 0) -> int:
    return state.gods[seat][GODS.index(god)]


def equip(state: DelphiState, *cards: str, seat: int = 0) -> None:
    """Give equipment without its immediate effect."""
    for card in cards:
        number = CARDS.index(card)
        (state.gear_open if number in state.gear_open else state.gear_deck).remove(number)
        state.gear[seat].append(number)


def lay_open(state: DelphiState, *cards: str) -> None:
    """Lay these equipment cards open."""
    state.gear_open = sorted(CARDS.index(card) for card in cards)
    owned = [card for gear in state.gear for card in gear]
    state.gear_deck = [card for card in range(22) if card not in state.gear_open and card not in owned]


def load(state: DelphiState, task: str, colours: str, seat: int = 0) -> None:
    """Put cargo aboard."""
    state.cargo[TASK[task]][seat] |= bits(colours)


def do(state: DelphiState, *texts: str) -> None:
    """Let the asked seat, or nature, do this. The rules check it."""
    for text in texts:
        seat = DELPHI.turn(state).seats[0]
        action = DELPHI.read(text)
        refusal = DELPHI.why_not(state, seat, action, 0)
        assert refusal is None, (seat, text, refusal, DELPHI.phase(state))
        DELPHI.play(state, seat, action, 0)


def news_of(state: DelphiState, *texts: str) -> list[Event]:
    state.news = []
    do(state, *texts)
    news, state.news = state.news, None
    return news


def legal(state: DelphiState, seat: int | None = None) -> list[str]:
    asked = DELPHI.turn(state).seats[0] if seat is None else seat
    return [action.text for action in DELPHI.legal(state, asked)]


def offered(state: DelphiState, start: str) -> list[str]:
    """Return the legal actions that begin with these words."""
    return [text for text in legal(state) if text.startswith(start)]


def why(state: DelphiState, text: str, seat: int = 0) -> str:
    """Return the code and parameters of the refusal of an action."""
    refusal = DELPHI.why_not(state, seat, DELPHI.read(text), 0)
    assert refusal is not None, f"{text} is allowed"
    return " ".join([refusal.code, *(f"{key}={value}" for key, value in refusal.args.items())])


def phase(state: DelphiState) -> str:
    return DELPHI.phase(state)


def where(state: DelphiState, seat: int = 0) -> str:
    return NAME[state.at[seat]]


def settle(state: DelphiState, luck: int = 1) -> DelphiState:
    """Let nature act until a seat must decide."""
    rng = FastRng(luck)
    while DELPHI.turn(state).seats == (CHANCE,):
        DELPHI.play(state, CHANCE, DELPHI.chance(state, rng), 0)
    return state


def opened(seats: int = 2, luck: int = 1, **options: bool | int | str) -> DelphiState:
    """Return a table after nature has set it up."""
    return settle(DELPHI.start(DelphiOptions.read(options), seats), luck)


def finish(state: DelphiState, *seats: int) -> DelphiState:
    """Take all Zeus tiles from these seats."""
    for seat in seats:
        state.shrines[seat] = 0
        for task in (1, 2, 3):
            state.white[task][seat] = 0
            state.named[task][seat] = 0
            state.done[task][seat] = bits("red blue green")
    return state

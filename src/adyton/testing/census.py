"""Censuses: for each game, where all its pieces lie, so that the kit can prove that none appears or vanishes."""

from typing import Final

from adyton.games.delphi.errands import MONSTER, OFFERING
from adyton.games.delphi.names import BEASTS, OFFERINGS, STATUES
from adyton.games.delphi.state import DelphiState
from adyton.games.keltis.parts import COLOURS, MIRROR, VALUES
from adyton.games.keltis.state import KeltisState
from adyton.games.oracle.parts import CHIPS
from adyton.games.oracle.state import NOBODY, OracleState
from adyton.games.oraklos import state as oraklos_phase
from adyton.games.oraklos.state import OraklosState
from adyton.testing.position import Census


def oracle(state: OracleState) -> object:
    """Every card in a hand, played, undealt or out of the game; every prophecy; every chip in the middle or with a seat."""
    undealt = set(state.bag.items)
    held = [{card for card in range(60) if cards >> card & 1} for cards in (*state.hands, state.played)]
    removed = set() if state.removed == NOBODY else set(range(12 * state.removed, 12 * state.removed + 12))
    places = [undealt - removed, *held, removed]
    cards = sorted(card for place in places for card in place)
    rows = (*state.held, *state.aside, state.discards, state.pile.items)
    prophecies = sorted(number for row in rows for number in row)
    chips = tuple(state.middle[kind] + sum(row[kind] for row in state.chips) for kind in range(len(CHIPS[state.seats])))
    return cards, prophecies, chips


def oraklos(state: OraklosState) -> object:
    """Every wish card in the pile, open or discarded; every die in a stock, in the shaker or on the table."""
    rows = (state.pile.items, state.discards.items, state.open, *state.hands)
    cards = sorted(card for row in rows for card in row)
    gathered = state.phase in (oraklos_phase.THROW, oraklos_phase.TAKING)  # counted in the shaker, or as left
    thrown = [] if gathered else [die.colour for die in state.dice]
    piles = (*state.stocks, state.shaker, state.left, [thrown.count(colour) for colour in range(4)])
    return cards, tuple(sum(pile[colour] for pile in piles) for colour in range(4))


def keltis(state: KeltisState) -> object:
    """Every card in the pile, a hand, a row or discarded; every tile and wish stone on the path or taken."""
    open_rows = [(colour, values) for colour, values in enumerate(state.discards)]
    open_rows += [(place % len(COLOURS), values) for place, values in enumerate(state.rows)]
    lying = [colour * VALUES + value for colour, values in open_rows for value in values]
    held = [card for hand in state.hands for card in hand]
    tiles = [*state.loose.items, *(tile for tile in state.tiles if tile), *[MIRROR] * sum(state.mirrors)]
    return sorted([*state.pile.items, *held, *lying]), sorted(tiles), sum(state.stones) + sum(state.wishes)


def delphi(state: DelphiState) -> object:
    """Every card in a deck, discarded, held or just played; every piece on its island, aboard, delivered or not yet laid out."""
    played = [int(colour == state.played) for colour in range(6)]
    oracle_cards = _by_colour(state.oracle_deck, state.oracle_out, played, *state.cards)
    injuries = _by_colour(state.injury_deck, state.injury_out, *state.injuries)
    gear = sorted([*state.gear_deck, *state.gear_open, *(card for row in state.gear for card in row)])
    ships = sorted([*state.ship_bag, *state.fleet, *(ship for ship in state.ships if ship >= 0)])
    offerings = _pieces(state, OFFERING, state.offerings, OFFERINGS)
    monsters = _pieces(state, MONSTER, state.monsters, BEASTS)
    statues = [left + _held(state, STATUES, colour) for colour, left in enumerate(state.statues)]
    raised = sum(bits.bit_count() for bits in state.raised) == sum(bits.bit_count() for bits in state.done[STATUES])
    known = [tile for tile in state.tiles if tile >= 0]
    companions = [_by_bits(owned) for owned in (state.heroes, state.demigods, state.creatures)]
    return (
        oracle_cards,
        injuries,
        gear,
        ships,
        offerings,
        monsters,
        statues,
        raised,
        len(known) == len(set(known)),
        max(map(max, companions)) <= 1,
    )


def _by_bits(rows: list[int]) -> list[int]:
    return [sum(bits >> colour & 1 for bits in rows) for colour in range(6)]


def _by_colour(*rows: list[int]) -> list[int]:
    return [sum(row[colour] for row in rows) for colour in range(6)]


def _held(state: DelphiState, task: int, colour: int) -> int:
    """Pieces of a colour aboard and delivered."""
    return sum((bits >> colour & 1) for row in (state.cargo[task], state.done[task]) for bits in row)


def _pieces(state: DelphiState, errand: int, islands: list[int], task: int) -> list[int]:
    """Offerings or monsters of each colour, those that the set-up has not laid out included."""
    dealt = next((amount for kind, _, amount in state.agenda if kind == errand), 6 * state.seats)
    left = [state.seats - min(max(dealt - colour * state.seats, 0), state.seats) for colour in range(6)]
    lying = _by_bits(islands)
    return [left[colour] + lying[colour] + _held(state, task, colour) for colour in range(6)]


CENSUS: Final[dict[str, Census]] = {"delphi": delphi, "keltis": keltis, "oracle": oracle, "oraklos": oraklos}

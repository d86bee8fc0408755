"""The census: where all pieces lie, to prove that none appears or vanishes."""

from adyton.games.delphi.rules.agenda import MONSTER, OFFERING
from adyton.games.delphi.rules.names import BEASTS, OFFERINGS, STATUES
from adyton.games.delphi.rules.state import DelphiState


def census(state: DelphiState) -> object:
    """Count the cards and pieces, wherever they are.

    Cards are in a deck, discarded, held or just played. Pieces are on their island, aboard,
    delivered or not yet laid out.
    """
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
    """Return the number of pieces of a colour that are aboard or delivered."""
    return sum((bits >> colour & 1) for row in (state.cargo[task], state.done[task]) for bits in row)


def _pieces(state: DelphiState, kind: int, islands: list[int], task: int) -> list[int]:
    """Return the number of offerings or monsters of each colour, with those that are not laid out yet."""
    dealt = next((amount for entry, _, amount in state.agenda if entry == kind), 6 * state.seats)
    left = [state.seats - min(max(dealt - colour * state.seats, 0), state.seats) for colour in range(6)]
    lying = _by_bits(islands)
    return [left[colour] + lying[colour] + _held(state, task, colour) for colour in range(6)]

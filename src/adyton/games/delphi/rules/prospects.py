"""What an equipment card would do for a player now."""

from dataclasses import dataclass

from adyton.engine.seat import Seat
from adyton.games.delphi.rules import names
from adyton.games.delphi.rules.names import BEASTS, CARDS, COLOURS, FOR_OFFERINGS, FOR_STATUES, GEAR, OFFERINGS, STATUES
from adyton.games.delphi.rules.parts import TOP
from adyton.games.delphi.rules.phases.need import hold
from adyton.games.delphi.rules.phases.offering import fetched_offerings
from adyton.games.delphi.rules.phases.rest import rest_limits
from adyton.games.delphi.rules.phases.sail import span
from adyton.games.delphi.rules.phases.statue import fetched_statues
from adyton.games.delphi.rules.phases.steps import ascents
from adyton.games.delphi.rules.state import DelphiState


@dataclass(slots=True, kw_only=True)
class ProspectView:
    """A card that lies open: its kind, and the number or the colours that it would change for this player."""

    card: str
    kind: str
    now: int
    then: int
    colours: tuple[str, ...]


def prospect(state: DelphiState, seat: Seat, card: int) -> ProspectView:
    """DEL-46 to DEL-49: return what the card would do for one player."""
    kind = state.parts.gear[card].kind
    now, then = _numbers(state, seat, card, kind)
    shades = _colours(state, seat, card, kind)
    return ProspectView(card=CARDS[card], kind=GEAR[kind], now=now, then=then, colours=shades)


def _numbers(state: DelphiState, seat: Seat, card: int, kind: int) -> tuple[int, int]:
    """Return the number now and with the card; for later effects, how often they can happen."""
    gear = state.parts.gear[card]
    gain = state.parts.ships[state.ships[seat]].gain  # DEL-45
    if kind in {names.OMEN, names.BOUNTY}:
        return state.favor[seat], state.favor[seat] + gear.favor + gain
    if kind == names.PURSE:
        return state.favor[seat], gear.cost
    if kind == names.AMULET:
        row = state.gods[seat][gear.colour]
        return row, state.parts.first_row[state.seats] if row == 0 else min(row + 1, TOP)
    if kind == names.SAIL:
        return span(state, seat), span(state, seat) + gear.range
    if kind == names.CHEST:
        return hold(state, seat), hold(state, seat) + gear.hold
    if kind == names.SALVE:
        total = rest_limits(state, seat)[1]
        return total, max(total, gear.total)
    return 0, _chances(state, seat, kind, gear.reach)


def _chances(state: DelphiState, seat: Seat, kind: int, reach: int) -> int:
    """Return how much is left that the card helps with."""
    if kind == names.LONG_ARM and reach == FOR_STATUES:
        return _open(state, seat, STATUES)
    if kind == names.LONG_ARM and reach == FOR_OFFERINGS:
        return _open(state, seat, OFFERINGS)
    if kind == names.LONG_ARM:
        return _open(state, seat, BEASTS) + state.shrines[seat]
    if kind == names.CHOIR:
        return sum(_open(state, seat, task) for task in (STATUES, OFFERINGS, BEASTS))
    if kind == names.SEER:
        islands = range(len(state.sea.islands))
        return sum(not state.uncovered[n] and not state.known[n] >> seat & 1 for n in islands)
    return state.sea.kind.count(names.SHALLOW) if kind == names.KEEL else 0


def _open(state: DelphiState, seat: Seat, task: int) -> int:
    return state.white[task][seat] + (state.named[task][seat] & ~state.done[task][seat]).bit_count()


def _colours(state: DelphiState, seat: Seat, card: int, kind: int) -> tuple[str, ...]:
    """Return the colours of the card that help this player now."""
    gear = state.parts.gear[card]
    if kind in {names.OMEN, names.AMULET}:
        return (COLOURS[gear.colour],)
    found: list[int] = []
    if kind == names.FETCH_OFFERING:
        found = [action.colour for action in fetched_offerings(state, seat, card)]
    elif kind == names.FETCH_STATUE:
        found = [action.colour for action in fetched_statues(state, seat, card)]
    elif kind == names.ASCENT:
        found = [action.god for action in ascents(state, seat, card)]
    return tuple(COLOURS[colour] for colour in sorted(set(found)))

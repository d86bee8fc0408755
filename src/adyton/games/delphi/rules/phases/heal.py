"""Take injuries and heal them (DEL-27, DEL-34)."""

from abc import abstractmethod
from collections.abc import Sequence

from adyton.engine.action import Action
from adyton.engine.refusal import NOT_NOW, Refusal
from adyton.engine.seat import Seat
from adyton.games.delphi.rules import agenda, verbs
from adyton.games.delphi.rules.action_types import OfColour
from adyton.games.delphi.rules.actions import INJURY_DRAWS, MENDS
from adyton.games.delphi.rules.names import COLOURS, COLOURS_IN
from adyton.games.delphi.rules.phases.question import Pile, Question, refreshed
from adyton.games.delphi.rules.state import DelphiState


def why_no_heal(state: DelphiState, seat: int, cell: int, colour: int) -> Refusal | None:
    """DEL-34."""
    if state.injuries[seat][colour]:
        return None
    return Refusal("no-injury", {"colour": COLOURS[colour]}, "DEL-34")


def hurt_colours(state: DelphiState, seat: int) -> tuple[int, ...]:
    """Return the colours of the seat's injuries."""
    return COLOURS_IN[hurt_bits(state, seat)]


def hurt_bits(state: DelphiState, seat: int) -> int:
    """Return the colours of the seat's injuries, as bits."""
    bits = 0
    for colour, count in enumerate(state.injuries[seat]):
        if count:
            bits |= 1 << colour
    return bits


def heal(state: DelphiState, seat: int, cell: int, colour: int) -> None:
    """DEL-34: discard all own injuries of the colour."""
    count = state.injuries[seat][colour]
    state.injury_out[colour] += count
    state.injuries[seat][colour] = 0
    if count:
        state.tell("healed", seat=seat, colour=COLOURS[colour], count=count)


def take_injury(state: DelphiState, seat: int, colour: int) -> None:
    """DEL-41: give the seat an injury, unless its hero of that colour turns it away."""
    if state.heroes[seat] >> colour & 1:
        state.injury_out[colour] += 1
        state.tell("warded", seat=seat, colour=COLOURS[colour])
    else:
        state.injuries[seat][colour] += 1
        if state.news is not None:
            state.tell("injury", seat=seat, colour=COLOURS[colour])


class InjuryDraw(Pile):
    """An injury from the top of the pile."""

    def __init__(self) -> None:
        super().__init__(INJURY_DRAWS)

    def pile(self, state: DelphiState) -> list[int]:
        return state.injury_deck

    def happen(self, state: DelphiState, seat: Seat, amount: int, action: Action) -> None:
        assert isinstance(action, OfColour)
        state.injury_deck[action.colour] -= 1
        take_injury(state, seat, action.colour)
        self.follow(state, seat, amount, action.colour)

    @abstractmethod
    def follow(self, state: DelphiState, seat: Seat, amount: int, colour: int) -> None:
        """Do what follows from the injury."""


class InjuryCard(InjuryDraw):
    """DEL-22, DEL-27. Injuries, from the top of the pile."""

    name = "injury-card"
    clause = "DEL-22"

    def follow(self, state: DelphiState, seat: Seat, amount: int, colour: int) -> None:
        state.push(agenda.INJURY, seat, amount - 1)


def is_suffered(state: DelphiState, seat: int, amount: int) -> bool:
    """Return whether there is no injury left to draw."""
    return amount == 0 or not refreshed(state.injury_deck, state.injury_out)


class Mend(Question):
    """DEL-28. Omega: all injuries of one colour leave."""

    name = "mend"
    clause = "DEL-28"

    def legal(self, state: DelphiState, seat: Seat) -> Sequence[Action]:
        return [MENDS[colour] for colour in hurt_colours(state, seat)]

    def answer(self, state: DelphiState, seat: Seat, amount: int, action: Action) -> None:
        assert isinstance(action, OfColour)
        heal(state, seat, -1, action.colour)

    def reason(self, state: DelphiState, seat: Seat, action: Action, at: int) -> Refusal:
        if isinstance(action, OfColour) and action.verb == verbs.MEND:
            return why_no_heal(state, seat, -1, action.colour) or NOT_NOW
        return NOT_NOW


def mend(state: DelphiState, seat: int) -> None:
    """Let the seat discard its injuries of one colour. With a single colour there is nothing to choose."""
    hurt = hurt_colours(state, seat)
    if len(hurt) == 1:
        heal(state, seat, -1, hurt[0])
    else:
        state.push(agenda.MEND, seat)


def is_unhurt(state: DelphiState, seat: int, amount: int) -> bool:
    return not any(state.injuries[seat])

"""The kinds of phases: questions to a player, and draws that nature makes."""

from abc import abstractmethod
from collections.abc import Sequence

from adyton.engine.action import Action
from adyton.engine.phase import ChancePhase, Phase
from adyton.engine.refusal import NOT_NOW, Refusal
from adyton.engine.rng import Rng
from adyton.engine.seat import SOLO, Seat, Turn
from adyton.games.delphi.rules.state import DelphiState


class OpenQuestion(Phase[DelphiState]):
    """A question to the seat of the agenda's last entry, which stays until the answer takes it away."""

    def turn(self, state: DelphiState) -> Turn:
        return SOLO[state.agenda[-1][1]]

    def asks(self, state: DelphiState, seat: Seat) -> bool:
        return seat == state.agenda[-1][1]

    def reason(self, state: DelphiState, seat: Seat, action: Action, at: int) -> Refusal:
        return NOT_NOW


class Question(OpenQuestion):
    """A question that is asked once."""

    def play(self, state: DelphiState, seat: Seat, action: Action, at: int) -> None:
        entry = state.agenda.pop()
        self.answer(state, seat, entry[2], action)

    @abstractmethod
    def answer(self, state: DelphiState, seat: Seat, amount: int, action: Action) -> None:
        """Apply the answer. `amount` is the number in the agenda's entry."""


class Draw(ChancePhase[DelphiState]):
    """A draw by nature for the seat of the agenda's last entry."""

    def play(self, state: DelphiState, seat: Seat, action: Action, at: int) -> None:
        entry = state.agenda.pop()
        self.happen(state, entry[1], entry[2], action)

    @abstractmethod
    def happen(self, state: DelphiState, seat: Seat, amount: int, action: Action) -> None:
        """Apply the draw."""


class Die(Draw):
    """A roll of a die: all sides are equally likely."""

    def __init__(self, sides: tuple[Action, ...]) -> None:
        self.sides = sides

    def odds(self, state: DelphiState) -> Sequence[tuple[Action, int]]:
        return even(self.sides)

    def chance(self, state: DelphiState, rng: Rng) -> Action:
        return self.sides[rng.below(len(self.sides))]


class Pile(Draw):
    """A card from the top of a pile that is known by how many cards it has of each colour."""

    def __init__(self, cards: tuple[Action, ...]) -> None:
        self.cards = cards  # by colour

    @abstractmethod
    def pile(self, state: DelphiState) -> list[int]:
        """Return how many cards of each colour there are."""

    def odds(self, state: DelphiState) -> Sequence[tuple[Action, int]]:
        return weighed(self.cards, self.pile(state))

    def chance(self, state: DelphiState, rng: Rng) -> Action:
        pile = self.pile(state)
        drawn = rng.below(sum(pile))
        colour = 0
        while drawn >= pile[colour]:
            drawn -= pile[colour]
            colour += 1
        return self.cards[colour]


def even(actions: Sequence[Action]) -> list[tuple[Action, int]]:
    """Return these actions, all equally likely."""
    return [(action, 1) for action in actions]


def weighed(actions: Sequence[Action], weights: Sequence[int]) -> list[tuple[Action, int]]:
    """Return these actions, each as likely as its weight. Leave out those with weight 0."""
    return [(action, weight) for action, weight in zip(actions, weights, strict=True) if weight]


def refreshed(deck: list[int], out: list[int]) -> bool:
    """DEL-6: refill an empty deck from its discards. Return whether there is a card now."""
    if not any(deck):
        deck[:] = out
        out[:] = [0] * len(out)
    return any(deck)

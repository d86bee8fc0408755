"""Judgement for Oracle: what chips and prophecies are worth, and which cards bring them."""

from collections.abc import Sequence
from typing import Final

from adyton.bots.greedy import Judgement
from adyton.bots.search import Guide
from adyton.engine.action import Action
from adyton.engine.rng import Rng
from adyton.engine.seat import Seat
from adyton.engine.view import View
from adyton.games.oracle.bot.value import network, promised
from adyton.games.oracle.rules.actions import Pair
from adyton.games.oracle.rules.game import ORACLE
from adyton.games.oracle.rules.parts import HAND, KEPT, SPECIES, STARS, Condition, Prophecy, numbers_in
from adyton.games.oracle.rules.scoring import Holdings, holdings_of, is_fulfilled
from adyton.games.oracle.rules.state import LOSER, OVER, OracleState, Tally
from adyton.games.oracle.rules.view import OracleView

ENDINGS: Final = 24  # rounds played out at random at least, to see how such a hand tends to end
ROUNDS: Final = 40  # rounds imagined to explain an action: more than ENDINGS, because the figure is shown
STRICT: Final = {">": 1, "<": -1}  # how far beyond its target a strict comparison asks
WORLDS: Final = 4  # deals imagined for each trick
VICTORY: Final = 10.0  # winning the game, beside its points: about what a good prophecy pays
FEW: Final = 2  # with so many cards left or fewer, rates do without the network
ROUGH_TRUST: Final = 4.0  # a rate without the network counts as much as so many playouts

# Rough chances that a prophecy comes true, judged from the chips that lie there now. `pace` is the share
# of the round that is still to come. The values are estimates; search corrects them by playing on.
UNDONE_LATER: Final = 0.5  # a fulfilled prophecy that a whole round would still undo
COMPARED: Final = 0.4  # having the most or the fewest of something is open while there is time
HOLDS: Final = 0.9  # a condition that holds now mostly holds to the end
SPECIES_LOST: Final = 0.1  # getting rid of the only chip of a species: the loser chip can do it
CHIP_LOST: Final = 0.02  # getting rid of chips in any other way
NEXT_CHIP: Final = 0.6  # winning one missing chip with a whole round to go
LATE_SHARE: Final = 0.4  # of that, what is left at the end of the round

Ending = tuple[Holdings, list[Holdings]]  # how a round ended for a seat, and for the others


class OracleJudgement(Judgement):
    """Rates prophecies by how often they come true in imagined rounds, and cards by the position after the trick."""

    def __init__(self) -> None:
        self._imagined: tuple[object, list[Ending]] = (None, [])

    def rates(self, view: View, legal: Sequence[Action], rng: Rng) -> Sequence[float]:
        assert isinstance(view, OracleView)
        if isinstance(legal[0], Pair):
            return self._pair_rates(view, legal, rng)
        return _trick_rates(view, legal, rng)

    def imagine_more(self, view: OracleView, rng: Rng) -> None:
        """Imagine one more ending of this round."""
        self._endings(view, rng).append(imagined_ending(view, rng))

    def _pair_rates(self, view: OracleView, legal: Sequence[Action], rng: Rng) -> list[float]:
        endings = self._endings(view, rng)
        deck = ORACLE.imagine(view, rng).deck
        hopes = {card.number - 1: _hope(deck[card.number - 1], endings) for card in view.held}
        sign = 1 if view.phase == "choice" else -1  # in the draft, the two named are given away
        pairs = [action for action in legal if isinstance(action, Pair)]
        return [sign * (hopes[pair.first] + hopes[pair.second]) for pair in pairs]

    def _endings(self, view: OracleView, rng: Rng) -> list[Ending]:
        """Return the imagined endings of this round. The first ones are computed once."""
        key = (view.round, view.hand)
        if self._imagined[0] != key:
            self._imagined = (key, [imagined_ending(view, rng) for _ in range(ENDINGS)])
        return self._imagined[1]


class OracleGuide(Guide):
    """Search looks as far as the end of the round: the next one is dealt anew.

    Prophecies are chosen without search. One imagined round tells something about all of them, whereas a playout
    of search tells about two.
    """

    def __init__(self) -> None:
        self.judgement = OracleJudgement()

    def rates(self, view: View, legal: Sequence[Action], rng: Rng) -> Sequence[float]:
        return self.judgement.rates(view, legal, rng)

    def settles(self, view: View) -> bool:
        return view.phase == "choice"

    def ponder(self, view: View, rng: Rng) -> None:
        assert isinstance(view, OracleView)
        self.judgement.imagine_more(view, rng)

    def reply(self, state: OracleState, seat: Seat, legal: Sequence[Action], rng: Rng) -> Action:
        """Return any action: cleverer replies cost time and showed no clear gain."""
        return legal[rng.below(len(legal))]

    def mark(self, state: OracleState) -> int:
        return len(state.tallies)

    def is_far(self, state: OracleState, mark: int, decisions: int) -> bool:
        return len(state.tallies) > mark

    def parts(self, view: View, action: Action, rng: Rng) -> dict[str, float]:
        """Rate by how some imagined rounds end that are played on at random. A prophecy stands under its words."""
        assert isinstance(view, OracleView)
        assert view.viewer is not None
        found = dict.fromkeys(("stars", "others"), 0.0)
        for _ in range(ROUNDS):
            state = ORACLE.imagine(view, rng)
            ORACLE.play(state, view.viewer, action, 0)
            tallies = finished(state, view.round, rng)
            own = tallies[view.viewer]
            found["stars"] += own.stars / ROUNDS
            for number, paid in zip(own.prophecies, own.paid, strict=True):
                words = state.deck[number].words
                found[words] = found.get(words, 0.0) + paid / ROUNDS
            rest = sum(tally.points for tally in tallies) - own.points
            found["others"] -= rest / (state.seats - 1) / ROUNDS
        return found

    def values(self, state: OracleState) -> list[float]:
        values = [_lead(state, seat) for seat in range(state.seats)]
        if state.phase == OVER:
            best = max(state.scores)
            share = VICTORY / state.scores.count(best)
            values = [value + share * (score == best) for value, score in zip(values, state.scores, strict=True)]
        return values


class SharpGuide(OracleGuide):
    """Rates cards by what a network promises after the trick. That tells more than the rough chances of `worth`.

    A host's own deck has prophecies that the network does not know, and with five players its gain is not proven.
    With few cards left a playout tells more than the network. In these cases it rates like `OracleGuide`.
    """

    network_trust: float = 10.0  # a rate of the network counts as much as so many playouts
    worlds: int = 8  # deals imagined for the rates of the network

    def rates(self, view: View, legal: Sequence[Action], rng: Rng) -> Sequence[float]:
        assert isinstance(view, OracleView)
        known = _is_known(view)
        self.trust = self.network_trust if known else ROUGH_TRUST
        return _promise_rates(view, legal, self.worlds, rng) if known else OracleGuide.rates(self, view, legal, rng)


def _is_known(view: OracleView) -> bool:
    """Return whether the network can say something about the card to be played."""
    if view.phase not in ("trick", "loser") or len(view.hand) <= FEW:
        return False
    return view.options.get("content") is None and network(view.seats) is not None


def _promise_rates(view: OracleView, legal: Sequence[Action], number: int, rng: Rng) -> list[float]:
    """Return the mean lead that is promised after this trick in some imagined deals."""
    assert view.viewer is not None
    seat = view.viewer
    worlds = [ORACLE.imagine(view, rng) for _ in range(number)]
    return [sum([_promise_after(world, seat, action, rng) for world in worlds]) / number for action in legal]


def _promise_after(world: OracleState, seat: Seat, action: Action, rng: Rng) -> float:
    state = world.copy()
    ORACLE.play(state, seat, action, 0)
    while state.trick or state.phase == LOSER:
        legal = ORACLE.legal(state, state.to_act)
        ORACLE.play(state, state.to_act, legal[rng.below(len(legal))], 0)
    promise = promised(state)
    return _lead(state, seat) + promise[seat] - (sum(promise) - promise[seat]) / (state.seats - 1)


def _hope(prophecy: Prophecy, endings: list[Ending]) -> float:
    """Return what the prophecy would have paid on average."""
    return prophecy.points * sum(is_fulfilled(prophecy, own, others) for own, others in endings) / len(endings)


def imagined_ending(view: OracleView, rng: Rng) -> Ending:
    """Return the end of a round that began like this one and was played at random."""
    tallies = finished(ORACLE.imagine(view, rng), view.round, rng)
    holdings = [Holdings(tally.chips, tally.losers, sum(tally.tricks)) for tally in tallies]
    own = view.acting[0] if view.viewer is None else view.viewer
    return holdings[own], holdings[:own] + holdings[own + 1 :]


def finished(state: OracleState, number: int, rng: Rng) -> list[Tally]:
    """Play the round of this number to its end at random, in place; return how it was scored."""
    while len(state.tallies) == number:
        seat = ORACLE.turn(state).seats[0]
        if seat < 0:
            ORACLE.play(state, seat, ORACLE.chance(state, rng), 0)
        else:
            legal = ORACLE.legal(state, seat)
            ORACLE.play(state, seat, legal[rng.below(len(legal))], 0)
    return state.tallies[number]


def _trick_rates(view: OracleView, legal: Sequence[Action], rng: Rng) -> list[float]:
    """Return the mean worth after this trick in a few imagined deals."""
    assert view.viewer is not None
    worlds = [ORACLE.imagine(view, rng) for _ in range(WORLDS)]
    return [sum(_worth_after(world, view.viewer, action, rng) for world in worlds) / WORLDS for action in legal]


def _worth_after(world: OracleState, seat: Seat, action: Action, rng: Rng) -> float:
    state = world.copy()
    ORACLE.play(state, seat, action, 0)
    while state.trick and state.to_act != seat:
        legal = ORACLE.legal(state, state.to_act)
        ORACLE.play(state, state.to_act, legal[rng.below(len(legal))], 0)
    if state.round > world.round:
        return float(_lead(state, seat))
    return _lead(state, seat) + worth(state, seat)


def _lead(state: OracleState, seat: Seat) -> float:
    """Return the lead over the mean of the others in the rounds already scored."""
    own = state.scores[seat]
    return own - (sum(state.scores) - own) / (state.seats - 1)


def worth(state: OracleState, seat: Seat) -> float:
    """Return what the round promises this seat over the others, who are judged by their stars alone."""
    holdings = [holdings_of(state, other) for other in range(state.seats)]
    others = holdings[:seat] + holdings[seat + 1 :]
    tricks = state.hands[seat].bit_count()
    pace = tricks / HAND[state.seats]
    hopes = sum(
        state.deck[number].points * _chance(state.deck[number], holdings[seat], others, tricks, pace)
        for number in numbers_in(state.held[seat])[:KEPT]
    )
    return _stars(holdings[seat]) + hopes - sum(_stars(other) for other in others) / len(others)


def _stars(holdings: Holdings) -> float:
    return sum(number * worth for number, worth in zip(holdings.chips, STARS, strict=True))


def _chance(prophecy: Prophecy, own: Holdings, others: list[Holdings], tricks: int, pace: float) -> float:
    """Return a rough chance that it comes true, from how much is missing now."""
    if is_fulfilled(prophecy, own, others):
        return 1 - UNDONE_LATER * pace
    chance = 1.0
    for condition in prophecy.when:
        chance *= _condition_chance(condition, own, tricks, pace)
    return chance


def _condition_chance(condition: Condition, own: Holdings, tricks: int, pace: float) -> float:
    if condition.comparison in ("most", "fewest"):
        return COMPARED * pace
    target = own.target(condition) + STRICT.get(condition.comparison, 0)
    missing = target - own.measure(condition.measure)
    if missing == 0 or (missing < 0 and ">" in condition.comparison) or (missing > 0 and "<" in condition.comparison):
        return HOLDS
    if missing < 0 and condition.measure == "tricks" and not condition.other:
        return 0.0  # a trick once won stays won
    if missing < 0:
        return SPECIES_LOST * pace if target == 0 and condition.measure in SPECIES else CHIP_LOST * pace
    if condition.measure == "stars":
        missing = -(-missing // max(STARS))  # chips that could bring them
    return 0.0 if missing > tricks else (NEXT_CHIP * (LATE_SHARE + (1 - LATE_SHARE) * pace)) ** missing

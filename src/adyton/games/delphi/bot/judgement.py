"""Judgement for Delphi: what an action brings a plan forward, measured in actions."""

from collections.abc import Sequence

from adyton.bots.greedy import Judgement
from adyton.engine.action import Action
from adyton.engine.rng import Rng
from adyton.engine.view import View
from adyton.games.delphi.bot import worths
from adyton.games.delphi.bot.plan import Plan, win_chance
from adyton.games.delphi.bot.worths import FAVOR, GOD, LETTER, ORACLE_CARD
from adyton.games.delphi.rules import verbs
from adyton.games.delphi.rules.action_types import (
    DelphiAction,
    Discard,
    OfCard,
    OfColour,
    OfGod,
    OfLetter,
    OfRole,
    OfShip,
    OfTile,
    Paid,
    Placed,
)
from adyton.games.delphi.rules.actions import AGAIN, CARD, DECLINE, END, PASS, PURSE, TAKE_FAVOR
from adyton.games.delphi.rules.agenda import ACT, STAND
from adyton.games.delphi.rules.game import DELPHI
from adyton.games.delphi.rules.names import (
    APHRODITE,
    APOLLO,
    ARES,
    ARTEMIS,
    DEMIGOD,
    HERO,
    POSEIDON,
    SHRINES,
)
from adyton.games.delphi.rules.parts import TOP
from adyton.games.delphi.rules.phases.act import price
from adyton.games.delphi.rules.phases.gods import god_of
from adyton.games.delphi.rules.phases.need import shrine_for
from adyton.games.delphi.rules.phases.pay import costs, sources, used_as
from adyton.games.delphi.rules.state import DelphiState
from adyton.games.delphi.rules.view import DelphiView


class DelphiJudgement(Judgement):
    """Rates actions by the plan: jobs first, then the moves that lead to them, then favor, cards and gods."""

    def rates(self, view: View, legal: Sequence[Action], rng: Rng) -> list[float]:
        assert isinstance(view, DelphiView)
        assert view.viewer is not None
        state = DELPHI.imagine(view, rng)
        seat = view.viewer
        if state.phase == ACT:
            return Turn(state, seat).rates(legal)
        return [answer(state, seat, action) for action in legal]


def favor_worth(state: DelphiState, seat: int, amount: int) -> float:
    """Return what a change of favor is worth; a negative amount is a loss."""
    now = state.favor[seat]
    steps = range(now, now + amount) if amount > 0 else range(now + amount, now)
    worth = sum([FAVOR[step] if step < len(FAVOR) else worths.FAVOR_PLENTY for step in steps])
    return worth if amount > 0 else -worth


def card_worth(state: DelphiState, seat: int) -> float:
    held = sum(state.cards[seat])
    return ORACLE_CARD[held] if held < len(ORACLE_CARD) else worths.CARD_PLENTY


def step_worth(state: DelphiState, seat: int, god: int) -> float:
    """Return the worth of one step of a god. The steps near the top are worth most."""
    row = state.gods[seat][god]
    if row >= TOP:
        return 0.0
    missing = TOP - row if row else 1 + TOP - state.parts.first_row[state.seats]
    return GOD[god] / (missing + worths.STEPS_BESIDES)


def hurt_worth(injuries: list[int]) -> float:
    """Return how much injuries hurt: most shortly before a rest."""
    worst, total = max(injuries), sum(injuries)
    by_worst = worths.HURT_BY_WORST[min(worst, len(worths.HURT_BY_WORST) - 1)]
    by_total = worths.HURT_BY_TOTAL.get(min(total, max(worths.HURT_BY_TOTAL)), 0.0)
    return by_worst + worths.HURT_EACH * total + by_total


class Turn:
    """Phase 2 of a turn, seen with the plan in mind."""

    def __init__(self, state: DelphiState, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.plan = Plan(state, seat)
        self.costs = {source: costs(state, seat, source) for source in sources(state, seat, state.outfit(seat))}
        self.worths = {(job.land, job.colour): job.worth for job in self.plan.jobs}
        self.paying: dict[tuple[int, int], int] = {}
        self.seen: dict[tuple[int, int], float] = {}
        self.here = self.promise(state.at[seat], self.payable(-1, 0))

    def rates(self, legal: Sequence[Action]) -> list[float]:
        return [self.rate(action) for action in legal]

    def payable(self, without: int, spent: int) -> int:
        """Return the colours that the other sources can still pay for, as bits."""
        found = self.paying.get((without, spent))
        if found is None:
            found = self.paying[without, spent] = self._payable(without, spent)
        return found

    def _payable(self, without: int, spent: int) -> int:
        left = self.state.favor[self.seat] - spent
        bits = 0
        for source, cost in self.costs.items():
            twins = source < CARD and self.state.dice[self.seat].count(self.state.dice[self.seat][source]) > 1
            if source != without or twins:
                for colour in range(6):
                    bits |= (cost[colour] <= left) << colour
        return bits

    def promise(self, cell: int, payable: int) -> float:
        found = self.seen.get((cell, payable))
        if found is None:
            found = self.seen[cell, payable] = self.plan.promise(cell, payable)
        return found

    def rate(self, action: Action) -> float:
        if action is END:
            return 0.0
        if not isinstance(action, Paid):
            assert isinstance(action, DelphiAction)
            return self.rate_god(action)
        spent = price(self.state, self.seat, action)
        paid = favor_worth(self.state, self.seat, -spent) if spent else 0.0
        return self.gain(action, spent) + paid - self.source_worth(action.source)

    def source_worth(self, source: int) -> float:
        """Return what using the source costs besides favor: only a card could be kept for a later turn."""
        return 0.0 if source < CARD or source == PURSE else worths.KEEP

    def gain(self, action: Paid, spent: int) -> float:
        state, seat, verb = self.state, self.seat, action.verb
        if verb == verbs.SAIL:
            return self.sailing(action.cell, self.payable(action.source, spent))
        if verb < verbs.LOOK:
            return self.worths.get((action.cell, used_as(state, seat, action)), 0.0) + worths.DONE_NOW
        if verb == verbs.LOOK:
            return self.looking(action.cell)
        if verb == verbs.FAVOR:
            return favor_worth(state, seat, state.parts.favor_action + state.parts.ships[state.ships[seat]].gain)
        if verb == verbs.DRAW:
            return card_worth(state, seat)
        return self.colour_gain(verb, used_as(state, seat, action))

    def colour_gain(self, verb: int, colour: int) -> float:
        state, seat = self.state, self.seat
        if verb == verbs.RAISE_GOD:
            return step_worth(state, seat, colour)
        if verb == verbs.AMULET:
            return favor_worth(state, seat, 1) + card_worth(state, seat) + step_worth(state, seat, colour)
        healed = state.injuries[seat][:]
        healed[colour] = 0
        return hurt_worth(state.injuries[seat]) - hurt_worth(healed)

    def sailing(self, cell: int, payable: int) -> float:
        if cell == self.state.sea.zeus:
            return worths.ARRIVAL
        return self.promise(cell, payable) - self.here

    def looking(self, cell: int) -> float:
        state = self.state
        known = state.known[state.sea.slot[cell]] >> self.seat & 1
        return worths.LOOKING if state.shrines[self.seat] and not known else 0.0

    def rate_god(self, action: DelphiAction) -> float:
        god = god_of(action)
        if action.verb == verbs.RECALL:
            return card_worth(self.state, self.seat) - GOD[god]
        return self.help(god, action) - GOD[god] * worths.SPENT_GOD

    def help(self, god: int, action: DelphiAction) -> float:
        state, seat = self.state, self.seat
        if god == APHRODITE:
            return hurt_worth(state.injuries[seat])
        if god == APOLLO:
            unused = len(state.dice[seat]) - state.used.bit_count()
            return card_worth(state, seat) + worths.FREE_DIE * unused - worths.APOLLO_RESERVE
        if isinstance(action, OfColour):
            return self.worths.get((state.sea.cities[action.colour], action.colour), 0.0)
        assert isinstance(action, Placed)
        if god == POSEIDON:
            return self.sailing(action.cell, self.payable(-1, 0))
        if god == ARES:
            return worths.DONE_NOW + worths.SLAY
        assert god == ARTEMIS
        return self.worths.get((action.cell, state.sea.colour[action.cell]), 0.0)


def answer(state: DelphiState, seat: int, action: Action) -> float:
    """Return what an answer to a smaller question is worth."""
    if isinstance(action, Discard):
        return rest_worth(state, seat, action)
    if isinstance(action, OfGod) and action.verb == verbs.STEP:
        return step_worth(state, seat, action.god)
    if action is TAKE_FAVOR:
        return favor_worth(state, seat, state.parts.no_injury_favor)
    if action in {DECLINE, PASS}:
        return 0.0
    return answer_of_phase(state, seat, action)


def rest_worth(state: DelphiState, seat: int, action: Discard) -> float:
    left = state.injuries[seat][:]
    for colour in action.colours:
        left[colour] -= 1
    return -hurt_worth(left)


def answer_of_phase(state: DelphiState, seat: int, action: Action) -> float:
    if state.phase == STAND:
        chance = win_chance(state.strength - 1, state.favor[seat] - 1)
        return (worths.AGAIN if chance > worths.FIGHT_ON else -worths.AGAIN) if action is AGAIN else 0.0
    if isinstance(action, OfCard):
        return worths.EQUIPMENT[action.card]
    if isinstance(action, OfShip):
        return worths.SHIP[action.ship]
    if isinstance(action, OfLetter):
        return worths.REMOVAL[SHRINES]
    if isinstance(action, OfTile):
        return worths.REMOVAL[action.task]
    if isinstance(action, OfRole):
        return companion_worth(state, seat, action.role)
    if isinstance(action, OfGod):
        return GOD[action.god]
    if isinstance(action, OfColour) and action.verb == verbs.MEND:
        return hurt_worth(state.injuries[seat]) + state.injuries[seat][action.colour]
    return place_worth(state, seat, action)


def companion_worth(state: DelphiState, seat: int, role: int) -> float:
    if role == HERO:
        return worths.HERO - worths.HERO_LESS * state.shield[seat]
    return worths.DEMIGOD if role == DEMIGOD else worths.CREATURE


def place_worth(state: DelphiState, seat: int, action: Action) -> float:
    """Return what a place is worth that is looked at, uncovered or fetched from.

    Unknown islands are worth a look. Own islands are worth uncovering.
    """
    if isinstance(action, Placed) and action.verb == verbs.PEEK:
        known = state.known[state.sea.slot[action.cell]] >> seat & 1
        return worths.PEEK_KNOWN if known else worths.PEEK_NEW
    if isinstance(action, Placed) and action.verb == verbs.UNCOVER:
        tile = state.tiles[state.sea.slot[action.cell]]
        return worths.UNCOVER_OWN if shrine_for(state, seat, tile) >= 0 else LETTER[state.parts.letters[tile]]
    return worths.FETCH

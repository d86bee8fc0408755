"""A bot for Oraklos that plays like a person: it sees predictions one after the other, errs, and has doubts."""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import hypot
from typing import Final, TypeAlias

from adyton.bots.bot import Plan
from adyton.bots.search import Weighed
from adyton.engine.action import Action
from adyton.engine.rng import FastRng
from adyton.engine.view import View
from adyton.games.oraklos.bot.levels import AIMS, Level, adapted, hurry
from adyton.games.oraklos.rules.actions import CLAIM, LOOK_AGAIN, NO_MORE, READY, SHOW, Handful
from adyton.games.oraklos.rules.geometry import Square
from adyton.games.oraklos.rules.parts import CARD_NAMES, CARD_OF, CARDS, COLOURS, FINE, LETTERS, RADIUS
from adyton.games.oraklos.rules.predictions import Four, Layout, colours_of, is_true_prediction
from adyton.games.oraklos.rules.sight import true_predictions
from adyton.games.oraklos.rules.view import OraklosView

Lying: TypeAlias = tuple[tuple[int, int, int, int, str, bool], ...]  # centre, way to a corner, colour, hole

# Times of a practised player, as far as they do not depend on the level.
REACTION_MS: Final = 900  # from knowing to doing
POINTING_MS: Final = 1600  # from being asked to having pointed at four dice
SEEN_BEFORE: Final = 2  # a figure for a card that was looked at before is seen in this part of the time
DOUBT_SHARE: Final = 6  # in this part of its patience it gives up to refute a card
# How long it takes to see four dice: estimates, by what makes a figure hard to see.
SEEING_MS: Final = 1500  # any figure at all
SIZE_MS: Final = 1600  # for each radius of the table in the sum of its sides: the eyes have a longer way
TABLE_RADIUS: Final = RADIUS * FINE
STRETCH_MS: Final = 500  # for each time that the longest side has the shortest: slim figures hide
MOST_STRETCH: Final = 6  # beyond that nothing gets harder
COLOUR_MS: Final = 900  # for each colour of the card: they have to be kept apart
# People are not equally quick every time: percents of the usual time, and how much they vary.
LEAST_PATIENCE: Final = 70
PATIENCE_RANGE: Final = 60
LEAST_TIME: Final = 60
TIME_RANGE: Final = 100

CHOOSING_DICE: Final = frozenset(("dice", "taking"))  # phases
LOOK_VARIES: Final = 2  # it looks for a card up to one part in so many longer than it must
WHIM: Final = 8  # one in so many choices of dice follows no plan: otherwise good players may block each other for ever
CARD_NAME: Final = dict(zip(CARDS, CARD_NAMES, strict=True))


@dataclass(frozen=True, slots=True)
class Glimpse:
    """Four dice that it takes for a prediction, when it sees them, and whether it would bet on them."""

    after_ms: int
    card: str
    dice: Four
    is_sure: bool


class OraklosBot:
    """Decides from its seed and the view alone: asked again, it has seen the same at the same time."""

    def __init__(self, level: Level, seed: int) -> None:
        self.level = level
        self.seed = seed

    def eyes(self, view: OraklosView) -> Level:
        """Return how well it sees in this position."""
        return self.level

    def choose(self, view: View, legal: Sequence[Action], budget_ms: int) -> Action:
        plan = self.plan(view, legal, view.deadline or 0)
        return legal[0] if plan is None else plan.action

    def weigh(self, view: View, legal: Sequence[Action], budget_ms: int) -> list[Weighed]:
        """Return what it advises, the best first. Advice about dice follows no whim."""
        assert isinstance(view, OraklosView)
        if view.phase not in CHOOSING_DICE:
            return [Weighed(self.choose(view, legal, budget_ms), 0.0, 1)]
        guile = max(0.0, self.eyes(view).guile)
        return sorted((Weighed(action, _rate(view, action, guile), 1) for action in legal), key=lambda one: -one.value)

    def plan(self, view: View, legal: Sequence[Action], at: int) -> Plan | None:
        assert isinstance(view, OraklosView)
        if view.phase in CHOOSING_DICE:
            return Plan(self._handful(view, legal), at)
        if view.phase == "ready":
            return Plan(READY, at + REACTION_MS)
        if LOOK_AGAIN in legal[:1]:
            return None
        glimpses = self.glimpses(view)
        if view.phase == "showing":
            bid = next(bid for bid in view.landed if bid.token == shown_now(view))
            return Plan(_pointing(glimpses, bid.card, legal), at + POINTING_MS)
        if view.phase == "challenge":
            return self._challenge(view, glimpses, legal, at)
        return self._naming(view, glimpses, at) if view.phase == "naming" else self._search(view, glimpses, legal, at)

    # --- Seeing ---------------------------------------------------------------------------------------------

    def glimpses(self, view: OraklosView) -> tuple[Glimpse, ...]:
        """Return what it sees on this table, the earliest first."""
        wanted = view.open_cards or (view.hands[view.viewer] if view.viewer is not None else ())
        return _glimpses(
            self.eyes(view), self._seed(view), lying(view), tuple(wanted), view.options.convex_only, _holy(view)
        )

    def _seed(self, view: OraklosView) -> int:
        """Return a seed for this seat and throw."""
        words = f"{self.seed} {view.viewer} {view.round} {[(die.x, die.y) for die in view.dice]}"
        return int.from_bytes(hashlib.sha256(words.encode()).digest()[:6], "big")

    # --- The search -----------------------------------------------------------------------------------------

    def _search(
        self, view: OraklosView, glimpses: tuple[Glimpse, ...], legal: Sequence[Action], at: int
    ) -> Plan | None:
        """Claim the next card that it has seen: with the best token if it is sure, else with the least."""
        ends = self._ends(view, at)
        for glimpse in glimpses:
            seen = self._moment(view, glimpse)
            if seen > ends:
                break
            tokens = [token for token in (3, 2, 1) if CLAIM[token][CARD_OF[glimpse.card]] in legal]
            tokens = [token for token in tokens if token not in [bid.token for bid in view.pending]] or tokens
            if tokens:
                token = tokens[0] if glimpse.is_sure else tokens[-1]
                return Plan(CLAIM[token][CARD_OF[glimpse.card]], max(at, seen))
        return Plan(NO_MORE, ends)

    def _moment(self, view: OraklosView, glimpse: Glimpse) -> int:
        """Return when it sees these dice."""
        return view.since + glimpse.after_ms

    def _ends(self, view: OraklosView, at: int) -> int:
        """Return when it stops looking: sooner if everybody else has stopped."""
        ends = max(at, view.since + self._patience(view))
        is_alone = all(quiet for seat, quiet in enumerate(view.quiet) if seat != view.viewer)
        return min(ends, max(at, view.since) + self.level.alone_ms) if is_alone else ends

    def _patience(self, view: OraklosView) -> int:
        return self.level.patience_ms * (LEAST_PATIENCE + FastRng(self._seed(view)).below(PATIENCE_RANGE)) // 100

    def _naming(self, view: OraklosView, glimpses: tuple[Glimpse, ...], at: int) -> Plan | None:
        """Name a card that it has looked for long enough without seeing it."""
        if any(bid.seat == view.viewer for bid in view.pending):
            return None
        rng = FastRng(self._seed(view) + 1)
        firsts: dict[str, int] = {}
        for glimpse in glimpses:
            firsts.setdefault(glimpse.card, glimpse.after_ms)
        least, ends = self.eyes(view).look_ms, self._ends(view, at)
        looks = [(least + rng.below(least // LOOK_VARIES), card) for card in view.open_cards]
        unseen = [(after, card) for after, card in looks if firsts.get(card, after + 1) > after]
        if unseen and view.since + min(unseen)[0] < ends:
            after, card = min(unseen)
            return Plan(CLAIM[0][CARD_OF[card]], max(at, view.since + after))
        return Plan(NO_MORE, ends)

    def _challenge(
        self, view: OraklosView, glimpses: tuple[Glimpse, ...], legal: Sequence[Action], at: int
    ) -> Plan | None:
        """Refute the card that was named absent, or give up."""
        card = view.landed[0].card
        seen = [glimpse for glimpse in glimpses if glimpse.card == card]
        if seen:
            return Plan(
                _pointing(glimpses, card, legal), max(at, view.since + REACTION_MS + seen[0].after_ms // SEEN_BEFORE)
            )
        return Plan(NO_MORE, max(at, view.since + self._patience(view) // DOUBT_SHARE))

    # --- Dice -----------------------------------------------------------------------------------------------

    def _handful(self, view: OraklosView, legal: Sequence[Action]) -> Action:
        """Choose dice that make its own cards likely and those of others less so; when taking back, dice to keep."""
        rng = FastRng(self._seed(view))
        guile = self.eyes(view).guile
        if guile < 0 or rng.below(WHIM) == 0:
            return legal[rng.below(len(legal))]
        rates = [_rate(view, action, guile) for action in legal]
        return legal[rates.index(max(rates))]


class AdaptingBot(OraklosBot):
    """Sees faster when it is behind or others claim early, and slower when it leads.

    Its seed decides for the whole game how far it aims to be ahead. So it wins about half of its
    games against opponents of any pace that it can reach.
    """

    def eyes(self, view: OraklosView) -> Level:
        return adapted(self.level, view, self._aim(view))

    def _moment(self, view: OraklosView, glimpse: Glimpse) -> int:
        """Return when it sees these dice. Claims of this round make it quicker or slower, after a moment."""
        claims = [bid.at for bid in (*view.landed, *view.pending)]
        rested = max(claims, default=view.since) + REACTION_MS
        factor = hurry(self.eyes(view), view, self._aim(view))
        return max(rested, view.since + int(glimpse.after_ms * factor))

    def _aim(self, view: OraklosView) -> int:
        """Return the lead that it aims at in this game."""
        digest = hashlib.sha256(f"aim {self.seed} {view.viewer}".encode()).digest()
        return AIMS[view.options.mode][digest[0] % 2]


def _rate(view: OraklosView, action: Action, guile: float) -> float:
    """Return how likely these dice make the viewer's own cards, less those of others by its guile."""
    assert isinstance(action, Handful)
    assert view.viewer is not None
    if view.phase == "dice":
        counts = put_in(view, action)
    else:
        counts = [float(view.stocks[view.viewer][colour] + action.counts[colour]) for colour in range(len(COLOURS))]
    rates = [sum(ways(CARDS[CARD_OF[name]], counts) for name in hand) for hand in view.hands]
    rivals = sum(rates) - rates[view.viewer]
    return rates[view.viewer] - guile * rivals / (view.seats - 1)


def put_in(view: OraklosView, handful: Handful) -> list[float]:
    """Return how many dice of each colour will be thrown, if the others put in all colours alike."""
    others = sum(handful.counts) * (view.seats - 1) / len(COLOURS)
    return [view.shaker[colour] + handful.counts[colour] + others for colour in range(len(COLOURS))]


def ways(card: Four, counts: Sequence[float]) -> float:
    """Return in how many ways this many dice could make a card, up to a factor that is the same for all cards."""
    found = float(_turns(card))
    for colour in set(card):
        need = card.count(colour)
        found *= max(counts[colour] - (need - 1) / 2, 0.0) ** need  # about count × (count - 1) × …
    return found


@lru_cache(maxsize=len(CARDS))
def _turns(card: Four) -> int:
    """Return how many orders of its colours are this card: each of its turns that looks different."""
    return len({card[turn:] + card[:turn] for turn in range(len(card))})


def shown_now(view: OraklosView) -> int:
    """Return the token whose owner points at dice now."""
    done = [shown.token for shown in view.shown]
    return max(bid.token for bid in view.landed if bid.token not in done)


def _pointing(glimpses: tuple[Glimpse, ...], card: str, legal: Sequence[Action]) -> Action:
    """Point at the four dice that it saw first for this card; if it saw none, at any."""
    for glimpse in glimpses:
        if glimpse.card == card:
            return _show(glimpse.dice)
    return legal[-1]


@lru_cache(maxsize=1)
def _shows() -> dict[tuple[int, ...], Action]:
    return {action.pieces: action for action in SHOW}


def _show(dice: Four) -> Action:
    return _shows()[tuple(sorted(dice))]


def lying(view: OraklosView) -> Lying:
    rows = []
    for die in view.dice:
        x, y = die.corners[0]
        rows.append((die.x, die.y, x - die.x, y - die.y, die.colour, die.hole))
    return tuple(rows)


def _holy(view: OraklosView) -> bool:
    return view.options.mode == "antipodes"


def layout_of(dice: Lying, percent: int, holy: bool, convex_only: bool) -> Layout:
    """Return the table as it would be if the dice had this percentage of their size."""
    squares = [Square(x, y, c * percent // 100, s * percent // 100) for x, y, c, s, _, _ in dice]
    barred = [hole and not holy for *_, hole in dice]
    return Layout(squares, [LETTERS.index(row[4]) for row in dice], barred, convex_only)


@lru_cache(maxsize=64)
def _sightings(dice: Lying, percent: int, holy: bool, convex_only: bool) -> dict[Four, str]:
    """Return all predictions of such a table, each with its card."""
    layout = layout_of(dice, percent, holy, convex_only)
    return {four: CARD_NAME[colours_of(layout, four)] for four in true_predictions(layout)}


@lru_cache(maxsize=256)
def _glimpses(
    level: Level, seed: int, dice: Lying, wanted: tuple[str, ...], convex_only: bool, holy: bool
) -> tuple[Glimpse, ...]:
    rng = FastRng(seed)
    true = _sightings(dice, 100, holy, convex_only)
    wider = layout_of(dice, 100 + level.blur, holy, convex_only)
    glimpses = []
    for four, card in true.items():
        if card in wanted and rng.below(100) >= level.overlooks:
            is_sure = is_true_prediction(wider, four).is_true  # even if the dice were a little larger
            glimpses.append(Glimpse(_moment(level, dice, card, four, rng), card, four, is_sure))
    for card, four, is_sure, share in _illusions(level, dice, convex_only, holy):
        if card in wanted and four not in true and rng.below(100) < share:
            glimpses.append(Glimpse(_moment(level, dice, card, four, rng), card, four, is_sure))
    return tuple(sorted(glimpses, key=lambda glimpse: (glimpse.after_ms, glimpse.dice)))


def _illusions(level: Level, dice: Lying, convex_only: bool, holy: bool) -> list[tuple[str, Four, bool, int]]:
    """Return what it may mistake for a prediction: lines that graze a die, and holes that it overlooks."""
    found = []
    if level.fooled:
        grazed = _sightings(dice, 100 - level.blur, holy, convex_only)
        found += [(card, four, False, level.fooled) for four, card in grazed.items()]
    if level.careless and not holy:
        holed = _sightings(dice, 100, True, convex_only)
        found += [(card, four, True, level.careless) for four, card in holed.items()]
    return found


def _moment(level: Level, dice: Lying, card: str, four: Four, rng: FastRng) -> int:
    return int(level.pace * effort_ms(dice, card, four) * (LEAST_TIME + rng.below(TIME_RANGE)) / 100)


def effort_ms(dice: Lying, card: str, four: Four) -> float:
    """Return the ms that a practised player takes to see four dice."""
    sides = [hypot(dice[one][0] - dice[other][0], dice[one][1] - dice[other][1]) for one, other in _sides(four)]
    size = sum(sides) / TABLE_RADIUS
    stretch = min(max(sides) / min(sides), MOST_STRETCH)
    return SEEING_MS + SIZE_MS * size + STRETCH_MS * stretch + COLOUR_MS * len(set(card))


def _sides(four: Four) -> list[tuple[int, int]]:
    a, b, c, d = four
    return [(a, b), (b, c), (c, d), (d, a)]

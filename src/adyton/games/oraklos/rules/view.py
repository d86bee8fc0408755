"""What a seat of Oraklos may know, and the states that agree with it."""

from dataclasses import dataclass
from typing import Final

from adyton.engine.bag import Bag
from adyton.engine.parts import OwnPart, Part, PartTable
from adyton.engine.rng import Rng
from adyton.engine.seat import Seat
from adyton.engine.view import View
from adyton.games.oraklos.rules.actions import PUT, Handful
from adyton.games.oraklos.rules.options import OraklosOptions
from adyton.games.oraklos.rules.parts import (
    CARD_NAMES,
    CARD_OF,
    DECK,
    FINE,
    LETTERS,
    MOTLEY,
    RADIUS,
    ROUND_DICE,
    Cast,
    Die,
)
from adyton.games.oraklos.rules.phases import PHASES
from adyton.games.oraklos.rules.phases.setup import within
from adyton.games.oraklos.rules.predictions import Verdict
from adyton.games.oraklos.rules.scoring import drawn, found_in
from adyton.games.oraklos.rules.state import NOBODY, OPEN_CARDS, Bid, OraklosState, Review, Shown, spot_of, spot_to_json

Counts = tuple[int, ...]  # dice by colour: red, yellow, blue, black


@dataclass(slots=True, kw_only=True)
class DieView:
    """A die exactly as it is judged: a board that draws these corners shows what counts (OKL-17)."""

    x: int
    y: int
    turn: int
    colour: str
    hole: bool
    corners: tuple[tuple[int, int], ...]


@dataclass(slots=True, kw_only=True)
class BidView:
    at: int
    seat: Seat
    token: int  # 0 in Antipodes
    card: str


@dataclass(slots=True, kw_only=True)
class ShownView:
    seat: Seat
    token: int
    card: str
    dice: tuple[int, ...]  # numbers from 1; none: the clock ran out
    reason: str
    die: int | None  # the die that gives the reason
    way: tuple[int, ...]  # the dice in the order in which they were joined
    line: tuple[int, ...]  # the two ends of the line that gives the reason


@dataclass(slots=True, kw_only=True)
class ReviewCard:
    """A card of the last round with all its true predictions: four dice each, clockwise, numbered from 1."""

    seat: Seat | None  # None: it lay open for everybody
    card: str
    found: tuple[tuple[int, ...], ...]


@dataclass(slots=True, kw_only=True)
class ReviewView:
    round: int
    dice: tuple[DieView, ...]
    cards: tuple[ReviewCard, ...]
    claims: tuple[BidView, ...]
    shown: tuple[ShownView, ...]
    predictions: int  # how many there were, for any card


@dataclass(slots=True, kw_only=True)
class OraklosView(View):
    options: OraklosOptions
    radius: int  # of the table, in the units in which dice are drawn
    round: int
    starter: Seat | None
    scores: tuple[int, ...]
    gains: tuple[int, ...]  # points of this round
    pile: int
    discards: tuple[str, ...]
    hands: tuple[tuple[str, ...], ...]
    open_cards: tuple[str, ...]
    stocks: tuple[Counts, ...]  # as everybody saw them last
    shaker: Counts  # what everybody knows to be in it
    has_put: tuple[bool, ...]
    put: Counts | None  # the viewer's own choice
    ready: tuple[bool, ...]
    dice: tuple[DieView, ...]
    spot: tuple[int, ...]  # where the next die is falling
    left: Counts  # dice that may be taken back
    order: tuple[Seat, ...]  # who still takes dice back
    since: int  # when the question of this phase was asked
    pending: tuple[BidView, ...]
    landed: tuple[BidView, ...]
    quiet: tuple[bool, ...]
    spent: tuple[bool, ...]
    shown: tuple[ShownView, ...]
    review: ReviewView | None  # of the last round, until the next throw
    ending: str


def _names(cards: list[int]) -> tuple[str, ...]:
    return tuple(CARD_NAMES[card] for card in cards)


def _dice(dice: list[Die], cast: Cast) -> tuple[DieView, ...]:
    return tuple(_die(die, cast) for die in dice)


def _die(die: Die, cast: Cast) -> DieView:
    corners = tuple(cast.square(die).corners())
    return DieView(
        x=die.x * FINE, y=die.y * FINE, turn=die.turn, colour=LETTERS[die.colour], hole=die.hole, corners=corners
    )


def _bids(bids: list[Bid]) -> tuple[BidView, ...]:
    return tuple(BidView(at=bid.at, seat=bid.seat, token=bid.token, card=CARD_NAMES[bid.card]) for bid in bids)


def _showns(state: OraklosState, shown: list[Shown], dice: list[Die]) -> tuple[ShownView, ...]:
    return tuple(_shown(one, drawn(one, dice, state) if one.dice else None) for one in shown)


def _shown(one: Shown, verdict: Verdict | None) -> ShownView:
    return ShownView(
        seat=one.seat,
        token=one.token,
        card=CARD_NAMES[one.card],
        dice=tuple(die + 1 for die in one.dice),
        reason=one.reason,
        die=None if one.die == NOBODY else one.die + 1,
        way=() if verdict is None or verdict.way is None else tuple(die + 1 for die in verdict.way),
        line=() if verdict is None or verdict.line is None else tuple(die + 1 for die in verdict.line),
    )


def _review(state: OraklosState, review: Review) -> ReviewView:
    """Return all true predictions of the round, card by card."""
    there = found_in(review, state)
    cards = tuple(
        ReviewCard(
            seat=None if seat == OPEN_CARDS else seat,
            card=CARD_NAMES[card],
            found=tuple(tuple(die + 1 for die in four) for four in there.get(card, [])),
        )
        for seat, card in review.cards
    )
    return ReviewView(
        round=review.round,
        dice=_dice(review.dice, state.cast),
        cards=cards,
        claims=_bids(review.bids),
        shown=_showns(state, review.shown, review.dice),
        predictions=sum(len(fours) for fours in there.values()),
    )


def _own_put(state: OraklosState, seat: Seat | None) -> Counts | None:
    return None if seat is None else tuple(state.puts[seat]) or None


# What each part is made from. Options, the cast and the number of seats never change during a game. Before the round is
# over, no part depends on the true predictions.
PARTS: Final = PartTable[OraklosState](
    shared=[
        Part("options", (), lambda state: state.options),
        Part("radius", (), lambda state: RADIUS * FINE),
        Part("round", ("round",), lambda state: state.round),
        Part("starter", ("starter",), lambda state: None if state.starter == NOBODY else state.starter),
        Part("scores", ("scores",), lambda state: tuple(state.scores)),
        Part("gains", ("gains",), lambda state: tuple(state.gains)),
        Part("pile", ("pile.items",), lambda state: len(state.pile)),
        Part("discards", ("discards.items",), lambda state: _names(state.discards.items)),
        Part("hands", ("hands",), lambda state: tuple([_names(hand) for hand in state.hands])),
        Part("open_cards", ("open",), lambda state: _names(state.open)),
        Part("stocks", ("stocks",), lambda state: tuple([tuple(stock) for stock in state.stocks])),
        Part("shaker", ("shaker",), lambda state: tuple(state.shaker)),
        Part("has_put", ("puts",), lambda state: tuple([bool(put) for put in state.puts])),
        Part("ready", ("ready",), lambda state: tuple(state.ready)),
        Part("dice", ("dice",), lambda state: _dice(state.dice, state.cast)),
        Part("spot", ("spot",), lambda state: tuple(spot_to_json(state.spot))),
        Part("left", ("left",), lambda state: tuple(state.left)),
        Part("order", ("order",), lambda state: tuple(state.order)),
        Part("since", ("since",), lambda state: state.since),
        Part("pending", ("pending",), lambda state: _bids(state.pending)),
        Part("landed", ("landed",), lambda state: _bids(state.landed)),
        Part("quiet", ("quiet",), lambda state: tuple(state.quiet)),
        Part("spent", ("spent",), lambda state: tuple(state.spent)),
        Part("shown", ("dice", "shown"), lambda state: _showns(state, state.shown, state.dice)),
        Part("review", ("review",), lambda state: None if state.review is None else _review(state, state.review)),
        Part("ending", ("ending",), lambda state: state.ending),
    ],
    own=[OwnPart("put", (), _own_put, row="puts")],
)


def imagine(view: OraklosView, rng: Rng) -> OraklosState:
    """Draw the others' chosen dice, the only unknown: each of their possible handfuls is equally likely."""
    state = OraklosState(view.options, view.seats)
    state.phase = [phase.name for phase in PHASES].index(view.phase)
    state.ending = view.ending
    state.round = view.round
    state.starter = NOBODY if view.starter is None else view.starter
    state.scores = list(view.scores)
    state.gains = list(view.gains)
    state.discards = Bag(_cards(view.discards))
    state.hands = [_cards(hand) for hand in view.hands]
    state.open = _cards(view.open_cards)
    state.pile = Bag(_unseen(view))
    state.stocks = [list(stock) for stock in view.stocks]
    state.shaker = list(view.shaker)
    state.puts = [_put(view, seat, rng) for seat in range(view.seats)]
    state.ready = list(view.ready)
    state.dice = _thrown(view.dice)
    state.spot = spot_of(view.spot)
    state.left = list(view.left)
    state.order = list(view.order)
    state.since = view.since
    state.pending = _made(view.pending)
    state.landed = _made(view.landed)
    state.quiet = list(view.quiet)
    state.spent = list(view.spent)
    state.shown = _pointed(view.shown)
    state.review = None if view.review is None else _looked_back(view.review)
    return state


def _cards(names: tuple[str, ...]) -> list[int]:
    return [CARD_OF[name] for name in names]


def _unseen(view: OraklosView) -> list[int]:
    """Return the pile: all cards that do not lie open."""
    deck = MOTLEY if view.options.mode == "antipodes" else DECK
    seen = {CARD_OF[name] for names in (view.discards, view.open_cards, *view.hands) for name in names}
    return [card for card in deck if card not in seen]


def _put(view: OraklosView, seat: Seat, rng: Rng) -> list[int]:
    if not view.has_put[seat]:
        return []
    if seat == view.viewer and view.put is not None:
        return list(view.put)
    handfuls = within(PUT[ROUND_DICE[view.seats]], list(view.stocks[seat]))
    handful = handfuls[rng.below(len(handfuls))]
    assert isinstance(handful, Handful)
    return handful.counts[:]


def _thrown(dice: tuple[DieView, ...]) -> list[Die]:
    return [Die(die.x // FINE, die.y // FINE, die.turn, LETTERS.index(die.colour), die.hole) for die in dice]


def _made(bids: tuple[BidView, ...]) -> list[Bid]:
    return [Bid(bid.at, bid.seat, bid.token, CARD_OF[bid.card]) for bid in bids]


def _pointed(shown: tuple[ShownView, ...]) -> list[Shown]:
    return [
        Shown(
            one.seat,
            one.token,
            CARD_OF[one.card],
            tuple(die - 1 for die in one.dice),
            one.reason,
            NOBODY if one.die is None else one.die - 1,
        )
        for one in shown
    ]


def _looked_back(view: ReviewView) -> Review:
    cards = [(OPEN_CARDS if entry.seat is None else entry.seat, CARD_OF[entry.card]) for entry in view.cards]
    return Review(view.round, _thrown(view.dice), cards, _made(view.claims), _pointed(view.shown))

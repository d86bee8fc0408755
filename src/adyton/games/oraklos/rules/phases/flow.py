"""How one phase leads to the next."""

from adyton.engine.bag import Bag
from adyton.games.oraklos.rules import state as at_phase
from adyton.games.oraklos.rules.parts import ANTIPODES_GOAL, EVEN_THROW, FALL_MS, GOAL, HAND, OPEN
from adyton.games.oraklos.rules.scoring import taking_order
from adyton.games.oraklos.rules.state import NOBODY, OPEN_CARDS, OraklosState, Review


def begin_round(state: OraklosState, at: int) -> None:
    """A new round: its cards come first."""
    state.clear_round()
    state.round += 1
    state.tell("round", number=state.round)
    if state.options.mode != "standard":
        state.shaker = list(EVEN_THROW)  # OKL-21, OKL-25: the same dice are thrown again
    if not state.is_antipodes:
        send_spies(state, at)
        return
    if len(state.pile) < OPEN:  # OKL-26
        state.pile = Bag(state.pile.items + state.discards.items)
        state.discards = Bag()
        state.tell("shuffled")
    state.phase = at_phase.DEAL


def owed(state: OraklosState) -> int:
    """OKL-7. The seat that is owed a wish card, in clockwise order from the starting player, or NOBODY."""
    for n in range(state.seats):
        seat = (state.starter + n) % state.seats
        if len(state.hands[seat]) < HAND:
            return seat
    return NOBODY


def send_spies(state: OraklosState, at: int) -> None:
    """OKL-7. Cards are drawn until everybody has three; an empty pile ends the game at once."""
    if owed(state) == NOBODY:
        gather(state, at)
    elif len(state.pile):
        state.phase = at_phase.SPIES
    else:
        finish(state, "pile")


def gather(state: OraklosState, at: int) -> None:
    """OKL-8, OKL-21. The dice are chosen, or everybody says that they are ready for the throw."""
    state.since = at
    state.phase = at_phase.DICE if state.options.mode == "standard" else at_phase.READY


def shake(state: OraklosState) -> None:
    """OKL-8 and OKL-9. All chosen dice go into the shaker, and the throw begins."""
    for seat, put in enumerate(state.puts):
        for colour, count in enumerate(put):
            state.stocks[seat][colour] -= count
            state.shaker[colour] += count
    state.puts = [[] for _ in range(state.seats)]
    state.ready = [False] * state.seats
    state.review = None
    state.phase = at_phase.THROW


def begin_search(state: OraklosState, at: int) -> None:
    """OKL-9, OKL-10, OKL-24. Everybody sees the dice fall, and looks from the moment at which they lie still."""
    state.since = at + fall_ms(state)
    state.phase = at_phase.NAMING if state.is_antipodes else at_phase.SEARCH
    state.tell("throw", dice=len(state.dice))


def fall_ms(state: OraklosState) -> int:
    """OKL-9. How long dice fall; in versions 1 and 2 of the rules they lay still at once."""
    return FALL_MS if state.has_falling_dice else 0


def end_search(state: OraklosState, at: int) -> None:
    """OKL-10. The search is over; what was claimed is shown."""
    for bid in state.pending:
        state.tell("late", seat=bid.seat, by=bid.at - max(landed.at for landed in state.landed))
    state.pending = []
    state.tell("search-over")
    next_showing(state, at)


def next_showing(state: OraklosState, at: int) -> None:
    """OKL-11. Token 3 first, then 2, then 1."""
    state.since = at
    state.phase = at_phase.SHOWING
    if len(state.shown) == len(state.landed):
        end_round(state, at)


def to_show(state: OraklosState) -> at_phase.Bid:
    """The claim that is to be shown next."""
    done = [shown.token for shown in state.shown]
    waiting = [bid for bid in state.landed if bid.token not in done]
    found = waiting[0]
    for bid in waiting:
        if bid.token > found.token:
            found = bid
    return found


def end_round(state: OraklosState, at: int) -> None:
    """OKL-12 to OKL-15. Claimed cards leave the game; the game ends, or dice are taken back, or the next round begins."""
    cards = [(seat, card) for seat, hand in enumerate(state.hands) for card in hand]
    look_back(state, cards)
    for bid in state.landed:
        state.hands[bid.seat].remove(bid.card)
        state.discards.put(bid.card)
    if max(state.scores) >= GOAL:
        finish(state, "ten")
    elif state.options.mode == "standard":
        for die in state.dice:
            state.left[die.colour] += 1
        state.order = taking_order(state)
        state.phase = at_phase.TAKING
    else:
        next_round(state, at)


def next_round(state: OraklosState, at: int) -> None:
    """OKL-14. The left neighbour of the starting player starts."""
    state.starter = (state.starter + 1) % state.seats
    begin_round(state, at)


def end_naming(state: OraklosState, at: int) -> None:
    """OKL-25, OKL-26. The six cards are discarded; five points win."""
    look_back(state, [(OPEN_CARDS, card) for card in state.open])
    for card in state.open:
        state.discards.put(card)
    state.open = []
    if max(state.scores) >= ANTIPODES_GOAL:
        finish(state, "five")
    else:
        begin_round(state, at)


def look_back(state: OraklosState, cards: list[tuple[int, int]]) -> None:
    """The round, kept for the review."""
    state.review = Review(state.round, state.dice, cards, state.landed, state.shown)


def score(state: OraklosState, seat: int, points: int) -> None:
    """Scores may go below zero."""
    state.gains[seat] += points
    state.scores[seat] += points


def finish(state: OraklosState, ending: str) -> None:
    """The end, and what brought it."""
    state.ending = ending
    state.phase = at_phase.OVER

"""How one phase leads to the next."""

from adyton.engine.bag import Bag
from adyton.games.oraklos.rules import state as at_phase
from adyton.games.oraklos.rules.parts import ANTIPODES_GOAL, EVEN_THROW, FALL_MS, GOAL, HAND, OPEN, TOKENS
from adyton.games.oraklos.rules.scoring import taking_order
from adyton.games.oraklos.rules.state import NOBODY, OPEN_CARDS, OraklosState, Review


def begin_round(state: OraklosState, at: int) -> None:
    """Begin a round. Its cards are drawn first."""
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
    """OKL-7. Return the first seat, clockwise from the starting player, that needs a wish card, or NOBODY."""
    for n in range(state.seats):
        seat = (state.starter + n) % state.seats
        if len(state.hands[seat]) < HAND:
            return seat
    return NOBODY


def send_spies(state: OraklosState, at: int) -> None:
    """OKL-7. Draw cards until everybody has three. An empty pile ends the game at once."""
    if owed(state) == NOBODY:
        gather(state, at)
    elif len(state.pile):
        state.phase = at_phase.SPIES
    else:
        finish(state, "pile")


def gather(state: OraklosState, at: int) -> None:
    """OKL-8, OKL-21. Ask for dice, or ask whether everybody is ready for the throw."""
    state.since = at
    state.phase = at_phase.DICE if state.options.mode == "standard" else at_phase.READY


def shake(state: OraklosState) -> None:
    """OKL-8 and OKL-9. Put all chosen dice into the shaker and begin the throw."""
    for seat, put in enumerate(state.puts):
        stock = state.stocks[seat]
        for colour, count in enumerate(put):
            stock[colour] = stock[colour] - count
            state.shaker[colour] = state.shaker[colour] + count
    state.puts = [[] for _ in range(state.seats)]
    state.ready = [False] * state.seats
    state.review = None
    state.phase = at_phase.THROW


def begin_search(state: OraklosState, at: int) -> None:
    """OKL-9, OKL-10, OKL-24. Show the throw. The search begins when the dice lie still."""
    state.since = at + fall_ms(state)
    state.phase = at_phase.NAMING if state.is_antipodes else at_phase.SEARCH
    state.tell("throw", dice=len(state.dice))


def fall_ms(state: OraklosState) -> int:
    """OKL-9. Return how long dice fall. In versions 1 and 2 of the rules they lay still at once."""
    return FALL_MS if state.has_falling_dice else 0


def idle_seats(state: OraklosState) -> tuple[int, ...]:
    """Return the seats that find no more. They may look again, but nobody waits for them."""
    if True not in state.quiet:
        return ()
    return tuple([seat for seat in range(state.seats) if state.quiet[seat]])


def end_search(state: OraklosState, at: int) -> None:
    """OKL-10. End the search and ask for the claimed predictions."""
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
    """OKL-11. Return the claim that must be shown next: of the tokens below the last one shown, the highest."""
    last = state.shown[-1].token if state.shown else TOKENS[0] + 1
    found: at_phase.Bid | None = None
    for bid in state.landed:
        if bid.token < last and (found is None or bid.token > found.token):
            found = bid
    assert found is not None, "everything is shown"
    return found


def end_round(state: OraklosState, at: int) -> None:
    """OKL-12 to OKL-15. Remove claimed cards; then end the game, let dice be taken back, or begin a round."""
    cards = [(seat, card) for seat, hand in enumerate(state.hands) for card in hand]
    look_back(state, cards)
    for bid in state.landed:
        state.hands[bid.seat].remove(bid.card)
        state.discards.put(bid.card)
    if max(state.scores) >= GOAL:
        finish(state, "ten")
    elif state.options.mode == "standard":
        for die in state.dice:
            state.left[die.colour] = state.left[die.colour] + 1
        state.order = taking_order(state)
        state.phase = at_phase.TAKING
    else:
        next_round(state, at)


def next_round(state: OraklosState, at: int) -> None:
    """OKL-14. Make the starting player's left neighbour the new one."""
    state.starter = (state.starter + 1) % state.seats
    begin_round(state, at)


def end_naming(state: OraklosState, at: int) -> None:
    """OKL-25, OKL-26. Discard the six cards. Five points win."""
    look_back(state, [(OPEN_CARDS, card) for card in state.open])
    for card in state.open:
        state.discards.put(card)
    state.open = []
    if max(state.scores) >= ANTIPODES_GOAL:
        finish(state, "five")
    else:
        begin_round(state, at)


def look_back(state: OraklosState, cards: list[tuple[int, int]]) -> None:
    """Keep the round for the review."""
    state.review = Review(state.round, state.dice, cards, state.landed, state.shown)


def score(state: OraklosState, seat: int, points: int) -> None:
    """Change a seat's score, which may go below zero."""
    state.gains[seat] = state.gains[seat] + points
    state.scores[seat] = state.scores[seat] + points


def finish(state: OraklosState, ending: str) -> None:
    """End the game and note why it ended."""
    state.ending = ending
    state.phase = at_phase.OVER

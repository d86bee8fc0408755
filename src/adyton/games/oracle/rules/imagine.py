"""Deal the unseen cards at random so that the deal agrees with everything a seat knows."""

from adyton.engine.bag import Bag
from adyton.engine.packed import packed
from adyton.engine.rng import Rng
from adyton.engine.seat import Seat
from adyton.games.oracle.rules.options import OracleOptions
from adyton.games.oracle.rules.parts import (
    BIT,
    COLOUR,
    COLOURS,
    DECK_SIZE,
    KEPT,
    NAME,
    PROPHECIES,
    SPECIES,
    deck_of,
    set_of,
)
from adyton.games.oracle.rules.state import NOBODY, OracleState, Tally
from adyton.games.oracle.rules.view import Chips, OracleView, TallyView, cards_in

TRIES = 20

_CARD = {name: card for card, name in enumerate(NAME)}


def imagined(view: OracleView, phase: int, rng: Rng) -> OracleState:
    """Return a random state in which this seat has exactly this view."""
    options = OracleOptions.load(view.options)
    state = OracleState(options, view.seats, deck_of(options.content, options.version))
    state.phase = phase
    _put_open(state, view)
    _put_own(state, view)
    _deal_cards(state, view, rng)
    _deal_prophecies(state, view, rng)
    return state


def shuffled(items: list[int], rng: Rng) -> list[int]:
    """Return the same items in random order."""
    items = items[:]
    for last in range(len(items) - 1, 0, -1):
        other = rng.below(last + 1)
        items[last], items[other] = items[other], items[last]
    return items


def _put_open(state: OracleState, view: OracleView) -> None:
    state.removed = _place(COLOURS, view.removed)
    state.round = view.round
    state.dealer = _seat(view.dealer)
    state.leader = _seat(view.leader)
    state.led = _place(COLOURS, view.led)
    state.trick = tuple([_CARD[card.name] for card in view.trick])
    state.played = sum(BIT[_CARD[name]] for name in view.played)
    state.voids = packed([set_of([COLOURS.index(colour) for colour in colours]) for colours in view.voids], 5)
    state.middle = _chips(view.middle)
    state.chips = packed([_chips(row) for row in view.chips], 9)
    state.losers = packed([_seat(view.losers[species]) + 1 for species in SPECIES], 3)
    state.contested = _place(SPECIES, view.contested)
    state.tricks = list(view.tricks)
    state.chosen = packed(view.chosen, 1)
    state.scores = list(view.scores)
    state.tallies = [[_tally(tally) for tally in row] for row in view.tallies]
    if view.phase in ("trick", "loser", "draft"):
        state.to_act = view.acting[0]
    elif view.phase == "foretell" and view.draft is not None and min(view.held_sizes) >= KEPT:
        state.to_act = state.left(state.dealer)
    if view.draft is not None:
        state.lap = view.draft.lap
        state.discards = tuple([card.number - 1 for card in view.draft.discards])


def _put_own(state: OracleState, view: OracleView) -> None:
    if view.viewer is None:
        return
    state.hands[view.viewer] = sum(BIT[_CARD[card.name]] for card in view.hand)
    state.held[view.viewer] = set_of([card.number - 1 for card in view.held])
    state.aside[view.viewer] = set_of([card.number - 1 for card in view.aside])
    if view.draft is not None:
        state.passed[view.viewer] = tuple([number - 1 for number in view.draft.passed])


def _chips(chips: Chips) -> int:
    return packed([chips[species] for species in SPECIES], 3)


def _place(names: tuple[str, ...], name: str | None) -> int:
    return NOBODY if name is None else names.index(name)


def _seat(seat: Seat | None) -> int:
    return NOBODY if seat is None else seat


def _tally(view: TallyView) -> Tally:
    return Tally(
        tuple(view.chips[species] for species in SPECIES),
        tuple(1 if species in view.losers else 0 for species in SPECIES),
        tuple(view.lost[species] for species in SPECIES),
        view.stars,
        tuple(card.number - 1 for card in view.prophecies),
        view.paid,
        () if view.tricks is None else (view.tricks,),
    )


def _deal_cards(state: OracleState, view: OracleView, rng: Rng) -> None:
    """Deal the unseen cards to the other hands. A seat gets no colour that it has shown not to have."""
    if view.dealer is None:
        return
    own = 0 if view.viewer is None else state.hands[view.viewer]
    unseen = cards_in(state.in_play & ~state.played & ~own)
    room = {seat: size for seat, size in enumerate(view.hand_sizes) if seat != view.viewer and size}
    undealt = len(unseen) - sum(room.values())
    if undealt:  # only while cards are dealt, when nobody has shown anything
        unseen = shuffled(unseen, rng)
    state.bag = Bag(unseen[:undealt])
    unseen = unseen[undealt:]
    for seat, cards in _hands(state, unseen, room, rng).items():
        state.hands[seat] = sum(BIT[card] for card in cards)


def _hands(state: OracleState, unseen: list[int], room: dict[Seat, int], rng: Rng) -> dict[Seat, list[int]]:
    if not any(state.voids_of(seat) for seat in room):
        mixed = shuffled(unseen, rng)
        return {seat: [mixed.pop() for _ in range(size)] for seat, size in room.items()}
    for _ in range(TRIES):
        hands = _tried(state, unseen, room, rng)
        if hands is not None:
            return hands
    return _matched(state, shuffled(unseen, rng), room)


def _takers(state: OracleState, card: int, room: dict[Seat, int]) -> list[Seat]:
    return [seat for seat in room if not state.voids_of(seat) >> COLOUR[card] & 1]


def _tried(state: OracleState, unseen: list[int], room: dict[Seat, int], rng: Rng) -> dict[Seat, list[int]] | None:
    """Deal cards with few possible holders first, each to a random free place. Return None at a dead end."""
    hands: dict[Seat, list[int]] = {seat: [] for seat in room}
    takers = {colour: _takers(state, colour * 12, room) for colour in range(5)}
    for card in sorted(shuffled(unseen, rng), key=lambda card: len(takers[COLOUR[card]])):
        free = [(seat, room[seat] - len(hands[seat])) for seat in takers[COLOUR[card]]]
        total = sum(places for _, places in free)
        if total == 0:
            return None
        drawn = rng.below(total)
        for seat, places in free:
            drawn -= places
            if drawn < 0:
                hands[seat].append(card)
                break
    return hands


def _matched(state: OracleState, unseen: list[int], room: dict[Seat, int]) -> dict[Seat, list[int]]:
    """Return a deal that agrees with the void colours. Move cards between hands until everything fits."""
    hands: dict[Seat, list[int]] = {seat: [] for seat in room}
    for card in unseen:
        assert _placed(state, card, hands, room, set()), "the truth itself is such a deal"
    return hands


def _placed(
    state: OracleState, card: int, hands: dict[Seat, list[int]], room: dict[Seat, int], seen: set[Seat]
) -> bool:
    for seat in _takers(state, card, room):
        if seat in seen:
            continue
        if len(hands[seat]) < room[seat]:
            hands[seat].append(card)
            return True
        seen.add(seat)
        for place, other in enumerate(hands[seat]):
            if _placed(state, other, hands, room, seen):
                hands[seat][place] = card
                return True
    return False


def _deal_prophecies(state: OracleState, view: OracleView, rng: Rng) -> None:
    """Deal the unseen prophecies to the other seats. The rest is put aside or in the pile."""
    if view.dealer is None or view.phase == "deal":
        return
    if view.phase == "over":  # everybody has seen them
        state.held = [set_of(tally.prophecies) for tally in state.tallies[-1]]
    seen = set_of(state.discards)
    for prophecies in (*state.held, *state.aside, *map(set_of, state.passed)):
        seen |= prophecies
    unseen = shuffled([number for number in range(DECK_SIZE) if not seen >> number & 1], rng)
    room = {seat: size for seat, size in enumerate(view.held_sizes) if seat != view.viewer}
    if view.draft is not None and view.viewer is not None and view.phase != "over":
        _place_passed(state, view.viewer, room, rng)
    for seat, size in room.items():
        state.held[seat] |= set_of([unseen.pop() for _ in range(size - state.held[seat].bit_count())])
    if view.draft is None:
        for seat in room:
            if view.chosen[seat]:
                state.aside[seat] = set_of([unseen.pop() for _ in range(PROPHECIES[state.seats] - KEPT)])
    state.pile = Bag(unseen)


def _place_passed(state: OracleState, viewer: Seat, room: dict[Seat, int], rng: Rng) -> None:
    """Give the prophecies that the viewer handed on to seats later in the draft's order."""
    after = [seat for seat in _draft_order(state) if _order(state, seat) > _order(state, viewer)]
    reached = (
        [seat for seat in after if _order(state, seat) <= _order(state, state.to_act)] if state.lap < state.laps else []
    )
    passed = state.passed[viewer]
    this_lap = passed[2 * state.lap :]
    for number, takers in [(n, reached) for n in this_lap] + [(n, after) for n in passed[: 2 * state.lap]]:
        if number in state.discards:
            continue
        places = [seat for seat in takers for _ in range(room[seat] - state.held[seat].bit_count())]
        state.held[places[rng.below(len(places))]] |= 1 << number


def _draft_order(state: OracleState) -> list[Seat]:
    return [(state.dealer + 1 + place) % state.seats for place in range(state.seats)]


def _order(state: OracleState, seat: Seat) -> int:
    return (seat - state.dealer - 1) % state.seats

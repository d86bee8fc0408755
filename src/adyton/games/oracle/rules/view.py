"""What a seat may know of a game of Oracle, and the states that agree with it."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Final, TypeAlias, TypeVar

from adyton.engine.packed import unpacked
from adyton.engine.parts import OwnPart, Part, PartTable
from adyton.engine.seat import Seat
from adyton.engine.view import View
from adyton.games.oracle.rules.options import OracleOptions
from adyton.games.oracle.rules.outlook import standings_of
from adyton.games.oracle.rules.parts import (
    BIT,
    CARDS,
    COLOUR,
    COLOURS,
    COUNTS,
    NAME,
    SPECIES,
    SPECIES_OF,
    VALUE,
    Prophecy,
    Standing,
    numbers_in,
)
from adyton.games.oracle.rules.scoring import winner_of
from adyton.games.oracle.rules.state import NOBODY, OracleState, Tally

T = TypeVar("T")
Chips: TypeAlias = dict[str, int]  # by species


@dataclass(slots=True, kw_only=True)
class CardView:
    """A card: its name, and what is printed on it."""

    name: str
    colour: str
    value: int
    species: str


@dataclass(slots=True, kw_only=True)
class ProphecyView:
    """An oracle card by its number in the deck, and whether it is fulfilled, open or lost."""

    number: int
    id: str
    points: int
    texts: dict[str, str]  # its words by language; empty for a shipped card, whose words lie in the catalogues
    when: tuple[str, ...]  # its conditions as the deck writes them: "hydra == 1", "hydra most"
    origin: str  # where it comes from, as the deck says: "printed", "reconstructed"
    standing: Standing | None = None  # "fulfilled" now, "open" still, or "lost"


@dataclass(slots=True, kw_only=True)
class TallyView:
    """How a seat's round was scored."""

    chips: Chips  # victory chips that paid
    losers: tuple[str, ...]  # loser chips held
    lost: Chips  # victory chips that they cost
    stars: int
    prophecies: tuple[ProphecyView, ...]
    paid: tuple[int, ...]  # what each prophecy paid
    points: int
    tricks: int | None  # won in that round; None unless a card of the deck counts them


@dataclass(slots=True, kw_only=True)
class DraftView:
    """The passing draft, ORA-26 to ORA-28."""

    lap: int  # from 0
    laps: int
    pile: int  # cards that are still to be drawn
    discards: tuple[ProphecyView, ...]  # the dealer's open pile, oldest first
    passed: tuple[int, ...]  # what the viewer handed on, two a lap, oldest first


@dataclass(slots=True, kw_only=True)
class OracleView(View):
    """A game as one seat sees it. Hidden are other hands, and prophecies held, put aside and handed on."""

    options: dict[str, bool | int | str]
    removed: str | None  # the colour that left the game
    round: int  # from 0
    dealer: Seat | None
    leader: Seat | None
    led: str | None  # the colour to follow
    trick: tuple[CardView, ...]  # in the order played, the leader's first
    winning: Seat | None  # who wins the trick as it lies
    hand: tuple[CardView, ...]  # the viewer's
    hand_sizes: tuple[int, ...]
    played: tuple[str, ...]  # every card of this round that was played
    voids: tuple[tuple[str, ...], ...]  # for each seat the colours that it has shown not to have
    middle: Chips  # victory chips in the middle
    chips: tuple[Chips, ...]  # victory chips of each seat
    losers: dict[str, Seat | None]  # who holds each loser chip; None: it is in the middle
    contested: str | None  # the species whose loser chip may be put back now
    tricks: tuple[int, ...]  # won in this round, by seat; empty unless a card of the deck counts them
    held: tuple[ProphecyView, ...]  # the viewer's prophecies, to choose from or chosen
    held_sizes: tuple[int, ...]
    aside: tuple[ProphecyView, ...]  # what the viewer put aside
    chosen: tuple[bool, ...]  # who has chosen
    draft: DraftView | None
    scores: tuple[int, ...]
    tallies: tuple[tuple[TallyView, ...], ...]  # of the rounds scored, by seat


def cards_in(cards: int) -> list[int]:
    """Return the cards of a set, in order."""
    return [card for card in range(CARDS) if cards & BIT[card]]


@cache
def card_view(card: int) -> CardView:
    """Return a card as views show it."""
    return CardView(name=NAME[card], colour=COLOURS[COLOUR[card]], value=VALUE[card], species=SPECIES[SPECIES_OF[card]])


def _by_byte(items: Sequence[T]) -> list[list[tuple[T, ...]]]:
    """Return for each byte of a set of cards a table: from the byte's value to the items of its cards."""
    return [
        [tuple([item for bit, item in enumerate(items[first : first + 8]) if byte >> bit & 1]) for byte in range(256)]
        for first in range(0, CARDS, 8)
    ]


_NAMES: Final = _by_byte(NAME)
_CARD_VIEWS: Final = _by_byte([card_view(card) for card in range(CARDS)])


def _picked(tables: list[list[tuple[T, ...]]], cards: int) -> tuple[T, ...]:
    """Return the items of a set of cards, in order, five times as fast as card by card."""
    first, second, third, fourth, fifth, sixth, seventh, last = tables
    return (
        first[cards & 0xFF]
        + second[cards >> 8 & 0xFF]
        + third[cards >> 16 & 0xFF]
        + fourth[cards >> 24 & 0xFF]
        + fifth[cards >> 32 & 0xFF]
        + sixth[cards >> 40 & 0xFF]
        + seventh[cards >> 48 & 0xFF]
        + last[cards >> 56]
    )


@lru_cache(maxsize=64)
def _options(options: OracleOptions) -> dict[str, bool | int | str]:
    return options.to_json()


def _named(names: tuple[str, ...], place: int) -> str | None:
    return None if place == NOBODY else names[place]


def _seat(seat: int) -> Seat | None:
    return None if seat == NOBODY else seat


def _winning(state: OracleState) -> Seat | None:
    return (state.leader + winner_of(state.trick)) % state.seats if state.trick else None


# Equal content is the same object wherever possible. So the sender of a view sees by identity that a part has not
# changed.


@lru_cache(maxsize=4096)
def _numbers(numbers: tuple[int, ...]) -> tuple[int, ...]:
    return numbers


@lru_cache(maxsize=256)
def _answers(seats: int, chosen: int) -> tuple[bool, ...]:
    return tuple([flag == 1 for flag in unpacked(chosen, 1, seats)])


@lru_cache(maxsize=1024)
def _chips(numbers: tuple[int, ...]) -> Chips:
    return dict(zip(SPECIES, numbers, strict=True))


@lru_cache(maxsize=1024)
def _losers(losers: int) -> dict[str, Seat | None]:
    return {species: _seat(holder - 1) for species, holder in zip(SPECIES, unpacked(losers, 3, 3), strict=True)}


@lru_cache(maxsize=1024)
def _row(cards: tuple[int, ...]) -> tuple[CardView, ...]:
    return tuple([card_view(card) for card in cards])


@lru_cache(maxsize=4096)
def _hand(cards: int) -> tuple[CardView, ...]:
    return _picked(_CARD_VIEWS, cards)


@lru_cache(maxsize=1024)
def _names(cards: int) -> tuple[str, ...]:
    return _picked(_NAMES, cards)


@lru_cache(maxsize=1024)
def _voids(seats: int, voids: int) -> tuple[tuple[str, ...], ...]:
    rows = unpacked(voids, 5, seats)
    return tuple([tuple([name for colour, name in enumerate(COLOURS) if row >> colour & 1]) for row in rows])


@lru_cache(maxsize=1024)
def _all_chips(seats: int, chips: int) -> tuple[Chips, ...]:
    return tuple([_chips(COUNTS[row]) for row in unpacked(chips, 9, seats)])


def _own_hand(state: OracleState, seat: Seat | None) -> tuple[CardView, ...]:
    return () if seat is None else _hand(state.hands[seat])


def _held(state: OracleState, seat: Seat | None) -> tuple[ProphecyView, ...]:
    if seat is None or not state.held[seat]:
        return ()
    numbers = numbers_in(state.held[seat])
    return _shown(_cards(state, numbers), numbers, tuple(standings_of(state, seat, state.tricks_left)))


def _aside(state: OracleState, seat: Seat | None) -> tuple[ProphecyView, ...]:
    return () if seat is None else _prophecies(state, numbers_in(state.aside[seat]))


def _prophecies(state: OracleState, numbers: tuple[int, ...]) -> tuple[ProphecyView, ...]:
    if not numbers:
        return ()
    return _shown(_cards(state, numbers), numbers, (None,) * len(numbers))


def _cards(state: OracleState, numbers: tuple[int, ...]) -> tuple[Prophecy, ...]:
    deck = state.deck
    return tuple([deck[number] for number in numbers])


@lru_cache(maxsize=4096)
def _shown(
    cards: tuple[Prophecy, ...], numbers: tuple[int, ...], standings: tuple[Standing | None, ...]
) -> tuple[ProphecyView, ...]:
    return tuple(map(_prophecy, cards, numbers, standings))


@lru_cache(maxsize=4096)
def _prophecy(card: Prophecy, number: int, standing: Standing | None) -> ProphecyView:
    return ProphecyView(
        number=number + 1,
        id=card.id,
        points=card.points,
        texts=card.texts,
        when=tuple([str(condition) for condition in card.when]),
        origin=card.origin,
        standing=standing,
    )


def _draft(state: OracleState, seat: Seat | None) -> DraftView | None:
    if not state.is_draft:
        return None
    return DraftView(
        lap=state.lap,
        laps=state.laps,
        pile=2 * (state.laps - state.lap),
        discards=_prophecies(state, state.discards),
        passed=() if seat is None else tuple([number + 1 for number in state.passed[seat]]),
    )


@lru_cache(maxsize=256)
def _tallies(deck: tuple[Prophecy, ...], rounds: tuple[tuple[Tally, ...], ...]) -> tuple[tuple[TallyView, ...], ...]:
    return tuple([tuple([_tally(deck, tally) for tally in row]) for row in rounds])


@lru_cache(maxsize=1024)
def _tally(deck: tuple[Prophecy, ...], tally: Tally) -> TallyView:
    return TallyView(
        chips=_chips(tally.chips),
        losers=tuple([species for place, species in enumerate(SPECIES) if tally.losers[place]]),
        lost=_chips(tally.lost),
        stars=tally.stars,
        prophecies=tuple([_prophecy(deck[number], number, None) for number in tally.prophecies]),
        paid=tally.paid,
        points=tally.points,
        tricks=tally.tricks[0] if tally.tricks else None,
    )


# What each part is made from. Options, deck and number of seats never change during a game.
PARTS: Final = PartTable[OracleState](
    shared=[
        Part("options", (), lambda state: _options(state.options)),
        Part("removed", ("removed",), lambda state: _named(COLOURS, state.removed)),
        Part("round", ("round",), lambda state: state.round),
        Part("dealer", ("dealer",), lambda state: _seat(state.dealer)),
        Part("leader", ("leader",), lambda state: _seat(state.leader)),
        Part("led", ("led",), lambda state: _named(COLOURS, state.led)),
        Part("trick", ("trick",), lambda state: _row(state.trick)),
        Part("winning", ("leader", "trick"), _winning),
        Part("hand_sizes", ("hands",), lambda state: _numbers(tuple(map(int.bit_count, state.hands)))),
        Part("played", ("played",), lambda state: _names(state.played)),
        Part("voids", ("voids",), lambda state: _voids(state.seats, state.voids)),
        Part("middle", ("middle",), lambda state: _chips(COUNTS[state.middle])),
        Part("chips", ("chips",), lambda state: _all_chips(state.seats, state.chips)),
        Part("losers", ("losers",), lambda state: _losers(state.losers)),
        Part("contested", ("contested",), lambda state: _named(SPECIES, state.contested)),
        Part("tricks", ("tricks",), lambda state: _numbers(tuple(state.tricks))),
        Part("held_sizes", ("held",), lambda state: _numbers(tuple(map(int.bit_count, state.held)))),
        Part("chosen", ("chosen",), lambda state: _answers(state.seats, state.chosen)),
        Part("scores", ("scores",), lambda state: _numbers(tuple(state.scores))),
        Part("tallies", ("tallies",), lambda state: _tallies(state.deck, tuple([tuple(row) for row in state.tallies]))),
    ],
    own=[
        OwnPart("hand", (), _own_hand, row="hands"),
        OwnPart("held", ("chips", "losers", "middle", "tricks", "tricks_left"), _held, row="held"),
        OwnPart("aside", (), _aside, row="aside"),
        OwnPart("draft", ("discards", "lap", "passed"), _draft),
    ],
)

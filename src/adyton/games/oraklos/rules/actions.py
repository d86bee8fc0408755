"""All actions of Oraklos: of players, of nature and of the clock."""

from itertools import combinations_with_replacement
from typing import Final

from adyton.engine.action import Action, Unreadable, by_text
from adyton.engine.picks import Picks, all_picks
from adyton.games.oraklos.rules.parts import CARD_NAMES, FACES, LETTERS, MOST_DICE, RADIUS, TURNS


class Handful(Action):
    """Some dice, as a number for each colour."""

    __slots__ = ("counts", "size")

    def __init__(self, word: str, colours: tuple[int, ...], index: int) -> None:
        super().__init__(word + " " + "".join([LETTERS[colour] for colour in colours]), index)
        self.counts = [colours.count(colour) for colour in range(4)]
        self.size = len(colours)


class Claim(Action):
    """A claim: a token on a card. Token 0 is for Antipodes: the claim that the card is absent."""

    __slots__ = ("card", "token")

    def __init__(self, token: int, card: int, index: int) -> None:
        super().__init__(f"claim {token} {CARD_NAMES[card]}" if token else f"absent {CARD_NAMES[card]}", index)
        self.token = token
        self.card = card


class Wish(Action):
    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        super().__init__(f"wish {CARD_NAMES[card]}", card)
        self.card = card


class Place(Action):
    """One coordinate of where a die falls."""

    __slots__ = ("value",)

    def __init__(self, axis: str, value: int, index: int) -> None:
        super().__init__(f"{axis} {value}", index)
        self.value = value


class Rest(Action):
    """How a die comes to rest: how far it is turned, and whether the hole is up."""

    __slots__ = ("hole", "turn")

    def __init__(self, turn: int, hole: bool, index: int) -> None:
        super().__init__(f"rest {turn} {'hole' if hole else 'plain'}", index)
        self.turn = turn
        self.hole = hole


def _handfuls(word: str, first: int) -> tuple[tuple[Handful, ...], ...]:
    """Return for each number of dice all handfuls of that size."""
    found: list[tuple[Handful, ...]] = []
    for size in range(7):
        group = list(combinations_with_replacement(range(4), size)) if size > 2 else []
        found.append(tuple(Handful(word, colours, first + n) for n, colours in enumerate(group)))
        first += len(group)
    return tuple(found)


PUT: Final = _handfuls("put", 0)  # PUT[size]; there are 195 handfuls of three to six dice
TAKE: Final = _handfuls("take", 195)
CLAIM: Final = tuple(tuple(Claim(token, card, 390 + 70 * token + card) for card in range(70)) for token in range(4))
NO_MORE: Final = Action("no more", 670)
LOOK_AGAIN: Final = Action("look again", 671)
READY: Final = Action("ready", 672)
SHOW: Final = all_picks("show", 4, MOST_DICE, 673)

TIME: Final = Action("time", 0)

WISH: Final = tuple(Wish(card) for card in range(70))
START: Final = tuple(Action(f"start {seat + 1}", 70 + seat) for seat in range(5))
PLACES: Final = tuple(range(-RADIUS, RADIUS + 1))
X: Final = tuple(Place("x", value, 75 + n) for n, value in enumerate(PLACES))
Y: Final = tuple(Place("y", value, 75 + len(X) + n) for n, value in enumerate(PLACES))
PLAIN: Final = tuple(Rest(turn, False, 75 + 2 * len(X) + turn) for turn in range(TURNS))
HOLED: Final = tuple(Rest(turn, True, 75 + 2 * len(X) + TURNS + turn) for turn in range(TURNS))

X_ODDS: Final = tuple((action, 1) for action in X)
Y_ODDS: Final = tuple((action, 1) for action in Y)
REST_ODDS: Final = tuple(
    tuple([(action, FACES - faces) for action in PLAIN] + [(action, faces) for action in HOLED if faces])
    for faces in range(FACES)
)

_BY_TEXT: Final = by_text(
    *PUT, *TAKE, *CLAIM, (NO_MORE, LOOK_AGAIN, READY, TIME), SHOW, WISH, START, X, Y, PLAIN, HOLED
)


# By the number of dice: one action for pointing at each four of them; in a challenge after "no more".
SHOWINGS: Final = tuple(Picks("show", 4, count, SHOW) for count in range(MOST_DICE + 1))
CHALLENGES: Final = tuple(Picks("show", 4, count, SHOW, (NO_MORE,)) for count in range(MOST_DICE + 1))


def read(text: str) -> Action:
    """Return the action with this text."""
    action = _BY_TEXT.get(text)
    if action is None:
        raise Unreadable(text)
    return action

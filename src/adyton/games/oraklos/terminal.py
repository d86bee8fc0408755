"""Oraklos in a terminal: the throw as letters with die numbers, the cards, and what was there to be found."""

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from adyton.drawing.palette import COLOURS, piece
from adyton.engine.action import Action
from adyton.games.oraklos.practice import ThrowVerdict
from adyton.games.oraklos.rules.view import Counts, DieView, OraklosView, ReviewView
from adyton.words import Words

COLOUR: Final = {"r": "red", "y": "yellow", "b": "blue", "k": "black"}
HOLE: Final = "°"
WIDE: Final = 39  # columns from the middle of the table to its edge
HIGH: Final = 18  # lines from the middle to the edge
EXAMPLES: Final = 3  # predictions that a review tells for each card


def picture(view: OraklosView, words: Words, names: Sequence[str]) -> RenderableType:
    """Return the whole table as this seat sees it."""
    parts: list[RenderableType] = [_heading(view, words, names), _seats(view, words, names)]
    if view.open_cards:
        parts.append(_open_cards(view, words))
    if view.review is not None:
        parts += [throw(view.review.dice, view.radius, words), _review(view.review, words, names)]
    elif view.dice:
        parts.append(throw(view.dice, view.radius, words))
    if any(view.left):
        parts.append(Text.assemble(words.say("oraklos-left") + "  ", _counted(view.left)))
    return Group(*parts)


def label(action: Action, view: OraklosView, words: Words) -> Text:
    """Return the action's own words; cards and dice also in their colours."""
    verb, _, rest = action.text.partition(" ")
    last = rest.split()[-1] if rest else ""
    text = Text(action.text)
    if verb in {"put", "take", "claim", "absent"}:
        text.append(" ")
        text.append_text(coloured(last))
    return text


def exercise(view: OraklosView, words: Words) -> RenderableType:
    """Return an exercise: the throw, the cards, and what is asked."""
    cards = Text("  ").join([coloured(name) for name in view.open_cards or view.hands[0]])
    ask = "oraklos-exercise-ask-absent" if view.open_cards else "oraklos-exercise-ask"
    heading = Text.assemble((words.say("oraklos-exercise-cards") + " ", "bold"), cards)
    return Group(throw(view.dice, view.radius, words), heading, words.say(ask))


def verdict(verdict: ThrowVerdict, words: Words) -> RenderableType:
    """Return whether an answer was right and, when the throw is over, what was there."""
    lines = [Text(_said(verdict.reason, words))]
    for row in verdict.cards:
        there = ", ".join("-".join(map(str, four)) for four in row.found)
        lines.append(Text.assemble("  ", coloured(row.card), " ", there or words.say("oraklos-exercise-nothing")))
    return Group(*lines)


def _said(reason: str, words: Words) -> str:
    """Return the verdict's reason: one of the exercise's own, else one of the game's."""
    own = f"oraklos-exercise-{reason}"
    return words.say(own if words.knows(own) else f"oraklos-reason-{reason}")


def throw(dice: Sequence[DieView], radius: int, words: Words) -> Text:
    """Return a picture of the throw: each die's letter and number, and a ring if its hole is up."""
    lines = [Text(" " * (2 * WIDE + 5), no_wrap=True) for _ in range(2 * HIGH + 1)]
    taken: set[tuple[int, int]] = set()
    for number, die in enumerate(dice, 1):
        name = f"{die.colour}{number}{HOLE if die.hole else ''}"
        row, column = _free(taken, HIGH + round(die.y * HIGH / radius), WIDE + round(die.x * WIDE / radius), len(name))
        taken |= {(row, column + n) for n in range(len(name))}
        ground, ink, _ = COLOURS[COLOUR[die.colour]]
        line = lines[row]
        lines[row] = Text.assemble(line[:column], (name, f"bold {ink} on {ground}"), line[column + len(name) :])
    return Text("\n").join([*lines, Text(words.say("oraklos-legend"), "dim")])


def _free(taken: set[tuple[int, int]], row: int, column: int, size: int) -> tuple[int, int]:
    """Return the place itself, or the nearest in its line where the name covers no other."""
    for shift in (0, 1, -1, 2, -2, 3, -3, 4, -4):
        start = min(max(column + shift, 0), 2 * WIDE + 1)
        if not any((row, start + n) in taken for n in range(size)):
            return row, start
    return row, column


def _heading(view: OraklosView, words: Words, names: Sequence[str]) -> Text:
    line = Text(words.say("oraklos-round", number=view.round), "bold")
    if view.starter is not None:
        line.append(" · " + words.say("oraklos-starts", name=names[view.starter]))
    line.append(" · " + words.say("oraklos-pile", count=view.pile))
    if any(view.shaker):
        line.append_text(Text.assemble(" · " + words.say("oraklos-shaker") + " ", _counted(view.shaker)))
    return line


def _seats(view: OraklosView, words: Words, names: Sequence[str]) -> Table:
    """Return each seat's points, its cards with the tokens on them, and its dice in stock."""
    table = Table(box=None, pad_edge=False)
    for key in ("name", "points", "cards", "stock"):
        table.add_column(words.say(f"oraklos-{key}"), justify="right" if key == "points" else "left")
    for seat, name in enumerate(names):
        table.add_row(_name(view, seat, name), str(view.scores[seat]), _hand(view, seat), _stock(view, seat))
    return table


def _name(view: OraklosView, seat: int, name: str) -> Text:
    done = view.quiet[seat] or view.has_put[seat] or view.ready[seat]
    mark = "✓ " if done else "▶ " if seat in view.acting else "  "
    return Text(mark + name, "bold" if seat == view.viewer else "")


def _hand(view: OraklosView, seat: int) -> Text:
    tokens = {bid.card: bid.token for bid in view.landed if bid.seat == seat}
    line = Text()
    for card in view.hands[seat]:
        line.append_text(coloured(card))
        line.append(f" [{tokens[card]}]  " if tokens.get(card) else "  ")
    return line


def _stock(view: OraklosView, seat: int) -> Text:
    return _counted(view.stocks[seat]) if any(view.stocks[seat]) else Text("")


def _open_cards(view: OraklosView, words: Words) -> Text:
    line = Text(words.say("oraklos-open") + "  ")
    named = [bid.card for bid in view.landed]
    for card in view.open_cards:
        line.append_text(coloured(card))
        line.append(" [?]  " if card in named else "  ")
    return line


def coloured(letters: str) -> Text:
    """Return a card, or dice, each letter in its colour."""
    text = Text()
    for letter in letters:
        ground, ink, _ = COLOURS[COLOUR[letter]]
        text.append(letter, f"bold {ink} on {ground}")
    return text


def _counted(counts: Counts) -> Text:
    return Text(" ").join([piece(colour, str(count)) for colour, count in zip(COLOUR.values(), counts, strict=True)])


def _review(review: ReviewView, words: Words, names: Sequence[str]) -> Table:
    """Return what there was to be found for each card, and what was shown for it."""
    title = words.say("oraklos-review", number=review.round, count=review.predictions)
    table = Table(box=None, pad_edge=False, show_header=False, title=title, title_justify="left", title_style="bold")
    for entry in review.cards:
        name = "" if entry.seat is None else names[entry.seat]
        examples = ", ".join("-".join(str(die) for die in four) for four in entry.found[:EXAMPLES])
        there = words.say("oraklos-found", count=len(entry.found))
        table.add_row(name, coloured(entry.card), there, examples, _shown(review, entry.card, words, names))
    return table


def _shown(review: ReviewView, card: str, words: Words, names: Sequence[str]) -> str:
    said = [
        f"{names[one.seat]} {'-'.join(str(die) for die in one.dice)}: {words.say(f'oraklos-reason-{one.reason}')}"
        for one in review.shown
        if one.card == card
    ]
    named = [
        words.say("oraklos-named", name=names[bid.seat]) for bid in review.claims if bid.card == card and not bid.token
    ]
    return "; ".join([*named, *said])

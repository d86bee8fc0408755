"""A table of Oracle: seats and chips, the trick, the hand, the prophecies."""

from collections.abc import Iterable, Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from adyton.drawing.palette import piece, swatch
from adyton.engine.action import Action
from adyton.games.oracle.rules.view import CardView, OracleView, ProphecyView
from adyton.words import Words

VALUES: Final = {"phoenix": "10–12", "pegasus": "6–9", "hydra": "1–5"}  # ORA-2
STANDINGS: Final = {"fulfilled": ("✔", "green"), "open": ("…", "default"), "lost": ("✘", "dim")}


def picture(view: OracleView, words: Words, names: Sequence[str]) -> RenderableType:
    """Return the whole table from the viewer's seat."""
    parts: list[RenderableType] = [_heading(view, words, names), _seats(view, words, names)]
    if view.trick:
        parts.append(_trick(view, words, names))
    if view.hand:
        parts.append(_hand(view, words))
    if view.draft is not None and view.draft.discards:
        parts.append(_prophecies(words.say("oracle-label-discards"), view.draft.discards, words))
    if view.held:
        parts.append(_prophecies(words.say("oracle-label-prophecies"), view.held, words))
    return Group(*parts)


def label(action: Action, view: OracleView, words: Words) -> Text:
    """Return the card of a play, or the words of any other action."""
    verb, _, rest = action.text.partition(" ")
    cards = {card.name: card for card in view.hand}
    if verb == "play" and rest in cards:
        return Text.assemble(_card(cards[rest]), f" {rest}")
    return Text(action.text)


def _heading(view: OracleView, words: Words, names: Sequence[str]) -> Text:
    line = Text(words.say("oracle-label-round", round=min(view.round + 1, view.seats), rounds=view.seats), style="bold")
    if view.dealer is not None:
        line.append(" · " + words.say("oracle-label-dealer", name=names[view.dealer]))
    if view.removed is not None:
        line.append(" · " + words.say("oracle-label-removed") + " ")
        line.append_text(swatch(view.removed, words.say("oracle-colour", colour=view.removed)))
    return line


def _seats(view: OracleView, words: Words, names: Sequence[str]) -> Table:
    """Return who sits where with which chips. The last row is the middle."""
    table = Table(box=None, pad_edge=False)
    counted = [words.say("oracle-label-tricks")] if view.tricks else []
    for heading in ("", words.say("oracle-label-cards"), *counted, *(_creature(species, words) for species in VALUES)):
        table.add_column(heading, justify="left" if not heading else "right")
    for heading in ("voids", "score"):
        table.add_column(words.say(f"oracle-label-{heading}"), justify="left" if heading == "voids" else "right")
    for seat, name in enumerate(names):
        chips = [_chips(view.chips[seat][species], view.losers[species] == seat) for species in VALUES]
        voids = Text.assemble(*(piece(colour, "") for colour in view.voids[seat]))
        numbers = [str(view.hand_sizes[seat]), *(str(number) for number in view.tricks[seat : seat + 1])]
        table.add_row(_name(view, seat, name), *numbers, *chips, voids, str(view.scores[seat]))
    middle = [_chips(view.middle[species], view.losers[species] is None) for species in VALUES]
    table.add_row(
        Text("  " + words.say("oracle-label-middle"), style="italic"), "", *("" for _ in counted), *middle, "", ""
    )
    return table


def _name(view: OracleView, seat: int, name: str) -> Text:
    mark = "▶ " if seat in view.acting else "  "
    return Text(mark + name, style="bold" if seat == view.viewer else "")


def _creature(species: str, words: Words) -> str:
    return f"{words.say(f'oracle-species-{species}')} {VALUES[species]}"


def _chips(number: int, has_loser: bool) -> Text:
    """Return the victory chips, and the loser chip as a cross."""
    return Text.assemble(str(number) if number else "–", (" ✖", "red") if has_loser else "  ")


def _trick(view: OracleView, words: Words, names: Sequence[str]) -> Text:
    leader = view.leader or 0
    line = Text(words.say("oracle-label-trick") + "  ")
    for place, card in enumerate(view.trick):
        line.append_text(Text.assemble(_card(card), f" {names[(leader + place) % view.seats]}   "))
    return line


def _hand(view: OracleView, words: Words) -> Text:
    line = Text(words.say("oracle-label-hand") + "  ")
    colour = ""
    for card in view.hand:
        if colour not in ("", card.colour):
            line.append("  ")
        colour = card.colour
        line.append_text(_card(card))
    return line


def _card(card: CardView) -> Text:
    return piece(card.colour, str(card.value))


def _prophecies(title: str, prophecies: Iterable[ProphecyView], words: Words) -> Table:
    table = Table(box=None, pad_edge=False, title=title, title_justify="left", title_style="bold", show_header=False)
    for prophecy in prophecies:
        sign, style = STANDINGS[prophecy.standing] if prophecy.standing is not None else (" ", "default")
        text = _text(prophecy, words)
        points = words.say("oracle-label-points", points=prophecy.points)
        table.add_row(f"{prophecy.number:>2}", Text(sign, style=style), Text(text, style=style), points)
    return table


def _text(prophecy: ProphecyView, words: Words) -> str:
    """Return the words of a prophecy: a host's own in the reader's language if there are any, else in another."""
    texts = prophecy.texts
    if not texts:
        return words.say(f"oracle-prophecy-{prophecy.id}")
    return texts.get(words.language) or texts.get("en") or next(iter(texts.values()))

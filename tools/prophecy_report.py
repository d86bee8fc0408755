"""Tell how the prophecies of Oracle fare when strong bots play: how often each is chosen, comes true and pays.

The same arguments always give the same figures: bots search by iterations, never by the clock. `--deck` tries a deck
that is not shipped, `--write` puts the chances into a deck's `fulfilled`.
"""

import argparse
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from adyton.bots.bot import Bot
from adyton.bots.loop import play_on
from adyton.bots.search import SearchBot
from adyton.engine.action import Action
from adyton.engine.playing import Playing
from adyton.engine.rng import FastRng
from adyton.engine.view import View
from adyton.games.oracle.bot.guide import OracleGuide
from adyton.games.oracle.rules.actions import Pair
from adyton.games.oracle.rules.game import ORACLE
from adyton.games.oracle.rules.options import OracleOptions
from adyton.games.oracle.rules.parts import DECK_SIZE, Prophecy, deck_of
from adyton.games.oracle.rules.state import OracleState
from adyton.games.oracle.rules.view import OracleView

CHAIRS = (3, 4, 5)
ENOUGH_MS = 10**9  # iterations tell, not how busy the machine is
LEAST_PICKED, MOST_PICKED = 0.05, 0.6
ENOUGH = 20  # choices that tell a chance
LEAST_PAID, MOST_PAID = 1.5, 4.5  # points that a card pays on average when it was chosen


@dataclass
class Fate:
    """What became of one prophecy at tables of one size."""

    held: int = 0
    picked: int = 0
    fulfilled: int = 0

    @property
    def share(self) -> float:
        """Return which part of its holders chose it."""
        return self.picked / max(1, self.held)

    @property
    def chance(self) -> float:
        """Return how often it came true for those who chose it."""
        return self.fulfilled / max(1, self.picked)


class Watched:
    """A bot, and the prophecies among which it chose, one row for each round."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.dealt: list[list[int]] = []

    def choose(self, view: View, legal: Sequence[Action], budget_ms: int) -> Action:
        assert isinstance(view, OracleView)
        if isinstance(legal[0], Pair):
            self.dealt.append([card.number - 1 for card in view.held])
        return self.bot.choose(view, legal, budget_ms)


def fates(seats: int, rounds: int, iterations: int, seed: int, content: str | None) -> list[Fate]:
    """Return the fate of each prophecy in so many rounds, played in whole games."""
    found = [Fate() for _ in range(DECK_SIZE)]
    for game in range(-(-rounds // seats)):
        for dealt, kept, paid in _choices(seats, iterations, seed * 1_000_000 + game, content):
            for number in dealt:
                found[number].held += 1
            for number, points in zip(kept, paid, strict=True):
                found[number].picked += 1
                found[number].fulfilled += points > 0
    return found


def _choices(
    seats: int, iterations: int, seed: int, content: str | None
) -> Iterator[tuple[list[int], tuple[int, ...], tuple[int, ...]]]:
    """Play a game; give what each seat was dealt in each round, what it kept, and what that paid."""
    bots = [Watched(SearchBot(ORACLE, OracleGuide(), seed * 8 + seat, iterations, ENOUGH_MS)) for seat in range(seats)]
    names = [str(seat) for seat in range(seats)]
    playing = Playing.open(ORACLE, OracleOptions(content=content), names, FastRng(seed))
    play_on(playing, bots, ENOUGH_MS)
    state = playing.state
    assert isinstance(state, OracleState)
    for number, tallies in enumerate(state.tallies):
        for bot, tally in zip(bots, tallies, strict=True):
            yield bot.dealt[number], tally.prophecies, tally.paid


def table(deck: tuple[Prophecy, ...], found: dict[int, list[Fate]]) -> str:
    """Return a table with a row for each card: picked, fulfilled and mean pay at each size of the table."""
    heads = " | ".join(f"{seats}: picked | true | pays" for seats in found)
    lines = [f"| card | points | {heads} |", "|---|---|" + "---|---|---|" * len(found)]
    for number, card in enumerate(deck):
        points = f"**{card.points}**" if card.origin == "printed" else str(card.points)
        cells = [_cell(card, row[number]) for row in found.values()]
        lines.append(f"| `{card.id}` | {points} | {' | '.join(cells)} |")
    return "\n".join(lines)


def _cell(card: Prophecy, fate: Fate) -> str:
    return f"{fate.share:.0%} | {fate.chance:.0%} | {card.points * fate.chance:.1f}"


def outside(deck: tuple[Prophecy, ...], found: dict[int, list[Fate]]) -> list[str]:
    """Return which cards are chosen too seldom or too often, or pay too little or too much when chosen."""
    lines = []
    for seats, row in found.items():
        for card, fate in zip(deck, row, strict=True):
            pays = card.points * fate.chance
            if not LEAST_PICKED <= fate.share <= MOST_PICKED:
                lines.append(f"{card.id} with {seats}: picked by {fate.share:.1%} of {fate.held}")
            if not LEAST_PAID <= pays <= MOST_PAID:
                lines.append(f"{card.id} with {seats}: pays {pays:.2f}, picked {fate.picked} times")
    return lines


def with_chances(text: str, found: dict[int, list[Fate]]) -> str:
    """Return the deck's text with these chances in `fulfilled`. A card that was hardly ever chosen keeps its figure."""
    cards = iter(zip(*found.values(), strict=True))

    def line(match: re.Match[str]) -> str:
        before = [float(chance) for chance in match[1].split(",")]
        fates = zip(next(cards), before, strict=True)
        return f"fulfilled = {[round(fate.chance, 2) if fate.picked >= ENOUGH else chance for fate, chance in fates]}"

    return re.sub(r"^fulfilled = \[(.*)\]$", line, text, flags=re.MULTILINE)


def main() -> None:
    """Play, print the table and what lies outside, and write the chances if asked."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=1000, help="rounds at each size of the table")
    parser.add_argument("--iterations", type=int, default=50, help="of each search; 50 is the level hard")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--deck", type=Path, help="a deck to try in place of the shipped one")
    parser.add_argument("--write", type=Path, metavar="DECK", help="put the chances into this file")
    args = parser.parse_args()
    content = args.deck.read_text(encoding="utf-8") if args.deck else None
    found = {seats: fates(seats, args.rounds, args.iterations, args.seed, content) for seats in CHAIRS}
    deck = deck_of(content)
    print(table(deck, found))
    for line in outside(deck, found):
        print(f"- {line}")
    if args.write:
        args.write.write_text(with_chances(args.write.read_text(encoding="utf-8"), found), encoding="utf-8")


if __name__ == "__main__":
    main()

"""Write docs/oraklos-throw.md: how often a throw of Oraklos holds what its players look for (OKL-27)."""

import sys
from pathlib import Path

from tests.games.oraklos.layouts import fallen

from adyton.engine.rng import FastRng
from adyton.games.oraklos.rules.options import OraklosOptions
from adyton.games.oraklos.rules.parts import CARDS, DECK, MOTLEY, cast_of
from adyton.games.oraklos.rules.predictions import Four, colours_of
from adyton.games.oraklos.rules.scoring import layout
from adyton.games.oraklos.rules.sight import true_predictions

THROWS = 1000
SCALES = (70, 85, 100, 115, 130)
SEARCHES = (("2 players", 16), ("3 players", 19), ("4 players", 20), ("5 players", 19), ("Junior", 16))


def held(seed: int, count: int, options: OraklosOptions) -> tuple[set[Four], int]:
    """Return the cards that a throw of so many dice of equal colours holds, and its number of predictions."""
    cast = cast_of(options)
    seen = layout(fallen(FastRng(seed), [n % 4 for n in range(count)], cast), cast, options)
    predictions = true_predictions(seen)
    return {colours_of(seen, four) for four in predictions}, len(predictions)


def dealt(rng: FastRng, deck: tuple[int, ...], count: int) -> set[Four]:
    pile = list(deck)
    return {CARDS[pile.pop(rng.below(len(pile)))] for _ in range(count)}


def row(name: str, count: int, mode: str) -> str:
    """Return the share of throws with a find for each scale, and the predictions at the shipped scale."""
    shares, mean = [], 0.0
    for scale in SCALES:
        rng, hits, total = FastRng(count), 0, 0
        for seed in range(THROWS):
            there, predictions = held(seed, count, OraklosOptions(mode=mode, scale=scale))
            total += predictions
            if mode == "antipodes":
                hits += not dealt(rng, MOTLEY, 6) <= there
            else:
                hits += bool(dealt(rng, DECK, 3) & there)
        shares.append(f"**{hits / THROWS:.0%}**" if scale == 100 else f"{hits / THROWS:.0%}")
        mean = total / THROWS if scale == 100 else mean
    return f"| {name} | {count} | {mean:.0f} | {' | '.join(shares)} |\n"


def table(rows: list[str]) -> str:
    scales = " | ".join(f"{scale} %" for scale in SCALES)
    return f"| | dice | predictions | {scales} |\n|---|---|---|{'---|' * len(SCALES)}\n" + "".join(rows)


def report() -> str:
    searches = table([row(name, count, "junior" if name == "Junior" else "standard") for name, count in SEARCHES])
    antipodes = table([row("Antipodes", 16, "antipodes")])
    return f"""# The throw of Oraklos in numbers

The size of the dice, compared with the table, decides how much there is to find. In a real throw
that depends on the players' hands, and the rules do not fix it. We chose sizes so that there is
usually something to find, but not always (OKL-27). `make throw-report` writes this page; each
number comes from {THROWS} throws.

## A player has one of their three cards on the table
The aim is 60 to 85 of 100 throws. The bold column is the default size. The others are values of the
option `scale`.

{searches}
## One of the six cards of Antipodes is absent
The aim is 75 to 95 of 100 throws.

{antipodes}
Larger dice hide more: they leave fewer predictions to find, and more cards absent. With {SCALES[0]} to {SCALES[-1]} %
hosts can make a table easier or harder. At 100 % every row meets its aim.
"""


if __name__ == "__main__":
    place = Path(sys.argv[1] if len(sys.argv) > 1 else "docs/oraklos-throw.md")
    place.write_text(report(), encoding="utf-8")
    print(f"{place} is written.")

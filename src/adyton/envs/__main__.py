"""`python -m adyton.envs [GAME] [--words]`: what stands where in the observations."""

import argparse
import signal
import sys
from collections.abc import Sequence

from adyton.envs.layout import Layout, Part
from adyton.envs.layouts import layout_of
from adyton.games import KITS


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the layouts of the games named, or of all."""
    args = _parser().parse_args(arguments)
    unknown = [name for name in args.game if name not in KITS]
    if unknown:
        sys.stderr.write(f"There is no game '{unknown[0]}'; there are {', '.join(KITS)}.\n")
        return 2
    for slug in args.game or KITS:
        layout = layout_of(KITS[slug])
        sys.stdout.write(f"{slug}: {layout.size} numbers\n")
        (_print_words if args.words else _print_parts)(layout)
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m adyton.envs", description=__doc__)
    parser.add_argument("game", nargs="*", help="the games; all of them when none is named")
    parser.add_argument("--words", action="store_true", help="one line for each number")
    return parser


def _print_parts(layout: Layout) -> None:
    for part, (_, start, end) in zip(layout.parts, layout.places(), strict=True):
        sys.stdout.write(f"  {start:>6} … {end - 1:<6} {_title(part)}\n")


def _print_words(layout: Layout) -> None:
    for place, word in enumerate(layout.words()):
        sys.stdout.write(f"  {place:>6} {word}\n")


def _title(part: Part) -> str:
    if part.words == (part.name,):
        return part.name
    return f"{part.name}: {part.words[0]} … {part.words[-1]}" if part.size > 1 else f"{part.name}: {part.words[0]}"


if __name__ == "__main__":
    if hasattr(signal, "SIGPIPE"):  # the reader may have seen enough
        signal.signal(signal.SIGPIPE, signal.SIG_DFL)
    sys.exit(main())

"""Write docs/strength.md and docs/strength.svg: how the bots compare, at every number of players."""

import argparse
import os
from pathlib import Path

from matches import Limits, Matches, forget, matches, play_on, told
from strength_page import page, picture, row

PAGE = Path("docs/strength.md")
PICTURE = Path("docs/strength.svg")
PASSES = (0.12, 0.4, 1.0)  # of the time: first a little of every match, so that a stopped run tells of all


def play_all(pattern: str, limits: Limits, jobs: int) -> None:
    """Play the matches whose names fit. Each gets more time with every pass."""
    for share in PASSES:
        for match in matches(pattern):
            found = play_on(match, Limits(limits.games, share * limits.seconds), jobs)
            print(row(match, found), end="", flush=True)


def write() -> None:
    """Write the page and its picture from all results that are kept."""
    found: Matches = {match: results for match in matches() if (results := told(match))}
    PAGE.write_text(page(found), encoding="utf-8")
    PICTURE.write_text(picture(found), encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=400, help="of each match at most")
    parser.add_argument(
        "--seconds", type=float, default=75, help="of processor time for a match; `oracle` gets 3 times as many"
    )
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes that play")
    parser.add_argument("--only", default="*", help="play only matches whose names fit, such as 'oracle-5-*hard*'")
    parser.add_argument("--anew", action="store_true", help="forget the results of these matches first")
    parser.add_argument("--tell", action="store_true", help="play nothing, only write the page")
    args = parser.parse_args()
    if args.anew:
        for match in matches(args.only):
            forget(match)
    if not args.tell:
        play_all(args.only, Limits(args.games, args.seconds), args.jobs)
    write()


if __name__ == "__main__":
    main()

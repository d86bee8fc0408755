"""Measure how long reviews take, and how often they name the same costliest decisions as slow ones.

`--games N` reviews so many games of each kind, which bots of several levels play. With `--times 4`,
each is also reviewed with four times the playouts, other draws and no limit of time.
"""

import argparse
import json
import math
import time
from collections.abc import Sequence
from pathlib import Path
from time import process_time

from adyton.bots.loop import play_on
from adyton.bots.review import DecisionReview, Effort, turning_points
from adyton.bots.roster import make_bot
from adyton.bots.schedule import Schedule, schedule_of
from adyton.bots.verdict import Verdict
from adyton.engine.game import AnyGame
from adyton.engine.playing import Playing
from adyton.engine.record import Record
from adyton.engine.rng import FastRng
from adyton.games import KITS

SEARCHED = ("oracle", "keltis", "delphi")
LEVELS = ("easy", "greedy", "normal", "hard")
OTHER_SEED = 1


def recorded(game: AnyGame, seed: int) -> Record:
    """Return a game of bots: the first at the largest table of up to four, then at every table in turn."""
    seats = 4 if seed == 0 else game.chairs[seed % len(game.chairs)]
    playing = Playing.open(game, game.options(), [str(seat) for seat in range(seats)], FastRng(seed))
    play_on(playing, [make_bot(LEVELS[(seed + seat) % len(LEVELS)], game, 8 * seed + seat) for seat in range(seats)])
    return playing.record


def slow(by: DecisionReview, times: int) -> DecisionReview:
    """Return the same review with so many times the playouts."""
    effort = by.effort
    patient = Effort(times * effort.iterations, times * effort.pairs, effort.dearest, times * effort.most, math.inf)
    return DecisionReview(by.guide, patient, by.reason, by.unit, by.choices, OTHER_SEED)


def reviewed(by: DecisionReview, game: AnyGame, record: Record) -> tuple[Schedule, float]:
    """Return the review, and how many seconds of processor time it took."""
    schedule, begun = schedule_of(by, game, record), process_time()
    for _ in schedule.run():
        pass
    return schedule, process_time() - begun


def costliest(verdicts: Sequence[Verdict]) -> dict[int, float]:
    """Return the lines of the turning points, and what each cost."""
    return {verdicts[place].line: verdicts[place].cost for place in turning_points([one.cost for one in verdicts])}


def measure(slug: str, seed: int, times: int) -> dict[str, object]:
    """Review one game. The result holds what the two reviews agree on."""
    kit = KITS[slug]
    by = kit.reviewer
    assert isinstance(by, DecisionReview)
    record = recorded(kit.game, seed)
    schedule, seconds = reviewed(by, kit.game, record)
    quick = schedule.verdicts
    found: dict[str, object] = {
        "game": slug,
        "seed": seed,
        "seats": len(record.header.seats),
        "decisions": len(quick),
        "blamed": sum(one.cost > 0 for one in quick),
        "seconds": round(seconds, 1),
        "turning": costliest(quick),
    }
    if times:
        patient, longer = reviewed(slow(by, times), kit.game, record)
        true = {one.line: one.cost for one in patient.verdicts}
        named = costliest(patient.verdicts)
        same = [line for line in costliest(quick) if line in named]
        found |= {"slow_seconds": round(longer, 1), "slow_turning": named, "same": len(same)}
        found["named"] = len(named)
        found["worth"] = {line: true[line] for line in costliest(quick)}
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("slugs", nargs="*", default=SEARCHED)
    parser.add_argument("--games", type=int, default=1)
    parser.add_argument("--first", type=int, default=0, help="the seed of the first game")
    parser.add_argument("--times", type=int, default=0, help="compare with a review of so many times the playouts")
    parser.add_argument("--results", type=Path, help="add each result to this file, as JSON lines")
    args = parser.parse_args()
    time.monotonic = process_time  # other load on the machine does not count
    for slug in args.slugs:
        for seed in range(args.first, args.first + args.games):
            found = measure(slug, seed, args.times)
            print(json.dumps(found), flush=True)
            if args.results:
                with args.results.open("a", encoding="utf-8") as out:
                    out.write(json.dumps(found) + "\n")


if __name__ == "__main__":
    main()

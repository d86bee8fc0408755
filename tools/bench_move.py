"""What a move costs the server's processor, beside other builds and the bare server, as Markdown.

`python tools/bench_move.py [--laps 3] [--seconds 4] [FOLDER…]`; a folder holds another `adyton` package, such as
`build/compiled` or the `src` of another work tree. Only processor time is looked at, so that the ratios mean something
on a busy machine too. In a lap all servers run one after the other.
"""

import argparse
from pathlib import Path
from statistics import median

import uvloop
from bench_clients import BarePlayer, Count
from bench_server import BARE, TOOLS, load_rooms, load_tables, other_server, package, table_server

OWN = TOOLS.parent / "src"


def lap(folders: list[Path], clients: int, seconds: float) -> dict[str, Count]:
    """Run each server once."""
    counts: dict[str, Count] = {}
    for folder in folders:
        with package(folder), table_server() as server:
            counts[str(folder)] = uvloop.run(load_tables(server, clients, seconds))
    with other_server([str(BARE), str(TOOLS / "bare" / "server.py"), "900"]) as (port, process):
        address = f"ws://127.0.0.1:{port}/room/r"
        counts["bare"] = uvloop.run(load_rooms(BarePlayer, lambda room: f"{address}{room}", process, clients, seconds))
    return counts


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folders", nargs="*", type=Path)
    parser.add_argument("--laps", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=4.0)
    parser.add_argument("--clients", type=int, default=200)
    args = parser.parse_args()
    runs = [lap([OWN, *args.folders], args.clients, args.seconds) for _ in range(args.laps)]
    print("| server | CPU µs a move | event loop | other threads | kernel | of the first | moves | p50 ms |")
    print("|---|---|---|---|---|---|---|---|")
    for name in runs[0]:
        counts = [run[name] for run in runs]
        first = median(run[name].cpu_us / run[str(OWN)].cpu_us for run in runs)
        parts = [
            median(1e6 * part / count.moves for part, count in zip(each, counts, strict=True))
            for each in zip(
                *((count.spent.loop, count.spent.all - count.spent.loop, count.spent.kernel) for count in counts),
                strict=True,
            )
        ]
        figures = " | ".join(f"{each:.0f}" for each in [median(count.cpu_us for count in counts), *parts])
        moves, p50 = sum(count.moves for count in counts), median(count.p(50) for count in counts)
        print(f"| {name} | {figures} | {first:.2f} × | {moves:,} | {p50:.1f} |")


if __name__ == "__main__":
    main()

"""A long load on the server, to see whether its memory stays flat.

`python tools/soak.py [--minutes 30] [--rate 400]`. Rooms of four play Oracle at this many moves a second in all. When a
game is over, new guests with new sockets play another one in the same room. Every half minute the server's memory is
noted. The last third of the time is compared with the third before it, for each game that was played between them: so
a busy machine, which plays fewer games, finds the same leak.
"""

import argparse
import asyncio
import sys
import time
from collections.abc import Sequence
from statistics import median
from typing import Final, NamedTuple

import uvloop
from bench_clients import Client, Count, Room, TablePlayer, connected, opened
from bench_server import memory_of, table_server
from tests.support.process import ServerProcess

ROOMS: Final = 20
SAMPLE_S: Final = 30.0
MOST_LEFT: Final = 30_000  # bytes of each game: half of its table as it starts, or of its four connections


class Sample(NamedTuple):
    """The memory of the server in bytes, and how many games are over."""

    memory: int
    games: int


def left_by_games(samples: Sequence[Sample]) -> float:
    """Return how many bytes each game has left behind, from the second third of the time to the last."""
    third = len(samples) // 3
    before, last = samples[third : 2 * third], samples[2 * third :]
    more = median(each.memory for each in last) - median(each.memory for each in before)
    games = median(each.games for each in last) - median(each.games for each in before)
    return more / max(1, games)


class Games:
    """How many games are over."""

    def __init__(self) -> None:
        self.over = 0


async def _play(server: ServerProcess, rate: float, until: float, count: Count, games: Games) -> None:
    """Play game after game in one room, each with new people."""
    while time.monotonic() < until:
        (seating,) = await opened(server.port, 1, 1)
        players = await connected(server.port, seating, count, is_open_loop=True)
        for player in players:
            player.start()
        await _play_game(players, players[0].room, rate, until)
        games.over += 1
        for player in players:
            player.socket.close()
        count.acknowledged.clear()
        count.waits.clear()
        count.sizes.clear()


async def _play_game(players: list[Client], room: Room, rate: float, until: float) -> None:
    first = players[0]
    assert isinstance(first, TablePlayer)
    while time.monotonic() < until and not first.is_over:
        await asyncio.sleep(1 / rate)
        room.due.append(time.perf_counter())
        room.tick()


async def _soak(server: ServerProcess, minutes: float, rate: float) -> list[Sample]:
    assert server.process is not None
    until, count, games = time.monotonic() + minutes * 60, Count(), Games()
    rooms = [asyncio.create_task(_play(server, rate / ROOMS, until, count, games)) for _ in range(ROOMS)]
    samples: list[Sample] = []
    while time.monotonic() < until:
        await asyncio.sleep(min(SAMPLE_S, max(0.1, until - time.monotonic())))
        samples.append(Sample(memory_of(server.process.pid), games.over))
        passed, memory = len(samples) * SAMPLE_S / 60, samples[-1].memory / 2**20
        print(f"{passed:5.1f} min {memory:7.1f} MB {count.moves:8,} moves {games.over:6,} games", flush=True)
    await asyncio.gather(*rooms)
    if count.refused or count.lost:
        sys.exit(f"{count.refused} acts were refused and {count.lost} connections were lost")
    return samples


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=30.0)
    parser.add_argument("--rate", type=float, default=400.0)
    args = parser.parse_args()
    with table_server() as server:
        samples = uvloop.run(_soak(server, args.minutes, args.rate))
    left = left_by_games(samples)
    print(
        f"In the last third of the time each game left {left / 1000:.1f} kB behind; {MOST_LEFT / 1000:.0f} are allowed."
    )
    sys.exit(left > MOST_LEFT)


if __name__ == "__main__":
    main()

"""A long, quiet load on the server, to see whether its memory stays flat.

`python tools/soak.py [--minutes 30] [--rate 100]`. Rooms of four play Oracle at this many moves a second in all. When a
game is over, new guests with new sockets play another one in the same room. Every half minute the server's memory is
noted. It is flat if the last third of the time needs hardly more than the third before it.
"""

import argparse
import asyncio
import sys
import time
from statistics import median

import uvloop
from bench_clients import Client, Count, Room, TablePlayer, connected, opened
from bench_server import memory_of, table_server
from tests.support.process import ServerProcess

ROOMS = 20
SAMPLE_S = 30.0
MOST_GROWTH = 0.03  # of the memory, from the second third to the last


async def _play(server: ServerProcess, rate: float, until: float, count: Count) -> None:
    """Play game after game in one room, each with new people."""
    while time.monotonic() < until:
        (seating,) = await opened(server.port, 1, 1)
        players = await connected(server.port, seating, count, is_open_loop=True)
        for player in players:
            player.start()
        await _play_game(players, players[0].room, rate, until)
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


async def _soak(server: ServerProcess, minutes: float, rate: float) -> list[int]:
    assert server.process is not None
    until, count = time.monotonic() + minutes * 60, Count()
    rooms = [asyncio.create_task(_play(server, rate / ROOMS, until, count)) for _ in range(ROOMS)]
    samples: list[int] = []
    while time.monotonic() < until:
        await asyncio.sleep(min(SAMPLE_S, max(0.1, until - time.monotonic())))
        samples.append(memory_of(server.process.pid))
        print(
            f"{len(samples) * SAMPLE_S / 60:5.1f} min {samples[-1] / 2**20:7.1f} MB {count.moves:8,} moves", flush=True
        )
    await asyncio.gather(*rooms)
    if count.refused or count.lost:
        sys.exit(f"{count.refused} acts were refused and {count.lost} connections were lost")
    return samples


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=30.0)
    parser.add_argument("--rate", type=float, default=100.0)
    args = parser.parse_args()
    with table_server() as server:
        samples = uvloop.run(_soak(server, args.minutes, args.rate))
    third = len(samples) // 3
    before, last = median(samples[third : 2 * third]), median(samples[2 * third :])
    growth = last / before - 1
    print(f"The last third needed {growth:+.1%} of the memory of the third before it.")
    sys.exit(growth > MOST_GROWTH)


if __name__ == "__main__":
    main()

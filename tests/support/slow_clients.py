"""Half-sent requests from one address: `python -m tests.support.slow_clients --connections 1000`.

Prints how many the server refused at once, when it cut the others, and how long another address waited meanwhile.
"""

import argparse
import asyncio
import time
from collections import Counter
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from tests.support.process import ServerProcess

HALF = b"POST /api/account HTTP/1.1\r\nHost: site\r\nContent-Le"
AT_ONCE_S = 5.0
LONGEST_S = 120.0  # A busy machine may be late.
ANOTHER = "127.0.0.2"


async def half_sent(port: int) -> float:
    """Send half of a request. Return after how many seconds the server hangs up."""
    began = time.monotonic()
    try:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(HALF)
        async with asyncio.timeout(LONGEST_S):
            await reader.read()
    except ConnectionError:
        return time.monotonic() - began
    writer.close()
    return time.monotonic() - began


async def answered(port: int) -> float:
    """Ask from another address. Return after how many seconds the answer comes."""
    began = time.monotonic()
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(ANOTHER, 0))
    writer.write(b"GET /health HTTP/1.1\r\nHost: site\r\nConnection: close\r\n\r\n")
    async with asyncio.timeout(LONGEST_S):
        answer = await reader.read()
    writer.close()
    assert answer.startswith(b"HTTP/1.1 200 "), answer
    return time.monotonic() - began


async def besiege(port: int, connections: int) -> tuple[list[float], list[float]]:
    """Return when each half-sent request was cut off, and how long another address waited, again and again."""
    slow = asyncio.gather(*(half_sent(port) for _ in range(connections)))
    waits = []
    while not slow.done():
        waits.append(await answered(port))
        await asyncio.sleep(0.2)
    return await slow, waits


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--connections", type=int, default=1000)
    args = parser.parse_args()
    with TemporaryDirectory() as folder, ServerProcess(Path(folder)) as server:
        cuts, waits = asyncio.run(besiege(server.port, args.connections))
    kinds = Counter("refused at once" if cut < AT_ONCE_S else "cut later" for cut in cuts)
    print(
        f"{dict(kinds)}, the last after {max(cuts):.1f} s;"
        f" another address waited {median(waits) * 1000:.0f} ms (median), {max(waits) * 1000:.0f} ms at most"
    )


if __name__ == "__main__":
    main()

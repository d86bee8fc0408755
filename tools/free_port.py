"""Print ports that nobody listens on, one or as many as asked for, so that tests disturb no server here.

They lie below the ports that the system gives to connections, so that nothing takes them before they are used.
"""

import os
import socket
import sys
from contextlib import ExitStack, suppress
from itertools import count

FIRST, LAST = 10_000, 29_999


def take(stack: ExitStack, wanted: int) -> list[int]:
    """Return as many ports as wanted. Nobody else gets one of them before the stack is closed."""
    found: list[int] = []
    for number in count(os.getpid() * 7):  # Two runs at once begin in different places.
        port = FIRST + number % (LAST - FIRST + 1)
        probe = stack.enter_context(socket.socket())
        with suppress(OSError):
            probe.bind(("127.0.0.1", port))
            found.append(port)
        if len(found) == wanted:
            break
    return found


if __name__ == "__main__":
    with ExitStack() as held:
        for one in take(held, int(sys.argv[1]) if len(sys.argv) > 1 else 1):
            print(one)

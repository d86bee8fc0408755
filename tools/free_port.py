"""Print ports that nobody listens on, one or as many as asked for, so that tests disturb no server here."""

import socket
import sys
from contextlib import ExitStack

with ExitStack() as stack:
    for _ in range(int(sys.argv[1]) if len(sys.argv) > 1 else 1):
        probe = stack.enter_context(socket.socket())
        probe.bind(("127.0.0.1", 0))
        print(probe.getsockname()[1])

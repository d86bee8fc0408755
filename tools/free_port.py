"""Prints a port that nobody listens on, so that browser tests disturb no server on this machine."""

import socket

with socket.socket() as probe:
    probe.bind(("127.0.0.1", 0))
    print(probe.getsockname()[1])

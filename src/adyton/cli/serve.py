"""`adyton serve`: tables for browsers, in one process with a SQLite file, or in several with PostgreSQL."""

import argparse
import socket
import sys
from functools import partial

from adyton.cli.commands import Commands, command
from adyton.cli.language import say
from adyton.web.files import client_folder
from adyton.web.server import serve
from adyton.web.settings import Settings, read_settings

NUMBERS = ("port", "workers", "bots", "sockets-per-address", "absence-ms", "bot-budget-ms", "bot-pause-ms")
TEXTS = ("host", "data", "database", "games", "origins", "admins")
FLAGS = ("behind-proxy", "https")


def add(commands: Commands) -> None:
    parser = command(commands, "serve")
    for name in TEXTS:
        parser.add_argument(f"--{name}", metavar=name.upper(), help=say(f"serve-{name}"))
    for name in NUMBERS:
        parser.add_argument(f"--{name}", metavar="N", help=say(f"serve-{name}"))
    for name in FLAGS:
        parser.add_argument(f"--{name}", action="store_true", default=None, help=say(f"serve-{name}"))


def run(args: argparse.Namespace) -> int:
    given = {name.replace("-", "_") for name in (*TEXTS, *NUMBERS, *FLAGS)}
    settings = read_settings({name: getattr(args, name) for name in given})
    serve(settings, partial(_greet, settings))
    return 0


def _greet(settings: Settings) -> None:
    print(welcome(settings), flush=True)
    if client_folder() is None:
        print(say("serve-no-site"), file=sys.stderr)


def welcome(settings: Settings) -> str:
    """Return where to open the site, on this machine and on the local network."""
    here = "localhost" if settings.host in {"0.0.0.0", "::", "127.0.0.1", "::1"} else settings.host  # noqa: S104  (compared)
    name = f"[{here}]" if ":" in here else here  # IPv6 in a web address
    lines = [say("serve-open", address=f"http://{name}:{settings.port}")]
    network = local_address() if settings.host in {"0.0.0.0", "::"} else None  # noqa: S104  (compared)
    if network is not None:
        lines.append(say("serve-share", address=f"http://{network}:{settings.port}"))
    return "\n".join(lines)


def local_address() -> str | None:
    """Return the address of this machine on the local network, or None. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address that is reserved for examples
        except OSError:
            return None
        found: str = probe.getsockname()[0]
    return found if not found.startswith("127.") else None

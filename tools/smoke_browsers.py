"""Play each game in Firefox and in WebKit: a board, some moves, a reload, the dark theme, German.

Firefox is driven by its own Marionette protocol, WebKit by `WebKitWebDriver`; both speak WebDriver,
so that nothing else needs to be installed. Run it by `make test-browsers`.
"""

import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, Final, Protocol, TypeVar

GAMES: Final = ("oracle", "keltis", "oraklos", "delphi")
MOVES: Final = 3
LONGEST_WAIT_S: Final = 60
MARIONETTE: Final = 2828
DEBIAN: Final = {"firefox-esr": "firefox-esr", "WebKitWebDriver": "webkit2gtk-driver", "Xvfb": "xvfb"}

Json = dict[str, Any]
T = TypeVar("T")


class Browser(Protocol):
    """What the run needs of a browser."""

    def open(self, address: str) -> None: ...

    def run(self, script: str) -> Any: ...


class Firefox:
    """Firefox by Marionette: each message is its length, a colon, and JSON."""

    def __init__(self) -> None:
        self.socket = _connected(MARIONETTE)
        self.number = 0
        self._read()
        self._ask("WebDriver:NewSession", {})

    def open(self, address: str) -> None:
        self._ask("WebDriver:Navigate", {"url": address})

    def run(self, script: str) -> Any:
        return self._ask("WebDriver:ExecuteScript", {"script": script, "args": []})["value"]

    def _ask(self, command: str, values: Json) -> Json:
        self.number += 1
        message = json.dumps([0, self.number, command, values]).encode()
        self.socket.sendall(str(len(message)).encode() + b":" + message)
        _, _, error, answer = self._read()
        if error:
            raise RuntimeError(error["message"])
        return answer or {}

    def _read(self) -> Any:
        digits = b""
        while not digits.endswith(b":"):
            digits += self.socket.recv(1)
        missing, parts = int(digits[:-1]), []
        while missing:
            parts.append(self.socket.recv(missing))
            missing -= len(parts[-1])
        return json.loads(b"".join(parts))


class WebKit:
    """WebKitGTK's MiniBrowser by WebDriver over HTTP."""

    def __init__(self, port: int) -> None:
        _connected(port).close()
        self.address = f"http://127.0.0.1:{port}/session"
        self.address += "/" + self._ask("", {"capabilities": {}})["sessionId"]

    def open(self, address: str) -> None:
        self._ask("/url", {"url": address})

    def run(self, script: str) -> Any:
        return self._ask("/execute/sync", {"script": script, "args": []})

    def _ask(self, path: str, values: Json) -> Any:
        request = urllib.request.Request(self.address + path, json.dumps(values).encode())  # noqa: S310  (local)
        with urllib.request.urlopen(request, timeout=LONGEST_WAIT_S) as answer:  # noqa: S310  (local)
            return json.load(answer)["value"]


def _connected(port: int) -> socket.socket:
    return wait_for(lambda: _tried(port), f"nothing listens on port {port}")


def _tried(port: int) -> socket.socket | None:
    try:
        return socket.create_connection(("127.0.0.1", port), LONGEST_WAIT_S)
    except OSError:
        return None


def wait_for(find: Callable[[], T | None], trouble: str) -> T:
    """Ask again and again until there is an answer."""
    end = time.monotonic() + LONGEST_WAIT_S
    while time.monotonic() < end:
        found = find()
        if found:
            return found
        time.sleep(0.2)
    raise SystemExit(trouble)


# --- What is tried ---


def until(browser: Browser, script: str, what: str) -> Any:
    """Run the script until it answers something."""
    return wait_for(lambda: browser.run(f"return ({script}) || null"), f"waited in vain: {what}")


PRESS: Final = "(b => b && (b.click(), true))([...document.querySelectorAll('%s')].find(b => !b.disabled))"


def prefer(browser: Browser, **choices: Any) -> None:
    """Set preferences and load the page again."""
    given = json.dumps(choices)
    browser.run(f"localStorage.adyton = JSON.stringify({{...JSON.parse(localStorage.adyton ?? '{{}}'), ...{given}}})")
    browser.run("location.reload()")
    time.sleep(1)


# From here to the next reload the page notes its errors, such as a loop of resize observers.
NOTE_ERRORS: Final = "addEventListener('error', event => document.documentElement.dataset.trouble = event.message)"


def play(browser: Browser, address: str, game: str) -> None:
    """Play one game: draw the board, make moves, and check it after a reload, dark and in German."""
    browser.open(f"{address}/new/{game}?bots=1")
    browser.run(NOTE_ERRORS)
    until(browser, PRESS % "form button.primary", f"the start of {game}")
    until(browser, "location.pathname.startsWith('/table/') && document.querySelector('.board svg')", f"{game}'s board")
    time.sleep(1)
    trouble = browser.run("return document.documentElement.dataset.trouble || null")
    if trouble:
        raise SystemExit(f"{game}: {trouble}")
    prefer(browser, plain=True, pace="instant", soundAsked=True)
    for number in range(MOVES):
        if game != "oraklos" or number == 0:  # there the others are waited for
            until(browser, PRESS % ".plain li button", f"move {number + 1} of {game}")
            time.sleep(1)
    prefer(browser, plain=False, theme="dark", language="de")
    until(browser, "document.documentElement.lang === 'de' && document.querySelector('.board svg')", f"{game} again")
    ground = browser.run("return getComputedStyle(document.body).backgroundColor")
    if ground != "rgb(30, 26, 23)":
        raise SystemExit(f"{game} is not dark: {ground}")
    prefer(browser, theme="auto", language="en")


# --- What must run ---


@contextmanager
def running(*command: str, **variables: str) -> Iterator[None]:
    """Run a program until the block ends."""
    quiet = subprocess.DEVNULL
    program = subprocess.Popen(command, stdout=quiet, stderr=quiet, env={**os.environ, **variables})
    try:
        yield
    finally:
        program.terminate()
        program.wait(LONGEST_WAIT_S)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def firefox(folder: Path) -> Iterator[Browser]:
    profile = folder / "firefox"
    profile.mkdir()
    (profile / "user.js").write_text(f'user_pref("marionette.port", {MARIONETTE});\n')
    flags = ("--headless", "--marionette", "--no-remote", "--profile", str(profile))
    with running("firefox-esr", *flags, HOME=str(folder)):
        yield Firefox()


@contextmanager
def webkit(folder: Path) -> Iterator[Browser]:
    screen, port = ":97", free_port()
    home = {"DISPLAY": screen, "HOME": str(folder), "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1"}
    with running("Xvfb", screen, "-screen", "0", "1280x900x24"), running("WebKitWebDriver", f"--port={port}", **home):
        yield WebKit(port)


NEEDS: Final = {"Firefox": ("firefox-esr",), "WebKit": ("WebKitWebDriver", "Xvfb")}
STARTS: Final = {"Firefox": firefox, "WebKit": webkit}


def main() -> int:
    """Try every installed browser; print which are missing."""
    failed = 0
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        port = free_port()
        flags = ("--data", str(folder / "data"), "--host", "127.0.0.1", "--port", str(port), "--bot-pause-ms", "10")
        stack.enter_context(running(str(Path(sys.executable).with_name("adyton")), "serve", *flags))
        _connected(port).close()
        for name, programs in NEEDS.items():
            lacking = [DEBIAN[program] for program in programs if shutil.which(program) is None]
            if lacking:
                print(f"{name}: not tried. Install {' and '.join(lacking)} (as Debian calls it).")
                failed = 1
                continue
            with STARTS[name](folder) as browser:
                for game in GAMES:
                    play(browser, f"http://127.0.0.1:{port}", game)
                    print(f"{name}: {game} plays.", flush=True)
    return failed


if __name__ == "__main__":
    raise SystemExit(main())

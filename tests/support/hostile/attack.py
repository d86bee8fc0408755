"""One attack: a site of its own, tables of all games with attackers in every chair, and a good table beside them."""

import asyncio
import contextlib
import json
from collections import deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from tests.support.hostile.good_table import GoodTable
from tests.support.hostile.inputs import Inputs, Places
from tests.support.hostile.wire import LONGEST_S, Faults, Network, Wire, until
from tests.support.socket import masked

from adyton.engine.picks import Picks
from adyton.games import GAMES
from adyton.tables.table import Table
from adyton.web.app import make_app
from adyton.web.server import prepare
from adyton.web.settings import Settings
from adyton.web.site import Site

REQUESTS: Final = 0.04  # Of all inputs. The others are frames.
RETURNS: Final = 0.08  # After so many frames a socket returns to its own table.
BURST: Final = 24  # Inputs between two turns of the event loop.
DRAIN: Final = 480  # Inputs after which everything must be answered, and the good table makes a move.
MOST_OPEN: Final = 24  # Requests that wait for their answer.
REMEMBERED: Final = 5  # Inputs that are printed with a fault.
MANY: Final = 10**8
# A commit there waits for no disk.
IN_MEMORY: Final = next((place for place in ("/dev/shm",) if Path(place).is_dir()), None)
Json = dict[str, Any]


class Seat:
    """A socket of an attacker at a table."""

    def __init__(self, network: Network, account: str, cookie: str, table: str) -> None:
        self.network, self.account, self.cookie, self.table = network, account, cookie, table
        self.wire = network.open_socket(cookie)
        self.is_home = False

    def send(self, data: bytes) -> None:
        """Send the frame. A closed socket is opened again."""
        if self.wire.is_closed:
            self.wire = self.network.open_socket(self.cookie)
            self.is_home = False
        if not self.is_home and self.wire.status:
            self.return_home()
        self.wire.send(data)

    def return_home(self) -> None:
        """Watch its own table again: the inputs often lead away from it."""
        self.is_home = True
        self.wire.send(masked(1, json.dumps({"type": "resume", "table": self.table}).encode()))


class Attack:
    """Throws inputs at one site."""

    def __init__(self, network: Network, faults: Faults, seed: int) -> None:
        self.network = network
        self.site = network.site
        self.faults = faults
        self.seed = seed
        self.places = Places()
        self.inputs = Inputs(seed, self.places)
        self.seats: list[Seat] = []
        self.requests: list[Wire] = []
        self.last: deque[bytes] = deque(maxlen=REMEMBERED)
        self.accounts: list[tuple[str, str]] = []  # Ids and cookies.
        self.good: GoodTable | None = None
        self.moves = 0  # Of good tables.
        self.longest_s = 0.0  # That one of them took.

    # --- Before it ---

    async def prepare(self) -> None:
        self.accounts = [await self._account() for _ in range(max(game.chairs[0] for game in GAMES.values()))]
        self.places.cookies = [cookie for _, cookie in self.accounts]
        await self._burner()
        self.places.connections = [(await self.ask("POST", "/api/connections", self.accounts[0][1]))["connection"]]
        for slug in GAMES:
            await self._attacked_table(slug)

    async def ask(self, method: str, path: str, cookie: str, body: object = None) -> Any:
        """Send a right request and return its answer."""
        heard: list[bytes] = []
        wire = self.network.connect(heard.append)
        data = b"" if body is None else json.dumps(body).encode()
        head = f"{method} {path} HTTP/1.1\r\nHost: site\r\nConnection: close\r\nCookie: adyton={cookie}\r\n"
        head += f"Content-Type: application/json\r\nContent-Length: {len(data)}\r\n\r\n"
        wire.send(head.encode() + data)
        await until(lambda: wire.is_closed)
        answer, _, content = b"".join(heard).partition(b"\r\n\r\n")
        assert 200 <= wire.status < 300, (method, path, answer, content)
        cookies = [line for line in answer.split(b"\r\n") if line.lower().startswith(b"set-cookie: adyton=")]
        if cookies:
            return cookies[0].split(b"=", 1)[1].split(b";")[0].decode()
        return json.loads(content) if content else None

    async def _account(self) -> tuple[str, str]:
        cookie: str = await self.ask("POST", "/api/account", "")
        return (await self.ask("GET", "/api/account", cookie))["id"], cookie

    async def _burner(self) -> None:
        self.places.burner = (await self._account())[1]

    async def _table(self, slug: str, people: list[str], seats: int) -> str:
        wish = {"game": slug, "seats": seats}
        table: str = (await self.ask("POST", "/api/tables", people[0], wish))["id"]
        for cookie in people[1:seats]:
            await self.ask("POST", f"/api/tables/{table}/sit", cookie, {})
        await self.ask("POST", f"/api/tables/{table}/start", people[0])
        return table

    async def _attacked_table(self, slug: str) -> None:
        seats = GAMES[slug].chairs[0]
        table = await self._table(slug, self.places.cookies, seats)
        self.places.tables.append(table)
        self.seats += [Seat(self.network, *each, table) for each in self.accounts[:seats]]

    async def _good_table(self) -> None:
        people = [(await self._account())[1] for _ in range(2)]
        table = await self._table("keltis", people, 2)
        self.good = GoodTable(self.network, table, people, self.seed)
        await self.good.arrive()
        self.places.tables = [*self.places.tables[-len(GAMES) :], table]  # Attackers may look on.

    # --- The attack ---

    async def throw(self, inputs: int, note: Callable[[int], None]) -> None:
        """Throw this many inputs; raises Fault. Call `note` with how many more did no harm, again and again."""
        for number in range(inputs):
            if number % DRAIN == 0:
                await self._drain()
                note(DRAIN if number else 0)
            if self.inputs.rng.random() < REQUESTS:
                await self._request()
            else:
                self._frame()
            if number % BURST == 0:
                await asyncio.sleep(0)
                self.faults.check()
        await self._drain()
        note((inputs - 1) % DRAIN + 1)

    def _frame(self) -> None:
        seat = self.seats[self.inputs.rng.randrange(len(self.seats))]
        line, legal = self._position(seat)
        self.last.append(self.inputs.message(line, legal))
        seat.send(self.inputs.frame(self.last[-1]))
        if self.inputs.rng.random() < RETURNS:
            seat.return_home()

    def _position(self, seat: Seat) -> tuple[int, list[str]]:
        """Return the line of the attacked table, and sometimes what this seat may do there."""
        table = self.site.hub.live.get(seat.table)
        live = table.live if table is not None else None
        if table is None or live is None:
            return 1, []
        place = table.places.get(seat.account)
        if place is None or self.inputs.rng.random() > 0.1:
            return live.line, []
        legal = live.playing.game.legal(live.playing.state, place)
        plain = legal.plain if isinstance(legal, Picks) else legal
        return live.line, [action.text for action in plain[:50]]

    async def _request(self) -> None:
        self.last.append(self.inputs.request())
        wire = self.network.connect()
        wire.send(self.last[-1])
        self.requests.append(wire)
        if len(self.requests) >= MOST_OPEN:
            await self._answered(MOST_OPEN // 2)

    async def _answered(self, most: int) -> None:
        """Wait until so many requests at most have no answer yet. Then the clients hang up."""
        async with asyncio.timeout(LONGEST_S):
            while True:
                for wire in [wire for wire in self.requests if wire.is_answered]:
                    wire.lose()
                    self.requests.remove(wire)
                if len(self.requests) <= most:
                    return
                await asyncio.sleep(0.0005)

    async def _drain(self) -> None:
        """Wait until everything is answered, let the good table make a move, and look for faults."""
        await self._answered(0)
        for table in list(self.site.hub.live.values()):
            async with asyncio.timeout(LONGEST_S):
                with contextlib.suppress(Exception):  # The table may not exist.
                    await table.ask(_nothing)
        self.faults.check()
        if self.good is None or self.good.is_over:
            self._count_good()
            await self._good_table()
        assert self.good is not None
        await self.good.move()
        await self._renew()
        self.faults.check()

    async def _renew(self) -> None:
        """Replace what the attack has ended: tables, the account that may be lost, the polled connection."""
        for table in [seat.table for seat in self.seats if self._has_ended(seat.table)]:
            slug = self._slug(table)
            self.seats = [seat for seat in self.seats if seat.table != table]
            if slug is not None:
                await self._attacked_table(slug)
        if await self.site.account_of(self.places.burner) is None:
            await self._burner()

    def _has_ended(self, table: str) -> bool:
        live = self.site.hub.live.get(table)
        return live is not None and live.rows is not None and live.row.status != "running"

    def _slug(self, table: str) -> str | None:
        live = self.site.hub.live.get(table)
        return live.row.game if live is not None and any(seat.table == table for seat in self.seats) else None

    def _count_good(self) -> None:
        if self.good is not None:
            self.moves += self.good.moves
            self.longest_s = max(self.longest_s, self.good.longest_s)
            self.good.leave()

    def leave(self) -> None:
        """Let everybody hang up."""
        self._count_good()
        for wire in [*(seat.wire for seat in self.seats), *self.requests]:
            wire.lose()


async def _nothing(_: Table) -> None:
    pass


@asynccontextmanager
async def attacked(seed: int) -> AsyncIterator[Attack]:
    """Open a site without limits of rates, which would refuse most of the attack."""
    with TemporaryDirectory(dir=IN_MEMORY) as folder:
        settings = Settings(
            data=folder, bots=1, bot_budget_ms=5, bot_pause_ms=0, poll_seconds=1, sockets_per_address=MANY,
            sockets_per_account=MANY, messages_per_second=MANY, requests_per_second=MANY, replays_per_minute=MANY,
            accounts_per_hour=MANY, tables_per_hour=MANY,
        )  # fmt: skip
        prepare(settings)
        app = make_app(settings)
        site: Site = app.state.site
        faults = Faults()
        with faults.noted():
            async with app.lifespan():
                attack = Attack(Network(app, faults), faults, seed)
                await attack.prepare()
                try:
                    yield attack
                finally:
                    attack.leave()
                    await site.say_goodbye()
            faults.check()

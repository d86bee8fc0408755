"""One attack: a site of its own, tables of all games with attackers in every chair, and a good table beside them."""

import asyncio
import contextlib
import json
from collections import deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, fields
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from tests.support.hostile.good_table import GoodTable
from tests.support.hostile.inputs import Inputs, Places
from tests.support.hostile.volley import FRAMES, Volleys
from tests.support.hostile.wire import LONGEST_S, Faults, Network, RealWire, Wire, until
from tests.support.socket import masked

from adyton.engine.picks import Picks
from adyton.games import GAMES
from adyton.tables.table import Table
from adyton.web.app import make_app
from adyton.web.server import prepare
from adyton.web.settings import Settings
from adyton.web.site import Site

VOLLEYS: Final = 0.95  # Of all inputs are frames in volleys. They cost little, because most are refused early.
REQUESTS: Final = 0.1  # Of the others. The rest are single frames.
REAL: Final = 4  # Of so many seats, one has a real socket.
ODD_FRAMES: Final = 0.04  # Of the single frames. The messages in the others may be odd.
RETURNS: Final = 0.08  # After so many frames a socket returns to its own table.
BURST: Final = 24  # Writes between two turns of the event loop.
DRAIN: Final = 480  # Writes after which everything must be answered, and the good table makes a move.
MOST_OPEN: Final = 24  # Requests that wait for their answer.
REMEMBERED: Final = 5  # Inputs that are printed with a fault.
MANY: Final = 10**8
# A commit there waits for no disk.
IN_MEMORY: Final = next((place for place in ("/dev/shm",) if Path(place).is_dir()), None)
Json = dict[str, Any]


class Seat:
    """A socket of an attacker at a table."""

    def __init__(self, network: Network, account: str, cookie: str, table: str, *, is_real: bool) -> None:
        self.network, self.account, self.cookie, self.table = network, account, cookie, table
        self.is_real = is_real
        self.wire = self._open()
        self.is_home = False

    def _open(self) -> Wire | RealWire:
        return (self.network.open_real_socket if self.is_real else self.network.open_socket)(self.cookie)

    def send(self, data: bytes) -> None:
        """Send the frame. A closed socket is opened again."""
        self._reopen()
        if not self.is_home and self.wire.status:
            self.return_home()
        self.wire.send(data)

    async def opened(self) -> None:
        """Wait until the socket is open: before that the server keeps only some bytes."""
        self._reopen()
        await until(lambda: bool(self.wire.status) or self.wire.is_closed)

    def _reopen(self) -> None:
        if self.wire.is_closed:
            self.wire = self._open()
            self.is_home = False

    def change_socket(self) -> Wire | RealWire:
        """Use a new socket from now on. Return the old one."""
        old, self.wire, self.is_home = self.wire, self._open(), False
        return old

    def return_home(self) -> None:
        """Watch its own table again: the inputs often lead away from it."""
        self.is_home = True
        self.wire.send(masked(1, json.dumps({"type": "resume", "table": self.table}).encode()))


@dataclass
class Count:
    """How many inputs did no harm, and which way they went."""

    in_volleys: int = 0
    frames: int = 0
    requests: int = 0
    real: int = 0  # Of the frames: over real sockets.
    refusals: int = 0  # That came back to the sockets: each is of a frame that the server has read.

    @property
    def inputs(self) -> int:
        return self.in_volleys + self.frames + self.requests

    def __str__(self) -> str:
        return (
            f"{self.inputs:,} inputs: {self.in_volleys:,} frames in volleys, {self.frames:,} single frames,"
            f" {self.requests:,} requests; {self.real:,} of the frames over real sockets;"
            f" {self.refusals:,} refusals to sockets"
        )

    def add(self, more: "Count") -> None:
        for each in fields(self):
            setattr(self, each.name, getattr(self, each.name) + getattr(more, each.name))


class Attack:
    """Throws inputs at one site."""

    def __init__(self, network: Network, faults: Faults, seed: int) -> None:
        self.network = network
        self.site = network.site
        self.faults = faults
        self.seed = seed
        self.places = Places()
        self.inputs = Inputs(seed, self.places)
        self.volleys = Volleys(self.inputs)
        self.seats: list[Seat] = []
        self.requests: list[Wire] = []
        self.spent: list[Wire | RealWire] = []  # Sockets that are used no more.
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
        for each in self.accounts[:seats]:
            self.seats.append(Seat(self.network, *each, table, is_real=len(self.seats) % REAL == 0))

    async def _good_table(self) -> None:
        people = [(await self._account())[1] for _ in range(2)]
        table = await self._table("keltis", people, 2)
        self.good = GoodTable(self.network, table, people, self.seed)
        await self.good.arrive()
        self.places.tables = [*self.places.tables[-len(GAMES) :], table]  # Attackers may look on.

    # --- The attack ---

    async def throw(self, inputs: int, note: Callable[[Count], None], volleys: float = VOLLEYS) -> None:
        """Throw this many inputs, this share in volleys; raises Fault. Tell `note` what did no harm, again and again."""
        odds = volleys / FRAMES / (volleys / FRAMES + 1 - volleys)  # That the next write is a volley.
        count, writes, left = Count(), 0, inputs
        await self._drain()
        while left > 0:
            left -= await self._write(count, odds if left >= FRAMES else 0.0)
            writes += 1
            if writes % BURST == 0:
                await asyncio.sleep(0)
                self.faults.check()
            if writes % DRAIN == 0 or left <= 0:
                await self._drain()
                count.refusals, self.network.refusals = self.network.refusals, 0
                note(count)
                count = Count()

    async def _write(self, count: Count, odds: float) -> int:
        """Throw a volley, a request or a frame. Return how many inputs that is."""
        if self.inputs.rng.random() < odds:
            await self._volley(count)
            return FRAMES
        if self.inputs.rng.random() < REQUESTS:
            await self._request()
            count.requests += 1
        else:
            self._frame(count)
        return 1

    async def _volley(self, count: Count) -> None:
        seat = self.seats[self.inputs.rng.randrange(len(self.seats))]
        await seat.opened()
        line, _ = self._position(seat)
        self.last.append(self.volleys.make(line))
        seat.send(self.last[-1])
        count.in_volleys += FRAMES
        count.real += FRAMES * seat.is_real

    def _frame(self, count: Count) -> None:
        seat = self.seats[self.inputs.rng.randrange(len(self.seats))]
        line, legal = self._position(seat)
        self.last.append(self.inputs.message(line, legal))
        count.frames += 1
        count.real += seat.is_real
        if self.inputs.rng.random() < ODD_FRAMES:
            seat.send(self.inputs.odd_frame(self.last[-1]))
            self.spent.append(seat.change_socket())  # The server may take what comes next for a part of this frame.
            return
        seat.send(self.inputs.frame(self.last[-1]))
        if self.inputs.rng.random() < RETURNS:
            seat.return_home()

    def _position(self, seat: Seat) -> tuple[int, list[str]]:
        """Return the line of the attacked table, and sometimes what this seat may do there."""
        table = self.site.hub.live.get(seat.table)
        live = table.live if table is not None else None
        if table is None or live is None:
            return 1, []
        place = table.seated.get(seat.account)
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
        for wire in self.spent:
            wire.lose()
        self.spent.clear()
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

    async def leave(self) -> None:
        """Let everybody hang up."""
        self._count_good()
        for wire in [*(seat.wire for seat in self.seats), *self.requests, *self.spent]:
            wire.lose()
        await self.network.close()


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
                await attack.network.listen()
                await attack.prepare()
                try:
                    yield attack
                finally:
                    await attack.leave()
                    await site.say_goodbye()
            faults.check()

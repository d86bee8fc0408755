"""A person at a table without a server, whose bots think in the same process."""

import json
from typing import Any

from adyton.bots.bot import Bot
from adyton.engine.rng import FastRng
from adyton.local.browser import Browser
from adyton.local.questions import think

Json = dict[str, Any]


class Hand:
    """A clock that the test moves."""

    def __init__(self) -> None:
        self.seconds = 100.0

    def __call__(self) -> float:
        return self.seconds


class LocalPlayer:
    """Plays with the calls that the browser's worker makes, and keeps all messages."""

    def __init__(self, browser: Browser | None = None, table: str = "local-a") -> None:
        self.browser = browser or Browser()
        self.clock = Hand()
        self.browser.site.clock = self.clock
        self.table = table
        self.heard: list[Json] = []
        self.saved = ""
        self.acts = 0
        self.waiting: dict[str, str] = {}  # Questions that no bot has answered yet.
        self.wake: int | None = None
        self.rng = FastRng(7)
        self.bot: Bot | None = None  # Chooses for the person. None: anything legal.

    def call(self, do: str, **order: Any) -> Json:
        """Call the browser; bots do not answer yet."""
        said: Json = json.loads(self.browser.call(json.dumps({"do": do, "table": self.table, **order})))
        self.heard += said.get("tell", [])
        self.saved = said.get("save") or self.saved
        if "open" in said:
            self.waiting = {key: one for key, one in (self.waiting | said["ask"]).items() if key in said["open"]}
            self.wake = said["wake"]
        return said

    def open(self, game: str, seats: int, bot: str = "random", **options: object) -> Json:
        wish = {"game": game, "seats": seats, "options": options, "bots": [bot] * (seats - 1)}
        said = self.call("open", wish=wish, name="Ann", created=5)
        self.say(type="resume", table=self.table)
        return said

    def say(self, **message: object) -> None:
        """Say something to the table, and let its bots answer if the game is not in real time."""
        self.call("hear", message=message)
        self.think()

    def think(self) -> None:
        while self.waiting:
            key, question = self.waiting.popitem()
            self.call("answered", key=key, choice=json.loads(think(question)))

    def act(self, do: str, **more: object) -> None:
        self.acts += 1
        self.say(type="act", id=f"a{self.acts}", line=self.position["line"], do=do, **more)

    @property
    def position(self) -> Json:
        return self.last("table")

    def last(self, kind: str) -> Json:
        return next(message for message in reversed(self.heard) if message["type"] == kind)

    def request(self, path: str, method: str = "GET", body: object = None) -> Any:
        said = self.call("request", method=method, path=path, body=body)
        return said["refusal"] if "refusal" in said else said["answer"]

    @property
    def is_over(self) -> bool:
        return bool(self.last("seating")["table"]["status"] == "finished")

    def step(self) -> None:
        """Do anything legal, or let time pass until the clock or a bot acts."""
        legal = self.position["legal"]
        if legal and (self.wake is None or self.rng.below(3) == 0):
            self.act(self._choice(legal))
        else:
            assert self.wake is not None
            self.clock.seconds += (self.wake + 1) / 1000
            self.call("wake")
            self.think()

    def _choice(self, legal: list[str]) -> str:
        if self.bot is None:
            return legal[self.rng.below(len(legal))]
        table = self.browser.site.session(self.table).table
        return self.bot.choose(table.game.view(table.playing.state, 0), table.legal, 50).text

    def play(self) -> None:
        """Play to the end."""
        while not self.is_over:
            self.step()

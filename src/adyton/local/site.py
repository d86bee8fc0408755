"""The site without a server: the requests that the client's pages make, and the tables of this device."""

import re
from collections.abc import Callable
from typing import Any, Final
from urllib.parse import parse_qs, unquote, urlsplit

from adyton.engine.content import ContentError, content_name
from adyton.engine.playing import Playing
from adyton.engine.record import Record, RecordError, read_record
from adyton.engine.refusal import Illegal, Refusal
from adyton.engine.replay import opened, resume, verify
from adyton.engine.rng import CommittedRng
from adyton.games import GAMES, kit_of
from adyton.local import lessons, puzzles
from adyton.local.encode import Json
from adyton.local.reviewing import Reviewing
from adyton.local.said import news_json, record_info, steps_of
from adyton.local.saves import SaveError, is_save, parse_save
from adyton.local.session import Session
from adyton.local.table import Clock, LocalTable

PREFIX: Final = "local-"  # how the ids of tables on this device begin
NO_SUCH_TABLE: Final = Refusal("no-such-table")


class LocalSite:
    """All tables of this device, and records from files."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.sessions: dict[str, Session] = {}
        self.records: dict[str, Record] = {}

    # --- Tables ---

    def open(self, table: str, wish: Json, name: str, seed: bytes, created: int) -> Json:
        """Open a table for one person and bots, and start it; raises Illegal."""
        game, bots = GAMES.get(wish["game"]), list(wish["bots"])
        if game is None:
            raise Illegal(Refusal("no-such-game", {"game": wish["game"]}))
        seats = wish["seats"]
        if seats not in game.chairs or len(bots) != seats - 1:
            raise Illegal(Refusal("only-bots-here"))
        for bot in bots:
            if bot not in kit_of(game).bot_names:
                raise Illegal(Refusal("no-such-bot", {"bot": bot}))
        given = {key: value for key, value in wish["options"].items() if value is not None}
        try:
            playing = Playing.open(game, game.read_options(given), [name, *bots], CommittedRng(seed))
        except ContentError as error:
            raise Illegal(Refusal("content", {"reason": error.reason[:200]})) from None
        return self._add(table, playing, [kit_of(game).bot_names[-1], *bots], 0, created)

    def again(self, table: str, before: str, seed: bytes, created: int) -> Json:
        """Open a table for the same game against the same bots as before; raises Illegal."""
        session = self.session(before)
        header, seat = session.table.playing.header, session.table.seat
        bots = [bot for chair, bot in enumerate(session.bots) if chair != seat]
        wish = {"game": header.game, "seats": len(header.seats), "options": header.options, "bots": bots}
        return self.open(table, wish, header.seats[seat], seed, created)

    def restore(self, table: str, text: str, created: int) -> Json:
        """Bring back a table that was saved; raises Illegal for a save that cannot be used."""
        try:
            save = parse_save(text)
            game = GAMES.get(save.record.header.game)
            if game is None or any(bot not in kit_of(game).bot_names for bot in save.bots):
                raise Illegal(Refusal("save-broken"))
            playing = resume(game, save.record, CommittedRng(save.seed))
        except (SaveError, RecordError):
            raise Illegal(Refusal("save-broken")) from None
        return self._add(table, playing, save.bots, save.seat, created)

    def _add(self, table: str, playing: Playing[Any, Any], bots: list[str], seat: int, created: int) -> Json:
        local = LocalTable(playing, (), seat, self.clock)
        self.sessions[table] = Session(table, local, bots, created)
        return self.sessions[table].info

    def session(self, table: str) -> Session:
        """Return the table; raises Illegal."""
        if table not in self.sessions:
            raise Illegal(NO_SUCH_TABLE)
        return self.sessions[table]

    def saved(self, table: str) -> str:
        """Return the text to keep, from which `restore` brings the table back."""
        session = self.session(table)
        return session.table.save(session.bots).to_text()

    # --- Records ---

    def add_record(self, table: str, text: str) -> Json:
        """Take a record from a file, check all that it claims, and return it as a table; raises Illegal."""
        try:
            record = parse_save(text).record if is_save(text) else read_record(text)
            game = GAMES.get(record.header.game)
            if game is None:
                raise Illegal(Refusal("no-such-game", {"game": record.header.game[:40]}))
            verify(game, record)
        except RecordError as error:
            raise Illegal(Refusal("record-broken", {"line": error.line, "reason": error.reason})) from None
        except SaveError as error:
            raise Illegal(Refusal("record-broken", {"line": 1, "reason": str(error)})) from None
        self.records[table] = record
        return self._info(table)

    def _record(self, table: str) -> Record:
        return self.records[table] if table in self.records else self.session(table).table.playing.record

    def _info(self, table: str) -> Json:
        if table not in self.records:
            return self.session(table).info
        record = self.records[table]
        return record_info(table, record.header, record.ending, len(record.entries) + 1)

    # --- Requests ---

    def request(self, method: str, address: str, body: Any) -> object:
        """Answer what the client would ask a server; raises Illegal."""
        parts = urlsplit(address)
        query = {key: values[0] for key, values in parse_qs(parts.query).items()}
        for wanted, pattern, answer in ROUTES:
            match = pattern.fullmatch(parts.path)
            if match is not None and method == wanted:
                return answer(self, *(unquote(part) for part in match.groups()), query, body)
        raise Illegal(Refusal("not-on-this-device"))

    def look(self, table: str, query: Json, body: Any) -> Json:
        return self._info(table)

    def log(self, table: str, query: Json, body: Any) -> list[Json]:
        """Return the person's news so far."""
        local = self.session(table).table
        return [one for line, events in local.log_by_line for one in news_json(line, events, local.seat)]

    def replay(self, table: str, query: Json, body: Any) -> Json:
        """Return the table as a chair saw it; until the end only the person's own."""
        info, record = self._info(table), self._record(table)
        eyes = int(query["eyes"]) if "eyes" in query else None
        is_over = info["status"] != "running"
        if not (eyes is None or eyes == info["you"] or (is_over and 0 <= eyes < len(info["chairs"]))):
            raise Illegal(Refusal("hidden"))
        playing = opened(GAMES[record.header.game], record)
        return {"table": info, "eyes": eyes, "steps": steps_of(playing, record.entries, eyes, is_over)}

    def content(self, table: str, name: str, query: Json, body: Any) -> str:
        text = self._record(table).header.options.get("content")
        if not isinstance(text, str) or content_name(text) != name:
            raise Illegal(Refusal("no-such-content"))
        return text

    def record(self, table: str, query: Json, body: Any) -> str:
        """Return the record of a finished table, as text."""
        record = self._record(table)
        if record.ending is None:
            raise Illegal(Refusal("not-finished"))
        return record.to_text()

    def review(self, table: str, query: Json, body: Any) -> Json:
        """Return the review of a finished game so far, and ask for what is not judged yet."""
        session = self.session(table)
        if not session.is_over:
            raise Illegal(Refusal("not-finished"))
        if session.reviewing is None:
            session.reviewing = Reviewing(session.table.game, session.table.playing.record)
        session.reviewing.want()
        session.continue_review()
        return session.reviewing.to_json()

    def courses(self, query: Json, body: Any) -> list[Json]:
        return lessons.courses()

    def course(self, game: str, query: Json, body: Any) -> Json:
        return lessons.course(game)

    def lesson(self, game: str, name: str, query: Json, body: Any) -> Json:
        return lessons.lesson(game, name)

    def try_action(self, game: str, name: str, step: str, query: Json, body: Any) -> Json:
        return lessons.try_action(game, name, int(step), query.get("do", ""))

    def exercise(self, game: str, mode: str, number: str, query: Json, body: Any) -> Json:
        return lessons.exercise(game, mode, int(number))

    def judge(self, game: str, mode: str, number: str, query: Json, body: Any) -> object:
        return lessons.judge(game, mode, int(number), body["answer"])

    def puzzles(self, game: str, query: Json, body: Any) -> Json:
        return puzzles.info(game, body["tries"])

    def puzzle(self, game: str, puzzle: str, query: Json, body: Any) -> Json:
        return puzzles.position(game, puzzle, body["tries"])

    def why_in_puzzle(self, game: str, puzzle: str, query: Json, body: Any) -> Json:
        return puzzles.why(game, puzzle, query.get("do", ""))

    def answer_puzzle(self, game: str, puzzle: str, query: Json, body: Any) -> Json:
        return puzzles.answer(game, puzzle, body["do"], body["tries"])


def _route(method: str, path: str, answer: Callable[..., object]) -> tuple[str, re.Pattern[str], Callable[..., object]]:
    return method, re.compile(path.replace("*", "([^/]+)").replace("#", "([0-9]{1,10})")), answer


ROUTES: Final = (
    _route("GET", "/tables/*", LocalSite.look),
    _route("GET", "/tables/*/log", LocalSite.log),
    _route("GET", "/tables/*/replay", LocalSite.replay),
    _route("GET", "/tables/*/record", LocalSite.record),
    _route("GET", "/tables/*/review", LocalSite.review),
    _route("GET", "/tables/*/content/*", LocalSite.content),
    _route("GET", "/lessons", LocalSite.courses),
    _route("GET", "/lessons/*", LocalSite.course),
    _route("GET", "/lessons/*/*", LocalSite.lesson),
    _route("GET", "/lessons/*/*/#/try", LocalSite.try_action),
    _route("GET", "/practice/*/*/#", LocalSite.exercise),
    _route("POST", "/practice/*/*/#", LocalSite.judge),
    _route("GET", "/puzzles/*", LocalSite.puzzles),
    _route("GET", "/puzzles/*/*", LocalSite.puzzle),
    _route("GET", "/puzzles/*/*/why", LocalSite.why_in_puzzle),
    _route("POST", "/puzzles/*/*", LocalSite.answer_puzzle),
)

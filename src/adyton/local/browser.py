"""What the browser's worker calls: text in, text out. Each answer says what the worker must do next."""

import json
import secrets
import time
from collections.abc import Callable
from typing import Any

from adyton.engine.refusal import Illegal
from adyton.local.encode import Json, encode
from adyton.local.session import Session
from adyton.local.site import LocalSite


class Browser:
    """The local site behind one function. `call` never raises for what a person did."""

    def __init__(self) -> None:
        self.site = LocalSite(time.monotonic)
        self._asked: dict[str, set[str]] = {}  # by table: the questions that were handed out
        self._kept: dict[str, int] = {}  # by table: the last line that was handed out to be kept
        self._deeds: dict[str, Callable[[Json], object]] = {
            "request": self._request,
            "open": self._open,
            "again": self._again,
            "restore": self._restore,
            "record": self._add_record,
            "hear": self._hear,
            "answered": self._answered,
            "wake": self._wake,
            "leave": self._leave,
        }

    def call(self, text: str) -> str:
        """Do one thing.

        Return its answer or refusal, and for its table what to tell, keep, ask and wait for.
        """
        order: Json = json.loads(text)
        said: Json = {}
        try:
            said["answer"] = self._deeds[order["do"]](order)
        except Illegal as error:
            said["refusal"] = {"code": error.refusal.code, "args": error.refusal.args}
        session = self.site.sessions.get(order.get("table", ""))
        return encode(said if session is None else said | self._effects(session))

    def _effects(self, session: Session) -> Json:
        asked = self._asked.setdefault(session.id, set())
        fresh = {key: one.to_text() for key, one in session.questions.items() if key not in asked}
        self._asked[session.id] = set(session.questions)
        messages, session.out = session.out, []
        line, known = session.table.playing.line, self._kept.get(session.id)
        self._kept[session.id] = line
        is_new = line != known
        return {
            "tell": messages,
            "save": self.site.saved(session.id) if is_new else None,
            "info": session.info if is_new else None,
            "ask": fresh,
            "open": list(session.questions),
            "wake": session.wakes_in,
        }

    def _request(self, order: Json) -> object:
        return self.site.request(order["method"], order["path"], order.get("body"))

    def _open(self, order: Json) -> object:
        seed = secrets.token_bytes(32)
        return self.site.open(order["table"], order["wish"], order["name"], seed, order["created"])

    def _again(self, order: Json) -> object:
        return self.site.again(order["table"], order["before"], secrets.token_bytes(32), order["created"])

    def _restore(self, order: Json) -> object:
        return self.site.restore(order["table"], order["text"], order["created"])

    def _add_record(self, order: Json) -> object:
        return self.site.add_record(order["id"], order["text"])

    def _hear(self, order: Json) -> None:
        session, message = self.site.session(order["table"]), order["message"]
        if message["type"] == "resume":
            self._asked.pop(session.id, None)
            session.resume(message.get("line"))
        else:
            session.hear(message)

    def _answered(self, order: Json) -> None:
        choice: Any = order["choice"]
        self.site.session(order["table"]).answered(order["key"], choice)

    def _wake(self, order: Json) -> None:
        self.site.session(order["table"]).wake()

    def _leave(self, order: Json) -> None:
        self.site.session(order["table"]).leave()

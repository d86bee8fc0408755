"""Addresses elsewhere: mail and messengers, written as Apprise writes them.

`mailto://ada@example.org`, `ntfy://topic` or `ntfys://host/topic`, `discord://id/token`,
`matrixs://token@host/!room:host`. Only the kinds that the host allows can be used.
"""

import re
from collections.abc import Callable
from typing import Final, NamedTuple, TypeAlias
from urllib.parse import quote, unquote, urlsplit

from adyton.notify.delivery import Request
from adyton.notify.message import Message

KINDS: Final = ("mailto", "ntfy", "discord", "matrix")
LONGEST: Final = 500
MAIL: Final = re.compile(r"[A-Za-z0-9._%+-]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+")
TOPIC: Final = re.compile(r"[A-Za-z0-9_-]{1,64}")
TOKEN: Final = re.compile(r"[\x21-\x7e]{1,300}")
ROOM: Final = re.compile(r"![^\s/]{1,255}")
HOST: Final = re.compile(r"[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+")


class BadAddress(ValueError):
    """The text is not an address of a kind that can be used."""


class Mail(NamedTuple):
    """A mail address, reached by the host's own mail server."""

    to: str


class Ntfy(NamedTuple):
    host: str
    topic: str

    def request(self, message: Message, _: str) -> Request:
        actions = [{"action": "view", "label": label, "url": link} for label, link in message.ways_out]
        body = {"topic": self.topic, "title": message.title, "message": message.body, "click": message.link}
        return Request("POST", f"https://{self.host}/", {}, {**body, "actions": actions})


class Discord(NamedTuple):
    webhook: str
    token: str

    def request(self, message: Message, _: str) -> Request:
        text = f"**{message.title}**\n{message.text}"
        body = {"content": text, "allowed_mentions": {"parse": []}}  # a name at the table calls nobody there
        return Request("POST", f"https://discord.com/api/webhooks/{self.webhook}/{self.token}", {}, body)


class Matrix(NamedTuple):
    host: str
    token: str
    room: str

    def request(self, message: Message, once: str) -> Request:
        """Return the request.

        `once` is the same at every try of a message, so that the room shows it once.
        """
        path = f"/_matrix/client/v3/rooms/{quote(self.room, safe='')}/send/m.room.message/{quote(once, safe='')}"
        body = {"msgtype": "m.text", "body": f"{message.title}\n{message.text}"}
        return Request("PUT", f"https://{self.host}{path}", {"authorization": f"Bearer {self.token}"}, body)


Address: TypeAlias = Mail | Ntfy | Discord | Matrix


def read_address(text: str, allowed: frozenset[str]) -> Address:
    """Return the address in this text; raises BadAddress."""
    try:
        parts = urlsplit(text.strip())
        kind = {"ntfys": "ntfy", "matrixs": "matrix"}.get(parts.scheme, parts.scheme)
        if len(text) > LONGEST or kind not in allowed or parts.query or parts.fragment or parts.port is not None:
            raise BadAddress(text)
        return READERS[kind](parts.netloc, [unquote(part) for part in parts.path.split("/") if part])
    except (ValueError, KeyError, IndexError):
        raise BadAddress(text) from None


def _mail(place: str, path: list[str]) -> Mail:
    if path:
        raise BadAddress(place)
    return Mail(_checked(MAIL, place))


def _ntfy(place: str, path: list[str]) -> Ntfy:
    if not path:
        return Ntfy("ntfy.sh", _checked(TOPIC, place))
    return Ntfy(_checked(HOST, place), _checked(TOPIC, path[0]))


def _discord(place: str, path: list[str]) -> Discord:
    return Discord(_checked(TOPIC, place), _checked(TOKEN, path[0]))


def _matrix(place: str, path: list[str]) -> Matrix:
    token, host = place.split("@")
    return Matrix(_checked(HOST, host), _checked(TOKEN, unquote(token)), _checked(ROOM, path[0]))


def _checked(form: re.Pattern[str], text: str) -> str:
    if not form.fullmatch(text):
        raise BadAddress(text)
    return text


READERS: Final[dict[str, Callable[[str, list[str]], Address]]] = {
    "mailto": _mail, "ntfy": _ntfy, "discord": _discord, "matrix": _matrix,
}  # fmt: skip

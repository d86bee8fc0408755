"""A message: what a player is told, the same on every way it can take. It never holds anything of the game itself."""

from typing import Any, NamedTuple

from adyton.store.notifications import Waiting
from adyton.words import Words


class Message(NamedTuple):
    """Sentences in the reader's language and the addresses that they can press."""

    kind: str
    table: str
    title: str
    body: str
    link: str  # opens the table
    off_link: str  # switches all notifications off
    off_label: str
    waiting: int = 1  # tables that wait for this reader

    def to_json(self) -> dict[str, Any]:
        """As the service worker reads it."""
        return self._asdict()

    @property
    def text(self) -> str:
        """As mail and messengers show it."""
        return f"{self.body}\n{self.link}\n\n{self.off_label}: {self.off_link}"


def compose(one: Waiting, game: str, others: list[str], language: str, address: str, off: str) -> Message:
    """The message for this row of the queue. `address` is the site's, or nothing inside the site's own app."""
    words = Words(language)
    title = words.say(f"notify-{one.kind}", game=words.title(game))
    body = words.say("notify-with", names=", ".join(others), count=len(others))
    return Message(
        one.kind, one.table, title, body, f"{address}/table/{one.table}", f"{address}/off#{off}", words.say("notify-off"),
    )  # fmt: skip


def trial(language: str, address: str, off: str) -> Message:
    """The message that shows a player that the way works."""
    words = Words(language)
    return Message(
        "test", "", words.say("notify-test"), words.say("notify-test-body"), f"{address}/account", f"{address}/off#{off}",
        words.say("notify-off"),
    )  # fmt: skip

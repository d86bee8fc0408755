"""Messages: what a player is told, the same on every channel. They hold nothing of the game itself."""

from typing import Any, NamedTuple

from adyton.store.notifications import Waiting
from adyton.words import Words


class Message(NamedTuple):
    """Sentences in the reader's language, and the links that they can follow."""

    kind: str
    table: str
    title: str
    body: str
    link: str  # opens the table
    off_link: str  # switches all notifications off
    off_label: str
    waiting: int = 1  # tables that wait for this reader
    mute_link: str = ""  # of an invitation: mutes the person who sent it
    mute_label: str = ""

    def to_json(self) -> dict[str, Any]:
        """Return the message as the service worker reads it."""
        return self._asdict()

    @property
    def text(self) -> str:
        """Return the message as mail and messengers show it."""
        ways_out = "\n".join(f"{label}: {link}" for label, link in self.ways_out)
        return f"{self.body}\n{self.link}\n\n{ways_out}"

    @property
    def ways_out(self) -> list[tuple[str, str]]:
        """Return what the reader can switch off: the label and the link of each."""
        muting = [(self.mute_label, self.mute_link)] if self.mute_link else []
        return [*muting, (self.off_label, self.off_link)]

    def from_inviter(self, name: str, language: str, address: str, word: str) -> "Message":
        """Return the message with a way to mute the person who sent the invitation."""
        label = Words(language).say("notify-mute", name=name)
        return self._replace(mute_label=label, mute_link=f"{address}/mute#{word}")


def compose(one: Waiting, game: str, others: list[str], language: str, address: str, off: str) -> Message:
    """Return the message for this row of the queue.

    `address` is the site's, or empty inside the site's own app.
    """
    words = Words(language)
    title = words.say(f"notify-{one.kind}", game=words.title(game))
    body = words.say("notify-with", names=", ".join(others), count=len(others))
    return Message(
        one.kind, one.table, title, body, f"{address}/table/{one.table}", f"{address}/off#{off}", words.say("notify-off"),
    )  # fmt: skip


def trial(language: str, address: str, off: str) -> Message:
    """Return the test message, which shows a player that a channel works."""
    words = Words(language)
    return Message(
        "test", "", words.say("notify-test"), words.say("notify-test-body"), f"{address}/account", f"{address}/off#{off}",
        words.say("notify-off"),
    )  # fmt: skip

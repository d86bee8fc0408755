"""Notifications of slow tables."""

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

Minutes: TypeAlias = Annotated[int, Meta(ge=0, le=1439)]


class NotifyDevice(Struct, frozen=True):
    """A browser that receives web push."""

    id: str
    name: str
    created: int


class Notifying(Struct, frozen=True, kw_only=True):
    """How you are notified. Browsers subscribe with `key`; null if this site has no web push."""

    key: str | None
    muted: bool
    quiet_from: int | None  # minutes after midnight
    quiet_to: int | None
    zone: str
    address: str | None
    kinds: list[str]  # of addresses that this site allows; none if the site does not know its own address
    devices: list[NotifyDevice]


class NotifyWish(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How you want to be notified."""

    muted: bool = False
    language: Annotated[str, Meta(pattern="^[a-z]{2}$")]
    zone: Annotated[str, Meta(min_length=1, max_length=64)]
    quiet_from: Minutes | None = None
    quiet_to: Minutes | None = None


class NewDevice(Struct, frozen=True, forbid_unknown_fields=True):
    """A browser's subscription to web push."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=1000)]
    key: Annotated[str, Meta(min_length=1, max_length=200)]
    auth: Annotated[str, Meta(min_length=1, max_length=100)]
    name: Annotated[str, Meta(max_length=60)]


class NotifyAddress(Struct, frozen=True, forbid_unknown_fields=True):
    """Another address for notifications, as Apprise writes it; null for none."""

    address: Annotated[str, Meta(min_length=1, max_length=500)] | None


class NotifyTrial(Struct, frozen=True):
    """How many devices and addresses accepted the test message, and how many did not."""

    taken: int
    failed: int


class OffWord(Struct, frozen=True, forbid_unknown_fields=True):
    """The word in a notification that switches all of them off, or those of one person."""

    word: Annotated[str, Meta(min_length=1, max_length=200)]

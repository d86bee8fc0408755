"""Accounts: who you are, and how you sign in."""

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from adyton.web.wire.types import Key

Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=24)]
Password: TypeAlias = Annotated[str, Meta(min_length=8, max_length=200)]


class Account(Struct, frozen=True):
    """Who you are."""

    id: str
    name: str
    guest: bool  # it has no password and is kept only in this browser
    admin: bool = False  # it may open the admins' page


class Rename(Struct, frozen=True, forbid_unknown_fields=True):
    """A new name for the account."""

    name: Name


class DeviceCode(Struct, frozen=True):
    """A code that signs in another device, once, within ten minutes."""

    code: str
    seconds: int


class SignInByCode(Struct, frozen=True, forbid_unknown_fields=True):
    """The code that the other device showed."""

    code: Key


class Credentials(Struct, frozen=True, forbid_unknown_fields=True):
    """The name and password of a permanent account."""

    login: Name
    password: Password


class Session(Struct, frozen=True):
    """A browser in which you are signed in."""

    id: str
    name: str  # browser and system, as far as the browser told them
    created: int
    seen: int  # ms since 1970, to the hour
    here: bool  # the one that asks


class MutedPerson(Struct, frozen=True):
    """A person whom you have muted. The id is good for hearing them again, and for nothing else."""

    id: str
    name: str


class Farewell(Struct, frozen=True, forbid_unknown_fields=True):
    """What confirms that an account is to be deleted: its password or, of a guest, its name."""

    confirm: Annotated[str, Meta(min_length=1, max_length=200)]

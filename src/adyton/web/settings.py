"""Settings: all that a host can choose, from flags and the environment, with a default for everything."""

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Final, TypeAlias

import msgspec
from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError

from adyton.tables.hub import Limits
from adyton.words import HostError

Some: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=1_000_000_000)]
Milliseconds: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=1_000_000_000)]

# With the name of the driver too, as SQLAlchemy writes it.
POSTGRES: Final = ("postgresql://", "postgres://", "postgresql+psycopg://")


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How this server runs; each field is a flag and, in capitals behind ADYTON_, a variable."""

    host: str = "0.0.0.0"  # noqa: S104  (friends on the local network may come; 127.0.0.1 keeps them out)
    port: Annotated[int, msgspec.Meta(ge=1, le=65_535)] = 8000
    data: str = "adyton-data"  # the folder of the database, the secret and the workers' own sockets
    database: str = ""  # an address like postgresql://…; empty: a SQLite file in the folder
    games: str = ""  # a folder with further games
    workers: Annotated[int, msgspec.Meta(ge=0, le=1000)] = 0  # processes that serve; 0: two if there are two cores
    bots: Annotated[int, msgspec.Meta(ge=1, le=1000)] = 2  # processes in which bots think, for every worker
    origins: str = ""  # other addresses of the site, such as https://play.example, separated by spaces
    behind_proxy: bool = False  # trust the proxy about addresses of clients
    proxy: str = "127.0.0.1"  # the address from which the proxy connects
    admins: str = ""  # the logins of the site's admins, separated by commas
    https: bool = False  # cookies are only sent encrypted
    sockets_per_address: Some = 100
    sockets_per_account: Some = 20
    messages_per_second: Some = 20  # of one account
    requests_per_second: Some = 20  # of one address
    replays_per_minute: Some = 60  # whole games for one address: replays, logs, recaps, records, proofs
    sign_ins_per_minute: Some = 6  # tries from one address
    accounts_per_hour: Some = 60  # new guests of one address
    tables_per_hour: Some = 60  # opened by one account
    hints_per_minute: Some = 30  # of one account
    poll_seconds: Annotated[int, msgspec.Meta(ge=1, le=50)] = (
        25  # how long a long poll waits before it answers with nothing
    )
    absence_ms: Milliseconds = 60_000  # after this time a bot plays for an absent player
    bot_budget_ms: Milliseconds = 2500
    bot_pause_ms: Milliseconds = 300  # how long bots wait before a move; browsers show moves at their own pace
    address: str = ""  # where the site is reached, such as https://play.example; messages link to it
    notify_kinds: str = "mailto ntfy discord matrix"  # where players may be notified, separated by spaces
    notify_ms: Milliseconds = 30_000  # players of slow tables are notified unless they look within this time
    notifications_per_day: Some = 50  # of one account
    smtp: str = ""  # the mail server, as smtp://name:password@host:port or smtps://…
    mail_from: str = ""  # the sender of mails

    @property
    def folder(self) -> Path:
        return Path(self.data)

    @property
    def url(self) -> str:
        return self.database or f"sqlite:///{(self.folder / 'adyton.sqlite').absolute()}"

    @property
    def processes(self) -> int:
        """Return how many processes serve."""
        return self.workers or min(2, os.cpu_count() or 1)

    @property
    def limits(self) -> Limits:
        return Limits(
            self.absence_ms,
            bot_budget_ms=self.bot_budget_ms,
            bot_pause_ms=self.bot_pause_ms,
            tables_per_hour=self.tables_per_hour,
            notify_ms=self.notify_ms,
        )

    @property
    def trusted(self) -> frozenset[str]:
        return frozenset(self.origins.split())


class SettingsError(HostError):
    """A setting that cannot be used."""


def read_settings(flags: Mapping[str, Any], environment: Mapping[str, str] | None = None) -> Settings:
    """Return the settings: flags come first, then variables, then defaults; raises SettingsError."""
    variables = os.environ if environment is None else environment
    chosen: dict[str, Any] = {}
    for field in msgspec.structs.fields(Settings):
        name, variable = field.name, f"ADYTON_{field.name.upper()}"
        if flags.get(name) is not None:
            chosen[name] = _read(field.type, f"--{name.replace('_', '-')}", flags[name])
        elif variable in variables:
            chosen[name] = _read(field.type, variable, variables[variable])
    return _checked(Settings(**chosen))


def _read(kind: Any, setting: str, given: str | int | bool) -> str | int | bool:
    """Return a value as the type of its field."""
    try:
        value: str | int | bool = msgspec.convert(given, kind, strict=False)
    except msgspec.ValidationError:
        wanted = msgspec.inspect.type_info(kind)
        if isinstance(wanted, msgspec.inspect.IntType):
            bounds = {"least": str(wanted.ge), "most": str(wanted.le)}
            raise SettingsError("number", setting=setting, value=str(given), **bounds) from None
        raise SettingsError("flag", setting=setting, value=str(given)) from None
    return value


def _checked(settings: Settings) -> Settings:
    if settings.database and not _is_address(settings.database):
        raise SettingsError("database-address")
    return settings


def _is_address(database: str) -> bool:
    try:
        make_url(database)
    except (ArgumentError, ValueError):
        return False
    return database.startswith(POSTGRES)

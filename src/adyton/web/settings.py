"""Settings: all that a host can choose, from flags and the environment, with a default for everything."""

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any

import msgspec

from adyton.tables.hub import Limits


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How this server runs; each field is a flag and, in capitals behind ADYTON_, a variable."""

    host: str = "0.0.0.0"  # noqa: S104  (friends on the local network may come; 127.0.0.1 keeps them out)
    port: int = 8000
    data: str = "adyton-data"  # the folder of the database, the secret and the workers' own sockets
    database: str = ""  # an address like postgresql://…; empty: a SQLite file in the folder
    workers: int = 1
    bots: int = 2  # processes in which bots think, for every worker
    origins: str = ""  # other addresses of the site, such as https://play.example, separated by spaces
    behind_proxy: bool = False  # believe the proxy on this machine who is asking
    https: bool = False  # cookies travel encrypted only
    sockets_per_address: int = 100
    sockets_per_account: int = 20
    messages_per_second: int = 20  # of one account
    requests_per_second: int = 20  # of one address
    accounts_per_hour: int = 60  # new guests of one address
    hints_per_minute: int = 30  # of one account
    poll_seconds: Annotated[int, msgspec.Meta(ge=1, le=50)] = (
        25  # so long a line waits for news before it answers with none
    )
    absence_ms: int = 60_000  # then a bot holds the chair of whoever is not connected
    bot_budget_ms: int = 2500
    bot_pause_ms: int = 700  # bots wait so long, so that people can follow

    @property
    def folder(self) -> Path:
        return Path(self.data)

    @property
    def url(self) -> str:
        return self.database or f"sqlite:///{(self.folder / 'adyton.sqlite').absolute()}"

    @property
    def limits(self) -> Limits:
        return Limits(self.absence_ms, bot_budget_ms=self.bot_budget_ms, bot_pause_ms=self.bot_pause_ms)

    @property
    def trusted(self) -> frozenset[str]:
        return frozenset(self.origins.split())


class SettingsError(ValueError):
    """A setting that cannot be used, said in a sentence."""


def read_settings(flags: Mapping[str, Any], environment: Mapping[str, str] | None = None) -> Settings:
    """The settings: a flag goes before a variable, a variable before the default; raises SettingsError."""
    variables = os.environ if environment is None else environment
    chosen: dict[str, Any] = {}
    for field in Settings.__struct_fields__:
        given = variables.get(f"ADYTON_{field.upper()}")
        if given is not None:
            chosen[field] = given
    chosen |= {name: value for name, value in flags.items() if value is not None}
    try:
        settings = msgspec.convert(chosen, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise SettingsError(str(error)) from None
    if settings.workers > 1 and not settings.database:
        raise SettingsError("several workers need PostgreSQL: say which by --database postgresql://…")
    if settings.workers < 1 or settings.bots < 1:
        raise SettingsError("there must be at least one worker, and one process for bots")
    return settings

"""Quiet hours: when a player does not want to be called."""

from datetime import UTC, datetime, timedelta, tzinfo
from typing import Final
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from adyton.store.notify_settings import NotifySettings

MINUTES: Final = 24 * 60


def zone_of(name: str) -> tzinfo:
    """Return the time zone of this name, or UTC if the system does not know it."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return UTC


def is_zone(name: str) -> bool:
    """Return whether the system knows this time zone."""
    return name == "UTC" or zone_of(name) is not UTC


def quiet_until(settings: NotifySettings, now: int) -> int | None:
    """Return when the present quiet hours end, in ms since 1970; None if it is not quiet now."""
    begin, end = settings.quiet_from, settings.quiet_to
    if begin is None or end is None or begin == end:
        return None
    here = datetime.fromtimestamp(now / 1000, zone_of(settings.zone))
    minute = here.hour * 60 + here.minute
    if (minute - begin) % MINUTES >= (end - begin) % MINUTES:
        return None
    wall = here.replace(hour=end // 60, minute=end % 60, second=0, microsecond=0)
    if wall <= here:
        wall += timedelta(days=1)
    return int(wall.timestamp() * 1000)

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from adyton.notify.quiet import quiet_until
from adyton.store.notify_settings import NotifySettings

ATHENS = "Europe/Athens"


def ms(text: str) -> int:
    return int(datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(ATHENS)).timestamp() * 1000)


@pytest.mark.parametrize(
    ("now", "until"),
    [
        ("2026-03-10T21:59", None),
        ("2026-03-10T22:00", "2026-03-11T07:30"),
        ("2026-03-11T03:00", "2026-03-11T07:30"),
        ("2026-03-11T07:30", None),
        ("2026-03-28T23:00", "2026-03-29T07:30"),  # Summer time begins in this night.
    ],
)
def test_from_ten_to_half_past_seven_nothing_is_sent(now: str, until: str | None) -> None:
    settings = NotifySettings("ada", zone=ATHENS, quiet_from=22 * 60, quiet_to=7 * 60 + 30)
    assert quiet_until(settings, ms(now)) == (None if until is None else ms(until))


def test_without_quiet_hours_it_is_never_quiet() -> None:
    assert quiet_until(NotifySettings("ada"), ms("2026-03-10T03:00")) is None
    assert quiet_until(NotifySettings("ada", quiet_from=60, quiet_to=60), ms("2026-03-10T03:00")) is None


def test_an_unknown_zone_counts_as_utc() -> None:
    settings = NotifySettings("ada", zone="No/Where", quiet_from=0, quiet_to=60)
    assert quiet_until(settings, 30 * 60 * 1000) == 60 * 60 * 1000

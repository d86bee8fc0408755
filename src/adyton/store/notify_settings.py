"""How an account wants to be notified: in which language, when not, and where to."""

from typing import Any, NamedTuple

from sqlalchemy import Connection, delete, insert, select, update

from adyton.store.notifications import drop_all
from adyton.store.schema import notify_settings, push_devices


class NotifySettings(NamedTuple):
    """A row; see the schema for what the fields mean."""

    account: str
    muted: bool = False
    language: str = "en"
    zone: str = "UTC"
    quiet_from: int | None = None
    quiet_to: int | None = None
    address: str | None = None
    day: int = 0
    sent: int = 0


class Device(NamedTuple):
    """A browser that takes web push."""

    endpoint: str
    account: str
    key: str
    auth: str
    name: str
    created: int
    session: str | None = None


def find_settings(connection: Connection, account: str) -> NotifySettings | None:
    """Return the settings of this account, if it ever made any."""
    row = connection.execute(select(notify_settings).where(notify_settings.c.account == account)).one_or_none()
    return NotifySettings(*row) if row is not None else None


def change_settings(connection: Connection, account: str, /, **values: Any) -> NotifySettings:
    """Set these columns and return the settings."""
    if find_settings(connection, account) is None:
        connection.execute(insert(notify_settings).values(NotifySettings(account)._asdict()))
    connection.execute(update(notify_settings).where(notify_settings.c.account == account).values(values))
    if values.get("muted"):
        drop_all(connection, account)
    found = find_settings(connection, account)
    assert found is not None
    return found


def count_sent(connection: Connection, account: str, day: int) -> None:
    """Count one more message on this day."""
    before = find_settings(connection, account)
    if before is not None:
        change_settings(connection, account, day=day, sent=before.sent + 1 if before.day == day else 1)


def add_device(connection: Connection, device: Device, most: int) -> None:
    """Send to this browser from now on. If there are too many, the oldest ones are removed."""
    remove_device(connection, device.endpoint)
    connection.execute(insert(push_devices).values(device._asdict()))
    for old in list_devices(connection, device.account)[:-most]:
        remove_device(connection, old.endpoint)


def list_devices(connection: Connection, account: str) -> list[Device]:
    """Return the browsers of this account, the oldest first."""
    query = select(push_devices).where(push_devices.c.account == account)
    rows = connection.execute(query.order_by(push_devices.c.created, push_devices.c.endpoint))
    return [Device(*row) for row in rows]


def remove_device(connection: Connection, endpoint: str, account: str | None = None) -> None:
    """Send nothing more to this browser. With an account, only if the browser belongs to it."""
    own = [push_devices.c.endpoint == endpoint]
    if account is not None:
        own.append(push_devices.c.account == account)
    connection.execute(delete(push_devices).where(*own))


def remove_devices(connection: Connection, account: str) -> None:
    """Send nothing to any browser of this account."""
    connection.execute(delete(push_devices).where(push_devices.c.account == account))

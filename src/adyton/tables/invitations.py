"""Invitations to open tables: making them, declining them, and muting people who make too many."""

from sqlalchemy import Connection

from adyton.engine.refusal import Illegal, Refusal
from adyton.store.accounts import find_login, mute
from adyton.store.invitations import add_invitation, drop_invitation, drop_invitations_by, find_inviter
from adyton.store.notifications import INVITED, Notification, Outgoing, add_notifications, drop_kind
from adyton.store.tables import enter
from adyton.tables.chairs import need_open
from adyton.tables.info import seat_of


def invite(connection: Connection, table: str, account: str, login: str, now: int) -> str:
    """Invite the account with this login to an open table. Accounts that muted the inviter get nothing.

    The inviter is not told whether there is such an account.
    """
    _, chairs = need_open(connection, table, account)
    if seat_of(chairs, account) is None:
        raise Illegal(Refusal("not-seated"))
    invited = find_login(connection, login)
    if invited is not None and account not in invited.muted and seat_of(chairs, invited.id) is None:
        enter(connection, table, invited.id)
        add_invitation(connection, table, invited.id, account, now)
        add_notifications(connection, table, Outgoing(None, (Notification(invited.id, INVITED, now),)))
    return table


def decline(connection: Connection, table: str, account: str) -> None:
    """Decline an invitation."""
    _need_inviter(connection, table, account)
    drop_invitation(connection, table, account)
    drop_kind(connection, table, account, INVITED)


def mute_inviter(connection: Connection, table: str, account: str) -> None:
    """Decline an invitation, and mute the person who made it."""
    mute_person(connection, account, _need_inviter(connection, table, account))


def mute_person(connection: Connection, account: str, other: str) -> None:
    """Mute the other person: the account hears none of their chats and gets none of their invitations."""
    mute(connection, account, other, True)
    for table in drop_invitations_by(connection, account, other):
        drop_kind(connection, table, account, INVITED)


def _need_inviter(connection: Connection, table: str, account: str) -> str:
    found = find_inviter(connection, table, account)
    if found is None:
        raise Illegal(Refusal("no-such-invitation"))
    return found

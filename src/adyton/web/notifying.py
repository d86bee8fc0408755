"""Notifications by HTTP: how an account wants to be reached."""

from typing import Annotated, Final

from litestar import delete, get, post, put
from litestar.params import JSONBody, PathParameter

from adyton.engine.refusal import Illegal, Refusal
from adyton.notify.address import BadAddress, read_address
from adyton.notify.channels import device_name
from adyton.notify.delivery import Delivery
from adyton.notify.message import trial
from adyton.notify.quiet import is_zone
from adyton.store.accounts import AccountRow, find_account
from adyton.store.notify_settings import (
    Device,
    NotifySettings,
    add_device,
    change_settings,
    find_settings,
    list_devices,
    remove_device,
    remove_devices,
)
from adyton.tables.invitations import mute_person
from adyton.tables.secrets import new_id
from adyton.web.middleware import need_account
from adyton.web.refusals import REFUSED, AnyRequest
from adyton.web.site import Site
from adyton.web.wire.notifications import (
    NewDevice,
    NotifyAddress,
    NotifyDevice,
    Notifying,
    NotifyTrial,
    NotifyWish,
    OffWord,
)
from adyton.words import LANGUAGES

MOST_DEVICES: Final = 10  # of one account
DeviceId = Annotated[str, PathParameter(pattern=r"^[0-9a-f]{16}$")]


@get("/api/notifying", responses=REFUSED)
async def show_notifying(request: AnyRequest) -> Notifying:
    """Return how you are notified."""
    site: Site = request.app.state.site
    return await _notifying(site, await need_account(request))


@put("/api/notifying", responses=REFUSED)
async def change_notifying(request: AnyRequest, data: JSONBody[NotifyWish]) -> Notifying:
    """Change when and in which language you are notified."""
    site: Site = request.app.state.site
    account = await need_account(request)
    values = {
        "muted": data.muted,
        "language": data.language if data.language in LANGUAGES else "en",
        "zone": data.zone if is_zone(data.zone) else "UTC",
        "quiet_from": data.quiet_from,
        "quiet_to": data.quiet_to,
    }
    await site.database.write(change_settings, account.id, **values)
    return await _notifying(site, account)


@post("/api/notifying/devices", status_code=200, responses=REFUSED)
async def subscribe(request: AnyRequest, data: JSONBody[NewDevice]) -> Notifying:
    """Send notifications to this browser from now on."""
    site: Site = request.app.state.site
    account = await need_account(request)
    pusher = site.channels.pusher
    if pusher is None or not pusher.takes(data.endpoint, data.key, data.auth):
        raise Illegal(Refusal("no-such-device"))
    name = "".join(letter for letter in data.name if letter.isprintable())
    device = Device(data.endpoint, account.id, data.key, data.auth, name, site.hub.now(), account.session or None)
    await site.database.write(change_settings, account.id, muted=False)
    await site.database.write(add_device, device, MOST_DEVICES)
    return await _notifying(site, account)


@delete("/api/notifying/devices/{device:str}", status_code=200, responses=REFUSED)
async def unsubscribe(request: AnyRequest, device: DeviceId) -> Notifying:
    """Send nothing more to that browser."""
    site: Site = request.app.state.site
    account = await need_account(request)
    for each in await site.database.read(list_devices, account.id):
        if device_name(each) == device:
            await site.database.write(remove_device, each.endpoint, account.id)
    return await _notifying(site, account)


@put("/api/notifying/address", responses=REFUSED)
async def set_address(request: AnyRequest, data: JSONBody[NotifyAddress]) -> Notifying:
    """Notify you at this address too.

    Your account needs a password, so that guests cannot send mails in masses.
    """
    site: Site = request.app.state.site
    account = await need_account(request)
    if data.address is not None:
        _check_address(site, account, data.address)
    await site.database.write(change_settings, account.id, address=data.address)
    return await _notifying(site, account)


@post("/api/notifying/test", status_code=200, responses=REFUSED)
async def send_test(request: AnyRequest) -> NotifyTrial:
    """Send you a test message on all channels."""
    site: Site = request.app.state.site
    account = await need_account(request)
    settings = await site.database.read(find_settings, account.id)
    if settings is None:
        raise Illegal(Refusal("nowhere-to-send"))
    if not await site.allows(("trial", account.id)):
        raise Illegal(Refusal("too-fast"))
    devices = await site.database.read(list_devices, account.id)
    message = trial(settings.language, site.sender.address, site.off_words.word(account.id))
    address = settings.address if site.sender.address else None
    sent = await site.channels.send(message, devices, address, new_id())
    taken = sum(one.delivery is Delivery.DONE for one in sent)
    return NotifyTrial(taken, len(sent) - taken)


@post("/api/notifying/off", status_code=204, responses=REFUSED)
async def switch_off(request: AnyRequest, data: JSONBody[OffWord]) -> None:
    """Switch all notifications off for the reader of the message. You need not sign in."""
    site: Site = request.app.state.site
    account = site.off_words.account(data.word)
    if account is None or await site.database.read(find_settings, account) is None:
        raise Illegal(Refusal("wrong-code"))
    await site.database.write(change_settings, account, muted=True)
    await site.database.write(remove_devices, account)


@post("/api/notifying/mute", status_code=204, responses=REFUSED)
async def mute_sender(request: AnyRequest, data: JSONBody[OffWord]) -> None:
    """Mute the person whose invitation has this word, for its reader. You need not sign in."""
    site: Site = request.app.state.site
    found = site.off_words.muting(data.word)
    if found is None or await site.database.read(find_account, found[0]) is None:
        raise Illegal(Refusal("wrong-code"))
    await site.database.write(mute_person, *found)


def _check_address(site: Site, account: AccountRow, address: str) -> None:
    if account.password is None:
        raise Illegal(Refusal("keep-first"))
    try:
        read_address(address, site.channels.allowed if site.sender.address else frozenset())
    except BadAddress:
        raise Illegal(Refusal("notify-address")) from None


async def _notifying(site: Site, account: AccountRow) -> Notifying:
    settings = await site.database.read(find_settings, account.id) or NotifySettings(account.id)
    devices = await site.database.read(list_devices, account.id)
    pusher = site.channels.pusher
    return Notifying(
        key=pusher.public if pusher is not None else None,
        muted=settings.muted,
        quiet_from=settings.quiet_from,
        quiet_to=settings.quiet_to,
        zone=settings.zone,
        address=settings.address,
        kinds=sorted(site.channels.allowed) if site.sender.address else [],
        devices=[NotifyDevice(device_name(each), each.name, each.created) for each in devices],
    )


ROUTES: Final = (
    show_notifying, change_notifying, subscribe, unsubscribe, set_address, send_test, switch_off, mute_sender,
)  # fmt: skip

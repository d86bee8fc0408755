"""Channels: they send one message to all devices and addresses that its reader wants."""

import asyncio
import hashlib
from collections.abc import Coroutine
from importlib.util import find_spec
from typing import Any, Final, NamedTuple, Protocol

from adyton.notify.address import BadAddress, Mail, read_address
from adyton.notify.delivery import Delivery, delivered
from adyton.notify.gate import Gate
from adyton.notify.mail import Mailer
from adyton.notify.message import Message
from adyton.store.notify_settings import Device

PUSH: Final = "push"
ELSEWHERE: Final = "elsewhere"


class Pusher(Protocol):
    """Web push, as `adyton.notify.push` has it."""

    @property
    def public(self) -> str: ...
    def takes(self, endpoint: str, key: str, auth: str) -> bool: ...
    async def send(self, device: Device, message: Message) -> Delivery: ...


class Sent(NamedTuple):
    """The outcome on one way. `way` is the name of a device, or `elsewhere`."""

    way: str
    channel: str
    delivery: Delivery


class Channels:
    """Knows the keys and servers that messages need."""

    def __init__(self, gate: Gate, pusher: Pusher | None, mailer: Mailer | None, allowed: frozenset[str]) -> None:
        self.gate = gate
        self.pusher = pusher
        self.mailer = mailer
        self.allowed = allowed if mailer is not None else allowed - {"mailto"}

    async def send(
        self,
        message: Message,
        devices: list[Device],
        address: str | None,
        once: str,
        done: frozenset[str] = frozenset(),
    ) -> list[Sent]:
        """Send it to each device and address that has not got it yet, all at the same time."""
        ways: list[Coroutine[Any, Any, Sent]] = []
        if self.pusher is not None:
            ways += [self._push(self.pusher, each, message) for each in devices if device_name(each) not in done]
        if address is not None and ELSEWHERE not in done:
            ways.append(self._elsewhere(address, message, once))
        return list(await asyncio.gather(*ways))

    async def _push(self, pusher: Pusher, device: Device, message: Message) -> Sent:
        return Sent(device_name(device), PUSH, await pusher.send(device, message))

    async def _elsewhere(self, address: str, message: Message, once: str) -> Sent:
        return Sent(ELSEWHERE, ELSEWHERE, await self.send_elsewhere(address, message, once))

    async def send_elsewhere(self, address: str, message: Message, once: str) -> Delivery:
        """Send it to this address alone."""
        try:
            place = read_address(address, self.allowed)
        except BadAddress:  # the host allows this kind no more
            return Delivery.REFUSED
        if isinstance(place, Mail):
            return await self.mailer.send(place.to, message, once) if self.mailer is not None else Delivery.REFUSED
        return await delivered(self.gate, place.request(message, once))

    async def close(self) -> None:
        await self.gate.close()


def make_pusher(gate: Gate, secret: bytes, contact: str) -> Pusher | None:
    """Return web push with the key pair of this site; None if the extra `notify` is not installed."""
    if find_spec("cryptography") is None:
        return None
    from adyton.notify.push import WebPush  # noqa: PLC0415  (the extra is there)
    from adyton.notify.vapid import Vapid  # noqa: PLC0415

    return WebPush(gate, Vapid(secret, contact))


def device_name(device: Device) -> str:
    """Return a short name of the device. Its address is secret and long."""
    return hashlib.sha256(device.endpoint.encode()).hexdigest()[:16]


def gone(devices: list[Device], sent: list[Sent]) -> list[Device]:
    """Return the devices that no longer accept messages."""
    names = {one.way for one in sent if one.delivery is Delivery.GONE}
    return [device for device in devices if device_name(device) in names]

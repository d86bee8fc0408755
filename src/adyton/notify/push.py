"""Web push: an encrypted message to one browser, by way of the push service that the browser chose."""

import hashlib
import time
from typing import Final

from msgspec.json import encode

from adyton.notify.delivery import Delivery, Request, delivered
from adyton.notify.encryption import encrypt, is_subscription, to_base64
from adyton.notify.gate import Gate, is_web_address
from adyton.notify.message import Message
from adyton.notify.vapid import Vapid
from adyton.store.notify_settings import Device

KEPT_S: Final = 3 * 24 * 60 * 60  # how long a push service keeps a message for a phone that is off


class WebPush:
    """Sends with the key pair of this site."""

    def __init__(self, gate: Gate, vapid: Vapid) -> None:
        self.gate = gate
        self.vapid = vapid

    @property
    def public(self) -> str:
        """Return the key that browsers subscribe with."""
        return self.vapid.public

    def takes(self, endpoint: str, key: str, auth: str) -> bool:
        """Return whether this can be a browser's subscription."""
        return is_web_address(endpoint) and is_subscription(key, auth)

    async def send(self, device: Device, message: Message) -> Delivery:
        """Send it to this browser."""
        body = encrypt(encode(message.to_json()), device.key, device.auth)
        headers = {
            "authorization": self.vapid.header(device.endpoint, int(time.time())),
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(KEPT_S),
            "urgency": "normal",
            "topic": topic(message),  # a second message takes the place of one that was not delivered yet
        }
        return await delivered(self.gate, Request("POST", device.endpoint, headers, content=body))


def topic(message: Message) -> str:
    """Return a name for all messages of this table. It tells the push service nothing."""
    return to_base64(hashlib.sha256(message.table.encode()).digest())[:32]

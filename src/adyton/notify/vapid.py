"""VAPID: the signature by which push services know that a message comes from this site (RFC 8292)."""

import hashlib
import hmac
from typing import Final
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from msgspec.json import encode

from adyton.notify.encryption import point, to_base64

HOURS_12_S: Final = 12 * 60 * 60
ORDER: Final = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551  # of the curve P-256


class Vapid:
    """The key pair of this site. It is derived from the server's secret, so it stays the same."""

    def __init__(self, secret: bytes, contact: str) -> None:
        number = int.from_bytes(hmac.digest(secret, b"adyton web push", hashlib.sha512), "big")
        self.key = ec.derive_private_key(1 + number % (ORDER - 1), ec.SECP256R1())
        self.public = to_base64(point(self.key.public_key()))
        self.contact = contact

    def header(self, endpoint: str, now_s: int) -> str:
        """Return the authorization header of a push to this address."""
        parts = urlsplit(endpoint)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": now_s + HOURS_12_S, "sub": self.contact}
        signed = f"{to_base64(encode({'typ': 'JWT', 'alg': 'ES256'}))}.{to_base64(encode(claims))}"
        r, s = decode_dss_signature(self.key.sign(signed.encode(), ec.ECDSA(SHA256())))
        seal = to_base64(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
        return f"vapid t={signed}.{seal}, k={self.public}"

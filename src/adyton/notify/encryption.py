"""Encryption of web push: only the browser that subscribed can read a message (RFC 8291 and RFC 8188).

All cryptography is that of the library `cryptography`. This file only puts the parts in the order of the RFC.
"""

import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Final

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

RECORD_SIZE: Final = 4096
LAST_RECORD: Final = b"\x02"
KEY_BYTES: Final = 65
AUTH_BYTES: Final = 16
LONGEST: Final = 3993  # bytes of a message: push services must take 4,096 with header, delimiter and tag (RFC 8291, 4)


def from_base64(text: str) -> bytes:
    """Return the bytes of base64url as browsers write it, without padding; raises ValueError."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def to_base64(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    """Return the public key as 65 bytes."""
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def is_subscription(key: str, auth: str) -> bool:
    """Return whether a browser could have sent these."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), from_base64(key))
        return len(from_base64(auth)) == AUTH_BYTES
    except ValueError:
        return False


def encrypt(
    text: bytes, key: str, auth: str, own: ec.EllipticCurvePrivateKey | None = None, salt: bytes | None = None
) -> bytes:
    """Return the body of a push.

    Key and salt are new for every message; tests pass those of the RFC.
    """
    if len(text) > LONGEST:
        raise ValueError(f"A push holds at most {LONGEST} bytes, not {len(text)}.")
    own = own or ec.generate_private_key(ec.SECP256R1())
    salt = salt or os.urandom(16)
    theirs = from_base64(key)
    shared = own.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
    ours = point(own.public_key())
    secret = _derive(shared, from_base64(auth), b"WebPush: info\0" + theirs + ours, 32)
    content_key = _derive(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derive(secret, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD_SIZE.to_bytes(4, "big") + bytes([len(ours)]) + ours
    return head + AESGCM(content_key).encrypt(nonce, text + LAST_RECORD, None)


def _derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)

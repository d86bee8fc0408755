"""A push service for the tests: real TLS on this machine, reached through the gate under a public name.

It does what a browser and its service do: it checks the VAPID signature, and decrypts with the browser's private key.
"""

import asyncio
import datetime as dt
import json
import ssl
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple

import httpcore
from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat

from adyton.notify.encryption import from_base64, point, to_base64
from adyton.notify.gate import Gate
from adyton.store.notify_settings import Device

HOST = "push.example"
PUBLIC = "93.184.216.34"
AUTH = bytes(range(16))


class Heard(NamedTuple):
    """A request as it arrived."""

    method: str
    path: str
    headers: dict[str, str]
    body: bytes


class LocalConnector(httpcore.AsyncNetworkBackend):
    """Sends every connection to one port of this machine, and notes its intended target."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.opened: list[tuple[str, int]] = []
        self.backend = httpcore.AnyIOBackend()

    async def connect_tcp(
        self, host: str, port: int, timeout: float | None = None, local_address: str | None = None,  # noqa: ASYNC109
        socket_options: Iterable[Any] | None = None,
    ) -> httpcore.AsyncNetworkStream:  # fmt: skip
        self.opened.append((host, port))
        return await self.backend.connect_tcp("127.0.0.1", self.port, timeout)

    async def sleep(self, seconds: float) -> None:
        await self.backend.sleep(seconds)


class PushService:
    """Answers with `status`, and keeps what it received in `heard`."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.browser = ec.generate_private_key(ec.SECP256R1())
        self.status = 201
        self.location = ""
        self.heard: list[Heard] = []
        self.port = 0

    def device(self, account: str, name: str = "phone") -> Device:
        key = to_base64(point(self.browser.public_key()))
        return Device(f"https://{HOST}/{name}", account, key, to_base64(AUTH), name, 1)

    @property
    def gate(self) -> Gate:
        """Return a gate for which this service is the whole internet."""

        async def resolve(_: str, __: int) -> list[str]:
            return [PUBLIC]

        context = ssl.create_default_context(cafile=str(self.folder / "certificate.pem"))
        return Gate(resolve, LocalConnector(self.port), context)

    def read(self, heard: Heard) -> dict[str, Any]:
        """Return what the browser reads."""
        payload: dict[str, Any] = json.loads(decrypt(heard.body, self.browser, AUTH))
        return payload

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        method, path, _ = head[0].split(" ")
        headers = {name.lower(): value for name, value in (line.split(": ", 1) for line in head[1:] if line)}
        body = await reader.readexactly(int(headers.get("content-length", "0")))
        self.heard.append(Heard(method, path, headers, body))
        location = f"location: {self.location}\r\n" if self.location else ""
        writer.write(f"HTTP/1.1 {self.status} X\r\n{location}content-length: 0\r\nconnection: close\r\n\r\n".encode())
        await writer.drain()
        writer.close()


@asynccontextmanager
async def push_service(folder: Path) -> AsyncIterator[PushService]:
    service = PushService(folder)
    server = await asyncio.start_server(service._serve, "127.0.0.1", 0, ssl=_context(folder))
    service.port = server.sockets[0].getsockname()[1]
    try:
        yield service
    finally:
        server.close()
        await server.wait_closed()


def decrypt(body: bytes, key: ec.EllipticCurvePrivateKey, auth: bytes) -> bytes:
    """Decrypt a push as a browser does (RFC 8291)."""
    salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
    theirs, sealed = body[21 : 21 + length], body[21 + length :]
    assert len(sealed) <= size
    shared = key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
    info = b"WebPush: info\0" + point(key.public_key()) + theirs
    secret = HKDF(SHA256(), 32, auth, info).derive(shared)
    content_key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(secret)
    nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(secret)
    text = AESGCM(content_key).decrypt(nonce, sealed, None)
    assert text.endswith(b"\x02")
    return text[:-1]


def claims(header: str, public: str) -> dict[str, Any]:
    """Return the checked claims of the authorization, as a push service does. Raise InvalidSignature."""
    kind, _, rest = header.partition(" ")
    parts = dict(part.split("=", 1) for part in rest.split(", "))
    assert kind == "vapid"
    assert parts["k"] == public
    signed, _, seal = parts["t"].rpartition(".")
    raw = from_base64(seal)
    signature = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), from_base64(public))
    key.verify(signature, signed.encode(), ec.ECDSA(SHA256()))
    head, _, claimed = signed.partition(".")
    assert json.loads(from_base64(head)) == {"typ": "JWT", "alg": "ES256"}
    payload: dict[str, Any] = json.loads(from_base64(claimed))
    return payload


def _context(folder: Path) -> ssl.SSLContext:
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, HOST)])
    now = dt.datetime.now(dt.UTC)
    names = [x509.DNSName(each) for each in (HOST, "ntfy.sh", "discord.com", "matrix.example")]
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(1)
        .not_valid_before(now - dt.timedelta(days=1))
        .not_valid_after(now + dt.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName(names), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, SHA256())
    )
    (folder / "certificate.pem").write_bytes(made.public_bytes(Encoding.PEM))
    (folder / "key.pem").write_bytes(key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()))
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    context.load_cert_chain(folder / "certificate.pem", folder / "key.pem")
    return context

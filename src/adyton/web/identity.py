"""Identity: the signed cookie that says whose browser this is, and the secret that signs it."""

import contextlib
import hashlib
import hmac
import os
import secrets
import tempfile
from pathlib import Path
from typing import Final, NamedTuple

from adyton.store.accounts import AccountRow
from adyton.web.settings import SettingsError

COOKIE: Final = "adyton"
COOKIE_S: Final = 400 * 24 * 60 * 60  # as long as browsers keep any
CODE_MS: Final = 10 * 60 * 1000
SECRET_BYTES: Final = 32


def server_secret(folder: Path) -> bytes:
    """Return the secret, which is made at the first start and readable by its owner only; raises SettingsError."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    place = folder / "secret"
    if not place.exists():
        _make_secret(place)
    try:
        secret = bytes.fromhex(place.read_text(encoding="ascii").strip())
    except ValueError:
        secret = b""
    if len(secret) != SECRET_BYTES:
        raise SettingsError("secret", file=str(place))
    return secret


def _make_secret(place: Path) -> None:
    """Write the secret in one step. If several processes make one, the first counts for all."""
    handle, draft = tempfile.mkstemp(prefix="secret-", dir=place.parent)
    try:
        with os.fdopen(handle, "w", encoding="ascii") as file:
            file.write(secrets.token_hex(SECRET_BYTES))
            file.flush()
            os.fsync(file.fileno())
        with contextlib.suppress(FileExistsError):
            os.link(draft, place)
    finally:
        Path(draft).unlink()


class Signed(NamedTuple):
    """What a cookie says."""

    account: str
    generation: int
    session: str  # "": from before there were sessions

    def fits(self, account: AccountRow) -> bool:
        """Return whether the account still knows this cookie."""
        is_known = not self.session or self.session in account.sessions
        return account.generation == self.generation and is_known


class Signer:
    """Signs cookies and checks their signatures."""

    def __init__(self, secret: bytes) -> None:
        self.secret = secret

    def cookie(self, account: AccountRow, session: str = "") -> str:
        text = f"{account.id}.{account.generation}" + (f".{session}" if session else "")
        return f"{text}.{self._seal(text)}"

    def read(self, cookie: str | None) -> Signed | None:
        """Return what a signed cookie says; None if the signature is wrong."""
        text, _, seal = (cookie or "").rpartition(".")
        if not hmac.compare_digest(seal.encode("utf-8", "replace"), self._seal(text).encode()):
            return None
        account, generation, session, *_ = [*text.split("."), ""]
        return Signed(account, int(generation), session)

    def _seal(self, text: str) -> str:
        return hmac.new(self.secret, text.encode("utf-8", "replace"), hashlib.sha256).hexdigest()


def new_code() -> str:
    """Return ten letters and digits that are hard to confuse and easy to type."""
    return "".join(secrets.choice("ABCDEFGHJKMNPQRSTUVWXYZ23456789") for _ in range(10))


def code_hash(code: str) -> str:
    """Return the hash of a code; spaces, dashes and case do not matter."""
    plain = "".join(letter for letter in code.upper() if letter.isalnum())
    return hashlib.sha256(plain.encode()).hexdigest()

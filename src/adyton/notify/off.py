"""The words in a message that switch messages off without signing in: all of them, or one person's invitations."""

import hashlib
import hmac


class OffWords:
    """Makes these words and reads them. They are good for nothing else."""

    def __init__(self, secret: bytes) -> None:
        self.key = hmac.digest(secret, b"adyton messages off", hashlib.sha256)

    def word(self, account: str) -> str:
        """Return the word that switches all messages of this account off."""
        return self._sealed(account)

    def account(self, word: str) -> str | None:
        """Return the account of this word; None if we did not make it."""
        found = self._opened(word)
        return found if found is not None and ":" not in found else None

    def mute_word(self, account: str, other: str) -> str:
        """Return the word that lets the account mute the other one."""
        return self._sealed(f"{account}:{other}")

    def muting(self, word: str) -> tuple[str, str] | None:
        """Return the account of this word and whom it mutes; None if we did not make it."""
        account, colon, other = (self._opened(word) or "").partition(":")
        return (account, other) if colon else None

    def _sealed(self, text: str) -> str:
        return f"{text}.{self._seal(text)}"

    def _opened(self, word: str) -> str | None:
        text, _, seal = word.rpartition(".")
        is_own = hmac.compare_digest(seal.encode("utf-8", "replace"), self._seal(text).encode())
        return text if is_own else None

    def _seal(self, text: str) -> str:
        return hmac.new(self.key, text.encode("utf-8", "replace"), hashlib.sha256).hexdigest()[:32]

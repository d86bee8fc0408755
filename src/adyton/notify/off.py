"""The word in a message that switches all messages off, without signing in."""

import hashlib
import hmac


class OffWords:
    """Makes these words and reads them. They are good for nothing else."""

    def __init__(self, secret: bytes) -> None:
        self.key = hmac.digest(secret, b"adyton messages off", hashlib.sha256)

    def word(self, account: str) -> str:
        """Return the word of this account."""
        return f"{account}.{self._seal(account)}"

    def account(self, word: str) -> str | None:
        """Return the account of this word; None if we did not make it."""
        account, _, seal = word.rpartition(".")
        is_own = hmac.compare_digest(seal.encode("utf-8", "replace"), self._seal(account).encode())
        return account if is_own else None

    def _seal(self, account: str) -> str:
        return hmac.new(self.key, account.encode("utf-8", "replace"), hashlib.sha256).hexdigest()[:32]

"""Generators: a fast one for simulation, and one whose every draw can be proved for live tables."""

import hashlib
import hmac
from abc import ABC, abstractmethod
from typing import Final

_M1: Final = 2147483563
_M2: Final = 2147483399
_RANGE: Final = _M1 - 1


class Rng(ABC):
    """Where nature's choices come from."""

    @abstractmethod
    def below(self, n: int) -> int:
        """A number from 0 to n − 1, all equally likely."""

    def at(self, line: int) -> "Rng":
        """The generator for the chance move that stands in this line of the record."""
        return self


class FastRng(Rng):
    """L'Ecuyer's combined generator: two multiplications a draw, period 2·10¹⁸, the same on every machine."""

    def __init__(self, seed: int) -> None:
        digest = hashlib.sha256(str(seed).encode()).digest()
        self.x = int.from_bytes(digest[:4], "big") % (_M1 - 1) + 1
        self.y = int.from_bytes(digest[4:8], "big") % (_M2 - 1) + 1

    def below(self, n: int) -> int:
        if n > _RANGE:
            return self._wide(n)
        limit = _RANGE - _RANGE % n
        while True:
            self.x = self.x * 40014 % _M1
            self.y = self.y * 40692 % _M2
            drawn = (self.x - self.y) % _RANGE
            if drawn < limit:
                return drawn % n

    def _wide(self, n: int) -> int:
        words = n.bit_length() // 30 + 1
        span = 1 << (30 * words)
        while True:
            drawn = 0
            for _ in range(words):
                drawn = drawn << 30 | self.below(1 << 30)
            if drawn < span - span % n:
                return drawn % n


class CommittedRng(Rng):
    """HMAC-SHA-256 in counter mode, keyed by the table's secret seed and the record's line.

    Each line draws from a stream of its own, so that every draw can be proved by itself, a restarted
    server draws the same again, and a move taken back never shows what would have come.
    """

    def __init__(self, seed: bytes, line: int = 0) -> None:
        assert len(seed) == 32, "a seed has 256 bits"
        self.seed = seed
        self.line = line
        self.counter = 0

    def at(self, line: int) -> "CommittedRng":
        return CommittedRng(self.seed, line)

    def below(self, n: int) -> int:
        span = 1 << 256
        while True:
            message = self.line.to_bytes(8, "big") + self.counter.to_bytes(8, "big")
            drawn = int.from_bytes(hmac.digest(self.seed, message, "sha256"), "big")
            self.counter += 1
            if drawn < span - span % n:
                return drawn % n

    @property
    def commitment(self) -> str:
        """What is published before the first draw: the seed's hash."""
        return hashlib.sha256(self.seed).hexdigest()

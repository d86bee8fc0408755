"""Random generators: a fast one for simulation, and a provable one for live tables."""

import hashlib
import struct
from abc import ABC, abstractmethod
from typing import Final

from adyton.engine.native import mypyc_attr

_WORDS: Final = 512  # drawn from the hash at a time
_BLOCK: Final = struct.Struct(f"<{_WORDS}H")
_WORD: Final = 1 << 16
_SPAN: Final = 1 << 256  # numbers that a hash can be
_INNER: Final = bytes(byte ^ 0x36 for byte in range(256))
_OUTER: Final = bytes(byte ^ 0x5C for byte in range(256))


@mypyc_attr(allow_interpreted_subclasses=True)
class Rng(ABC):
    """A source of random numbers."""

    @abstractmethod
    def below(self, n: int) -> int:
        """Return a number from 0 to n − 1, all equally likely."""

    def go_to(self, line: int) -> None:  # noqa: B027  (most generators are the same for every line)
        """Draw from now on for nature's move in this line of the record."""


class FastRng(Rng):
    """SHAKE-128 in counter mode, cut into words of 16 bits: fast, and the same on every machine."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.block = 0
        self.words: list[int] = []

    def below(self, n: int) -> int:
        if n > _WORD:
            return self._wide(n)
        words = self.words
        while words:
            drawn = words.pop()
            rest = drawn % n
            if drawn - rest <= _WORD - n:
                return rest
        self._refill()
        return self.below(n)

    def _refill(self) -> None:
        stream = hashlib.shake_128(f"{self.seed} {self.block}".encode())
        self.words.extend(_BLOCK.unpack(stream.digest(2 * _WORDS)))
        self.block += 1

    def _wide(self, n: int) -> int:
        words = n.bit_length() // 16 + 1
        span = 1 << (16 * words)
        while True:
            drawn = 0
            for _ in range(words):
                drawn = drawn << 16 | self.below(_WORD)
            if drawn < span - span % n:
                return drawn % n


def _key(seed: bytes, shares: tuple[str, ...]) -> bytes:
    return hashlib.sha256(seed + "\n".join(shares).encode()).digest() if any(shares) else seed


class CommittedRng(Rng):
    """HMAC-SHA-256 in counter mode, keyed by the table's secret seed and the record's line.

    Each line has its own stream. So every draw can be proved by itself, and a restarted server draws
    the same again. A move that is taken back never shows what would have come next. Players may add
    shares of their own: the key then follows from the seed and all shares, and nobody alone chose it.
    """

    def __init__(self, seed: bytes, line: int = 0, shares: tuple[str, ...] = ()) -> None:
        assert len(seed) == 32, "a seed has 256 bits"
        self.seed = seed
        self.shares = shares  # by seat, as texts; empty where a seat adds none
        self.key = _key(seed, shares)
        # HMAC hashes twice, and both hashes begin with the key. A copy of the beginning takes a third of the time.
        block = self.key.ljust(64, b"\0")
        self.inner = hashlib.sha256(block.translate(_INNER))
        self.outer = hashlib.sha256(block.translate(_OUTER))
        self.line = line
        self.counter = 0

    def go_to(self, line: int) -> None:
        self.line = line
        self.counter = 0

    def below(self, n: int) -> int:
        while True:
            inner, outer = self.inner.copy(), self.outer.copy()
            inner.update((self.line << 64 | self.counter).to_bytes(16, "big"))
            outer.update(inner.digest())
            drawn = int.from_bytes(outer.digest(), "big")
            self.counter += 1
            if drawn < _SPAN - _SPAN % n:
                return drawn % n

    @property
    def commitment(self) -> str:
        """Return the hash of the seed, which is published before the first draw."""
        return hashlib.sha256(self.seed).hexdigest()

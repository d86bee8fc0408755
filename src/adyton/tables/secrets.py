"""Secrets of a table: the seed that all its chance comes from, and names that cannot be guessed."""

import secrets

from adyton.engine.rng import CommittedRng


def new_id() -> str:
    """A name for a table, an account or a line that nobody guesses."""
    return secrets.token_hex(10)


def new_key() -> str:
    """What a link to a table that is not public carries."""
    return secrets.token_urlsafe(16)


def new_seed() -> str:
    """256 bits, as the store keeps them."""
    return secrets.token_hex(32)


def generator(seed: str) -> CommittedRng:
    """The generator whose every draw can be proved once the seed is told."""
    return CommittedRng(bytes.fromhex(seed))

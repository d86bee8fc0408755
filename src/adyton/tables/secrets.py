"""Secrets of a table: the seed that all its chance comes from, and names that cannot be guessed."""

import secrets

from adyton.engine.rng import CommittedRng


def new_id() -> str:
    """Return an id that cannot be guessed, for a table, an account or a connection."""
    return secrets.token_hex(10)


def new_key() -> str:
    """Return a key for the link to a table that is not public."""
    return secrets.token_urlsafe(16)


def new_seed() -> str:
    """Return a seed of 256 bits, in hex."""
    return secrets.token_hex(32)


def generator(seed: str, shares: tuple[str, ...] = ()) -> CommittedRng:
    """Return the generator of this seed and the players' shares.

    Every draw can be proved when the seed is published.
    """
    return CommittedRng(bytes.fromhex(seed), shares=shares)

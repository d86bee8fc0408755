"""The conformance kit: it tests that a game keeps the promises of the contract."""

from adyton.testing.broken import Broken
from adyton.testing.check import Checked, check
from adyton.testing.pairs import all_options

__all__ = ["Broken", "Checked", "all_options", "check"]

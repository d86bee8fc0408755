"""Words: the sentences that people read, from the Fluent catalogues of every part of Adyton."""

from adyton.words.catalogue import FALLBACK, LANGUAGES, language_of
from adyton.words.host_error import HostError
from adyton.words.words import Words

__all__ = ["FALLBACK", "LANGUAGES", "HostError", "Words", "language_of"]

"""Words: the sentences that people read, from the Fluent catalogues of every part of Adyton."""

from adyton.words.catalogue import LANGUAGES, language_of
from adyton.words.host_error import HostError
from adyton.words.words import Words

__all__ = ["LANGUAGES", "HostError", "Words", "language_of"]

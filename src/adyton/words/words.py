"""Sentences in one language.

If a catalogue lacks one, it is English; if no catalogue has it, its code is shown.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final, TypeAlias

from fluent.runtime import FluentBundle, FluentResource

from adyton.engine.action import Unreadable
from adyton.engine.content import ContentError
from adyton.engine.event import Event
from adyton.engine.refusal import Illegal, Refusal
from adyton.games import KITS
from adyton.words.catalogue import COMMON, FALLBACK, catalogue

Args: TypeAlias = Mapping[str, float | str]

# Arguments of events and refusals that are seats; sentences show the name of who sits there.
SEAT_ARGS: Final = frozenset(("seat", "other"))

# An argument that begins so is the key of another sentence, which takes its place.
KEY_SIGN: Final = "@"


# How many names of seers the catalogues have for bots.
BOT_NAMES: Final = 8


class Words:
    """What there is to say in a language: the common words, and those of the parts that were learned."""

    def __init__(self, language: str, *packages: str) -> None:
        self.language = language
        self._languages = (language,) if language == FALLBACK else (language, FALLBACK)
        self._packages = [COMMON, *packages]

    def say(self, key: str, attribute: str | None = None, /, **args: float | str) -> str:
        """Return the sentence under this key."""
        return self.first([key], args, attribute) or key

    def knows(self, key: str) -> bool:
        """Return whether there is a sentence under this key."""
        return self.first([key], {}) is not None

    def first(self, keys: Sequence[str], args: Args, attribute: str | None = None) -> str | None:
        """Return the sentence under the first of these keys that exists.

        The language comes before its fallback.
        """
        packages = [*self._packages, *_game_packages(keys)]
        for language in self._languages:
            for key in keys:
                for package in packages:
                    sentence = _sentence(package, language, key, attribute, args)
                    if sentence is not None:
                        return sentence
        return None

    def title(self, slug: str) -> str:
        """Return the name of a game."""
        return self.first([f"{slug}-title"], {}) or (KITS[slug].game.title if slug in KITS else slug)

    def bot_name(self, seat: int) -> str:
        """Return what the bot in this seat is called: a seer of old stories."""
        return self.say(f"bot-name-{seat % BOT_NAMES}")

    def phase(self, slug: str, name: str) -> str:
        """Return the question that a phase asks."""
        return self.first([f"{slug}-phase-{name}"], {}) or _spelled(name)

    def ending(self, slug: str, code: str) -> str:
        """Return how a game ended."""
        return self.first([f"{slug}-ending-{code}"], {}) or _spelled(code)

    def action(self, slug: str, text: str) -> str:
        """Return what an action is called: its own text, if the game has no word for it."""
        return self.first([f"{slug}-action-{text.replace(' ', '-')}"], {}) or text

    def field(self, slug: str, name: str) -> str:
        """Return what a field of a view is called."""
        return self.first([f"{slug}-view-{name.replace('_', '-')}"], {}) or name.replace("_", " ")

    def event(self, slug: str, event: Event, names: Sequence[str]) -> str:
        """Return what happened, with the names of the players."""
        args = self._named(event.args, names)
        return self.first([f"{slug}-event-{event.name}"], args) or _spelled(event.name, args)

    def refusal(self, slug: str, refusal: Refusal, names: Sequence[str] = ()) -> str:
        """Return why it may not be done."""
        keys = [f"{slug}-refusal-{refusal.code}", f"refusal-{refusal.code}"]
        args = self._named(refusal.args, names)
        return self.first(keys, args) or _spelled(refusal.code, args)

    def hint(self, slug: str, code: str, args: Args) -> str:
        """Return why a bot advises what it does."""
        args = self._named(args, ())
        sentence = self.first([f"{slug}-hint-{code}", f"hint-{code}"], args) or _spelled(code, args)
        return sentence.rstrip()  # a hint without a risk ends before the sentence about it

    def error(self, slug: str, error: Illegal | Unreadable | ContentError, names: Sequence[str] = ()) -> str:
        """Return why a wish of a player or a host is refused."""
        if isinstance(error, Illegal):
            return self.refusal(slug, error.refusal, names)
        if isinstance(error, Unreadable):
            return self.say("refusal-unreadable", text=error.text[:80])
        if error.line is None:
            return self.say("refusal-content", reason=error.reason)
        return self.say("refusal-content-line", line=str(error.line), reason=error.reason)

    def _named(self, args: Args, names: Sequence[str]) -> dict[str, float | str]:
        """Put names in the place of seats, and sentences in the place of their keys."""
        return {key: _name(names, value) if key in SEAT_ARGS else self._meant(value) for key, value in args.items()}

    def _meant(self, value: float | str) -> float | str:
        return self.say(value[1:]) if isinstance(value, str) and value.startswith(KEY_SIGN) else value


def _game_packages(keys: Sequence[str]) -> list[str]:
    """Return the packages of the games to which these keys could belong.

    A game's keys begin with its slug.
    """
    slugs = dict.fromkeys(key.split("-", 1)[0] for key in keys)
    return [KITS[slug].package for slug in slugs if slug in KITS and KITS[slug].package]


@cache
def bundle(package: str, language: str) -> FluentBundle:
    """Return the messages of a package in a language."""
    found = FluentBundle([language], use_isolating=False)
    found.add_resource(FluentResource(catalogue(package, language)))
    return found


def _sentence(package: str, language: str, key: str, attribute: str | None, args: Args) -> str | None:
    messages = bundle(package, language)
    if not messages.has_message(key):
        return None
    message = messages.get_message(key)
    pattern = message.value if attribute is None else (message.attributes or {}).get(attribute)
    if pattern is None:
        return None
    sentence, _ = messages.format_pattern(pattern, dict(args))
    return str(sentence)


def _spelled(code: str, args: Args | None = None) -> str:
    """Return a code and its arguments as they are, such as `Drawn: seat Ada, lot 5.`, if there is no sentence."""
    values = ", ".join(f"{key} {value}" for key, value in (args or {}).items())
    words = code.replace("-", " ")
    return f"{words[:1].upper()}{words[1:]}: {values}." if values else f"{words[:1].upper()}{words[1:]}."


def _name(names: Sequence[str], value: float | str) -> float | str:
    return names[value] if isinstance(value, int) and 0 <= value < len(names) else value

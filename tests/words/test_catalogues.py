"""Every catalogue is complete, the same in every language, and formats without errors."""

import ast
from collections.abc import Iterator
from itertools import islice, product
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import adyton
from adyton.games import GAMES
from adyton.words.catalogue import BOARD_WORDS, LANGUAGES, catalogue
from adyton.words.words import bundle

SOURCE = Path(adyton.__file__).parent
PACKAGES = ["adyton.words", "adyton.cli", *(f"adyton.games.{slug}" for slug in GAMES)]
WORDED = [slug for slug in GAMES if catalogue(f"adyton.games.{slug}", "en")]  # A game may have no words at all.
BOARDS = [slug for slug in GAMES if catalogue(f"adyton.games.{slug}", "en", BOARD_WORDS)]
COMPLETE = ("en", "de")  # The complete languages. Others may leave words out.
Messages = dict[str, ftl.Message]


def messages(package: str, language: str) -> Messages:
    return parsed(catalogue(package, language))


def parsed(text: str) -> Messages:
    body = FluentParser().parse(text).body
    junk = [entry.content for entry in body if isinstance(entry, ftl.Junk)]
    assert not junk
    named = [entry for entry in body if isinstance(entry, ftl.Message)]
    assert len({entry.id.name for entry in named}) == len(named), "a key is there twice"
    return {entry.id.name: entry for entry in named}


def shape(entries: Messages) -> dict[str, list[str]]:
    return {key: sorted(attribute.id.name for attribute in entry.attributes) for key, entry in entries.items()}


class Variables(Visitor):
    """The variables of a message, each with the values that its variants select on."""

    def __init__(self) -> None:
        self.values: dict[str, list[int | str]] = {}
        self.referred: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 - the library's name
        self.values.setdefault(node.id.name, [2])

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802 - the library's name
        self.referred.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802 - the library's name
        self.generic_visit(node)
        if isinstance(node.selector, ftl.VariableReference):
            self.values[node.selector.id.name] = [_value(variant.key) for variant in node.variants]


def _value(key: ftl.Identifier | ftl.NumberLiteral) -> int | str:
    if isinstance(key, ftl.NumberLiteral):
        return int(key.value)
    return {"one": 1, "other": 2}.get(key.name, key.name)


def variables(entries: Messages, key: str) -> dict[str, list[int | str]]:
    seen = Variables()
    seen.visit(entries[key])
    for other in seen.referred:
        seen.values |= variables(entries, other)
    return seen.values


def sayings(entries: Messages, key: str) -> Iterator[dict[str, int | str]]:
    values = variables(entries, key)
    for chosen in islice(product(*values.values()), 200):
        yield dict(zip(values, chosen, strict=True))


def test_english_and_german_are_available() -> None:
    assert LANGUAGES[0] == "en"
    assert "de" in LANGUAGES


@pytest.mark.parametrize("package", PACKAGES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_has_the_messages_of_english(package: str, language: str) -> None:
    """A catalogue may be partial, unless its language is one that we keep complete."""
    own, english = shape(messages(package, language)), shape(messages(package, "en"))
    assert own.items() <= english.items()
    if language in COMPLETE:
        assert set(own) == set(english)


@pytest.mark.parametrize("slug", BOARDS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_boards_catalogue_has_the_messages_of_english(slug: str, language: str) -> None:
    own, english = (parsed(catalogue(f"adyton.games.{slug}", each, BOARD_WORDS)) for each in (language, "en"))
    assert shape(own).items() <= shape(english).items()
    if language in COMPLETE:
        assert set(own) == set(english)
    assert not set(english) & set(messages(f"adyton.games.{slug}", "en")), "a key is in both catalogues of the game"


@pytest.mark.parametrize("package", PACKAGES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_can_be_formatted(package: str, language: str) -> None:
    entries, spoken = messages(package, language), bundle(package, language)
    for key in entries:
        message = spoken.get_message(key)
        assert message.value is not None, key
        for pattern in (message.value, *(message.attributes or {}).values()):
            for args in sayings(entries, key):
                sentence, errors = spoken.format_pattern(pattern, args)
                assert not errors, key
                assert "{" not in str(sentence), key


@pytest.mark.parametrize("package", PACKAGES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_uses_the_same_variables(package: str, language: str) -> None:
    entries, english = messages(package, language), messages(package, "en")
    for key in entries:
        assert set(variables(entries, key)) == set(variables(english, key)), key


def said_in(folder: Path) -> dict[str, set[str]]:
    """Return the codes of refusals, events and endings in the sources."""
    said: dict[str, set[str]] = {name: set() for name in ("Refusal", "tell", "Outcome", "SettingsError", "BackupError")}
    for path in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and (name := _called(node)) in said:
                place = 2 if name == "Outcome" else 0
                said[name] |= set(_texts(node.args[place])) if len(node.args) > place else set()
    return said


def _called(node: ast.Call) -> str:
    function: Any = node.func
    return str(getattr(function, "attr", getattr(function, "id", "")))


def _texts(node: ast.expr) -> list[str]:
    """Return a text, or both of `a if … else b`."""
    if isinstance(node, ast.IfExp):
        return _texts(node.body) + _texts(node.orelse)
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


def test_every_common_refusal_has_its_sentence() -> None:
    keys = messages("adyton.words", "en")
    assert {f"refusal-{code}" for code in said_in(SOURCE / "engine")["Refusal"]} <= set(keys)


def test_every_error_of_a_host_has_its_sentence() -> None:
    said = said_in(SOURCE)
    codes = said["SettingsError"] | said["BackupError"]
    sentences = {key for key in messages("adyton.cli", "en") if key.startswith("cli-host-error-")}
    assert {f"cli-host-error-{code}" for code in codes} == sentences


@pytest.mark.parametrize("slug", WORDED)
def test_every_code_of_a_game_has_its_sentence(slug: str) -> None:
    keys, common = messages(f"adyton.games.{slug}", "en"), messages("adyton.words", "en")
    said = said_in(SOURCE / "games" / slug)
    assert {f"{slug}-title", f"{slug}-blurb"} <= set(keys)
    refusals = {code for code in said["Refusal"] if f"refusal-{code}" not in common}
    assert {f"{slug}-refusal-{code}" for code in refusals} <= set(keys)
    assert {f"{slug}-event-{name}" for name in said["tell"]} <= set(keys)
    assert {f"{slug}-ending-{code}" for code in said["Outcome"]} <= set(keys)


@pytest.mark.parametrize("slug", WORDED)
def test_every_phase_and_option_has_its_sentence(slug: str) -> None:
    game, keys = GAMES[slug], messages(f"adyton.games.{slug}", "en")
    phases = {phase.name for phase in getattr(game, "phases", ())}
    assert {f"{slug}-phase-{name}" for name in phases} <= set(keys)
    for entry in game.options.described():
        key = f"{slug}-option-{entry.name}"
        assert shape({key: keys[key]}) == {key: ["help"]}
        assert {f"{key}-{choice}" for choice in entry.choices or ()} <= set(keys)


@pytest.mark.parametrize("slug", WORDED)
def test_no_sentence_is_unused(slug: str) -> None:
    paths = [*(SOURCE / "games" / slug).rglob("*.py"), SOURCE / "engine" / "refusal.py"]
    source = "".join(path.read_text(encoding="utf-8") for path in paths)
    for key in messages(f"adyton.games.{slug}", "en"):
        kind, _, code = key.removeprefix(f"{slug}-").partition("-")
        if kind in ("refusal", "event", "ending"):
            assert f'"{code}"' in source, key

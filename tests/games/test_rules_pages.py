"""The rules of a game match in every language: the same clauses in the same places, and tables of the same shape."""

import re
from importlib.resources import files

import pytest

from adyton.games import GAMES

TRANSLATED = [
    (slug, path.name)
    for slug in GAMES
    for path in files(f"adyton.games.{slug}").iterdir()
    if re.fullmatch(r"README\.[a-z]{2}\.md", path.name)
]
WRITTEN = [slug for slug in GAMES if (files(f"adyton.games.{slug}") / "README.md").is_file()]


def page(slug: str, name: str) -> list[str]:
    return (files(f"adyton.games.{slug}") / name).read_text(encoding="utf-8").splitlines()


def heads(lines: list[str]) -> list[str]:
    """Return the clauses that this page defines: their ids are in bold at the head of an item or a table row."""
    found = (re.match(r"(?:- |\| )\*\*([A-Z]{3}-\d+)\b[^*]*\*\*", line) for line in lines)
    return [head[1] for head in found if head]


def cited(lines: list[str]) -> set[str]:
    return set(re.findall(r"\b[A-Z]{3}-\d+\b", "\n".join(lines)))


def outline(lines: list[str]) -> list[str]:
    """Return the structure of a page: headings by level, items, pictures, and table rows by their number of cells."""
    kinds = (re.match(r"(#+|-) |(\|)|!\[.*\]", line) for line in lines)
    return [f"{kind[0]}{line.count('|')}" for line, kind in zip(lines, kinds, strict=True) if kind]


@pytest.mark.parametrize("slug", WRITTEN)
def test_every_clause_has_its_place_in_order(slug: str) -> None:
    found = heads(page(slug, "README.md"))
    prefix = found[0].split("-")[0]
    assert found == [f"{prefix}-{number}" for number in range(1, len(found) + 1)]
    assert cited(page(slug, "README.md")) == set(found)


@pytest.mark.parametrize(("slug", "name"), sorted(TRANSLATED))
def test_a_translation_has_the_same_clauses_in_the_same_places(slug: str, name: str) -> None:
    english, translated = page(slug, "README.md"), page(slug, name)
    assert heads(translated) == heads(english)
    assert cited(translated) == cited(english)
    assert outline(translated) == outline(english)


@pytest.mark.parametrize("slug", ["oracle", "keltis", "oraklos", "delphi"])
def test_a_summary_is_made_of_the_same_parts_in_every_language(slug: str) -> None:
    assert outline(page(slug, "SUMMARY.de.md")) == outline(page(slug, "SUMMARY.md"))


@pytest.mark.parametrize(("slug", "name"), [*((slug, "README.md") for slug in WRITTEN), *sorted(TRANSLATED)])
def test_a_page_for_players_names_no_files(slug: str, name: str) -> None:
    text = "\n".join(page(slug, name))
    assert re.findall(r"\w+\.(?:toml|json|md|py)\b|\]\(", text) == []

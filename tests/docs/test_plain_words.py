"""Plain English: prose lines have at most 100 columns, and confusing words are not used."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = sorted(
    [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob(".github/**/*.md"), *ROOT.glob("src/adyton/**/*.md")]
)
SOURCES = sorted(
    path
    for folder, ends in (
        ("src", ("py", "ftl")),
        ("tests", ("py",)),
        ("tools", ("py",)),
    )
    for end in ends
    for path in (ROOT / folder).rglob(f"*.{end}")
    if path != Path(__file__) and not path.name.endswith("de.ftl")
)
LONGEST = 100
# Generic "he", and words that are outdated or invert a sentence.
NOT_PLAIN = re.compile(r"\b(he|his|him|himself|herself|oneself|one's|whoever|whosoever|thereof|lest)\b", re.IGNORECASE)


def prose(page: Path) -> Iterator[tuple[int, str]]:
    """Yield the lines of a page that are neither code nor a table, with their numbers."""
    is_code = False
    for number, line in enumerate(page.read_text(encoding="utf-8").splitlines(), 1):
        if line.lstrip().startswith("```"):
            is_code = not is_code
        elif not is_code and not line.lstrip().startswith(("|", "<")):
            yield number, line


def is_english(page: Path) -> bool:
    return re.search(r"\.[a-z]{2}\.md$", page.name) is None


def test_there_are_pages_and_sources_to_read() -> None:
    assert len(PAGES) > 40
    assert len(SOURCES) > 400


# The changelog is wrapped when a release is cut.
@pytest.mark.parametrize(
    "page", [page for page in PAGES if page.name != "CHANGELOG.md"], ids=lambda page: str(page.relative_to(ROOT))
)
def test_prose_ends_at_the_hundredth_column(page: Path) -> None:
    long = [f"{page.name}:{number}" for number, line in prose(page) if len(line) > LONGEST]
    assert long == [], "break these lines before column 100"


@pytest.mark.parametrize(
    "page", [page for page in PAGES if is_english(page)], ids=lambda page: str(page.relative_to(ROOT))
)
def test_pages_use_plain_words(page: Path) -> None:
    assert [f"{number}: {found[0]}" for number, line in prose(page) if (found := NOT_PLAIN.search(line))] == []


def test_sources_use_plain_words() -> None:
    found = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()}"
        for path in SOURCES
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if NOT_PLAIN.search(line)
    ]
    assert found == [], "say it otherwise: they, you, your, everybody who, the seat that"

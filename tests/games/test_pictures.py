"""Every picture of the rules is legal, has a caption, and appears in the rules page."""

import re
from pathlib import Path

import pytest
from fluent.runtime import FluentResource

from adyton.games import KITS
from adyton.games.pictures import DrawnPicture, PictureError, Pictures, read_pictures
from adyton.words.catalogue import PICTURE_WORDS, catalogue

SHIPPED = ("oracle", "keltis", "oraklos", "delphi")
ALL = [(slug, name) for slug in SHIPPED for name in KITS[slug].pictures.by_name]


def page(slug: str, name: str) -> str:
    folder = KITS[slug].folder
    assert folder is not None
    return (folder / name).read_text(encoding="utf-8")


@pytest.mark.parametrize(("slug", "name"), ALL)
def test_the_rules_allow_the_position_of_a_picture(slug: str, name: str) -> None:
    drawn = KITS[slug].pictures.draw(name)
    assert drawn.view.seats == drawn.seats


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("slug", SHIPPED)
def test_every_picture_appears_in_the_rules_once_and_has_a_caption(slug: str, language: str) -> None:
    readme = page(slug, "README.md" if language == "en" else f"README.{language}.md")
    named = re.findall(r"^!\[([\w-]+)\]$", readme, re.MULTILINE)
    assert sorted(named) == sorted(KITS[slug].pictures.by_name)
    captions = FluentResource(catalogue(KITS[slug].package, language, PICTURE_WORDS)).body
    said = {entry.id.name for entry in captions if hasattr(entry, "id")}
    assert said == {f"{slug}-picture-{name}" for name in named}


HEAD = 'seats = 3\noptions = { removed = "violet" }\nopening = """\nnature: dealer 2\n"""\n'


def pictures(folder: Path, *texts: str) -> Pictures:
    """Return the pictures of a file with this content."""
    whole = "".join(f"[[pictures]]\n{text}\n" for text in texts)
    (folder / "pictures.toml").write_text(whole, encoding="utf-8")
    return read_pictures(KITS["oracle"].game, folder, KITS["oracle"].census)


def drawn(folder: Path, text: str) -> DrawnPicture:
    return pictures(folder, f'name = "one"\n{HEAD}{text}').draw("one")


def test_a_picture_shows_what_a_seat_or_everybody_sees(tmp_path: Path) -> None:
    own, open_to_all = drawn(tmp_path, "choices = true"), drawn(tmp_path, "you = -1")
    assert (own.view.viewer, len(own.legal)) == (0, 45)
    assert (open_to_all.view.viewer, open_to_all.legal) == (None, ())


def test_a_picture_can_continue_another(tmp_path: Path) -> None:
    first = drawn(tmp_path, "choices = true").legal[0]
    book = pictures(tmp_path, f'name = "one"\n{HEAD}', f'name = "two"\nafter = "one"\nthen = ["{first}"]')
    assert [one.picture.name for one in book.draw_all()] == ["one", "two"]
    assert [event.name for event in book.draw("two").news] == ["chosen", "these"]


def test_a_game_without_a_folder_or_file_has_no_pictures(tmp_path: Path) -> None:
    assert read_pictures(KITS["oracle"].game, None).draw_all() == []
    assert read_pictures(KITS["oracle"].game, tmp_path).draw_all() == []


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ('do = "play b1"', "'play b1' is not among what seat 0 may do"),
        ('then = ["play b1"]', "seat 0 may not 'play b1'"),
        ('then = ["fly"]', "there is no action 'fly'"),
        ('never = "fly"', "fly"),
        ('never = "play b1"\nclause = "ORA-1"', "'play b1' is refused by"),
        ('tells = [{ event = "won", seat = 1 }]', "its moves do not tell"),
        ("result = [1, 2, 3]", "the game does not end with"),
        ("put = { pieces = 1 }", "the state has no field 'pieces'"),
        ("put = { middle = [6, 4, 4] }", "makes pieces appear or vanish"),
    ],
)
def test_a_picture_that_the_rules_do_not_allow_is_refused(tmp_path: Path, text: str, reason: str) -> None:
    with pytest.raises(PictureError, match=reason):
        drawn(tmp_path, text)


def test_a_legal_action_is_no_example_of_a_forbidden_one(tmp_path: Path) -> None:
    legal = drawn(tmp_path, "choices = true").legal[0]
    with pytest.raises(PictureError, match=f"picture 'one': the rules allow '{legal}'"):
        drawn(tmp_path, f'never = "{legal}"')


def test_options_that_cannot_be_played_are_refused(tmp_path: Path) -> None:
    with pytest.raises(PictureError, match="these options cannot be played"):
        pictures(tmp_path, 'name = "one"\nseats = 3\noptions = { removed = "pink" }').draw("one")


@pytest.mark.parametrize(
    ("texts", "reason"),
    [
        (["name = "], "the file cannot be read"),
        (['title = "one"'], "the file cannot be read"),
        (['name = "one"', 'name = "one"'], "two pictures have this name"),
        (['name = "one"\nafter = "two"', 'name = "two"'], "no picture 'two' stands before it"),
    ],
)
def test_an_invalid_picture_file_is_refused(tmp_path: Path, texts: list[str], reason: str) -> None:
    with pytest.raises(PictureError, match=reason):
        pictures(tmp_path, *texts)

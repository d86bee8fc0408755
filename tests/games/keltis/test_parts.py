"""The data file: what a host can replace, and what is refused, with the line and the reason."""

import pytest

from adyton.engine.content import ContentError, shipped
from adyton.games.keltis.rules.game import KELTIS
from adyton.games.keltis.rules.options import KeltisOptions
from adyton.games.keltis.rules.parts import board_of

OURS = shipped("adyton.games.keltis", "keltis.toml")
COLOURS = '"PYRGB YPBGR PYBRG BPYGR YBPRG PBYRG YPRGB"'


def line_of(text: str, start: str) -> int:
    return next(number for number, line in enumerate(text.splitlines(), 1) if line.startswith(start))


def changed(old: str, new: str) -> str:
    assert OURS.count(old) == 1, old
    return OURS.replace(old, new)


def test_the_shipped_file_is_the_default() -> None:
    assert board_of(None).colours == board_of(OURS).colours


def test_a_host_can_bring_their_own_board() -> None:
    text = changed("target_from = 29", "target_from = 30").replace("priestess_bonus = 5", "priestess_bonus = 7")
    text = text.replace(COLOURS, COLOURS.lower().replace("p", "b"))
    state = KELTIS.start(KeltisOptions(content=text), 2)
    assert (state.board.target_from, state.board.bonus) == (30, 7)
    assert state.board.ahead[4][:2] == (1, 5)
    assert state.board.ahead[0] == (0,) * 36


@pytest.mark.parametrize(
    ("old", "new", "key", "reason"),
    [
        (COLOURS, '"PYRGB"', "colours", "the path has 5 fields instead of 35"),
        (COLOURS, COLOURS.replace("PYRGB YPB", "PYRGV YPB"), "colours", "'V' is no colour; the colours are P, Y, R, G and B"),
        (COLOURS, "35", "colours", "colours must be a text with one letter for each field"),
        ("-2, -2, -2, -2, -2,", "-2, -2, -2, -2,", "values", "values has 34 numbers instead of 35"),
        ("-2, -2, -2, -2, -2,", "-2, -2, true, -2, -2,", "values", "entry 13 of values must be a whole number from -99 to 99"),
        ("[5, 10, 15]", f"[0x{'f' * 6000}, 10, 15]", "kobold = [0x", "entry 1 of kobold must be a whole number from 0 to 99"),
        ("{ 7 = 2,", "{ 07 = 2,", "wish_stones", "'07' in wish_stones is no number from 1 to 35"),
        ("target_from = 29", "target_from = 36", "target_from", "target_from must be a whole number from 1 to 35"),
        ("target_from = 29", 'target_from = "x"', "target_from", "target_from must be a whole number from 1 to 35"),
        ("{ 7 = 2,", "{ 36 = 2,", "wish_stones", "'36' in wish_stones is no number from 1 to 35"),
        ("{ 7 = 2,", "{ a = 2,", "wish_stones", "'a' in wish_stones is no number from 1 to 35"),
        ("{ 7 = 2,", "{ 7 = 10,", "wish_stones", "wish_stones must say for 7 a whole number from 0 to 9"),
        ("{ 7 = 2, 14 = 2, 21 = 2, 28 = 2, 35 = 1 }", "5", "wish_stones", "wish_stones must be a table such as { 1 = 2 }"),
        ("copies = 2", "copies = 3", "copies", "the cards cannot be changed: copies must be 2"),
        ("[0, 10]", "[0, 9]", "value_range", "the cards cannot be changed: value_range must be [0, 10]"),
        ("priestess = [1, 1,", "priestess = [1,", "priestess", "priestess has 10 numbers instead of 11"),
        ("priestess = [1, 1,", "priestess = [1, 5,", "priestess", "entry 2 of priestess must be a whole number from 1 to 4"),
        ("clover = 5", "clover = 6", "clover", "there must be equally many clovers of each of the five colours"),
        ("spiral = 3", "spiral = -1", "spiral", "spiral must be a whole number from 0 to 35"),
        ("mirror = 3", "mirror = 4", "[tiles]", "31 tiles do not fill the 30 small stones"),
        ("{ 1 = 4, 2 = 6,", "{ 1 = 4, 2 = 5,", "[tiles]", "29 tiles do not fill the 30 small stones"),
        ("{ 1 = 4, 2 = 6,", "{ 10 = 4, 2 = 6,", "points", "'10' in points is no number from 1 to 9"),
        ("[-4, -3, 2, 3, 6, 10]", "[]", "wish =", "wish must be a list with at least one number"),
        ("[5, 10, 15]", "15", "kobold = 15", "kobold has no list of numbers instead of 3"),
        ("priestess_bonus = 5", "priestess_bonus = 100", "priestess_bonus", "priestess_bonus must be a whole number from 0 to 99"),
        ("spiral = 3", "spirals = 3", "spirals", "there is no entry 'spirals' in [tiles]"),
        ("spiral = 3 # public\n", "", "[tiles]", "[tiles] has no entry 'spiral'"),
        ("[scoring]", "[scores]", "[scores]", "there is no table 'scores' in this file"),
    ],
)  # fmt: skip
def test_a_bad_file_is_refused_with_its_line_and_the_reason(old: str, new: str, key: str, reason: str) -> None:
    text = changed(old, new)
    with pytest.raises(ContentError) as refused:
        KELTIS.start(KeltisOptions(content=text), 3)
    assert refused.value.reason == reason
    assert refused.value.line == line_of(text, key)


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("", None, "the table [path] is missing"),
        ("path = 5", None, "the table [path] is missing"),
        ("path = { colours = 5 }", 1, "[path] has no entry 'values'"),
        ("[path", 1, "this is not TOML: Expected ']' at the end of a table declaration (at end of document)"),
    ],
)
def test_a_text_that_is_no_data_file_is_refused(text: str, line: int | None, reason: str) -> None:
    with pytest.raises(ContentError) as refused:
        board_of(text)
    assert (refused.value.line, refused.value.reason) == (line, reason)


def test_an_entry_within_a_line_is_refused_with_the_line_of_its_table() -> None:
    text = "scoring = { wish = [0], kobold = [1, 2], priestess_bonus = 5 }\n" + OURS[: OURS.index("[scoring]")]
    with pytest.raises(ContentError) as refused:
        board_of(text)
    assert (refused.value.line, refused.value.reason) == (1, "kobold has 2 numbers instead of 3")


def test_an_entry_with_a_dotted_name_is_refused_without_a_line() -> None:
    text = (
        "scoring.wish = [0]\nscoring.kobold = [1, 2]\nscoring.priestess_bonus = 5\n" + OURS[: OURS.index("[scoring]")]
    )
    with pytest.raises(ContentError) as refused:
        board_of(text)
    assert (refused.value.line, refused.value.reason) == (None, "kobold has 2 numbers instead of 3")


def test_the_file_marks_what_is_reconstructed() -> None:
    ours = board_of(None).ours
    assert ours["priestess"] == (0, 1, 2, 3, 4, 5, 6, 7, 10)
    assert ours["wish"] == (0, 4, 5)
    assert 4 not in ours["values"]
    assert KELTIS.view(KELTIS.start(KeltisOptions(), 2), None).ours == ours


def test_a_file_with_other_values_marks_nothing() -> None:
    text = OURS[: OURS.index("[ours]")]
    assert set(board_of(text).ours.values()) == {()}


@pytest.mark.parametrize(
    ("ours", "reason"),
    [
        ("[ours]\nwish = [36]", "wish must be a list of whole numbers from 0 to 35"),
        ("[ours]\nwish = 3", "wish must be a list of whole numbers from 0 to 35"),
        ("[ours]\ntiles = []", "there is no entry 'tiles' in [ours]"),
    ],
)
def test_marks_that_mean_nothing_are_refused(ours: str, reason: str) -> None:
    with pytest.raises(ContentError) as error:
        board_of(OURS[: OURS.index("[ours]")] + ours)
    assert reason in str(error.value)


def test_marks_are_a_table() -> None:
    with pytest.raises(ContentError) as error:
        board_of("ours = 1\n" + OURS[: OURS.index("[ours]")])
    assert "[ours] must be a table" in str(error.value)

import pytest

from adyton.engine.content import ContentError, check_shape, content_name, line_of, parse_json, parse_toml, shipped


def refusal(text: str, parse: object) -> tuple[int | None, str]:
    assert callable(parse)
    with pytest.raises(ContentError) as caught:
        parse(text)
    return caught.value.line, caught.value.reason


def test_a_shipped_file_is_read() -> None:
    assert "[[" in shipped("adyton.games.oracle", "deck.toml")


def test_tables_are_read() -> None:
    assert parse_toml('a = 1\n[b]\nc = "d"\n') == {"a": 1, "b": {"c": "d"}}
    assert parse_json('{"a": [1]}') == {"a": [1]}


def test_a_bad_file_is_refused_with_its_line() -> None:
    assert refusal("a = 1\nb = = 2\n", parse_toml)[0] == 2
    assert refusal('a = 1\nb = "open', parse_toml)[0] == 2
    assert refusal('{"a": 1,\n\n"b" 2}', parse_json) == (3, "this is not JSON: Expecting ':' delimiter")
    assert refusal("[1]", parse_json) == (1, "the file must hold one object")


@pytest.mark.parametrize("depth", [5_000, 100_000])
def test_a_file_nested_too_deeply_is_refused(depth: int) -> None:
    assert refusal("a = " + "[" * depth, parse_toml) == (1, "this is nested too deeply")
    assert refusal('{"a": ' + "[" * depth, parse_json) == (1, "this is nested too deeply")


def test_a_number_of_thousands_of_digits_is_refused() -> None:
    assert refusal("a = " + "1" * 5000, parse_toml)[1].startswith("this is not TOML: ")
    assert refusal('{"a": ' + "1" * 5000 + "}", parse_json)[1].startswith("this is not JSON: ")


def test_an_error_names_its_line_if_there_is_one() -> None:
    assert str(ContentError(3, "no id")) == "line 3: no id"
    assert str(ContentError(None, "no cards")) == "no cards"


def test_lines_are_found_by_their_content() -> None:
    text = "[[card]]\nid = 1\n[[card]]\nid = 2\n"
    assert line_of(text, r"^\[\[card") == 1
    assert line_of(text, r"^\[\[card", 1) == 3
    assert line_of(text, r"^\[\[card", 2) is None


@pytest.mark.parametrize(
    "text",
    [
        "a." * 100_000 + "a = 1",
        "x = {" + "a." * 100_000 + "a = 1}",
        "[" + "a." * 100_000 + "a]",
        "x = " + "{a = " * 40_000 + "1" + "}" * 40_000,
        '"\\"' * 50_000,
        '"a" . ' * 50_000 + "b = 1",
    ],
)
def test_a_file_that_would_take_minutes_is_refused_before_parsing(text: str) -> None:
    line, reason = refusal(text, parse_toml)
    assert line == 1
    assert reason in {"this is nested too deeply", "a string is not closed"}


def test_dots_in_strings_and_comments_do_not_count_as_nesting() -> None:
    dots = ".".join("a" * 50)
    check_shape(f'# {dots}\na = "{dots}"\nb = \'{dots}\'\nc = """{dots}\n"{dots}"""\nd = [1.5, 2.5, 3.5]\n')


@pytest.mark.parametrize("slug", ["keltis", "oracle", "oraklos"])
def test_the_shipped_files_pass_the_shape_check(slug: str) -> None:
    name = {"keltis": "keltis.toml", "oracle": "deck.toml", "oraklos": "throw.toml"}[slug]
    check_shape(shipped(f"adyton.games.{slug}", name))


def test_an_own_file_is_named_by_its_hash() -> None:
    assert content_name("abc") == "sha256:ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"

from dataclasses import dataclass

import pytest

from adyton.engine.options import LONGEST_CONTENT, DataOptions, OptionField, Options, option
from adyton.engine.refusal import Illegal


@dataclass(frozen=True, kw_only=True)
class Some(DataOptions):
    draft: bool = option(False)
    rounds: int = option(3, least=1, most=9)
    removed: str = option("none", choices=("none", "blue"))
    free: int = option(0)


def refused(raw: dict[str, object]) -> tuple[str, dict[str, int | str]]:
    with pytest.raises(Illegal) as caught:
        Some.read(raw)
    return caught.value.refusal.code, caught.value.refusal.args


def test_every_option_is_described_the_data_file_last() -> None:
    assert Some.described() == (
        OptionField("draft", "flag", False, None, None, None),
        OptionField("rounds", "number", 3, None, 1, 9),
        OptionField("removed", "choice", "none", ("none", "blue"), None, None),
        OptionField("free", "number", 0, None, None, None),
        OptionField("content", "content", None, None, None, None),
    )


def test_a_game_without_data_takes_no_data_file() -> None:
    assert Options.described() == ()
    with pytest.raises(Illegal, match="option-unknown"):
        Options.read({"content": "text"})


def test_the_values_that_a_host_chooses_are_read() -> None:
    assert Some.read({}) == Some()
    wish = {"draft": True, "rounds": 9, "removed": "blue", "content": "text", "free": -5}
    assert Some.read(wish) == Some(draft=True, rounds=9, removed="blue", content="text", free=-5)
    assert Some.read({"content": None}) == Some()


def test_an_unknown_option_is_refused() -> None:
    assert refused({"speed": 1}) == ("option-unknown", {"option": "speed"})
    assert refused({"x" * 100: 1}) == ("option-unknown", {"option": "x" * 40})


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("draft", 1),
        ("draft", "yes"),
        ("rounds", 0),
        ("rounds", 10),
        ("rounds", True),
        ("rounds", 2.0),
        ("removed", "red"),
        ("removed", 1),
        ("content", 5),
        ("content", "x" * (LONGEST_CONTENT + 1)),
    ],
)
def test_a_value_that_does_not_fit_is_refused(name: str, value: object) -> None:
    assert refused({name: value}) == ("option-value", {"option": name, "value": str(value)[:40]})


def test_options_are_written_without_an_absent_data_file() -> None:
    assert Some().to_json() == {"draft": False, "rounds": 3, "removed": "none", "free": 0}
    assert Some(content="text").to_json()["content"] == "text"
    assert Some.read(Some(content="text", rounds=2).to_json()) == Some(content="text", rounds=2)


def test_options_fit_any_number_of_seats_unless_a_game_objects() -> None:
    assert Some().refusal(4) is None


def test_a_text_option_without_choices_is_an_error_of_the_author() -> None:
    @dataclass(frozen=True, kw_only=True)
    class Loose(Options):
        motto: str = option("")

    with pytest.raises(AssertionError, match="the option motto has no choices"):
        Loose.described()


@dataclass(frozen=True, kw_only=True)
class Newer(Some):
    """A game whose second version of the rules added an option."""

    bonus: bool = option(True, since=2)
    version: int = 2


def test_a_host_gets_the_newest_rules() -> None:
    assert Newer.read({}).version == 2
    assert [entry.name for entry in Newer.described()] == ["draft", "rounds", "removed", "free", "bonus", "content"]


def test_old_values_are_read_by_the_rules_that_they_were_written_for() -> None:
    old = Newer.read({"draft": True}, 1)
    assert old.version == 1
    assert old.to_json() == {"draft": True, "rounds": 3, "removed": "none", "free": 0}
    assert Newer.load(old.to_json()) == old


def test_the_version_is_written_from_the_second_on() -> None:
    written = Newer().to_json()
    assert (written["version"], written["bonus"]) == (2, True)
    assert Newer.read(written) == Newer.load(written) == Newer()
    assert "version" not in Some().to_json()


@pytest.mark.parametrize("version", [0, 3, "2", True])
def test_rules_that_do_not_exist_are_refused(version: object) -> None:
    with pytest.raises(Illegal) as caught:
        Newer.read({"version": version})
    assert caught.value.refusal.args == {"option": "version", "value": str(version)}

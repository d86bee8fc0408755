import pytest

from adyton.engine.action import Unreadable
from adyton.engine.content import ContentError
from adyton.engine.event import Event
from adyton.engine.refusal import NOT_NOW, Illegal, Refusal
from adyton.words import Words, language_of
from adyton.words.catalogue import catalogue
from adyton.words.words import bundle


def test_a_sentence_is_in_the_chosen_language() -> None:
    assert Words("en").say("refusal-not-your-turn") == "It is not your turn."
    assert Words("de").say("refusal-not-your-turn") == "Du bist nicht am Zug."


def test_an_unknown_message_shows_its_key() -> None:
    words = Words("de")
    assert words.say("refusal-nonsense") == "refusal-nonsense"
    assert words.say("refusal-not-now", "help") == "refusal-not-now"
    assert not words.knows("refusal-nonsense")
    assert words.knows("refusal-not-now")


def test_a_language_without_a_catalogue_falls_back_to_english() -> None:
    assert Words("fr").say("refusal-not-your-turn") == "It is not your turn."


def test_a_games_words_are_found_by_their_slug() -> None:
    words = Words("de")
    assert words.title("oracle") == "Oracle"
    assert words.phase("oracle", "trick") == "Spiel eine Karte."
    assert words.ending("oracle", "rounds") == "Alle Runden sind gespielt."
    assert words.title("chess") == "chess"


def test_events_and_refusals_name_the_players() -> None:
    words = Words("en")
    event = Event("handed", {"seat": 1, "other": 2}, None)
    assert words.event("oracle", event, ["Ann", "Ben", "Cleo"]) == "Ben hands two prophecies to Cleo."
    assert words.event("oracle", Event("unheard", {}), []) == "Unheard."
    refusal = Refusal("must-follow", {"colour": "red"})
    assert words.refusal("oracle", refusal, ["Ann"]) == "You must follow red."
    assert (
        words.refusal("oracle", Refusal("un-heard", {"seat": 0, "card": "b7"}), ["Ann"])
        == "Un heard: seat Ann, card b7."
    )


def test_an_event_without_a_sentence_shows_its_code() -> None:
    words = Words("de")
    assert words.phase("oracle", "sleep") == "Sleep."
    assert words.ending("oracle", "all-asleep") == "All asleep."
    assert words.hint("oracle", "rested", {"points": 3}) == "Rested: points 3."


def test_a_refusal_is_the_games_own_before_the_common_one() -> None:
    assert Words("en").refusal("oracle", NOT_NOW) == "That cannot be done now."


def test_a_seat_without_a_name_shows_its_number() -> None:
    assert Words("en").event("oracle", Event("begun", {"seat": 4}), ["Ann"]) == "4 leads the first trick."


def test_errors_are_sentences() -> None:
    words = Words("en")
    assert words.error("oracle", Illegal(NOT_NOW)) == "That cannot be done now."
    assert words.error("oracle", Unreadable("fly")) == "There is no action 'fly' in this game."
    assert words.error("oracle", ContentError(None, "no cards")) == "This data file cannot be played with: no cards"
    assert words.error("oracle", ContentError(3, "no id")) == "This data file cannot be played with, line 3: no id"


def test_the_language_is_the_setting_then_the_locale_then_english() -> None:
    assert language_of("de", {"LANG": "en_GB.UTF-8"}) == "de"
    assert language_of(None, {"LANG": "de_AT.UTF-8"}) == "de"
    assert language_of(None, {"LC_ALL": "en_US", "LANG": "de_DE"}) == "en"
    assert language_of(None, {"LANG": "C"}) == "en"
    assert language_of(None, {}) == "en"
    assert language_of("xx", {}) == "en"


def test_an_argument_may_be_the_key_of_another_sentence() -> None:
    event = Event("these", {"first": "@oracle-prophecy-pho_eq1", "second": "A card of our own"})
    assert Words("en").event("oracle", event, []) == "They are “Exactly 1 Phoenix chip” and “A card of our own”."
    assert Words("de").event("oracle", event, []) == "Es sind „Genau ein Phönix-Chip“ und „A card of our own“."


def test_a_partial_catalogue_is_enough_for_a_language(monkeypatch: pytest.MonkeyPatch) -> None:
    dutch = {"adyton.words": "refusal-not-now = Dat kan nu niet.", "adyton.games.oracle": "oracle-title = Orakel"}
    monkeypatch.setattr(
        "adyton.words.words.catalogue",
        lambda package, language: dutch.get(package, "") if language == "nl" else catalogue(package, language),
    )
    words = Words("nl")
    assert words.say("refusal-not-now") == "Dat kan nu niet."
    assert words.say("refusal-not-your-turn") == "It is not your turn."
    assert words.title("oracle") == "Orakel"
    assert words.phase("oracle", "trick") == "Play a card."
    assert words.title("keltis") == Words("en").title("keltis")
    bundle.cache_clear()

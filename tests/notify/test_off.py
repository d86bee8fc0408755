"""The words in links that switch messages off."""

from tests.support.notify_scene import SECRET

from adyton.notify.off import OffWords


def test_a_switch_off_word_works_for_one_account_only() -> None:
    words = OffWords(SECRET)
    assert words.account(words.word("ada")) == "ada"
    assert words.account("bob." + words.word("ada").rpartition(".")[2]) is None
    assert words.account("") is None
    assert words.account("ü.ü") is None


def test_a_mute_word_mutes_one_person_and_switches_nothing_else_off() -> None:
    words = OffWords(SECRET)
    assert words.muting(words.mute_word("ada", "bob")) == ("ada", "bob")
    assert words.account(words.mute_word("ada", "bob")) is None
    assert words.muting(words.word("ada")) is None
    assert words.muting("ada:carol." + words.mute_word("ada", "bob").rpartition(".")[2]) is None
    assert words.muting("") is None

"""Actions as text: what can be read, and what cannot."""

import pytest

from adyton.engine.action import Unreadable
from adyton.games.delphi.rules.actions import FIXED
from adyton.games.delphi.rules.game import DELPHI


@pytest.mark.parametrize(
    "text",
    [
        "die 2 as blue sail 3,-1",
        "card red fight cyclops 2,0",
        "die 1 as red fight cyclops 2,0",
        "god poseidon 5,-2",
        "die 1 favor",
        "purse as pink amulet",
        "card green as red load offering 3,-1",
        "die 3 look 0,1",
        "god ares hydra 1,1",
        "fetch red 1,2",
        "offering red 1,2",
        "monster hydra 1,2",
    ],
)
def test_an_action_reads_back_as_itself(text: str) -> None:
    action = DELPHI.read(text)
    assert action.text == text
    assert DELPHI.read(text) is action
    assert 0 <= action.index < DELPHI.action_count


@pytest.mark.parametrize(
    "text",
    [
        "",
        "die",
        "die 4 favor",
        "die 1",
        "die 1 as",
        "die 1 as red",
        "die 1 as violet favor",
        "die 1 as red favor",
        "die 1 as red look 1,1",
        "die 1 as red fight hydra 1,1",
        "die 1 fight dragon 1,1",
        "die 1 sail 01,1",
        "die 1 sail 40,1",
        "die 1 sail 1,1 2,2",
        "die  1 favor",
        "sail 1,1",
        "fetch violet 1,1",
    ],
)
def test_other_words_are_unreadable(text: str) -> None:
    with pytest.raises(Unreadable):
        DELPHI.read(text)


def test_every_number_means_one_action() -> None:
    fixed = [action.index for action in FIXED[: FIXED.index(DELPHI.read("remove shrine omega")) + 1]]
    assert len(set(fixed)) == len(fixed)
    assert max(fixed) == DELPHI.action_count - 1
    texts = [
        f"{source}{named} {deed}"
        for source in ("die 1", "card red", "purse")
        for named in ("", " as pink", " as blue")
        for deed in (
            "sail 0,1",
            "sail 1,0",
            "explore 1,0",
            "build 1,0",
            "load offering 1,0",
            "make offering 1,0",
            "load statue 1,0",
            "raise statue 1,0",
            "amulet",
        )
    ]
    texts += [
        f"die 2 {deed}"
        for deed in (
            "fight hydra 1,0",
            "fight siren 1,0",
            "as pink fight hydra 1,0",
            "look 1,0",
            "heal red",
            "heal pink",
            "as pink heal pink",
            "raise ares",
            "draw",
            "favor",
        )
    ]
    assert len({DELPHI.read(text).index for text in texts}) == len(texts)

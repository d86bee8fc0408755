import shlex
import sys
from pathlib import Path

import pytest

from adyton.bots.loop import play_on
from adyton.bots.pipe import PipeBot, PipeFailed
from adyton.bots.random import RandomBot
from adyton.engine.play import begin, settle
from adyton.engine.playing import Playing
from adyton.engine.rng import FastRng
from adyton.games import GAMES

KELTIS = GAMES["keltis"]
EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "pipe_bot.py"


def program(words: str) -> str:
    return f"{shlex.quote(sys.executable)} -c {shlex.quote(words)}"


def asked(words: str, grace_ms: int = 20_000) -> str:
    """Return what such a program chooses at the beginning of a game."""
    state = begin(KELTIS, KELTIS.options(), 2)
    settle(KELTIS, state, FastRng(1))
    seat = KELTIS.turn(state).seats[0]
    bot = PipeBot(KELTIS, program(words), grace_ms)
    try:
        return bot.choose(KELTIS.view(state, seat), KELTIS.legal(state, seat), 0).text
    finally:
        bot.close()


def test_the_program_of_the_documentation_beats_random() -> None:
    bot = PipeBot(KELTIS, f"{shlex.quote(sys.executable)} {shlex.quote(str(EXAMPLE))}", 20_000)
    playing = Playing.open(KELTIS, KELTIS.options(), ["pipe", "random"], FastRng(1))
    assert play_on(playing, [bot, RandomBot(1)]).places == (1, 2)
    bot.close()


def test_the_example_has_no_more_than_twenty_lines() -> None:
    assert len(EXAMPLE.read_text(encoding="utf-8").splitlines()) <= 20


def test_a_program_gets_view_and_legal_texts_and_may_answer_with_an_object() -> None:
    words = (
        "import json; q = json.loads(input()); assert q['view']['viewer'] == q['seat'] and q['game'] == 'keltis';"
        "print(json.dumps({'do': q['legal'][-1]}), flush=True)"
    )
    assert asked(words).startswith("discard")


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ("input(); print('\"fly\"', flush=True)", "the program answered 'fly', which is not legal here"),
        ("input(); print('fly', flush=True)", "the program's answer is not JSON: fly"),
        ("input(); print('[1]', flush=True)", "the program's answer names no action"),
        ("input()", "the program has ended"),
    ],
)
def test_an_answer_that_is_no_choice_is_refused_with_a_sentence(words: str, reason: str) -> None:
    with pytest.raises(PipeFailed, match=reason):
        asked(words)


def test_a_silent_program_is_stopped() -> None:
    with pytest.raises(PipeFailed, match="has not answered for 50 ms"):
        asked("import time; time.sleep(600)", grace_ms=50)


def test_a_missing_program_is_named() -> None:
    with pytest.raises(PipeFailed, match="'no-such-program' could not be started"):
        PipeBot(KELTIS, "no-such-program")

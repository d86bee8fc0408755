import asyncio
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from adyton.bots.pool import BotFailed, Pool
from adyton.bots.worker import Choice, Pattern, Question, answer
from adyton.engine.playing import Playing
from adyton.engine.rng import FastRng
from adyton.games import GAMES

ROOT = Path(__file__).parents[2]
ECHO = "import sys, json\nfor line in sys.stdin: print(json.dumps({'do': json.loads(line)['legal'][0]}), flush=True)"
LOOP = "import sys\nsys.stdin.readline()\nwhile True: pass"
CRASH = "import sys\nsys.stdin.readline()\nsys.exit(3)"
RAVE = "import sys\nfor line in sys.stdin: print('I am a teapot', flush=True)"


def question(bot: str = "random", budget_ms: int = 50) -> Question:
    game = GAMES["keltis"]
    playing = Playing.open(game, game.read_options({}), ["a", "b"], FastRng(1))
    seat = game.turn(playing.state).seats[0]
    view = msgspec.Raw(msgspec.json.encode(game.view(playing.state, seat)))
    legal = [action.text for action in game.legal(playing.state, seat)]
    return Question("keltis", bot, 1, view, legal, None, budget_ms)


async def ask(program: str, times: int = 1, grace_ms: int = 300) -> list[object]:
    pool = Pool(1, grace_ms, (sys.executable, "-c", program))
    try:
        return [await _kept(pool) for _ in range(times)]
    finally:
        await pool.stop()


async def _kept(pool: Pool) -> object:
    try:
        return await pool.choose(question())
    except BotFailed as error:
        return str(error)


async def test_a_process_answers_one_question_after_the_other() -> None:
    first = question().legal[0]
    assert await ask(ECHO, times=3) == [Choice(first)] * 3


@pytest.mark.parametrize(("program", "reason"), [(CRASH, "DecodeError"), (RAVE, "DecodeError")])
async def test_a_bot_that_crashes_or_answers_nonsense_is_replaced(program: str, reason: str) -> None:
    assert await ask(program, times=2) == [f"random at keltis: {reason}"] * 2


async def test_a_bot_that_loops_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("adyton.bots.pool.START_MS", 200)
    assert await ask(LOOP, times=2, grace_ms=100) == ["random at keltis: TimeoutError"] * 2


async def test_a_cancelled_question_does_not_affect_the_next() -> None:
    pool = Pool(1, 2000, (sys.executable, "-c", ECHO))
    waiting = asyncio.create_task(pool.choose(question()))
    await asyncio.sleep(0.01)
    waiting.cancel()
    assert (await pool.choose(question())).do == question().legal[0]
    await pool.stop()


INTERRUPT = """import json, os, signal, sys
for line in sys.stdin:
    os.killpg(os.getpgid(os.getppid()), signal.SIGINT)
    print(json.dumps({'do': json.loads(line)['legal'][0]}), flush=True)"""

SERVER = """import asyncio, signal, sys
from tests.bots.test_pool import INTERRUPT, ask
signal.signal(signal.SIGINT, lambda *_: None)
print(asyncio.run(ask(INTERRUPT)))"""


def test_control_c_in_a_terminal_ends_the_server_but_not_a_bot_in_its_thought() -> None:
    """A terminal interrupts every process of the server's group. The server itself ends its bots."""
    server = [sys.executable, "-c", SERVER]
    said = subprocess.run(server, cwd=ROOT, start_new_session=True, capture_output=True, text=True, check=True)
    assert (said.stdout, said.stderr) == (f"{[Choice(question().legal[0])]}\n", "")


COUNT = """import sys, json
for line in sys.stdin: print(json.dumps({'do': str(json.loads(line)['content'] is not None)}), flush=True)"""


async def test_a_process_is_sent_a_file_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("adyton.bots.known_files.MOST_FILES", 2)

    pool = Pool(1, 2000, (sys.executable, "-c", COUNT))
    try:
        asked = [msgspec.structs.replace(question(), content=text) for text in "aababca"]
        answers = [(await pool.choose(one)).do for one in asked]
    finally:
        await pool.stop()
    assert answers == ["True", "False", "True", "False", "False", "True", "True"]


def test_every_bot_of_every_game_chooses_something_legal_from_json_alone() -> None:
    for name in ("random", "easy", "greedy", "normal"):
        asked = question(name)
        assert answer(asked).do in asked.legal


def test_a_bots_answer_depends_on_the_question_alone() -> None:
    """No random generator is shared with questions of other tables."""
    for name in ("random", "easy", "greedy"):
        asked = question(name)
        first = answer(asked)
        for seed in range(2, 6):
            answer(msgspec.structs.replace(asked, seed=seed))
        assert answer(asked) == first


def test_another_seed_makes_another_choice() -> None:
    said = {answer(msgspec.structs.replace(question(), seed=seed)).do for seed in range(20)}
    assert len(said) > 1


def test_patterns_of_picks_are_as_legal_as_listed_texts() -> None:
    asked = question()
    picks = msgspec.structs.replace(asked, game="oraklos", legal=[], picks=Pattern("show", 4, 6))
    playing = Playing.open(GAMES["oraklos"], GAMES["oraklos"].read_options({}), ["a", "b"], FastRng(1))
    view = msgspec.Raw(msgspec.json.encode(GAMES["oraklos"].view(playing.state, 0)))
    said = answer(msgspec.structs.replace(picks, view=view)).do
    assert said is not None
    word, *numbers = said.split()
    assert word == "show"
    assert len(set(numbers)) == 4
    assert {int(number) for number in numbers} <= set(range(1, 7))

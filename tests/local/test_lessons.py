"""Lessons, practice and records from files, without a server."""

import json
from pathlib import Path

import msgspec
import pytest
from tests.support.local_player import LocalPlayer

from adyton.games import KITS
from adyton.web.wire.learning import CourseInfo, LessonScript, LessonTry, PracticeExercise
from adyton.web.wire.records import Replay

RECORDS = Path(__file__).parents[1] / "games"


@pytest.mark.parametrize("game", KITS)
def test_every_lesson_is_the_same_as_from_the_server(game: str) -> None:
    player = LocalPlayer()
    course = player.request(f"/lessons/{game}")
    assert json.loads(msgspec.json.encode(msgspec.json.decode(json.dumps(course), type=CourseInfo))) == course
    for one in course["lessons"]:
        found = player.request(f"/lessons/{game}/{one['id']}")
        assert json.loads(msgspec.json.encode(msgspec.json.decode(json.dumps(found), type=LessonScript))) == found


def test_an_action_can_be_tried_in_a_lesson() -> None:
    player = LocalPlayer()
    lesson = player.request("/lessons/oracle")["lessons"][0]["id"]
    steps = player.request(f"/lessons/oracle/{lesson}")["steps"]
    step, text = next((n, one["do"]) for n, one in enumerate(steps) if one["do"])
    tried = player.request(f"/lessons/oracle/{lesson}/{step}/try?do={text.replace(' ', '%20')}")
    assert msgspec.json.decode(json.dumps(tried), type=LessonTry).code == ""
    assert player.request(f"/lessons/oracle/{lesson}/{step}/try?do=nonsense")["code"] == "lesson-unknown"
    assert player.request(f"/lessons/oracle/{lesson}/999/try?do=x")["code"] == "lesson-unknown"


def test_practice_shows_and_judges_an_exercise() -> None:
    player = LocalPlayer()
    practice = KITS["oraklos"].practice
    assert practice is not None
    mode = next(iter(practice.modes))
    found = player.request(f"/practice/oraklos/{mode}/7")
    assert msgspec.json.decode(json.dumps(found), type=PracticeExercise).number == 7
    assert set(player.request(f"/practice/oraklos/{mode}/7", "POST", {"answer": {}})) >= {"right", "over", "reason"}
    assert player.request("/practice/oracle/x/7")["code"] == "practice-unknown"


def test_a_record_from_a_file_is_verified_and_replayed() -> None:
    player = LocalPlayer()
    text = (RECORDS / "oracle" / "records" / "three.jsonl").read_text()
    info = player.call("record", id="file-1", text=text)["answer"]
    assert (info["status"], info["you"]) == ("finished", None)
    found = player.request("/tables/file-1/replay?parts=true&eyes=2")
    assert msgspec.json.decode(json.dumps(found), type=Replay).eyes == 2


@pytest.mark.parametrize("text", ["", "hello", "{}\n", '{"adyton-save":1}\n', "[1]\n"])
def test_a_bad_record_is_refused_with_its_line(text: str) -> None:
    refusal = LocalPlayer().call("record", id="file-1", text=text)["refusal"]
    assert refusal["code"] == "record-broken"
    assert refusal["args"]["line"] >= 1


def test_requests_that_need_a_server_are_refused() -> None:
    assert LocalPlayer().request("/account", "POST")["code"] == "not-on-this-device"
    assert LocalPlayer().request("/tables/local-x")["code"] == "no-such-table"

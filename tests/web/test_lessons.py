"""Lessons by HTTP: the course, a lesson with its positions, the effect of a press, and progress."""

import httpx
from tests.support.process import ServerProcess


def test_a_course_lists_its_lessons_and_tips(server: ServerProcess) -> None:
    course = httpx.get(f"{server.address}/api/lessons/oracle").json()
    assert [lesson["id"] for lesson in course["lessons"]][:2] == ["trick", "one"]
    assert {lesson["step"] for lesson in course["lessons"]} == {0}
    assert course["tips"][0] == {
        "name": "loser",
        "event": "loser",
        "phase": "",
        "own": True,
        "args": {},
        "shown": False,
    }
    courses = httpx.get(f"{server.address}/api/lessons").json()
    assert courses[0] == course


def test_a_lesson_is_a_list_of_positions(server: ServerProcess) -> None:
    lesson = httpx.get(f"{server.address}/api/lessons/oracle/trick").json()
    first, second = lesson["steps"][:2]
    assert (first["says"], first["do"], len(first["frames"])) == ("oracle-lesson-trick-hand", "", 1)
    assert len(first["frames"][0]["view"]["hand"]) == 16
    assert second["do"] == "play b10"
    assert [len(step["frames"]) for step in lesson["steps"][:3]] == [1, 1, 3]
    assert [news["name"] for news in lesson["steps"][2]["frames"][2]["news"]] == ["played", "won", "chip"]


def test_a_press_is_answered_with_its_effect_or_a_reason(server: ServerProcess) -> None:
    base = f"{server.address}/api/lessons/oracle/trick"
    may = httpx.get(f"{base}/6/try", params={"do": "play y1"}).json()
    assert (may["code"], [news["name"] for news in may["news"]]) == ("", ["played"])
    may_not = httpx.get(f"{base}/6/try", params={"do": "play b12"}).json()
    assert (may_not["code"], may_not["clause"], may_not["news"]) == ("must-follow", "ORA-13", [])
    for path in ("6/try?do=fly", "99/try?do=keep"):
        assert httpx.get(f"{base}/{path}").json()["code"] == "lesson-unknown"


def test_an_account_resumes_a_lesson(server: ServerProcess) -> None:
    with httpx.Client(base_url=f"{server.address}/api") as browser:
        assert browser.put("/lessons/oracle/trick", json={"step": 3}).json()["code"] == "signed-out"
        browser.post("/account")
        assert browser.put("/lessons/oracle/trick", json={"step": 3}).status_code == 204
        assert browser.get("/lessons/oracle/trick").json()["step"] == 3
        assert browser.get("/lessons/oracle").json()["lessons"][0] == {
            "id": "trick",
            "steps": 10,
            "step": 3,
            "done": False,
        }
        browser.put("/lessons/oracle/trick", json={"step": 10})
        assert browser.get("/lessons/oracle").json()["lessons"][0]["done"] is True
        assert browser.get("/lessons/oracle/trick").json()["step"] == 0


def test_an_account_is_shown_each_tip_once(server: ServerProcess) -> None:
    with httpx.Client(base_url=f"{server.address}/api") as browser:
        assert browser.put("/tips/keltis/clover").json()["code"] == "signed-out"
        browser.post("/account")
        for _ in range(2):  # a second device may show it at the same time
            assert browser.put("/tips/keltis/clover").status_code == 204
        shown = {tip["name"]: tip["shown"] for tip in browser.get("/lessons/keltis").json()["tips"]}
        assert (shown["wish"], shown["clover"]) == (False, True)
        assert browser.get("/account/export").json()["tips"] == [{"game": "keltis", "tip": "clover"}]
        assert browser.put("/tips/keltis/flying").json()["code"] == "lesson-unknown"


def test_an_unknown_lesson_is_not_found(server: ServerProcess) -> None:
    for path in ("oracle/flying", "chess/first", "chess"):
        assert httpx.get(f"{server.address}/api/lessons/{path}").status_code == 404

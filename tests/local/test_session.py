"""The table without a server, as the browser's worker uses it."""

import json
from dataclasses import replace

import msgspec
import pytest
from tests.support.local_player import LocalPlayer

from adyton.bots.review import Effort
from adyton.bots.schedule import review
from adyton.engine.record import read_record
from adyton.engine.replay import verify
from adyton.games import GAMES, KITS
from adyton.local.browser import Browser
from adyton.local.questions import answer, think
from adyton.web.wire.connection import FromServer
from adyton.web.wire.records import Replay, Review

SEATS = {"oracle": 3, "keltis": 2, "oraklos": 2, "delphi": 2}


def test_every_game_is_available() -> None:
    assert set(SEATS) == set(GAMES)


@pytest.mark.parametrize("game", SEATS)
def test_a_whole_game_sends_the_messages_of_a_server(game: str) -> None:
    player = LocalPlayer()
    if game == "delphi":  # Random players would hardly ever end it.
        player.bot = KITS[game].make_bot("greedy", 1)
    player.open(game, SEATS[game], "greedy" if game == "delphi" else "random")
    player.play()
    for message in player.heard:
        read = msgspec.json.decode(json.dumps(message), type=FromServer)
        assert json.loads(msgspec.json.encode(read)) == message  # Nothing is missing, and nothing is superfluous.
    for position in [message for message in player.heard if message["type"] == "table"][-3:]:
        view = msgspec.json.decode(json.dumps(position["view"]), type=GAMES[game].view_type)
        assert json.loads(msgspec.json.encode(view)) == position["view"]
    record = read_record(player.request(f"/tables/{player.table}/record"))
    verify(GAMES[game], record)
    assert record.ending is not None
    assert record.ending.seed is not None


def test_a_table_survives_its_worker() -> None:
    player = LocalPlayer()
    player.open("keltis", 2)
    for _ in range(5):
        player.step()
    line, log = player.position["line"], player.request(f"/tables/{player.table}/log")
    again = LocalPlayer(Browser())
    assert "refusal" not in again.call("restore", text=player.saved, created=5)
    again.say(type="resume", table=again.table, line=0)
    assert again.position["line"] == line
    assert again.position["view"] == player.position["view"]
    assert again.request(f"/tables/{again.table}/log") == log
    again.play()


def test_the_same_game_can_be_played_again() -> None:
    player = LocalPlayer()
    player.open("oraklos", 2, "easy", mode="junior", search=30)
    info = player.call("again", table="local-b", before=player.table, created=6)["answer"]
    assert [chair["bot"] for chair in info["chairs"]] == [None, "easy"]
    assert (info["options"]["mode"], info["options"]["search"], info["status"]) == ("junior", 30, "running")


@pytest.mark.parametrize("text", ["", "{}", '{"adyton-save":1}\n{}'])
def test_a_broken_save_is_refused(text: str) -> None:
    assert LocalPlayer().call("restore", text=text, created=5)["refusal"]["code"] == "save-broken"


def test_undo_takes_back_the_players_move_and_what_followed() -> None:
    player = LocalPlayer()
    player.open("keltis", 2)
    before = player.position["line"]
    player.step()
    assert player.position["moved"]
    player.say(type="undo", id="u", line=player.position["line"])
    assert player.position["news"][0]["name"] == "undo"
    assert player.position["news"][0]["args"]["line"] == before + 1


def test_an_act_is_done_once() -> None:
    player = LocalPlayer()
    player.open("keltis", 2)
    do, line = player.position["legal"][0], player.position["line"]
    player.say(type="act", id="x", line=line, do=do)
    reached = player.position["line"]
    player.say(type="act", id="x", line=line, do=do)
    assert player.last("done") == {"type": "done", "id": "x", "line": line + 1}
    assert player.position["line"] == reached


def test_why_not_hint_and_unreadable_words() -> None:
    player = LocalPlayer()
    player.open("oracle", 3, "easy")
    while not player.position["legal"]:
        player.step()
    player.say(type="why", id="w", do=player.position["legal"][0])
    assert player.last("why-not")["code"] == ""
    player.act("nonsense")
    assert player.last("refused")["code"] == "unreadable"
    player.say(type="hint", id="h")
    hint = player.last("hint")
    assert hint["do"] in player.position["legal"]
    assert player.last("seating")["table"]["notes"] == [{"line": hint["line"], "name": "hint", "seat": 0}]


def test_if_a_bot_fails_a_legal_action_replaces_its_choice() -> None:
    player = LocalPlayer()
    player.open("keltis", 2)
    while not player.waiting:
        player.call("hear", message={
            "type": "act", "id": str(player.position["line"]), "line": player.position["line"],
            "do": player.position["legal"][0],
        })  # fmt: skip
    line = player.position["line"]
    player.call("answered", key=next(iter(player.waiting)), choice=None)
    assert player.position["line"] > line


def test_a_bot_that_has_too_little_time_is_noted_once() -> None:
    player = LocalPlayer()
    player.open("keltis", 2)
    while not player.waiting:
        do, line = player.position["legal"][0], player.position["line"]
        player.call("hear", message={"type": "act", "id": str(line), "line": line, "do": do})
    for _ in range(2):
        key = next(iter(player.waiting))
        do = json.loads(think(player.waiting[key]))["do"]
        player.call("answered", key=key, choice={"do": do, "at": None, "hurried": True})
        if not player.waiting:
            break
    notes = player.last("seating")["table"]["notes"]
    assert [(note["name"], note["seat"]) for note in notes] == [("slow-device", 1)]


def test_a_search_says_that_its_time_was_over_first() -> None:
    player = LocalPlayer()
    player.open("keltis", 2)
    while len(player.position["legal"]) < 2:
        player.step()
    question = player.browser.site.session(player.table)._question(0)
    assert answer(replace(question, bot="normal", budget_ms=0)).hurried
    assert not answer(replace(question, bot="greedy", budget_ms=0)).hurried  # It never searches.


def test_chat_needs_other_people() -> None:
    player = LocalPlayer()
    player.open("keltis", 2)
    player.say(type="chat", id="c", text="hello")
    assert player.last("refused")["code"] == "not-on-this-device"


def test_the_clock_stops_while_the_game_is_paused() -> None:
    player = LocalPlayer()
    player.open("oraklos", 2)
    player.say(type="pause", id="p", on=True)
    assert player.last("seating")["table"]["paused"]
    assert player.wake is None
    at = player.position["clock"]["at"]
    player.clock.seconds += 60
    player.say(type="pause", id="q", on=False)
    assert player.position["clock"]["at"] == at


def test_the_clock_stops_while_nobody_looks() -> None:
    player = LocalPlayer()
    player.open("oraklos", 2)
    at = player.position["clock"]["at"]
    assert player.call("leave")["wake"] is None
    player.clock.seconds += 60
    player.say(type="resume", table=player.table, line=0)
    assert player.position["clock"] == {"at": at, "running": True, "left": [None, None], "ticking": []}


def test_a_table_is_handed_out_to_be_kept_after_every_move() -> None:
    player = LocalPlayer()
    first = player.open("keltis", 2)
    assert first["info"]["status"] == "running"
    assert first["save"].startswith('{"adyton-save":1')
    line = player.position["line"]
    said = player.call("hear", message={"type": "act", "id": "x", "line": line, "do": player.position["legal"][0]})
    assert said["info"]["lines"] > line
    assert said["save"] != first["save"]
    assert player.call("hear", message={"type": "errands", "id": "y"})["save"] is None


def test_replay_and_review_of_a_finished_game() -> None:
    player = LocalPlayer()
    player.open("keltis", 2)
    player.play()
    found = player.request(f"/tables/{player.table}/replay?parts=true&eyes=1")
    read = msgspec.json.decode(json.dumps(found), type=Replay)
    assert json.loads(msgspec.json.encode(read)) == found
    assert len(found["steps"]) == found["table"]["lines"] - 1
    found = player.request(f"/tables/{player.table}/review")
    msgspec.json.decode(json.dumps(found), type=Review)
    assert (found["upto"], len(player.waiting)) == (1, 1)


def test_a_review_goes_on_by_itself_and_finds_what_the_command_finds(monkeypatch: pytest.MonkeyPatch) -> None:
    reviewer = KITS["keltis"].reviewer
    monkeypatch.setattr(reviewer, "effort", Effort(4, 4, most=6, seconds=3600.0))
    player = LocalPlayer()
    player.open("keltis", 2)
    player.play()
    player.request(f"/tables/{player.table}/review")
    player.think()
    found = player.request(f"/tables/{player.table}/review")
    assert found["upto"] == found["lines"]
    record = player.browser.site.session(player.table).table.playing.record
    assert [(one["line"], one["better"], one["cost"]) for one in found["verdicts"]] == [
        (one.line, one.hint.action.text, round(one.cost, 2)) for one in review(reviewer, KITS["keltis"].game, record)
    ]


def test_views_of_others_stay_hidden_until_the_end() -> None:
    player = LocalPlayer()
    player.open("keltis", 2)
    assert player.request(f"/tables/{player.table}/replay?eyes=1")["code"] == "hidden"
    assert player.request(f"/tables/{player.table}/record")["code"] == "not-finished"
    assert player.request(f"/tables/{player.table}/review")["code"] == "not-finished"


def test_only_tables_for_one_person_and_bots_can_be_opened() -> None:
    player = LocalPlayer()
    wish = {"game": "keltis", "seats": 3, "options": {}, "bots": ["random"]}
    assert player.call("open", wish=wish, name="Ann", created=5)["refusal"]["code"] == "only-bots-here"
    wish = {"game": "keltis", "seats": 2, "options": {}, "bots": ["nobody"]}
    assert player.call("open", wish=wish, name="Ann", created=5)["refusal"]["code"] == "no-such-bot"
    wish = {"game": "chess", "seats": 2, "options": {}, "bots": ["random"]}
    assert player.call("open", wish=wish, name="Ann", created=5)["refusal"]["code"] == "no-such-game"

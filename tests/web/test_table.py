from tests.support.player import Player
from tests.support.process import ServerProcess
from tests.support.web_table import part, settle, two_at_keltis, whose_turn

from adyton.words import Words


async def test_the_same_act_twice_is_done_once(server: ServerProcess) -> None:
    mover, other = await whose_turn(*(await two_at_keltis(server.address))[:2])
    assert mover.position is not None
    asked = {"type": "act", "id": "once", "line": mover.position["line"], "do": mover.position["legal"][0]}
    first = await mover.ask(dict(asked))
    assert first["type"] == "done"
    assert await mover.ask(dict(asked)) == first
    await mover.hang_up()
    await mover.resume(mover.table)
    assert await mover.ask(dict(asked)) == first
    await part(mover, other)


async def test_an_act_for_an_older_question_is_refused_as_stale(server: ServerProcess) -> None:
    mover, other = await whose_turn(*(await two_at_keltis(server.address))[:2])
    assert mover.position is not None
    stale = {"type": "act", "line": mover.position["line"] - 1, "do": mover.position["legal"][0]}
    assert (await mover.ask(dict(stale)))["code"] == "stale"
    future = {"type": "act", "line": mover.position["line"] + 1, "do": mover.position["legal"][0]}
    assert (await mover.ask(dict(future)))["code"] == "stale"
    await part(mover, other)


async def test_refusals_say_why(server: ServerProcess) -> None:
    mover, other = await whose_turn(*(await two_at_keltis(server.address))[:2])
    assert mover.position is not None
    assert (await mover.act("dance on the table"))["code"] == "unreadable"
    assert (await other.act(mover.position["legal"][0]))["code"] == "not-your-turn"
    assert (await mover.ask({"type": "answer", "yes": True}))["code"] == "no-question"
    assert (await mover.ask({"type": "pause", "on": False}))["code"] == "not-paused"
    await part(mover, other)


async def test_a_player_who_was_away_is_told_what_they_missed(server: ServerProcess) -> None:
    mover, other = await whose_turn(*(await two_at_keltis(server.address))[:2])
    assert mover.position is not None
    assert other.position is not None
    seen = other.position["line"]
    await other.hang_up()
    done = await mover.act(mover.position["legal"][0])
    await settle(mover, done["line"])
    await other.resume(other.table, seen)
    reply = await other.hear_type("table")
    assert not reply["fresh"]
    assert reply["news"][0]["line"] == seen + 1
    assert reply["line"] >= done["line"]
    await part(mover, other)


async def test_a_new_connection_gets_a_fresh_view(server: ServerProcess) -> None:
    host, guest, table = await two_at_keltis(server.address)
    await host.hang_up()
    await host.resume(table, None)
    reply = await host.hear_type("table")
    assert reply["fresh"]
    assert reply["news"] == []
    await host.resume(table, 99999)
    assert (await host.hear_type("table"))["fresh"]
    await part(host, guest)


async def _leave_the_last_move(mover: Player) -> None:
    """Act until the last move is the mover's own, so that undoing it needs no consent."""
    assert mover.position is not None
    while not mover.position["undo"]:
        done = await mover.act(mover.position["legal"][0])
        assert done["type"] == "done", done
        await settle(mover, done["line"])


async def test_a_players_own_last_move_is_undone_at_once(server: ServerProcess) -> None:
    mover, other = await whose_turn(*(await two_at_keltis(server.address))[:2])
    assert mover.position is not None
    before = mover.position["view"]
    await _leave_the_last_move(mover)
    done = await mover.ask({"type": "undo", "line": mover.position["line"]})
    assert done["type"] == "done", done
    reply = await settle(mover, done["line"])
    assert reply["view"] == before
    assert [news["name"] for news in reply["news"]] == ["undo"]
    table, seat = mover.seating["id"], mover.seating["you"]  # type: ignore[index]
    log = await mover.http.get(f"/api/tables/{table}/log?eyes={seat}")
    assert [news["name"] for news in log.json()] == ["first", "undo"]
    await part(mover, other)


async def test_going_back_further_needs_the_consent_of_the_others(server: ServerProcess) -> None:
    mover, other = await whose_turn(*(await two_at_keltis(server.address))[:2])
    assert mover.position is not None
    start, before = mover.position["line"], mover.position["view"]
    await _leave_the_last_move(mover)
    while not other.may_act():
        if mover.may_act():
            assert mover.position is not None
            await settle(mover, (await mover.act(mover.position["legal"][0]))["line"])
        await settle(other, mover.position["line"])
    moved = await other.act(other.position["legal"][0])  # type: ignore[index]  # it was told
    await settle(mover, moved["line"])

    async def ask() -> None:
        answer = await mover.ask({"type": "undo", "line": mover.position["line"], "to": start + 1})  # type: ignore[index]
        assert answer["type"] == "done", answer

    await ask()
    asked = await other.hear_until(lambda reply: reply["type"] == "seating" and reply["table"]["question"] is not None)
    assert asked["table"]["question"]["waiting"] == [other.seating["you"]]  # type: ignore[index]
    assert (await mover.ask({"type": "pause", "on": True}))["code"] == "question-open"
    assert (await other.ask({"type": "answer", "yes": False}))["type"] == "done"
    await mover.hear_until(lambda reply: reply["type"] == "seating" and reply["table"]["question"] is None)
    await ask()
    done = await other.ask({"type": "answer", "yes": True})
    assert done["type"] == "done", done
    reply = await settle(mover, moved["line"] + 1)
    assert reply["view"] == before
    await part(mover, other)


async def test_a_pause_by_consent_stops_everything(server: ServerProcess) -> None:
    clock = {"kind": "move", "seconds": 600}
    mover, other = await whose_turn(*(await two_at_keltis(server.address, clock=clock))[:2])
    assert mover.position is not None
    assert mover.position["clock"]["left"][mover.position["clock"]["ticking"][0]] > 590_000
    await mover.ask({"type": "pause", "on": True})
    await other.ask({"type": "answer", "yes": True})
    await mover.hear_until(lambda reply: reply["type"] == "seating" and reply["table"]["paused"])
    assert (await mover.act(mover.position["legal"][0]))["code"] == "paused"
    await mover.ask({"type": "pause", "on": False})
    await other.ask({"type": "answer", "yes": True})
    await mover.hear_until(lambda reply: reply["type"] == "seating" and not reply["table"]["paused"])
    assert (await mover.act(mover.position["legal"][0]))["type"] == "done"
    await part(mover, other)


async def test_a_hint_is_a_legal_text_with_its_reason(server: ServerProcess) -> None:
    mover, other = await whose_turn(*(await two_at_keltis(server.address, hints=True))[:2])
    assert mover.position is not None
    hint = await mover.ask({"type": "hint"})
    assert hint["do"] in mover.position["legal"]
    assert Words("en").hint("keltis", hint["code"], hint["args"]) != hint["code"]
    assert (await other.ask({"type": "hint"}))["code"] == "not-your-turn"
    await part(mover, other)


async def test_asking_why_not_gives_the_reason_and_does_nothing(server: ServerProcess) -> None:
    mover, other = await whose_turn(*(await two_at_keltis(server.address))[:2])
    assert mover.position is not None
    move, do = mover.position["line"], mover.position["legal"][0]
    assert (await mover.ask({"type": "why", "do": do}))["code"] == ""
    reason = await other.ask({"type": "why", "do": do})
    assert (reason["type"], reason["code"]) == ("why-not", "not-your-turn")
    assert (await mover.ask({"type": "why", "do": "fly"}))["code"] == "unreadable"
    assert (await mover.ask({"type": "act", "line": move, "do": do}))["type"] == "done"
    await part(mover, other)


async def test_games_that_have_errands_send_them(server: ServerProcess) -> None:
    host, guest, _ = await two_at_keltis(server.address)
    reply = await host.ask({"type": "errands"})
    assert (reply["type"], reply["answer"]) == ("errands", None)
    await part(host, guest)
    host, guest, _ = await two_at_keltis(server.address, game="delphi", options={"short": True})
    reply = await host.ask({"type": "errands"})
    assert reply["answer"]["at"] == "0,0"
    assert {errand["task"] for errand in reply["answer"]["errands"]} >= {"shrine", "statue"}
    await part(host, guest)


async def test_pointing_has_a_rate_limit(server: ServerProcess) -> None:
    host, guest, _ = await two_at_keltis(server.address)
    codes = [(await host.ask({"type": "point", "line": 1, "pieces": [1]}))["code"] for _ in range(30)]
    assert "too-fast" in codes
    assert codes[0] != "too-fast"
    await part(host, guest)


async def test_chat_is_delivered_repeated_on_return_and_can_be_muted(server: ServerProcess) -> None:
    host, guest, table = await two_at_keltis(server.address)
    await host.send({"type": "chat", "id": "c", "text": "  Good \n luck! "})
    heard = await guest.hear_type("chat")
    assert (heard["text"], heard["name"], heard["seat"]) == ("Good luck!", "Host", 0)
    await guest.resume(table)
    assert (await guest.hear_type("chat"))["text"] == "Good luck!"
    assert (await guest.ask({"type": "mute", "seat": 0, "on": True}))["type"] == "done"
    assert (await guest.ask({"type": "mute", "seat": 1, "on": True}))["code"] == "nobody-there"
    assert (await guest.http.get(f"/api/tables/{table}/muted")).json() == [0]
    assert (await host.http.get(f"/api/tables/{table}/muted")).json() == []
    assert (await guest.ask({"type": "mute", "seat": None, "on": True}))["type"] == "done"
    assert (await guest.http.get(f"/api/tables/{table}/muted")).json() == [0, None]
    await host.ask({"type": "chat", "text": "Can you hear me?"})
    await guest.ask({"type": "chat", "text": "I hear nothing."})
    words = [reply["text"] for reply in guest.seen if reply["type"] == "chat"]
    assert "Can you hear me?" not in words
    answers = [await host.ask({"type": "chat", "text": "spam"}) for _ in range(6)]
    assert "too-fast" in {answer.get("code") for answer in answers}
    assert (await guest.ask({"type": "chat", "text": "\u202e"}))["code"] == "chat-text"
    await part(host, guest)


async def test_a_bot_holds_the_seat_until_its_player_returns(server: ServerProcess) -> None:
    mover, other = await whose_turn(*(await two_at_keltis(server.address))[:2])
    assert mover.position is not None
    seat, at = mover.seating["you"], mover.position["line"]  # type: ignore[index]
    await mover.hang_up()
    held = await other.hear_until(lambda reply: reply["type"] == "seating" and reply["table"]["chairs"][seat]["held"])
    assert not held["table"]["chairs"][seat]["here"]
    await settle(other, at + 1)
    await mover.resume(mover.table)
    back = await mover.hear_type("seating")
    assert not back["table"]["chairs"][seat]["held"]
    await mover.ask({"type": "away"})
    await _until_held(mover, seat, is_held=True)
    await mover.ask({"type": "back"})
    await _until_held(mover, seat, is_held=False)
    await part(mover, other)


async def _until_held(player: Player, seat: int, *, is_held: bool) -> None:
    """Wait for the seating, which may have come before the answer to what was asked."""
    while player.seating["chairs"][seat]["held"] is not is_held:  # type: ignore[index]
        await player.hear_type("seating")


async def test_a_bot_holds_the_seat_when_the_time_is_up(server: ServerProcess) -> None:
    clock = {"kind": "move", "seconds": 5}
    mover, other = await whose_turn(*(await two_at_keltis(server.address, clock=clock))[:2])
    assert mover.position is not None
    seat, at = mover.seating["you"], mover.position["line"]  # type: ignore[index]
    await other.hear_until(lambda reply: reply["type"] == "seating" and reply["table"]["chairs"][seat]["held"])
    await settle(other, at + 1)
    await part(mover, other)


async def test_spectators_see_only_public_information(server: ServerProcess) -> None:
    host, guest, table = await two_at_keltis(server.address)
    watcher = await Player.arrive(server.address, "Watcher")
    await watcher.resume(table)
    reply = await watcher.hear_type("table")
    assert reply["view"]["viewer"] is None
    assert reply["legal"] == []
    assert (await watcher.ask({"type": "act", "line": reply["line"], "do": "x"}))["code"] == "not-seated"
    await part(host, guest, watcher)


async def test_a_table_may_refuse_spectators(server: ServerProcess) -> None:
    host, guest, table = await two_at_keltis(server.address, spectators=False)
    watcher = await Player.arrive(server.address, "Watcher")
    await watcher.resume(table)
    assert (await watcher.hear_type("refused"))["code"] == "no-spectators"
    assert (await watcher.http.get(f"/api/tables/{table}/replay")).json()["code"] == "hidden"
    assert (await watcher.http.get(f"/api/tables/{table}/log")).json()["code"] == "hidden"
    await part(host, guest, watcher)

from typing import Any

import httpx
import pytest
from tests.support.process import ServerProcess


def throws(server: ServerProcess, numbers: range) -> dict[bool, tuple[int, list[int]]]:
    """Return a throw with something for the cards, with four dice of it, and one with nothing."""
    seen: dict[bool, tuple[int, list[int]]] = {}
    for number in numbers:
        verdict = httpx.post(f"{server.address}/api/practice/oraklos/junior/{number}", json={"answer": {}}).json()
        fours = [four for card in verdict["cards"] for four in card["found"]]
        seen[bool(fours)] = (number, fours[0] if fours else [])
    return seen


def test_a_throw_with_the_same_number_is_the_same_for_everybody(server: ServerProcess) -> None:
    first, again = (httpx.get(f"{server.address}/api/practice/oraklos/junior/12").json() for _ in range(2))
    assert first == again
    assert first["number"] == 12
    assert len(first["view"]["dice"]) == 16
    assert len(first["view"]["hands"][0]) == 3
    assert httpx.get(f"{server.address}/api/practice/oraklos/junior/13").json()["view"]["dice"] != first["view"]["dice"]


def test_four_dice_that_fit_a_card_are_right_and_the_answer_lists_all_predictions(server: ServerProcess) -> None:
    number, four = throws(server, range(8))[True]
    verdict = httpx.post(
        f"{server.address}/api/practice/oraklos/junior/{number}", json={"answer": {"dice": four}}
    ).json()
    assert (verdict["right"], verdict["reason"]) == (True, "true")
    assert verdict["card"] in [card["card"] for card in verdict["cards"]]


def test_a_wrong_answer_gets_its_reason_and_nothing_more(server: ServerProcess) -> None:
    number, four = throws(server, range(8))[True]
    others = [die for die in range(1, 17) if die not in four][:4]
    verdict = httpx.post(
        f"{server.address}/api/practice/oraklos/junior/{number}", json={"answer": {"dice": others}}
    ).json()
    assert verdict["right"] is False
    assert verdict["cards"] == []


def test_the_answer_nothing_may_be_right_or_wrong(server: ServerProcess) -> None:
    seen = throws(server, range(24))
    reasons = {
        has: httpx.post(f"{server.address}/api/practice/oraklos/junior/{number}", json={"answer": {"dice": []}}).json()[
            "reason"
        ]
        for has, (number, _) in seen.items()
    }
    assert reasons == {True: "some", False: "none"}


def named(server: ServerProcess, number: int, card: str | None) -> dict[str, Any]:
    verdict: dict[str, Any] = httpx.post(
        f"{server.address}/api/practice/oraklos/antipodes/{number}", json={"answer": {"card": card} if card else {}}
    ).json()
    return verdict


def test_a_throw_of_antipodes_is_shown_with_six_open_cards(server: ServerProcess) -> None:
    first, again = (httpx.get(f"{server.address}/api/practice/oraklos/antipodes/12").json() for _ in range(2))
    assert first == again
    assert len(first["view"]["dice"]) == 16
    assert len(first["view"]["open_cards"]) == 6
    assert [card["card"] for card in named(server, 12, None)["cards"]] == first["view"]["open_cards"]


def test_okl_24_naming_a_card_is_right_if_nothing_matches_it(server: ServerProcess) -> None:
    there = {number: named(server, number, None)["cards"] for number in (*range(8), *range(10, 60, 5))}
    for number, cards in there.items():
        for card in cards:
            verdict = named(server, number, card["card"])
            assert (verdict["right"], verdict["reason"]) == ((False, "there") if card["found"] else (True, "absent"))
            assert (verdict["card"], verdict["cards"]) == (card["card"], cards)
    absent = {any(not card["found"] for card in cards) for cards in there.values()}
    assert absent == {True, False}


def test_okl_25_the_answer_all_six_may_be_right_or_wrong(server: ServerProcess) -> None:
    for number in range(8):
        is_whole = all(card["found"] for card in named(server, number, None)["cards"])
        verdict = named(server, number, "all")
        assert (verdict["right"], verdict["reason"]) == ((True, "all") if is_whole else (False, "lacking"))
    assert named(server, 1, None)["reason"] == "time"


@pytest.mark.parametrize(("card", "status", "code"), [("rrrr", 409, "practice-card"), ("xyzw", 409, "practice-card")])
def test_only_one_of_the_six_can_be_named(server: ServerProcess, card: str, status: int, code: str) -> None:
    refused = httpx.post(f"{server.address}/api/practice/oraklos/antipodes/1", json={"answer": {"card": card}})
    assert (refused.status_code, refused.json()["code"]) == (status, code)


@pytest.mark.parametrize(
    ("dice", "status", "code"),
    [
        ([1, 2, 3, 17], 409, "practice-dice"),
        ([1, 2, 3], 409, "practice-dice"),
        ([1, 1, 2, 3], 409, "practice-dice"),
        ([0, 1, 2, 3], 409, "practice-dice"),
        ("all", 409, "practice-dice"),
    ],
)
def test_an_answer_that_is_not_four_dice_is_refused(
    server: ServerProcess, dice: object, status: int, code: str
) -> None:
    refused = httpx.post(f"{server.address}/api/practice/oraklos/junior/1", json={"answer": {"dice": dice}})
    assert (refused.status_code, refused.json()["code"]) == (status, code)


@pytest.mark.parametrize("number", ["-1", "4294967296", "x"])
def test_there_is_no_throw_of_any_other_number(server: ServerProcess, number: str) -> None:
    assert httpx.get(f"{server.address}/api/practice/oraklos/junior/{number}").status_code in {400, 404}


@pytest.mark.parametrize("place", ["oraklos/standard", "keltis/junior", "chess/junior"])
def test_a_game_without_practice_is_refused(server: ServerProcess, place: str) -> None:
    refused = httpx.get(f"{server.address}/api/practice/{place}/1")
    assert (refused.status_code, refused.json()["code"]) == (409, "practice-unknown")

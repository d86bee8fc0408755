"""What a client without a game's files can request: its titles, its words and its rules."""

import httpx
from tests.support.process import ServerProcess


def test_titles_and_blurbs_come_in_every_language(server: ServerProcess) -> None:
    games = {game["slug"]: game for game in httpx.get(f"{server.address}/api/games").json()}
    assert games["delphi"]["titles"] == {"en": "The Oracle of Delphi", "de": "Das Orakel von Delphi"}
    assert games["oracle"]["blurbs"]["de"].startswith("Gewinne genau die richtigen Stiche.")


def test_phases_say_which_clause_they_follow(server: ServerProcess) -> None:
    games = {game["slug"]: game for game in httpx.get(f"{server.address}/api/games").json()}
    assert games["oracle"]["clauses"]["trick"] == "ORA-13"
    assert games["keltis"]["clauses"]["kobold"] == "KEL-19"
    assert "over" not in games["keltis"]["clauses"]


def test_words_of_a_game_hold_those_of_its_board(server: ServerProcess) -> None:
    answer = httpx.get(f"{server.address}/api/games/keltis/words/de")
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    assert "keltis-phase-lay = " in answer.text
    assert "keltis-board-hand = " in answer.text


def test_rules_are_markdown_in_the_language(server: ServerProcess) -> None:
    english, german = (
        httpx.get(f"{server.address}/api/games/oraklos/rules/{language}").text for language in ("en", "de")
    )
    assert "**OKL-1**" in english
    assert "**OKL-1**" in german
    assert english != german


def test_a_missing_language_is_empty(server: ServerProcess) -> None:
    assert httpx.get(f"{server.address}/api/games/oracle/words/nl").text.strip() == ""
    assert httpx.get(f"{server.address}/api/games/oracle/rules/nl").text == ""


def test_texts_of_an_unknown_game_are_refused(server: ServerProcess) -> None:
    answer = httpx.get(f"{server.address}/api/games/chess/words/en")
    assert (answer.status_code, answer.json()["code"]) == (404, "no-such-game")
    assert httpx.get(f"{server.address}/api/games/oracle/words/..").status_code == 404


def test_pictures_of_the_rules_are_positions(server: ServerProcess) -> None:
    pictures = {one["name"]: one for one in httpx.get(f"{server.address}/api/games/oracle/pictures").json()}
    high = pictures["high"]
    assert (high["seats"], high["show"], high["view"]["viewer"]) == (3, "trick", 0)
    assert [news["name"] for news in high["news"]] == ["played", "played", "played", "won", "chip"]
    assert pictures["return"]["do"] == "return"
    assert httpx.get(f"{server.address}/api/games/chess/pictures").status_code == 404

import re

import pytest
from tests.games.delphi.positions import do, lift, load, numbers, put, ready
from tests.games.oracle.positions import play, prophecies, trick
from tests.games.oraklos.positions import SQUARE, searching

from adyton.bots.hint import Hint, explained, hint
from adyton.bots.roster import bot_names, make_bot
from adyton.bots.search import SearchBot
from adyton.engine.playing import Playing
from adyton.engine.rng import FastRng
from adyton.engine.state import State
from adyton.games import GAMES, KITS
from adyton.games.delphi.bot.reasons import BY_VERB, delphi_reason
from adyton.games.delphi.rules.actions import REMOVALS, SHRINE_REMOVALS
from adyton.games.delphi.rules.grid import BY_NAME
from adyton.games.keltis.bot.guide import KeltisGuide
from adyton.games.oracle.bot.guide import OracleGuide
from adyton.words import Words

ORAKLOS_CODES = """
    seen guess shown elsewhere lost refuted nothing overlooked absent named all-there not-all-there irrefutable
    refutable dice keep ready look-again missed wrong-dice not-there was-absent were-all-there was-there
"""
BESIDE_PARTS = {
    "oracle": "trick pair kept-pair keep return",
    "keltis": "step priestess discard unseen open-card clover spiral drop drop-laid score stay ends",
}
ORACLE, DELPHI = GAMES["oracle"], GAMES["delphi"]


def advised(slug: str, state: State, seat: int) -> Hint:
    """Return the hint of the game's strongest bot; searching bots think only briefly."""
    game = GAMES[slug]
    bot = make_bot(bot_names(game)[-1], game, 1)
    if slug == "oracle":
        bot = SearchBot(game, OracleGuide(), 1, 40, 60_000)
    return hint(KITS[slug].reason, game.view(state, seat), game.legal(state, seat), bot, 60_000)


def reason(text: str, state: State, seat: int = 0) -> tuple[str, dict[str, int | str]]:
    return delphi_reason(DELPHI.view(state, seat), DELPHI.read(text), [])


def test_the_trick_that_fulfils_a_prophecy_is_advised_for_that_reason() -> None:
    state = trick("b2 g1", "b3 g3", "b6 b1")
    state.held[2] = prophecies("peg_eq1 all_ge1")
    play(state, "play b2", "play b3")
    found = advised("oracle", state, 2)
    assert (found.action.text, found.code) == ("play b6", "prophecies")


def test_a_hint_says_that_a_move_is_the_only_one() -> None:
    state = trick("b2", "b3", "b6")
    play(state, "play b2", "play b3")
    found = advised("oracle", state, 2)
    assert (found.action.text, found.code) == ("play b6", "only")


def test_without_alternatives_the_reason_is_what_the_card_does() -> None:
    state = trick("b2", "b3", "b6 b1")
    assert explained(KITS[ORACLE.slug].reason, ORACLE.view(state, 0), [ORACLE.read("play b2")]).code == "trick"


def test_delphi_says_which_job_a_journey_is_for() -> None:
    state = ready("blue pink blue", at="3,-3")
    load(state, "offering", "pink")
    state.uncovered = [1] * 12
    state.tiles = list(range(12))
    state.statues = [0] * 6
    assert reason("die 1 sail 5,-3", state) == ("there", {"at": "5,-2", "kind": "temple", "paid": "yes"})
    assert reason("die 1 sail 4,-4", state)[0] in {"nearer", "no-nearer"}


def test_delphi_says_what_an_action_is_for() -> None:
    state = ready("red blue green", at="0,4")
    lift(state, "apollo", 6)
    state.injuries[0] = numbers("red red red")
    texts = ["die 1 heal red", "die 1 draw", "die 1 favor", "god apollo", "end", "die 1 raise aphrodite"]
    codes = [reason(text, state)[0] for text in texts]
    assert codes == ["heal", "oracle-card", "favor", "apollo", "end", "god-step"]
    code, args = reason("die 1 fight cyclops 4,-7", state)
    assert (code, args["chance"]) == ("fight", 10)  # A strength of 9: only a 9 wins.
    state.shield[0] = 3
    assert reason("die 1 fight cyclops 4,-7", state)[1]["chance"] == 40
    assert reason("die 1 raise aphrodite", state)[1] == {
        "god": "aphrodite",
        "left": 3,
    }  # The first step of two players leads to row 3 of 6.
    lift(state, "aphrodite", 5)
    assert reason("die 1 raise aphrodite", state)[1] == {"god": "aphrodite", "left": 0}
    assert reason("ascend hermes", state) == ("god-step", {"god": "hermes", "left": 0})
    assert reason("discard red red red", state)[0] == "rest"


def test_delphi_says_how_many_tasks_are_left_and_how_likely_a_roll_wins() -> None:
    state = ready("red blue green", at="0,4", favor=2)
    words = Words("de")
    code, args = reason("die 1 build 5,-1", state)
    assert (code, args) == ("task", {"done": "shrine", "left": state.tasks_left(0) - 1})
    put(state, "cyclops", "2,-1")
    state.at[0] = BY_NAME["1,0"]
    state.shield[0] = 2
    do(state, "die 1 fight cyclops 2,-1", "battle 6")  # Against 7; the next roll is against 6.
    assert words.hint("delphi", *reason("again", state)) == (
        "Für 1 Gunst gewinnt der nächste Wurf in 40 von 100 Fällen. "
        "Geht er daneben, ist die Gunst weg, und eine 0 bringt eine Verletzung."
    )
    assert Words("en").hint("delphi", *reason("give up", state)) == (
        "You save your favour: the next roll would win only 40 times in 100. The task stays open."
    )


def test_delphi_says_what_waits_where_a_journey_leads() -> None:
    args: dict[str, int | str] = {"at": "5,-2", "kind": "temple", "hexes": 2}
    assert Words("en").hint("delphi", "there", {**args, "paid": "no"}) == (
        "From there you reach 5,-2, where your offering belongs. But you have nothing left in its colour this turn."
    )
    assert Words("de").hint("delphi", "nearer", args) == (
        "So kommst du näher an dein Ziel (5,-2): dorthin gehört deine Opfergabe. Dann fehlen noch 2 Felder."
    )


def test_delphi_says_what_a_card_a_companion_or_a_ship_does() -> None:
    state = ready("red blue green", at="0,4")
    words = Words("en")
    assert words.say("delphi-hint-equipment", **reason("take E9", state)[1]) == "Range +1."
    assert words.say("delphi-hint-companion", **reason("welcome creature", state)[1]).startswith("A move paid with")
    assert words.say("delphi-hint-ship", **reason("ship swift", state)[1]) == "Range +2."


def test_delphi_says_why_a_task_is_given_up() -> None:
    state = ready("red blue green", at="0,4")
    given_up = {action.text: reason(action.text, state)[1]["task"] for action in (*REMOVALS, *SHRINE_REMOVALS)}
    assert set(given_up.values()) == {"shrine", "statue", "offering", "monster"}
    assert given_up["remove shrine psi"] == "shrine"


def test_delphi_says_when_only_the_payment_differs() -> None:
    state = ready("red blue green", at="5,-1", favor=3)
    load(state, "offering", "pink")

    def held_against(text: str, *others: str) -> str:
        return KITS["delphi"].reason(
            DELPHI.view(state, 0), DELPHI.read(text), [DELPHI.read(other) for other in others]
        )[0]

    assert held_against("die 1 favor", "die 2 favor") == "payment"
    assert held_against("die 1 as pink make offering 5,-2", "die 3 as pink make offering 5,-2") == "payment"
    assert held_against("die 1 favor", "die 2 favor", "die 1 draw") == "favor"
    assert held_against("die 1 raise statue 7,-3", "die 2 raise statue 7,-3") == "task"
    assert held_against("god aphrodite", "god ares card") == "heal"


def test_oraklos_hints_at_a_prediction_on_the_table() -> None:
    found = advised("oraklos", searching(SQUARE, "rybk", "rrrr"), 0)
    assert (found.action.text, found.code) == ("claim 3 rybk", "seen")
    assert found.args == {"card": "rybk", "dice": "1 2 3 4", "token": 3, "trap": "none"}


def test_oraklos_says_when_nothing_is_left_to_find() -> None:
    found = advised("oraklos", searching(SQUARE, "rybk", "rrrr"), 1)
    assert (found.action.text, found.code) == ("no more", "nothing")


def codes_of(slug: str) -> set[str]:
    """Return the codes that a game can give: those of its parts, or of its tables."""
    if slug == "delphi":
        return {*BY_VERB.values(), "home", "there", "nearer", "no-nearer", "payment"}
    if slug == "oraklos":
        return set(ORAKLOS_CODES.split())
    playing = Playing.open(GAMES[slug], GAMES[slug].options(), ["a", "b", "c"], FastRng(1))
    seat = playing.game.turn(playing.state).seats[0]
    view, legal = playing.game.view(playing.state, seat), playing.game.legal(playing.state, seat)
    guide = KeltisGuide() if slug == "keltis" else OracleGuide()
    parts = guide.parts(view, legal[0], FastRng(1))
    return {"prophecies" if part.startswith("@") else part for part in parts}


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("slug", ["delphi", "keltis", "oracle", "oraklos"])
def test_every_reason_has_a_complete_sentence(language: str, slug: str) -> None:
    words = Words(language)
    for code in codes_of(slug) | set(BESIDE_PARTS.get(slug, "").split()):
        args: dict[str, int | str] = {
            "card": "rybk",
            "dice": "1 2 3 4",
            "at": "5,-2",
            "kind": "temple",
            "god": "ares",
            "role": "hero",
            "ship": "swift",
            "task": "statue",
            "points": 3,
            "token": 3,
            "trap": "none",
            "rival": "rrrr",
            "cards": 3,
            "wins": "sure",
            "prize": "chip",
            "species": "hydra",
            "stars": 5,
            "chips": 1,
            "pays": 3,
            "change": "other",
            "was": "−2",
            "deed": "step",
            "wishes": 2,
            "wish-points": "2",
            "wish-sign": "plus",
            "fitting": 3,
            "standing": 2,
            "meets": "no",
            "gap": 2,
            "fits": "yes",
            "taken": "yes",
            "hurry": "yes",
            "hold": "yes",
            "kept": "god",
            "unfit": 1,
            "best": "20",
            "serves": "one",
            "paid": "yes",
            "saved": "die",
            "colour": "blue",
            "offered": "step",
            "all": 50,
            "here": "unknown",
            "letter": "psi",
            "healed": 1,
            "back": "none",
            "bonus": 5,
            "beaten": "higher",
            "stays": "stronger",
            "prophecy": "@oracle-prophecy-pho_eq1",
            "done": "statue",
            "injuries": 3,
            "tile": "wish",
            "tile-points": 2,
            "skipped": 1,
            "left": 2,
            "chance": 30,
            "steps": 2,
            "cargo": "statue",
            "hexes": 3,
            "room": 1,
            "own": 2,
            "unseen": 9,
            "favor": 4,
            "more": 2,
            "open": 1,
            **dict.fromkeys(("first", "second"), "@oracle-prophecy-pho_eq1"),
            **dict.fromkeys(("first-chance", "first-points", "second-chance", "second-points"), 5),
            "risk": "none",
            "others": 3,
        }
        sentence = words.first([f"{slug}-hint-{code}"], args)
        assert sentence is not None, code
        assert not re.search(r"[{}$]", sentence)
    assert words.hint(slug, "best", {}) == words.say("hint-best")
    assert words.knows("hint-only")


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("slug", ["keltis", "oracle"])
def test_every_risk_has_a_sentence_of_its_own(language: str, slug: str) -> None:
    words = Words(language)
    codes = codes_of(slug)
    sentences = {
        words.hint(slug, "risk", {"risk": code, "risked": "@oracle-prophecy-pho_eq1"}) for code in (*codes, "none")
    }
    assert len(sentences) == len(codes) + 1


@pytest.mark.parametrize("slug", GAMES)
def test_a_whole_game_has_a_reason_for_every_move(slug: str) -> None:
    game = GAMES[slug]
    playing = Playing.open(game, game.options(), ["a", "b", "c"], FastRng(3))
    name = "greedy" if "greedy" in bot_names(game) else "hard"
    bots = [make_bot(name, game, seat) for seat in range(3)]
    words, rng = Words("de"), FastRng(5)
    at = 0
    for _ in range(40):
        turn = game.turn(playing.state)
        if not turn.seats or turn.seats[0] < 0:
            break
        seat = turn.seats[rng.below(len(turn.seats))]
        legal = game.legal(playing.state, seat)
        found = hint(KITS[slug].reason, game.view(playing.state, seat), legal, bots[seat], 100)
        assert found.action in legal
        assert words.hint(slug, found.code, found.args) != found.code
        at = max(at + 1000, turn.opens)
        playing.act(seat, found.action, at)

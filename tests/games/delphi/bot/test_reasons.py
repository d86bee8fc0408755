"""Hints in Delphi say what an action gains and what it risks, in the words of the game."""

import pytest
from tests.games.delphi.positions import equip, hide, load, numbers, put, ready

from adyton.games.delphi.bot.reasons import delphi_reason
from adyton.games.delphi.rules.game import DELPHI
from adyton.games.delphi.rules.grid import BY_NAME
from adyton.games.delphi.rules.state import DelphiState
from adyton.words import Words


def args(state: DelphiState, text: str) -> dict[str, int | str]:
    return delphi_reason(DELPHI.view(state, 0), DELPHI.read(text), [])[1]


def said(state: DelphiState, text: str, language: str = "en") -> str:
    return Words(language).hint("delphi", *delphi_reason(DELPHI.view(state, 0), DELPHI.read(text), []))


def test_a_load_says_how_far_its_place_is_and_what_it_does_to_the_hold() -> None:
    state = ready("red blue yellow")
    put(state, "yellow offering", "2,0")
    assert said(state, "die 3 load offering 2,0") == (
        "One of your tasks asks for this offering. Its temple is 2 hexes away. Then one more piece fits into your hold."
    )
    load(state, "statue", "green")
    assert said(state, "die 3 load offering 2,0", "de") == (
        "Diese Opfergabe brauchst du für eine Aufgabe. Ihr Tempel liegt 2 Felder entfernt. "
        "Aber dein Laderaum ist dann voll, bis du etwas ablieferst."
    )


def test_a_statue_that_another_ship_carries_too_may_lose_its_pedestal() -> None:
    state = ready("red blue yellow")
    load(state, "statue", "red", seat=1)
    assert said(state, "die 1 load statue 2,-8") == (
        "One of your tasks asks for this statue. A pedestal for it is 3 hexes away. "
        "But another ship carries the same statue and may take that pedestal first."
    )
    assert said(state, "god hermes red", "de") == (
        "Diese Statue brauchst du für eine Aufgabe. Ein Sockel dafür liegt 3 Felder entfernt. "
        "Aber ein anderes Schiff hat die gleiche Statue an Bord und kann dir den Sockel wegschnappen."
    )
    assert args(state, "fetch blue statue")["rival"] == "no"


def test_what_a_card_fetches_is_loaded_too() -> None:
    state = ready("red blue yellow")
    put(state, "blue offering", "2,0")
    assert args(state, "fetch blue 2,0") == {"cargo": "offering", "hexes": 5, "room": 1, "rival": "no"}


def test_a_look_says_how_many_shrines_are_hidden_and_what_it_costs() -> None:
    state = ready("red blue yellow")
    assert said(state, "die 1 look 3,-1") == (
        "3 of your shrines are hidden among 12 islands. A look at two of them can spare you a journey in vain. "
        "But it costs an action and builds nothing yet, and the others see where you look."
    )
    for at, tile in (("-1,-1", 0), ("2,2", 1), ("-1,3", 5)):
        hide(state, at, tile, uncovered=True)
    assert said(state, "die 1 look 3,-1", "de") == (
        "Eine deiner Kultstätten liegt noch unter 9 Inseln versteckt. "
        "Schaust du zwei davon an, ersparst du dir vielleicht einen Umweg. "
        "Aber das kostet eine Aktion, gebaut ist damit noch nichts, und die anderen sehen, wo du nachschaust."
    )
    state.shrines[0] = 0
    assert said(state, "die 1 look 3,-1").startswith("It shows you which rewards two islands hold")


def test_the_second_look_says_how_far_the_island_is() -> None:
    state = ready("red blue yellow")
    assert said(state, "look 3,-1") == (
        "This island is 4 hexes away: you see whether a shrine of yours is there. "
        "The others see that you looked, so they may guess where you will go."
    )


def test_favour_says_how_much_there_is_then_and_what_is_given_up_for_it() -> None:
    state = ready("red blue yellow", favor=3)
    assert said(state, "die 1 favor") == (
        "You then have 5 favour for other colours and further rolls. "
        "But it takes the action, and no task gets any further."
    )
    assert said(state, "favor", "de") == (
        "Damit hast du 5 Gunst für andere Farben und weitere Würfe. Dafür steigt jetzt kein Gott."
    )
    assert args(ready(favor=3, ship="gilded"), "die 1 favor") == {"favor": 6}


@pytest.mark.parametrize(
    ("injuries", "discarded", "sentence"),
    [
        ("red red red", "red red red", "You have no injury left, so your next turn begins with favour or a god step."),
        (
            "red red red blue green pink",
            "red red blue",
            "You keep 3 injuries. It takes at least 2 more before you must rest again.",
        ),
        ("red red red blue blue", "red red red", "You keep 2 injuries. Just one more can make you rest again."),
        ("red " * 6, "red red red", "You keep 3 injuries, too many even now: your next turn is a rest again."),
    ],
)
def test_a_rest_says_what_is_left_and_how_near_the_next_rest_is(injuries: str, discarded: str, sentence: str) -> None:
    state = ready()
    state.injuries[0] = numbers(injuries)
    assert said(state, f"discard {discarded}") == sentence


def test_the_salve_puts_off_the_next_rest() -> None:
    state = ready()
    state.injuries[0] = numbers("red red red red blue blue")
    equip(state, "E16")
    assert args(state, "discard red red red") == {"left": 3, "more": 2}


def test_a_task_says_what_is_done_and_how_many_are_left() -> None:
    state = ready("red blue green", at="0,4")
    assert said(state, "die 1 build 5,-1") == "Your shrine stands: one of Zeus’s tasks is done. Then 11 are left."
    assert said(state, "die 1 make offering 5,-2", "de") == (
        "Deine Opfergabe ist dargebracht: Eine der Aufgaben des Zeus ist erfüllt. Danach bleiben noch 11."
    )
    assert said(state, "die 1 raise statue 7,-3").startswith("Your statue stands:")


def test_exploring_says_how_many_shrines_are_hidden() -> None:
    state = ready("red blue green", at="0,4")
    assert said(state, "die 1 explore 3,-1") == (
        "3 of your shrines are still under 12 islands. If none is here, you get a reward."
    )
    state.shrines[0] = 0
    assert said(state, "die 1 explore 3,-1", "de") == (
        "Eine Kultstätte suchst du nicht mehr, aber die Insel hat eine Belohnung für dich."
    )


@pytest.mark.parametrize(
    ("injuries", "sentence"),
    [
        (
            "red",
            "wirst du 1 los. Mit 2 weiteren müsstest du vielleicht rasten, und das kostet einen Zug.",
        ),
        (
            "red red blue",
            "wirst du 2 los. Schon eine weitere könnte dich zum Rasten zwingen, und das kostet einen Zug.",
        ),
        (
            "red red red",
            "wirst du 3 los. Mit so vielen müsstest du rasten, und das kostet einen Zug.",
        ),
    ],
)
def test_healing_says_what_goes_and_how_near_a_rest_is(injuries: str, sentence: str) -> None:
    state = ready("red blue green", at="0,4")
    state.injuries[0] = numbers(injuries)
    assert said(state, "die 1 heal red", "de").endswith(sentence)


def test_aphrodite_heals_all() -> None:
    state = ready("red blue green", at="0,4")
    state.injuries[0] = numbers("red red blue")
    assert args(state, "god aphrodite")["healed"] == 3


def test_exploring_what_is_known_says_what_is_there() -> None:
    """Of an island that the player had looked at, it was once said that a shrine may be there."""
    state = ready("red blue green", at="0,4")
    hide(state, "3,-1", 0)
    state.known[state.sea.slot[BY_NAME["3,-1"]]] = 1
    assert said(state, "die 1 explore 3,-1") == (
        "A shrine of yours is here and gets built: one of Zeus’s tasks is done. Then 11 are left."
    )
    hide(state, "3,-1", 11)
    assert said(state, "die 1 explore 3,-1", "de").startswith(
        "Du weißt, dass hier keine deiner Kultstätten liegt. Aber die Insel bringt "
    )


def test_a_fight_says_what_all_favour_is_good_for() -> None:
    state = ready("red blue green", at="0,4", favor=3)
    assert said(state, "die 1 fight cyclops 4,-7") == (
        "A victory fulfils one of Zeus’s tasks. The first roll wins 10 times in 100; "
        "if you spend all your favour (3) on further rolls, you win 70 times in 100. Each 0 brings an injury."
    )
    state.favor[0] = 0
    assert "und für einen zweiten hast du keine Gunst." in said(state, "die 1 fight cyclops 4,-7", "de")


def test_an_oracle_card_says_how_many_there_are_then_and_what_it_costs() -> None:
    state = ready("red blue green", at="0,4")
    assert said(state, "die 1 draw") == (
        "You then hold one oracle card, and in each turn one can pay like a die. "
        "But it takes the action, and no task gets any further."
    )
    assert said(state, "god ares card").endswith("But Ares goes back down without helping you.")


def test_the_end_of_a_turn_says_what_is_left() -> None:
    state = ready("red blue green", at="0,4")
    assert said(state, "end") == "Your 3 unused dice bring you nearer to no task."
    state.used = 7
    assert said(state, "end", "de") == "Alle deine Würfel sind genutzt."
    state.cards[0][2] = 1
    assert said(state, "end").endswith("You keep your oracle card for a later turn.")


@pytest.mark.parametrize(
    ("other", "sentence"),
    [
        ("god ares card", "Ares stays at the top and can help you in a later turn, when it gains more."),
        ("god poseidon 0,4", "Poseidon stays at the top and can help you in a later turn, when it gains more."),
        ("card pink draw", "You keep your oracle card for a later turn, when it gains more."),
        ("die 1 favor", "Your 3 unused dice bring you nearer to no task."),
        ("end", "Your 3 unused dice bring you nearer to no task."),
    ],
)
def test_the_end_of_a_turn_names_what_is_not_spent(other: str, sentence: str) -> None:
    """A review once said only that all dice were used, of a god that had been called for little."""
    state = ready("red blue green", at="0,4")
    code, found = delphi_reason(DELPHI.view(state, 0), DELPHI.read("end"), [DELPHI.read(other)])
    assert Words("en").hint("delphi", code, found) == sentence


def test_an_amulet_and_apollo_say_what_they_bring() -> None:
    state = ready("red blue green", at="0,4")
    assert said(state, "die 3 amulet") == "1 favour, an oracle card and a step for Artemis, all for one action."
    assert said(state, "god apollo", "de") == (
        "Du bekommst eine Orakelkarte, und deine 3 freien Würfel zählen in diesem Zug als jede Farbe. "
        "Dafür geht Apollon wieder nach unten."
    )


def test_what_only_pays_differently_says_what_it_saves() -> None:
    """It was once said only that it leaves more for later."""
    state = ready("red blue pink", at="5,-1", favor=3)
    state.cards[0][2] = 1
    load(state, "offering", "pink")

    def kept(text: str, other: str) -> str:
        code, found = delphi_reason(DELPHI.view(state, 0), DELPHI.read(text), [DELPHI.read(other)])
        assert code == "payment"
        return Words("en").hint("delphi", code, found)

    make = "make offering 5,-2"
    assert kept(f"die 3 {make}", f"die 1 as pink {make}") == "It does the same for 2 favour less."
    assert kept(f"die 3 {make}", f"card pink {make}").endswith("you keep your oracle card for a later turn.")
    assert kept("die 1 favor", "die 2 favor") == "It does the same, and leaves you the blue die."


def test_what_is_declined_is_named() -> None:
    state = ready("red blue green", at="0,4")
    view = DELPHI.view(state, 0)
    for other, kind in (("ascend hermes", "step"), ("look 3,-1", "look"), ("fetch blue statue", "fetch")):
        assert delphi_reason(view, DELPHI.read("decline"), [DELPHI.read(other)])[1] == {"offered": kind}
    assert delphi_reason(view, DELPHI.read("decline"), [])[1] == {"offered": "other"}

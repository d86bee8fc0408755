"""The greedy bot of Keltis: it plays the race, and beats bots that do not."""

from collections import Counter

import pytest
from tests.games.keltis.positions import play, put_discards, put_row, table

from adyton.bots.loop import play_on
from adyton.bots.roster import bot_names, make_bot
from adyton.engine.game import AnyGame, Outcome
from adyton.engine.playing import Playing
from adyton.engine.rng import FastRng
from adyton.games.keltis.bot.guide import quick
from adyton.games.keltis.bot.judgement import KeltisJudgement, kobold_hope, time_left
from adyton.games.keltis.rules.game import KELTIS
from adyton.games.keltis.rules.state import NOT_SCORED, KeltisState

GREEN = "g4 p1 p2 y1 y2 r1 b1 b2"


def played(names: list[str], number: int, **options: bool) -> Outcome:
    bots = [make_bot(name, KELTIS, number * 10 + seat) for seat, name in enumerate(names)]
    game: AnyGame = KELTIS
    return play_on(Playing.open(game, game.read_options(options), names, FastRng(number)), bots)


def rates(state: KeltisState) -> dict[str, float]:
    legal = KELTIS.legal(state, state.mover)
    found = KeltisJudgement().rates(KELTIS.view(state, state.mover), legal, FastRng(1))
    return dict(zip([action.text for action in legal], found, strict=True))


def quick_rates(state: KeltisState) -> dict[str, float]:
    return {action.text: quick(state, 0, action) for action in KELTIS.legal(state, 0)}


def best(state: KeltisState) -> str:
    found = rates(state)
    return max(found, key=lambda text: found[text])


def test_the_roster_has_the_greedy_bot() -> None:
    assert "greedy" in bot_names(KELTIS)


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_greedy_beats_two_random_bots_from_every_seat(seat: int) -> None:
    """It wins nearly every game. At 85 of 100, fewer than 4 of 6 would come in 5 of 100 runs."""
    names = ["greedy" if other == seat else "random" for other in range(3)]
    assert sum(played(names, number).places[seat] == 1 for number in range(6)) >= 4


def test_four_greedy_bots_end_most_games_in_the_target_area_with_sound_scores() -> None:
    outcomes = [played(["greedy"] * 4, number) for number in range(6)]
    endings = Counter(outcome.ending for outcome in outcomes)
    assert endings["third"] + endings["fifth"] > 3
    points = [points for outcome in outcomes for points in outcome.points]
    assert 30 <= sum(points) / len(points) <= 80


def test_greedy_plays_two_players_and_the_free_clover_too() -> None:
    assert played(["greedy", "random"], 1, free_clover=True).places == (1, 2)


def test_it_follows_a_chain_to_its_end() -> None:
    """The clover leads on to a large stone, which its field alone does not show."""
    state = table("g4 g4 p1 p2 y1 y2 b1 b2", tiles="4 clover pink", figures="3 5 0, 0 0 0, 0 0 0")
    found = rates(state)
    assert found["lay g4 figure 1"] > found["lay g4 figure 2"]
    play(state, "lay g4 figure 1")
    assert best(state) == "clover on"


def test_it_ends_the_game_when_it_is_ahead_and_not_when_it_is_behind() -> None:
    state = table("r4 p1 p2 y1 y2 g1 b1 b2", figures="24 30 30, 16 16 16, 16 16 16")
    assert best(state) == "lay r4 figure 1"
    ahead = rates(state)["lay r4 figure 1"]
    state.tile_points[1] = 60
    assert best(state) != "lay r4 figure 1"
    assert rates(state)["lay r4 figure 1"] < ahead - 20


def test_it_meets_the_priestess_if_it_can() -> None:
    state = table("y9 p1 p2 y1 y2 r1 b1 b2", figures="16 0 0, 0 0 0, 0 0 0")
    state.priestess = 13
    found = {text: rate for text, rate in rates(state).items() if "priestess" in text}
    assert max(found, key=lambda text: found[text]) == "lay y9 priestess 3"


def test_a_leader_draws_the_last_cards_instead_of_shuffling_discards() -> None:
    """Two of them once took discards for 1,304 moves, while four face-down cards would have ended the game."""
    state = table("g4 p1 p2 y1 y2 r1 b1 b2", seats=2, figures="30 30 20, 16 16 16")
    put_row(state, 0, "g1 g2")
    put_discards(state, "g3")
    state.pile.items = state.pile.items[: state.aside + 4]
    play(state, "discard b2")
    assert best(state) == "draw pile"
    state.tile_points[1] = 60
    assert best(state) == "draw green"


def test_it_brings_its_last_figure_to_a_kobold_and_scores_them() -> None:
    tiles = "4 kobold, 11 kobold, 24 kobold, 9 points 2"
    state = table("r4 g4 p1 p2 y1 y2 b1 b2", tiles=tiles, figures="4 11 21, 0 0 0, 0 0 0")
    assert best(state) == "lay r4 figure 3"
    play(state, "lay r4 figure 3", "stay")
    assert best(state) == "score kobolds"


def test_kobolds_promise_nothing_once_they_are_scored_or_a_figure_is_past_the_last() -> None:
    tiles = "4 kobold, 11 kobold, 24 kobold"
    state = table(tiles=tiles, figures="4 11 21, 4 11 25, 4 4 11")
    assert kobold_hope(state, 0) > 0
    assert kobold_hope(state, 1) == 0
    assert kobold_hope(state, 2) == 10
    state.kobolds[2] = 10
    assert kobold_hope(state, 2) == 0


def test_a_quick_eye_meets_the_priestess_before_a_short_step_of_a_figure() -> None:
    state = table("y9 y1 p1 p2 r1 r2 b1 b2", figures="16 17 0, 0 0 0, 0 0 0")
    state.priestess = 13
    found = quick_rates(state)
    assert found["lay y9 priestess 3"] > found["lay y9 figure 2"]


def test_a_quick_eye_keeps_figures_on_kobolds_until_they_are_scored() -> None:
    state = table("r4 g4 p1 p2 y1 y2 b1 b2", tiles="4 kobold, 11 kobold, 24 kobold", figures="4 11 20, 0 0 0, 0 0 0")
    found = quick_rates(state)
    assert found["lay r4 figure 3"] > 10
    unscored = found["lay g4 figure 2"]
    state.kobolds[0] = 15
    assert quick_rates(state)["lay g4 figure 2"] > unscored
    state.kobolds[0] = NOT_SCORED
    state.figures[0] = [4, 11, 24]
    assert max(quick_rates(state), key=lambda text: quick_rates(state)[text]) == "score kobolds"


def test_it_takes_the_discarded_card_that_its_row_can_use() -> None:
    state = table(GREEN)
    put_row(state, 0, "g1 g2")
    put_row(state, 0, "r3 r2")
    put_discards(state, "g3 r9")
    play(state, "discard b2")
    found = rates(state)
    assert found["draw green"] > found["draw red"]
    assert best(state) == "draw green"


def test_it_discards_what_no_row_can_take() -> None:
    state = table("g1 p4 p5 y4 y5 r5 b4 b5", figures="35 35 0, 0 0 0, 0 0 0")
    put_row(state, 0, "g2 g9")
    found = {text: rate for text, rate in rates(state).items() if text.startswith("discard")}
    assert max(found, key=lambda text: found[text]) == "discard g1"


def test_time_runs_out_by_the_target_area_and_by_the_pile() -> None:
    assert time_left(table(seats=3)) == 1
    assert time_left(table(figures="29 29 0, 30 31 0, 35 0 0")) == 0
    state = table()
    state.pile.items = state.pile.items[:20]
    assert time_left(state) == 0.25

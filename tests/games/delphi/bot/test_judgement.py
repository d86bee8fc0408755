"""The bots of Delphi: they plan, look ahead, and get home."""

import pytest
from tests.games.delphi.positions import bits, do, equip, lay_open, lift, load, numbers, put, ready

from adyton.bots.roster import bot_names, make_bot
from adyton.bots.search import SearchBot
from adyton.engine.play import begin
from adyton.engine.rng import FastRng
from adyton.engine.seat import CHANCE
from adyton.games.delphi.bot.guide import DelphiGuide, FarDelphiGuide
from adyton.games.delphi.bot.judgement import DelphiJudgement
from adyton.games.delphi.bot.plan import Plan, leg, near, win_chance
from adyton.games.delphi.bot.value import FIRST, features, rounds
from adyton.games.delphi.rules import agenda
from adyton.games.delphi.rules.game import DELPHI
from adyton.games.delphi.rules.grid import BY_NAME
from adyton.games.delphi.rules.names import STATUES
from adyton.games.delphi.rules.options import DelphiOptions
from adyton.games.delphi.rules.phases.flow import proceed
from adyton.games.delphi.rules.state import DelphiState


def played(names: list[str], number: int, rounds: int = 60, **options: bool | str) -> DelphiState:
    """Play a game and stop after this many rounds."""
    bots = [make_bot(name, DELPHI, number * 10 + seat) for seat, name in enumerate(names)]
    state = begin(DELPHI, DelphiOptions.read(options), len(names))
    rng = FastRng(number)
    while DELPHI.turn(state).seats and state.round <= rounds:
        seat = DELPHI.turn(state).seats[0]
        if seat == CHANCE:
            action = DELPHI.chance(state, rng)
        else:
            action = bots[seat].choose(DELPHI.view(state, seat), DELPHI.legal(state, seat), 100)
        DELPHI.play(state, seat, action, 0)
    return state


def best(state: DelphiState, seat: int = 0) -> str:
    legal = DELPHI.legal(state, seat)
    rates = DelphiJudgement().rates(DELPHI.view(state, seat), legal, FastRng(1))
    return legal[rates.index(max(rates))].text


def finished(state: DelphiState) -> DelphiState:
    state.shrines[0] = 0
    for task in (1, 2, 3):
        state.white[task][0] = state.named[task][0] = 0
    return state


def test_the_roster_has_all_levels() -> None:
    assert bot_names(DELPHI) == ("random", "easy", "greedy", "normal", "hard", "oracle")


@pytest.mark.parametrize("seat", [0, 1])
def test_greedy_beats_random_within_60_rounds(seat: int) -> None:
    names = ["greedy" if other == seat else "random" for other in range(2)]
    for number in range(2):
        outcome = DELPHI.outcome(played(names, number))
        assert outcome is not None
        assert outcome.winners == (seat,)


def test_four_greedy_bots_end_a_standard_game_in_12_to_30_rounds_on_average() -> None:
    rounds = [played(["greedy"] * 4, number).round for number in range(3)]
    assert 11 <= sum(rounds) / len(rounds) <= 30


def test_greedy_plays_every_ship_and_map() -> None:
    state = played(["greedy", "easy", "greedy"], 4, layout="free", ships="draft", short=True)
    assert DELPHI.outcome(state) is not None


def test_win_chances_are_those_of_the_rules() -> None:
    assert [round(win_chance(9, favor), 3) for favor in range(4)] == [0.1, 0.28, 0.496, 0.698]


def test_it_delivers_what_it_can_deliver() -> None:
    state = ready("pink red blue", at="5,-1")
    load(state, "offering", "pink")
    assert best(state) == "die 1 make offering 5,-2"


def test_it_raises_a_statue_before_anything_else() -> None:
    state = ready("red yellow blue", at="0,4")
    load(state, "statue", "red")
    assert best(state) == "die 1 raise statue -1,4"


def test_it_sails_to_where_it_can_deliver_in_the_same_turn() -> None:
    state = ready("blue pink blue", at="3,-3")
    load(state, "offering", "pink")
    state.uncovered = [1] * 12
    state.tiles = list(range(12))
    state.statues = [0] * 6
    assert best(state) == "die 1 sail 5,-3"


def test_it_goes_home_when_all_is_done() -> None:
    assert best(finished(ready("pink pink pink", at="1,-2"))) == "die 1 sail 0,0"


def test_it_explores_an_island_that_it_knows_is_its_own() -> None:
    state = ready("red red red", at="-1,0")
    state.tiles[5] = 0
    state.known[5] = 1
    assert best(state) == "die 1 explore -1,-1"


def test_its_plan_does_not_use_what_only_others_know() -> None:
    state = ready()
    worths = []
    for tile in (0, 4):
        state.tiles[5] = tile
        state.known[5] = 2
        worths.append([job.worth for job in Plan(state, 0).jobs])
    assert worths[0] == worths[1]


def test_it_calls_gods_where_they_help() -> None:
    state = ready("red red red", at="1,0")
    put(state, "hydra", "2,-1")
    lift(state, "ares", 6)
    assert best(state) == "god ares hydra 2,-1"
    state = ready("red red red", at="0,4")
    state.used = 7
    lift(state, "hermes", 6)
    assert best(state).startswith("god hermes ")
    state = ready("red red red", at="1,0")
    state.used = 7
    state.injuries[0] = numbers("red red red blue blue blue")
    lift(state, "aphrodite", 6)
    assert best(state) == "god aphrodite"
    state = ready("red blue green")
    state.uncovered = [1] * 12
    state.tiles = list(range(12))
    state.shrines[0] = 0
    state.statues = [0] * 6
    lift(state, "apollo", 6)
    assert best(state) == "god apollo"
    state = ready("red red red")
    state.used = 7
    lift(state, "artemis", 6)
    assert best(state).startswith("god artemis ")


def test_it_heals_before_it_would_have_to_rest() -> None:
    state = ready("red blue blue", at="1,1")
    state.injuries[0] = numbers("red red red")
    assert best(state) == "die 1 heal red"


def test_it_fights_on_while_it_may_win() -> None:
    state = ready("red red red", at="1,0", favor=5)
    put(state, "cyclops", "2,-1")
    do(state, "die 1 fight cyclops 2,-1", "battle 1")
    assert best(state) == "again"
    state.favor[0] = 1
    state.strength = 9
    assert best(state) == "give up"


def test_it_answers_small_questions_sensibly() -> None:
    state = ready("red red red", at="1,0")
    lay_open(state, "E16", "E8")
    put(state, "cyclops", "2,-1")
    do(state, "die 1 fight cyclops 2,-1", "battle 9")
    assert best(state) == "take E8"
    state = ready("red red red", at="0,4")
    load(state, "statue", "red")
    do(state, "die 1 raise statue -1,4")
    assert best(state) == "welcome hero"
    state = ready()
    state.injuries[0] = numbers("red red red blue")
    state.agenda = [(agenda.BEGIN_TURN, 0, 0)]
    proceed(state)
    assert best(state) == "discard red red red"


def test_it_uses_an_amulet_and_looks_only_for_shrines() -> None:
    state = ready("pink red red")
    equip(state, "E5")
    state.uncovered = [1] * 12
    state.tiles = list(range(12))
    state.shrines[0] = 0
    state.statues = [0] * 6
    assert best(state) == "die 1 amulet"


def test_a_load_is_worth_more_when_its_delivery_is_near() -> None:
    state = ready()
    jobs = {job.colour: job.worth for job in Plan(state, 0).jobs if job.land in state.sea.cities}
    assert set(jobs) == {0, 1, 2, 3, 4, 5}
    state.raised[5] = bits("yellow")  # The pedestal beside the yellow city.
    fewer = {job.colour: job.worth for job in Plan(state, 0).jobs if job.land in state.sea.cities}
    assert fewer[4] < jobs[4]
    assert state.sea.cities[4] == BY_NAME["1,4"]
    assert state.white[STATUES][0] == 3


def feature(state: DelphiState, name: str, seat: int = 0) -> float:
    return features(state, seat)[list(FIRST).index(name)]


def test_distances_end_where_a_land_is_in_reach() -> None:
    sea = ready().sea
    temple = BY_NAME["5,-2"]
    assert near(sea, temple, False, False)[BY_NAME["5,-1"]] == 0
    assert near(sea, temple, False, False)[BY_NAME["3,-3"]] == 2
    assert near(sea, temple, True, False)[BY_NAME["3,-3"]] == 1  # a long arm
    assert leg(sea, temple, temple, False, False) == 0


def test_every_task_done_brings_a_seat_nearer_to_the_end() -> None:
    state = ready("red red red", at="0,4")
    load(state, "statue", "red")
    before = rounds(state, 0)
    assert feature(state, "statues aboard") == 1
    do(state, "die 1 raise statue -1,4")
    assert feature(state, "statues aboard") == 0
    assert rounds(state, 0) < before
    assert feature(finished(ready(at="1,-2")), "any task") == 0


def test_an_island_counts_as_found_only_for_seats_that_know_it() -> None:
    state = ready()
    state.tiles[5] = 0
    state.known[5] = 2
    assert feature(state, "found islands") == 0
    state.known[5] = 3
    assert feature(state, "found islands") == 1


def test_search_values_the_lead_in_actions() -> None:
    state = ready()
    guide = DelphiGuide()
    first, second = guide.values(state)
    assert first == -second
    assert first > 0  # It is its turn.


def test_a_win_counts_beside_the_lead() -> None:
    over = played(["greedy", "random"], 1)
    behind = 3 * rounds(over, 1)  # The seat that is home needs nothing more, whatever tasks are left.
    assert behind > 15
    assert DelphiGuide().values(over) == pytest.approx([9 + behind, -9 - behind])


def test_search_ends_the_race_even_when_it_is_far_ahead() -> None:
    """The other seat needs all its tasks. Such a lead was once worth more than winning, and the ship stopped."""
    state = finished(ready("pink pink pink", at="0,-6"))
    bot = SearchBot(DELPHI, FarDelphiGuide(), 1, 36, 60_000)
    rng = FastRng(5)
    while state.active == 0 and not state.arrived:
        seat = DELPHI.turn(state).seats[0]
        if seat == CHANCE:
            DELPHI.play(state, CHANCE, DELPHI.chance(state, rng), 0)
        else:
            DELPHI.play(state, seat, bot.choose(DELPHI.view(state, seat), DELPHI.legal(state, seat), 60_000), 0)
    assert state.arrived


def test_search_looks_to_the_end_of_the_turn() -> None:
    state = ready("red red red")
    guide = DelphiGuide()
    mark = guide.mark(state)
    assert not guide.is_far(state, mark, 1)
    do(state, "end")
    rng = FastRng(1)
    while DELPHI.turn(state).seats[0] == CHANCE:
        DELPHI.play(state, CHANCE, DELPHI.chance(state, rng), 0)
    while DELPHI.turn(state).seats[0] == 1 and state.active == 0:
        DELPHI.play(state, 1, guide.reply(state, 1, DELPHI.legal(state, 1), rng), 0)
    assert state.active == 1
    assert guide.is_far(state, mark, 9)


def test_searching_bots_end_a_short_game_with_all_their_tasks_done() -> None:
    state = played(["normal", "normal"], 3, short=True)
    outcome = DELPHI.outcome(state)
    assert outcome is not None
    assert max(outcome.points) == 8

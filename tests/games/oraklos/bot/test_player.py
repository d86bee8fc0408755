"""The bots of Oraklos see like people: not at once, not everything, and the weaker ones make mistakes."""

from collections import Counter
from dataclasses import replace

import msgspec
import pytest
from tests.games.oraklos.positions import BEGIN, SQUARE, do, fresh, naming, nature, searching

from adyton.bots.bot import Plan, TimedBot
from adyton.bots.loop import next_move, play_on
from adyton.bots.roster import bot_names, make_bot
from adyton.engine.action import Action
from adyton.engine.game import AnyGame
from adyton.engine.playing import Playing
from adyton.engine.refusal import RulesBug
from adyton.engine.rng import FastRng
from adyton.games.oraklos.bot.levels import (
    AIMS,
    CHILD,
    EASY,
    EVEN,
    HARD,
    NORMAL,
    ORACLE,
    QUICKEST,
    SLOWEST,
    Level,
    adapted,
    hurry,
)
from adyton.games.oraklos.bot.player import AdaptingBot, OraklosBot, ways
from adyton.games.oraklos.rules.game import ORAKLOS
from adyton.games.oraklos.rules.parts import CARD_OF, CARDS
from adyton.games.oraklos.rules.state import OraklosState
from adyton.games.oraklos.rules.view import OraklosView

GAME: AnyGame = ORAKLOS
ADA, BO = "rybk rrrr rrry", "rkby bbbb bbbk"
KEEN = replace(HARD, overlooks=0)
SIX = "rybk rkby rryy rbrb rrbb ybkk"


def opened(
    names: list[str], seed: int, **options: str | int
) -> tuple[Playing[OraklosState, OraklosView], list[TimedBot]]:
    bots = [make_bot(name, GAME, seed * 8 + place) for place, name in enumerate(names)]
    playing = Playing.open(ORAKLOS, ORAKLOS.read_options(options), names, FastRng(seed))
    return playing, [bot for bot in bots if isinstance(bot, TimedBot)]


def wins(names: list[str], games: int, **options: str | int) -> Counter[str]:
    won: Counter[str] = Counter()
    for seed in range(games):
        playing, bots = opened(names, seed, **options)
        outcome = play_on(playing, bots)  # type: ignore[arg-type]
        won.update(names[seat] for seat in outcome.winners)
    return won


def planned(state: OraklosState, seat: int = 0, level: Level = KEEN, at: int = BEGIN) -> Plan:
    plan = OraklosBot(level, 1).plan(ORAKLOS.view(state, seat), ORAKLOS.legal(state, seat), at)
    assert plan is not None
    return plan


def test_the_roster_has_six_levels_and_one_of_them_adapts() -> None:
    assert bot_names(ORAKLOS) == ("random", "child", "easy", "even", "normal", "hard", "oracle")


def test_a_gentler_level_takes_longer_to_see_the_same() -> None:
    state = searching(SQUARE, ADA, BO)
    levels = (CHILD, EASY, NORMAL, HARD, ORACLE)
    moments = [planned(state, level=replace(level, overlooks=0)).at for level in levels]
    assert moments == sorted(moments, reverse=True)


def test_a_bot_that_looks_alone_stops_sooner_and_a_gentle_one_soonest() -> None:
    state = searching(SQUARE, "rrrr rrry rrrb", BO)
    do(state, 1, "no more", BEGIN)
    assert planned(state, level=EASY, at=BEGIN + 2000).at == BEGIN + 7000
    assert planned(state, level=HARD, at=BEGIN + 2000).at == BEGIN + 22_000
    assert planned(state, level=HARD, at=BEGIN + 2000).action.text == "no more"


def paced(own: int, other: int, *, number: int = 4, aim: int = 0) -> float:
    """Return the pace of `even` with these scores at the start of this round."""
    state = searching(SQUARE, ADA, BO)
    state.scores, state.round = [own, other], number
    return adapted(EVEN, ORAKLOS.view(state, 0), aim).pace


def test_the_adapting_level_is_slower_the_further_it_leads() -> None:
    paces = [paced(own, other) for own, other in ((9, 0), (4, 2), (3, 3), (2, 4), (0, 9))]
    assert paces == sorted(paces, reverse=True)
    assert (paces[0], paces[-1]) == (SLOWEST, QUICKEST)


def test_the_adapting_level_begins_at_its_own_pace_and_then_follows_that_of_its_rival() -> None:
    assert paced(0, 0, number=1) == EVEN.pace
    assert paced(7, 7, number=6) == pytest.approx(EVEN.pace)
    assert paced(8, 8, number=6) < EVEN.pace < paced(6, 6, number=6)


def test_the_adapting_level_keeps_its_pace_while_a_round_is_scored() -> None:
    state = searching(SQUARE, ADA, BO)
    state.scores, state.gains, state.round = [6, 3], [3, 0], 4
    assert adapted(EVEN, ORAKLOS.view(state, 0), 0).pace == paced(3, 3)


def test_the_adapting_level_chooses_any_dice_while_it_is_slow() -> None:
    state = searching(SQUARE, ADA, BO)
    state.round = 4
    view = ORAKLOS.view(state, 0)
    assert [adapted(EVEN, view, aim).guile for aim in (-4, 9)] == [-1, 0.3]


def test_in_antipodes_the_adapting_level_goes_by_the_lead_alone() -> None:
    state = naming(SQUARE, SIX, seats=2)
    state.scores, state.round = [2, 2], 9
    assert adapted(EVEN, ORAKLOS.view(state, 0), 0).pace == EVEN.pace
    state.scores = [1, 2]
    assert adapted(EVEN, ORAKLOS.view(state, 0), 0).pace < EVEN.pace


def hurried(*claims: tuple[int, str, int]) -> float:
    """Return by what the times of `even` at seat 0 change after claims of the first round, made so many ms into it."""
    state = searching(SQUARE, ADA, BO)
    for seat, text, after in claims:
        do(state, seat, text, BEGIN + after)
    return hurry(EVEN, ORAKLOS.view(state, 0), 0)


def test_the_adapting_level_hurries_when_others_claim_and_the_more_the_sooner_they_do() -> None:
    assert hurried() == 1
    late, soon = hurried((1, "claim 1 rkby", 30_000)), hurried((1, "claim 1 rkby", 8000))
    assert soon < late < 1


def test_the_adapting_level_takes_its_time_after_its_own_claim() -> None:
    assert hurried((0, "claim 3 rybk", 5000)) == 2  # three points ahead: twice as long


def test_the_adapting_level_does_not_claim_in_the_moment_in_which_another_does() -> None:
    state = searching(SQUARE, ADA, "rkby rybk bbbk")
    do(state, 1, "claim 1 rkby", BEGIN + 20_000)
    bot = AdaptingBot(replace(EVEN, overlooks=0), 1)
    plan = bot.plan(ORAKLOS.view(state, 0), ORAKLOS.legal(state, 0), BEGIN + 20_000)
    assert plan is not None
    assert (plan.action.text[:5], plan.at) == ("claim", BEGIN + 20_900)


@pytest.mark.parametrize("state", [searching(SQUARE, ADA, BO), naming(SQUARE, SIX, seats=2)])
def test_the_adapting_level_aims_to_be_farther_ahead_in_about_half_of_its_games(state: OraklosState) -> None:
    state.round = 4
    view = ORAKLOS.view(state, 0)
    paces = [adapted(EVEN, view, aim).pace for aim in AIMS[view.options.mode]]
    assert paces[0] > paces[1]
    quick = [AdaptingBot(EVEN, seed).eyes(view).pace == paces[1] for seed in range(60)]
    assert 20 < sum(quick) < 40


def test_the_adapting_level_shows_what_it_claimed_though_its_pace_has_changed() -> None:
    playing, bots = opened(["even", "even"], 4, mode="junior")
    play_on(playing, bots)  # type: ignore[arg-type]
    assert not any(entry.do == "show 1 2 3 4" for entry in playing.record.entries)


@pytest.mark.parametrize("mode", ["standard", "junior", "antipodes"])
def test_the_better_level_wins_more_often(mode: str) -> None:
    """In each of these pairs the better bot wins at least seven games of eight on average."""
    assert wins(["hard", "easy"], 6, mode=mode)["hard"] >= 4
    assert wins(["normal", "easy"], 6, mode=mode)["normal"] >= 4


def test_strong_bots_do_not_block_each_other_for_ever() -> None:
    """Each would keep from the table what the other needs. This game once went on without end."""
    playing = Playing.open(GAME, ORAKLOS.read_options({}), ["hard", "oracle"], FastRng((1 << 32) + 10))
    seeds = (((1 << 32) + 10) * 64 + 1) * 8
    bots = [make_bot(name, GAME, seeds + chair) for chair, name in enumerate(["hard", "oracle"])]
    assert play_on(playing, bots).ending in {"ten", "pile"}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_bots_play_whole_games_in_simulated_time_with_any_number_of_players(seats: int) -> None:
    playing, bots = opened(["normal"] * seats, seats)
    outcome = play_on(playing, bots)  # type: ignore[arg-type]
    assert outcome.ending in {"ten", "pile"}
    assert playing.record.entries[-1].at > 20_000  # People would have taken as long.


def test_the_same_seeds_play_the_same_game() -> None:
    texts = []
    for _ in range(2):
        playing, bots = opened(["easy", "hard"], 5)
        play_on(playing, bots)  # type: ignore[arg-type]
        texts.append(playing.record.to_text())
    assert texts[0] == texts[1]


def test_without_clocks_the_game_comes_to_an_end_too() -> None:
    playing, bots = opened(["normal", "hard"], 3, search=0, showing=0)
    assert play_on(playing, bots).ending in {"ten", "pile"}  # type: ignore[arg-type]


def test_bots_without_timing_win_races_from_every_seat() -> None:
    won = Counter[int]()
    for seed in range(30):
        bots = [make_bot("random", GAME, seed * 8 + place) for place in range(3)]
        playing = Playing.open(GAME, ORAKLOS.read_options({"mode": "antipodes"}), ["A", "B", "C"], FastRng(seed))
        won.update(play_on(playing, bots).winners)
    assert min(won[seat] for seat in range(3)) >= 3


class Asleep:
    def choose(self, view: object, legal: object, budget_ms: int) -> Action:
        raise AssertionError("nobody asks for a move at once in a race")

    def plan(self, view: object, legal: object, at: int) -> None:
        return None


def test_a_race_without_a_clock_in_which_all_wait_is_an_error() -> None:
    state = searching(SQUARE, ADA, BO, search=0)
    with pytest.raises(RulesBug, match="wait for each other"):
        next_move(GAME, state, [Asleep(), Asleep()], 100, BEGIN)


def test_if_all_wait_the_clock_acts_at_the_deadline() -> None:
    seat, plan = next_move(GAME, searching(SQUARE, ADA, BO), [Asleep(), Asleep()], 100, BEGIN)
    assert (seat, plan.action.text, plan.at) == (-2, "time", BEGIN + 120_000)


def test_it_claims_the_best_token_for_a_certain_prediction_once_seen() -> None:
    plan = planned(searching(SQUARE, ADA, BO))
    assert plan.action.text == "claim 3 rybk"
    assert BEGIN + 2000 < plan.at < BEGIN + 20_000


def test_asked_again_later_it_has_seen_the_same_at_the_same_time() -> None:
    state = searching(SQUARE, ADA, BO)
    first = planned(state)
    assert planned(state, at=BEGIN + 1000).at == first.at
    assert planned(state, at=first.at + 500).at == first.at + 500


def test_it_decides_from_the_view_alone_even_after_json() -> None:
    state = searching(SQUARE, ADA, BO)
    view = msgspec.json.decode(msgspec.json.encode(ORAKLOS.view(state, 0)), type=OraklosView)
    plan = OraklosBot(KEEN, 1).plan(view, ORAKLOS.legal(state, 0), BEGIN)
    assert plan is not None
    assert plan.at == planned(state).at


GRAZING = """
r . . y . .
. . . . r .
. . . . . .
. . . . . .
. . . . . .
k . . . . b
"""


def test_unsure_it_takes_the_lowest_token() -> None:
    """The line from yellow to blue passes so close to the lone red die that weak eyes cannot tell."""
    state = searching(GRAZING, "rybk rrrr rrry", BO)
    assert planned(state, level=replace(KEEN, blur=5)).action.text == "claim 3 rybk"
    assert planned(state, level=replace(KEEN, blur=90)).action.text == "claim 1 rybk"


def test_a_token_that_another_hand_is_reaching_for_is_left_alone() -> None:
    state = searching(SQUARE, ADA, BO)
    do(state, 1, "claim 3 rkby", BEGIN + 10)
    assert planned(state).action.text == "claim 2 rybk"


def test_with_nothing_to_find_it_says_so_after_a_while_and_then_waits() -> None:
    state = searching(SQUARE, BO, ADA)
    plan = planned(state)
    assert plan.action.text == "no more"
    assert plan.at >= BEGIN + 28_000
    do(state, 0, "no more")
    assert OraklosBot(KEEN, 1).plan(ORAKLOS.view(state, 0), ORAKLOS.legal(state, 0), BEGIN) is None
    assert OraklosBot(KEEN, 1).choose(ORAKLOS.view(state, 0), ORAKLOS.legal(state, 0), 100).text == "look again"


def test_a_weak_player_may_overlook_a_hole() -> None:
    holed = searching(SQUARE.replace("b", "B"), ADA, BO)
    assert planned(holed, level=replace(EASY, careless=100)).action.text == "claim 3 rybk"
    assert planned(holed, level=HARD).action.text == "no more"


def test_it_shows_what_it_has_seen() -> None:
    state = searching(SQUARE, ADA, BO, claim_window=0)
    do(state, 0, "claim 3 rybk")
    do(state, 0, "no more")
    do(state, 1, "no more")
    plan = planned(state)
    assert plan.action.text == "show 1 2 3 4"
    assert plan.at < BEGIN + 8000


def test_for_a_claim_that_it_did_not_make_it_points_at_any_dice() -> None:
    state = searching(SQUARE, ADA, BO, claim_window=0)
    do(state, 0, "claim 3 rrrr")
    do(state, 0, "no more")
    do(state, 1, "no more")
    assert planned(state).action.text == "show 1 2 3 4"


def test_in_antipodes_it_names_a_card_that_it_has_looked_for_in_vain() -> None:
    state = naming(SQUARE, SIX, seats=2)
    plan = planned(state, level=KEEN)
    assert plan.action.text in {"absent rkby", "absent rryy", "absent rbrb", "absent rrbb", "absent ybkk"}
    assert plan.at > BEGIN + 10_000
    do(state, 0, plan.action.text, plan.at)
    view = ORAKLOS.view(state, 0)
    assert OraklosBot(KEEN, 1).plan(view, ORAKLOS.legal(state, 0), plan.at) is None


def test_an_impatient_bot_agrees_that_all_six_occur() -> None:
    assert planned(naming(SQUARE, SIX), level=replace(NORMAL, patience_ms=2000)).action.text == "no more"


def test_it_refutes_what_it_can_see_and_nothing_else() -> None:
    state = naming(SQUARE, SIX, claim_window=0)
    do(state, 0, "absent rybk")
    assert planned(state, 1).action.text == "show 1 2 3 4"
    state = naming(SQUARE, SIX, claim_window=0)
    do(state, 0, "absent rkby")
    assert planned(state, 1).action.text == "no more"


def test_it_chooses_dice_for_its_own_cards() -> None:
    state = fresh(2)
    nature(state)
    state.hands = searching(SQUARE, "rrrr rrry rrrb", "kkkk rkkk bbkk").hands
    view, legal = ORAKLOS.view(state, 0), ORAKLOS.legal(state, 0)
    assert OraklosBot(HARD, 1).choose(view, legal, 100).text in {"put rrrryb", "put rrrryy", "put rrrrbb"}
    assert OraklosBot(EASY, 1).choose(view, legal, 100) in legal


def test_it_keeps_the_dice_that_its_cards_need() -> None:
    state = searching("r r r r y y y y\n. . . . . . . .\nb b b b k k k k", "rrrr rrry rrrb", BO)
    state.stocks = [[1, 1, 1, 7], [2, 2, 3, 3]]
    for seat in (0, 1):
        do(state, seat, "no more")
    assert planned(state, 0).action.text.startswith("take rrrr")


def test_it_is_ready_in_a_moment() -> None:
    state = fresh(2, mode="junior")
    nature(state)
    assert planned(state, at=0).action.text == "ready"


def test_a_card_of_four_colours_is_likelier_than_one_of_a_single_colour() -> None:
    four_each = [4.0, 4.0, 4.0, 4.0]
    colours = [CARDS[CARD_OF[name]] for name in ("rybk", "ryry", "rrrr")]
    assert [round(ways(card, four_each)) for card in colours] == [1024, 300, 39]

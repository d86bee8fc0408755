"""What a player could still do, by which route, and at what cost."""

from tests.games.delphi.positions import do, equip, finish, hide, legal, load, opened, put, ready, settle

from adyton.engine.rng import FastRng
from adyton.games.delphi.errands import Errand, Errands, errands_of
from adyton.games.delphi.payers import Payment
from adyton.games.delphi.rules.game import DELPHI
from adyton.games.delphi.rules.grid import BY_NAME
from adyton.games.delphi.rules.names import COLOURS, SHALLOW
from adyton.games.delphi.rules.state import DelphiState


def of(state: DelphiState, task: str, seat: int = 0) -> list[Errand]:
    return [one for one in errands_of(state, seat).errands if one.task == task]


def paid(now: Payment | None) -> tuple[object, ...]:
    assert now is not None
    return (now.favor, now.sail, now.sail_as, now.act, now.act_as)


def test_an_offering_is_loaded_and_then_brought_to_its_temple() -> None:
    state = ready("red blue pink", favor=3)
    put(state, "blue offering", "5,-5")
    (errand,) = of(state, "offering")
    assert (errand.do, errand.tiles, errand.at, errand.then) == ("load offering", ("blue",), "5,-5", ("-5,0",))
    assert (errand.site, errand.steps) == ("4,-4", 4)
    assert errand.sites == ("4,-4", "4,-5", "5,-6")
    # Two dice to sail there and one to load; three to sail across the sea and one for the temple.
    assert (errand.dice, errand.turns) == (7, 3)
    assert paid(errand.now) == (1, "die 3", "pink", "die 2", "blue")
    load(state, "offering", "blue")
    (errand,) = of(state, "offering")
    assert (errand.do, errand.at, errand.then, errand.tiles) == ("make offering", "-5,0", (), ("blue",))


def test_del_36_a_colour_that_no_tile_names_is_for_the_white_tile() -> None:
    state = ready()
    put(state, "cyclops", "2,-1")
    put(state, "siren", "2,-1")
    assert [(one.colour, one.tiles) for one in of(state, "monster")] == [("red", ("red",)), ("blue", ("white",))]


def test_statues_go_from_their_city_to_a_free_pedestal() -> None:
    state = ready()
    green = next(one for one in of(state, "statue") if one.colour == "green")
    assert (green.do, green.at, green.then) == ("load statue", "-8,4", ("-1,4", "5,0", "7,-3"))
    state.raised[state.sea.slot[state.sea.statues[5]]] |= 1 << COLOURS.index("green")
    green = next(one for one in of(state, "statue") if one.colour == "green")
    assert green.then == ("5,0", "7,-3")
    load(state, "statue", "green")
    assert {one.at for one in of(state, "statue") if one.do == "raise statue"} == {"5,0", "7,-3"}


def test_a_full_hold_comes_first() -> None:
    state = ready(at="4,-4", dice="blue blue blue")
    put(state, "blue offering", "5,-5")
    load(state, "statue", "red green")
    (errand,) = of(state, "offering")
    assert errand.needs_room
    assert errand.now is None


def test_del_28_an_unknown_island_may_be_any_tile_that_the_seat_has_not_seen() -> None:
    state = ready()
    hide(state, "2,2", 0, uncovered=True)  # Red's first, Φ.
    hide(state, "-1,3", 4, uncovered=True)  # Yellow's.
    errands = {one.at: (one.do, one.tiles) for one in of(state, "shrine")}
    assert errands["2,2"] == ("build", ("phi",))
    assert errands["7,-5"] == ("explore", ("psi", "omega"))
    assert "-1,3" not in errands
    assert len(errands) == 11
    state.shrine[state.sea.slot[state.sea.islands[9]]] = 0
    assert "2,2" not in {one.at for one in of(state, "shrine")}


def test_version_1_asks_for_no_letter() -> None:
    state = ready(version=1)
    hide(state, "2,2", 0, uncovered=True)
    errands = {one.at: one.tiles for one in of(state, "shrine")}
    assert (errands["2,2"], errands["7,-5"]) == (("any",), ("any",))
    state.shrines[0] = 0
    assert of(state, "shrine") == []


def test_beside_the_place_only_the_action_is_paid() -> None:
    state = ready("green black black", at="4,-4", favor=1)
    put(state, "blue offering", "5,-5")
    (errand,) = of(state, "offering")
    assert errand.steps == 0
    assert errand.now is None  # Black to blue: two steps of the wheel.
    state.favor[0] = 2
    (errand,) = of(state, "offering")
    assert paid(errand.now) == (2, None, None, "die 2", "blue")


def test_one_oracle_card_a_turn_pays_once() -> None:
    state = ready("red red red", at="0,0")
    put(state, "blue offering", "5,-5")
    state.used = 7
    state.cards[0][COLOURS.index("blue")] = 1
    state.cards[0][COLOURS.index("pink")] = 1
    state.favor[0] = 9
    (errand,) = of(state, "offering")
    assert errand.now is None
    state.used = 6
    (errand,) = of(state, "offering")
    assert paid(errand.now) == (2, "die 1", "red", "card blue", "blue")
    state.played = 0
    assert of(state, "offering")[0].now is None


def test_creatures_and_the_purse_pay_too() -> None:
    state = ready("red blue blue", at="0,0", favor=3)
    put(state, "blue offering", "5,-5")
    state.creatures[0] = 1 << COLOURS.index("red")
    assert paid(of(state, "offering")[0].now) == (0, "die 1", "red", "die 2", "blue")
    state.creatures[0] = 0
    state.used = 3
    equip(state, "E4")
    assert of(state, "offering")[0].now is None  # 3 for the purse, 1 for the fourth hex.
    state.favor[0] = 4
    assert paid(of(state, "offering")[0].now) == (4, "purse", "pink", "die 3", "blue")


def test_del_47_a_long_arm_acts_from_farther_away() -> None:
    state = ready()
    put(state, "blue offering", "5,-5")
    near = of(state, "offering")[0]
    equip(state, "E12")
    far = of(state, "offering")[0]
    assert set(near.sites) < set(far.sites)
    assert far.steps < near.steps


def test_del_39_with_no_task_left_the_errand_is_home() -> None:
    state = finish(ready("red red red", at="4,-4", favor=0), 0)
    (errand,) = errands_of(state, 0).errands
    assert (errand.task, errand.at, errand.colour, errand.steps, errand.dice) == ("home", "0,0", None, 4, 2)
    assert errand.now is None
    state.favor[0] = 1
    assert paid(errands_of(state, 0).errands[0].now) == (1, "die 1", None, None, None)
    state.creatures[0] = 1
    assert paid(errands_of(state, 0).errands[0].now) == (0, "die 1", "red", None, None)
    state.phase = 0
    assert errands_of(state, 0).errands[0].now is None
    state.arrived = 1
    assert errands_of(state, 0).errands == ()


def test_ways_lead_back_to_the_ship() -> None:
    found = errands_of(ready(), 0)
    for place, steps in found.steps.items():
        way = [place]
        while way[-1] != found.at:
            way.append(found.after[way[-1]])
        assert len(way) == steps + 1


def test_del_48_with_a_keel_ways_lead_across_shallows() -> None:
    state = ready()
    equip(state, "E15")
    found = errands_of(state, 0)
    shallows = [place for place in found.after if state.sea.kind[BY_NAME[place]] == SHALLOW]
    assert shallows
    assert set(found.after.values()) <= {*found.after, found.at}


def test_without_a_ship_there_are_no_errands() -> None:
    assert errands_of(DELPHI.start(DELPHI.options(), 2), 0).errands == ()


def test_errands_are_legal_and_reveal_no_secret() -> None:
    """Hidden facts make no difference, and each first step is legal at its stated price."""
    rng = FastRng(5)
    state = opened(seats=3, luck=4)
    for _ in range(400):
        if DELPHI.outcome(state) is not None:
            break
        asked = DELPHI.turn(state).seats[0]
        for seat in range(3):
            imagined = DELPHI.imagine(DELPHI.view(state, seat), rng)
            assert errands_of(imagined, seat) == errands_of(state, seat)
        check_first_steps(state, asked)
        actions = DELPHI.legal(state, asked)
        DELPHI.play(state, asked, actions[rng.below(len(actions))], 0)
        settle(state, luck=rng.below(10**6))


def check_first_steps(state: DelphiState, seat: int) -> None:
    found = errands_of(state, seat)
    for errand in found.errands:
        if errand.now is not None:
            assert any(is_step(text, errand, found) for text in legal(state, seat)), errand


def is_step(text: str, errand: Errand, found: Errands) -> bool:
    """Return whether this text sails to the errand's place or, if the ship is there, does the errand."""
    if errand.now is not None and errand.now.sail is not None:
        return text.endswith(f"sail {errand.site}")
    return f" {errand.do} " in text and text.endswith(errand.at)


def test_the_table_goes_on_after_the_question() -> None:
    state = ready("blue red red", at="4,-4")
    put(state, "blue offering", "5,-5")
    before = state.to_json()
    errands_of(state, 0)
    assert state.to_json() == before
    do(state, "die 1 load offering 5,-5")

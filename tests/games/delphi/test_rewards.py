"""DEL-37: what finished tasks bring, in which order. And the companions of DEL-41 to DEL-43."""

from tests.games.delphi.positions import (
    bits,
    do,
    equip,
    lay_open,
    legal,
    lift,
    load,
    numbers,
    offered,
    phase,
    put,
    ready,
    row,
    why,
)

from adyton.games.delphi.rules.names import STATUES
from adyton.games.delphi.rules.state import DelphiState


def beaten(state: DelphiState, *cards: str) -> DelphiState:
    """Let seat 0 win a fight and choose among these cards."""
    lay_open(state, *cards)
    put(state, "cyclops", "2,-1")
    do(state, "die 1 fight cyclops 2,-1", "battle 9")
    return state


def raising(colour: str = "red") -> DelphiState:
    state = ready(f"{colour} red red", at="0,4")
    load(state, "statue", colour)
    do(state, "die 1 raise statue -1,4")
    return state


def test_del_37_a_shrine_brings_one_god_step() -> None:
    state = ready("red red red", at="-1,0")
    do(state, "die 1 explore -1,-1", "island red 1", "raise ares")
    assert phase(state) == "act"


def test_del_37_a_statue_brings_a_companion_of_its_colour_and_the_players_choice() -> None:
    state = raising()
    assert legal(state) == ["welcome hero", "welcome demigod", "welcome creature"]
    assert why(state, "die 2 favor") == "companion-first"
    do(state, "welcome creature")
    assert state.creatures[0] == bits("red")


def test_del_4_a_taken_companion_is_not_offered() -> None:
    state = ready("red red red", at="0,4")
    state.heroes[1] = bits("red")
    load(state, "statue", "red")
    do(state, "die 1 raise statue -1,4")
    assert legal(state) == ["welcome demigod", "welcome creature"]
    assert why(state, "welcome hero") == "companion-taken role=hero colour=red"


def test_del_37_a_monster_brings_one_of_the_open_cards_then_the_display_is_refilled() -> None:
    state = beaten(ready("red red red", at="1,0"), "E1", "E9", "E13")
    assert legal(state) == ["take E1", "take E9", "take E13"]
    assert why(state, "take E2") == "card-not-open card=E2"
    assert why(state, "die 2 favor") == "equip-first"
    do(state, "take E9")
    assert phase(state) == "refill"
    do(state, "open E22")
    assert state.gear_open == [0, 12, 21]
    assert state.gear[0] == [8]


def test_del_37_the_display_shrinks_when_the_deck_is_empty() -> None:
    state = ready("red red red", at="1,0")
    lay_open(state, "E1")
    state.gear_deck = []
    put(state, "cyclops", "2,-1")
    do(state, "die 1 fight cyclops 2,-1", "battle 9", "take E1")
    assert phase(state) == "act"
    assert state.gear_open == []


def test_del_37_without_any_card_there_is_nothing_to_take() -> None:
    state = ready("red red red", at="1,0")
    state.gear_open = state.gear_deck = []
    put(state, "cyclops", "2,-1")
    do(state, "die 1 fight cyclops 2,-1", "battle 9")
    assert phase(state) == "act"
    assert state.tasks_left(0) == 11


def test_del_37_the_order_is_tile_reward_choir_new_card_then_the_god_drops() -> None:
    state = ready(at="1,0")
    equip(state, "E13")
    lift(state, "ares", 6)
    lay_open(state, "E22")
    put(state, "cyclops", "2,-1")
    do(state, "god ares cyclops 2,-1")
    assert state.tasks_left(0) == 11  # The tile.
    assert phase(state) == "equip"  # The reward.
    do(state, "take E22", "open E1")
    assert phase(state) == "steps"  # The choir.
    do(state, "raise apollo")
    assert phase(state) == "ascent"  # The new card.
    assert row(state, "ares") == 6
    do(state, "ascend hermes")
    assert row(state, "ares") == 0  # The god drops last.
    assert phase(state) == "act"


def test_del_48_the_choir_sings_for_offerings_statues_and_monsters() -> None:
    state = ready("pink red red", at="5,-1")
    equip(state, "E13")
    load(state, "offering", "pink")
    do(state, "die 1 make offering 5,-2", "raise ares")
    assert (state.favor[0], row(state, "ares")) == (3, 3)
    state = ready("red red red", at="0,4")
    equip(state, "E13")
    load(state, "statue", "red")
    do(state, "die 1 raise statue -1,4", "welcome hero", "raise ares")
    assert (state.shield[0], phase(state)) == (2, "act")


def test_del_48_the_choir_does_not_sing_for_shrines() -> None:
    state = ready("red red red", at="-1,0")
    equip(state, "E13")
    do(state, "die 1 explore -1,-1", "island red 1", "raise ares")
    assert phase(state) == "act"


def test_del_48_the_choir_does_not_sing_for_the_fight_that_brought_it() -> None:
    state = beaten(ready("red red red", at="1,0"), "E13")
    do(state, "take E13", "open E1")
    assert phase(state) == "act"


def test_del_41_a_hero_brings_2_shield_and_blocks_injuries_of_its_colour() -> None:
    state = ready("red red red", at="0,4")
    state.injuries[0] = numbers("red red blue")
    load(state, "statue", "red")
    do(state, "die 1 raise statue -1,4", "welcome hero")
    assert state.shield[0] == 2
    assert state.injuries[0] == numbers("blue")
    put(state, "minotaur", "2,-1")
    state.favor[0] = 9
    state.at[0] = state.sea.reach(state.sea.zeus, False).cells[0]
    lift(state, "poseidon", 6)
    do(state, "god poseidon 1,0", "die 2 as black fight minotaur 2,-1", "battle 0", "injury red")
    assert state.injuries[0] == numbers("blue")
    assert state.injury_out == numbers("red red red")


def test_del_41_the_shield_never_exceeds_5() -> None:
    state = ready("red red red", at="0,4")
    state.shield[0] = 4
    load(state, "statue", "red")
    do(state, "die 1 raise statue -1,4", "welcome hero")
    assert state.shield[0] == 5


def test_del_42_a_demigod_brings_a_card_and_makes_its_colour_count_as_any() -> None:
    state = raising()
    do(state, "welcome demigod", "oracle blue")
    assert state.cards[0] == numbers("blue")
    assert "die 2 as green raise artemis" in legal(state)
    assert "card blue as green raise artemis" not in legal(state)


def test_del_42_also_for_a_colour_just_recoloured_into() -> None:
    """DEL-20: green becomes red for 1 favor, and red counts as any colour."""
    state = ready("green red red", favor=1)
    state.demigods[0] = bits("red")
    do(state, "die 1 as pink raise hermes")
    assert state.favor[0] == 0
    assert why(state, "die 2 as red raise aphrodite") == "as-needless colour=red"
    do(state, "die 2 as pink raise hermes")
    assert row(state, "hermes") == 4


def test_del_43_a_creature_gives_range_and_any_end_colour_to_moves_paid_with_its_colour() -> None:
    state = ready("yellow red red")
    before = len(offered(state, "die 1 sail"))
    state.creatures[0] = bits("yellow")
    assert len(offered(state, "die 1 sail")) > before
    ways = state.sea.reach(state.sea.zeus, False)
    assert len(offered(state, "die 1 sail")) == sum(steps <= 6 for steps in ways.steps)
    assert len(offered(state, "die 2 sail")) == 4


def test_del_43_the_named_colour_counts_for_the_creature() -> None:
    """DEL-20: a blue die named yellow for 1 favor sails like yellow."""
    state = ready("blue red red", favor=1)
    state.creatures[0] = bits("yellow")
    assert "die 1 as yellow sail 0,-3" in legal(state)
    do(state, "die 1 as yellow sail 0,-3")
    assert state.favor[0] == 0


def test_a_move_is_offered_once_in_the_cheapest_way() -> None:
    state = ready("blue red red", favor=2)
    state.creatures[0] = bits("yellow")
    assert len([text for text in offered(state, "die 1") if text.endswith("sail 1,-1")]) == 1
    assert why(state, "die 1 as yellow sail 0,1") == "cheaper-way at=0,1"
    assert "die 1 sail 0,1" in legal(state)


def test_del_37_finished_statues_count_their_colour() -> None:
    state = raising("green")
    do(state, "welcome hero")
    assert state.done[STATUES][0] == bits("green")

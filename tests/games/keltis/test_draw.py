"""KEL-13, KEL-24 and KEL-29: drawing back to eight cards."""

from tests.games.keltis.positions import cards, draw, names, pile_of, play, put_discards, refused, table, texts

from adyton.games.keltis.rules.game import KELTIS
from adyton.games.keltis.rules.parts import CARD_NAMES, COLOURS


def test_kel_13_from_the_pile_or_the_top_of_a_discard_pile() -> None:
    state = table()
    put_discards(state, "g3 g8 r9")
    play(state, "discard p1")
    assert texts(state) == ["draw pile", "draw red", "draw green"]
    events = play(state, "draw green")
    assert names(state.hands[0]) == "p2 y1 y2 r1 r2 g8 b1 b2"
    assert pile_of(state, "green") == [3]
    assert [(event.name, event.args) for event in events] == [("took", {"seat": 0, "colour": "green", "value": 8})]
    assert state.mover == 1


def test_kel_13_neither_a_card_discarded_in_this_turn_nor_one_below_can_be_drawn() -> None:
    state = table()
    put_discards(state, "p9")
    play(state, "discard p1")
    assert refused(state, "draw pink") == ("just-discarded", {"colour": "pink", "value": 1}, "KEL-13")
    assert refused(state, "draw blue") == ("no-discard", {"colour": "blue"}, "KEL-13")
    draw(state)
    play(state, "discard y3")
    assert "draw pink" in texts(state)


def test_kel_13_a_card_taken_by_a_kobold_counts_as_discarded() -> None:
    state = table("g4 g5 p1 p2 y1 r1 b1 b2", tiles="4 kobold")
    play(state, "lay g4 figure 1", "kobold drop laid g4")
    assert refused(state, "draw green") == ("just-discarded", {"colour": "green", "value": 4}, "KEL-13")


def test_kel_13_cards_are_drawn_one_at_a_time_each_from_any_pile() -> None:
    state = table("g4 g5 p1 p2 y1 r1 b1 b2", tiles="4 kobold")
    put_discards(state, "r9 r10")
    play(state, "lay g4 figure 1", "kobold drop b1", "draw red", "draw red")
    assert names(state.hands[0]) == "p1 p2 y1 r1 r9 r10 g5 b2"
    assert state.known[0] == cards("r9 r10")


def test_kel_13_after_the_move_only_drawing_is_legal() -> None:
    state = table()
    play(state, "discard p1")
    assert refused(state, "discard p2") == ("draw-now", {}, "KEL-13")
    assert refused(state, "lay p2 figure 1") == ("draw-now", {}, "KEL-13")
    assert refused(state, "stay")[0] == "not-now"


def test_only_the_owner_sees_a_card_from_the_pile() -> None:
    state = table()
    play(state, "discard p1")
    events = play(state, "draw pile", "deal g7")
    assert [(event.name, event.seats) for event in events] == [("drew", None), ("drawn", (0,))]
    assert events[0].args == {"seat": 0}
    assert events[1].args == {"colour": "green", "value": 7}


def test_nature_deals_each_remaining_card_by_its_count() -> None:
    state = table()
    put_discards(state, "g7 g7 g8")
    play(state, "discard p1", "draw pile")
    odds = {action.text: weight for action, weight in KELTIS.odds(state)}
    assert odds["deal g9"] == 2
    assert odds["deal g8"] == 1
    assert "deal g7" not in odds
    assert sum(odds.values()) == state.pile_size


def test_kel_24_the_last_card_of_the_pile_ends_the_game_at_once() -> None:
    state = table()
    state.pile.items = cards("g7 g9")
    play(state, "discard p1", "draw pile", "deal g9")
    assert state.ending == ""
    play(state, "discard p3", "draw pile", "deal g7")
    assert state.ending == "pile"
    assert KELTIS.turn(state).seats == ()
    assert "g7" in names(state.hands[1])


def test_kel_24_with_two_players_thirty_cards_stay_unseen() -> None:
    state = table(seats=2)
    state.pile.items = state.pile.items[:31]
    assert state.pile_size == 1
    play(state, "discard p1")
    draw(state)
    assert state.ending == "pile"
    assert len(state.pile) == 30


def test_kel_29_a_hundred_turns_without_the_pile_end_the_game() -> None:
    state = table(seats=2)
    put_discards(state, "g7")
    for turn in range(100):
        assert state.quiet == turn
        assert state.ending == ""
        # Each takes the one open card and discards another colour in its place.
        lying = next(colour for colour in COLOURS if pile_of(state, colour))
        held = [CARD_NAMES[card] for card in state.hands[state.mover]]
        thrown = next(name for name in held if name[0] != lying[0])
        play(state, f"discard {thrown}", f"draw {lying}")
    assert state.ending == "guard"
    outcome = KELTIS.outcome(state)
    assert outcome is not None
    assert outcome.ending == "guard"


def test_kel_29_a_card_from_the_pile_resets_the_count() -> None:
    state = table()
    state.quiet = 99
    play(state, "discard p1")
    draw(state)
    assert state.quiet == 0
    assert state.ending == ""

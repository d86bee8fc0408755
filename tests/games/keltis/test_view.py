"""What a seat may know, and what is worth remembering."""

from tests.games.keltis.positions import cards, draw, names, play, put_discards, put_row, set_up, table

from adyton.engine.rng import FastRng
from adyton.games.keltis.rules.game import KELTIS
from adyton.games.keltis.rules.view import ReachView

GREEN = "g4 g5 p1 p2 y1 r1 b1 b2"


def test_all_hands_but_the_own_one_are_hidden() -> None:
    state = table(GREEN)
    assert [card.name for card in KELTIS.view(state, 0).hand] == ["p1", "p2", "y1", "r1", "g4", "g5", "b1", "b2"]
    assert KELTIS.view(state, None).hand == ()
    assert [place.hand_size for place in KELTIS.view(state, 1).places] == [8, 8, 8]


def test_a_card_shows_its_colour_value_and_priestess_number() -> None:
    card = KELTIS.view(table("r9 p1 p2 y1 y2 b1 b2 b3"), 0).hand[4]
    assert (card.name, card.colour, card.value, card.priestess) == ("r9", "red", 9, 4)


def test_the_path_shows_colours_values_tiles_and_stones() -> None:
    state = table(tiles="4 clover red, 29 points 2")
    state.stones[7] = 1
    path = KELTIS.view(state, None).path
    assert [field.number for field in path] == list(range(1, 36))
    assert (path[3].colour, path[3].value, path[3].tile, path[3].target) == ("green", -4, "clover red", False)
    assert (path[6].colour, path[6].large, path[6].stones, path[6].tile) == ("pink", True, 1, "")
    assert (path[28].tile, path[28].target, path[28].large) == ("points 2", True, False)


def test_discards_are_remembered_in_the_order_in_which_all_saw_them() -> None:
    state = table()
    put_discards(state, "g3 g8 b4")
    view = KELTIS.view(state, 2)
    assert view.discards == {"pink": (), "yellow": (), "red": (), "green": (3, 8), "blue": (4,)}


def test_a_card_taken_from_a_discard_pile_is_known_until_it_is_played() -> None:
    state = table(seats=2)
    put_discards(state, "g3 g8")
    play(state, "discard p1", "draw green")
    assert [card.name for card in KELTIS.view(state, 1).places[0].known] == ["g8"]
    play(state, "discard p3")
    draw(state)
    play(state, "lay g8 figure 1")
    assert KELTIS.view(state, 1).places[0].known == ()


def test_cards_that_the_mover_discarded_in_this_turn_are_barred() -> None:
    state = table()
    play(state, "discard b2")
    assert KELTIS.view(state, 1).barred == ("blue",)
    draw(state)
    assert KELTIS.view(state, 1).barred == ()


def test_rows_show_their_direction() -> None:
    state = table()
    for row in ("g0 g1", "r9 r9 r7", "b9 b9"):
        put_row(state, 0, row)
    place = KELTIS.view(state, 1).places[0]
    assert place.rows == {"pink": (), "yellow": (), "red": (9, 9, 7), "green": (0, 1), "blue": (9, 9)}
    assert place.directions == {"pink": "", "yellow": "", "red": "down", "green": "up", "blue": ""}


def test_the_score_if_it_ended_now_has_its_parts() -> None:
    state = table(figures="4 35 0, 0 0 0, 0 0 0")
    state.tile_points[0] = 7
    state.bonuses[0] = 5
    state.kobolds[0] = 10
    state.wishes[0] = 3
    state.mirrors[0] = 2
    score = KELTIS.view(state, 1).places[0].score
    assert (score.tiles, score.priestess, score.kobolds) == (7, 5, 10)
    assert (score.figures, score.wishes, score.mirrors) == ((-4, 10, 0), 3, 6)
    assert (score.running, score.total) == (22, 37)
    assert KELTIS.view(state, 1).places[0].scored_kobolds


def test_the_pile_and_the_cards_that_left_the_game_are_counted() -> None:
    assert (KELTIS.view(set_up(2), 0).pile, KELTIS.view(set_up(2), 0).aside) == (64, 30)
    assert (KELTIS.view(set_up(4), 0).pile, KELTIS.view(set_up(4), 0).aside) == (78, 0)


def test_the_reach_of_each_own_card() -> None:
    state = table("g4 g4 b9 p1 p2 y1 y2 r1", figures="4 9 34, 0 0 0, 0 0 0")
    put_row(state, 0, "g9 g3")
    state.priestess = 33
    reach = {entry.card: entry for entry in KELTIS.view(state, 0).reach}
    assert reach["g4"] == ReachView(card="g4", fits=False, figures=(9, 15, 0), priestess=(34, 35))
    assert reach["b9"] == ReachView(card="b9", fits=True, figures=(5, 13, 35), priestess=(34, 35))
    assert reach["p1"].priestess == (34,)
    assert KELTIS.view(state, None).reach == ()


def test_the_tile_that_waits_for_an_answer() -> None:
    state = table(GREEN, tiles="4 clover blue, 5 spiral")
    assert KELTIS.view(state, 0).choice is None
    play(state, "lay g4 figure 2")
    choice = KELTIS.view(state, 1).choice
    assert choice is not None
    assert (choice.tile, choice.figure, choice.field, choice.targets) == ("clover blue", 2, 4, (0, 5, 0))
    play(state, "clover on")
    choice = KELTIS.view(state, 1).choice
    assert choice is not None
    assert (choice.tile, choice.field, choice.targets) == ("spiral", 5, (1, 2, 3))
    assert KELTIS.view(state, 1).visited == ((0,), (0,), (0,))
    assert KELTIS.view(state, 1).positions == ((4, 0, 4, 0), (5, 0, 5, 0))


def test_the_kobold_that_waits_for_an_answer() -> None:
    state = table(GREEN, tiles="4 kobold", figures="4 4 0, 0 0 0, 0 0 0")
    play(state, "lay g4 figure 3")
    view = KELTIS.view(state, 1)
    assert view.choice is not None
    assert (view.choice.tile, view.choice.targets) == ("kobold", ())
    assert view.places[0].kobold_points == 5


def test_imagined_hands_hold_what_is_known_and_what_is_unseen() -> None:
    state = table(GREEN, seats=3)
    put_discards(state, "g8 r10 r10")
    put_row(state, 1, "b9 b9")
    play(state, "discard p1", "draw green")
    view = KELTIS.view(state, 1)
    for seed in range(20):
        imagined = KELTIS.imagine(view, FastRng(seed))
        assert names(imagined.hands[1]) == names(state.hands[1])
        assert cards("g8")[0] in imagined.hands[0]
        assert [len(hand) for hand in imagined.hands] == [8, 8, 8]
        unseen = [card for hand in (0, 2) for card in imagined.hands[hand]] + imagined.pile.items
        assert not set(unseen) & set(cards("r10 b9"))
        assert KELTIS.view(imagined, 1) == view


def test_imagined_hands_differ() -> None:
    view = KELTIS.view(table(GREEN), 1)
    assert len({names(KELTIS.imagine(view, FastRng(seed)).hands[0]) for seed in range(10)}) > 8


def test_imagining_while_tiles_are_laid_and_cards_are_dealt() -> None:
    state = KELTIS.start(KELTIS.options(), 2)
    play(state, "tile spiral")
    imagined = KELTIS.imagine(KELTIS.view(state, None), FastRng(1))
    assert imagined.loose.items == state.loose.items
    rng = FastRng(5)
    while not state.hands[0]:
        KELTIS.play(state, -1, KELTIS.chance(state, rng), 0)
    imagined = KELTIS.imagine(KELTIS.view(state, 1), FastRng(1))
    assert [len(hand) for hand in imagined.hands] == [1, 0]
    assert not imagined.loose.items


def test_kel_23_a_figure_whose_step_into_the_target_area_would_end_the_game_is_marked() -> None:
    state = table()
    state.figures[0] = [30, 28, 31]
    assert KELTIS.view(state, 0).closing == (False, True, False)
    state.figures[0] = [30, 28, 0]
    state.figures[1] = [29, 35, 3]
    assert KELTIS.view(state, 0).closing == (False, False, False)
    state.figures[2] = [0, 33, 0]
    assert KELTIS.view(state, 0).closing == (False, True, True)
    assert KELTIS.view(state, None).closing == ()

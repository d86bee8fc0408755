import os
from random import Random
from typing import Any

import pytest

pyspiel = pytest.importorskip("pyspiel")

import adyton.envs  # noqa: E402, F401  (registers the games)
from adyton.bots.roster import make_bot  # noqa: E402
from adyton.engine.seat import CHANCE  # noqa: E402
from adyton.envs.episode import Episode  # noqa: E402
from adyton.envs.spiel import options_text, read_options, register_games  # noqa: E402
from adyton.games import GAMES  # noqa: E402

# A random game of Delphi takes about ten thousand moves. `make fuzz` plays it from first to last.
# Elsewhere only its first moves are played, and its last ones after good play.
DELPHI = "short:true;layout:compact;ships:beginner;seed:2"
LONG = [("delphi", DELPHI)] if "ADYTON_LONG" in os.environ else []


@pytest.mark.parametrize(
    ("slug", "options"),
    [("keltis", "{}"), ("oracle", "draft:true"), ("oraklos", "mode:antipodes;search:5;challenge:5"), *LONG],
)
def test_random_games_keep_openspiels_contract(slug: str, options: str) -> None:
    game = pyspiel.load_game(f"adyton_{slug}", {"options": options})
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


class Enough(Exception):
    """Raised when enough states were checked."""


def test_the_first_moves_of_delphi_keep_openspiels_contract() -> None:
    looked: list[int] = []

    def look(state: Any) -> None:
        looked.append(state.current_player())
        if len(looked) == 700:
            raise Enough

    with pytest.raises(Enough):
        pyspiel.random_sim_test(
            pyspiel.load_game("adyton_delphi", {"options": DELPHI}),
            num_sims=1,
            serialize=True,
            verbose=False,
            state_checker_fn=look,
        )
    assert {-1, 0, 1} <= set(looked)


def well_played(game: Any, seed: int) -> list[int]:
    """Return all actions of a game between greedy bots, as numbers."""
    state, random = game.new_initial_state(), Random(seed)
    bots = [make_bot("greedy", GAMES["delphi"], seat) for seat in range(game.num_players())]
    while not state.is_terminal():
        if state.is_chance_node():
            numbers, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(numbers, odds)[0])
        else:
            episode = state.episode
            state.apply_action(
                bots[episode.seat].choose(episode.view(episode.seat), episode.legal(episode.seat), 0).index
            )
    return list(state.history())


def test_the_last_moves_of_delphi_keep_openspiels_contract() -> None:
    game = pyspiel.load_game("adyton_delphi", {"options": DELPHI})
    late = game.new_initial_state()
    looked: list[Any] = []
    for number in well_played(game, 1)[:-3]:
        late.apply_action(number)
    assert not late.is_terminal()
    pyspiel.random_sim_test(
        game,
        num_sims=40,
        serialize=True,
        verbose=False,
        state_checker_fn=looked.append,
        specific_initial_state=late,
    )
    assert len(looked) > 100


@pytest.mark.parametrize("slug", sorted(GAMES))
def test_states_clone_observe_and_survive_as_text(slug: str) -> None:
    """Random play of Delphi takes many thousand moves, so only the beginning of every game is checked."""
    options = "seed:3;short:true" if slug == "delphi" else "{}"
    game = pyspiel.load_game(f"adyton_{slug}", {"players": 3, "options": options})
    state, random = game.new_initial_state(), Random(1)
    for _ in range(60):
        if state.is_terminal():
            break  # Some games are short.
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            action = random.choices(outcomes, odds)[0]
        else:
            assert len(state.observation_tensor(0)) == game.observation_tensor_size()
            action = random.choice(state.legal_actions())
        twin = state.clone()
        state.apply_action(action)
        twin.apply_action(action)
        assert str(state) == str(twin)
    again_game, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert str(again_game) == str(game)
    assert str(again) == str(state)
    assert again.legal_actions() == state.legal_actions()


@pytest.mark.parametrize(
    ("text", "options"),
    [
        ("{}", {}),
        ('{"search": 5, "mode": "junior"}', {"search": 5, "mode": "junior"}),
        ("search:5;mode:junior", {"search": 5, "mode": "junior"}),
        ("content:a%2Cb%20%3D%20%28c%29;seed:7;short:true", {"content": "a,b = (c)", "seed": 7, "short": True}),
        ("content:%227%22", {"content": "7"}),
    ],
)
def test_options_can_avoid_characters_that_openspiel_interprets(text: str, options: dict[str, object]) -> None:
    assert read_options(text) == options
    assert read_options(options_text(options)) == options
    assert not set(options_text(options)) & set(",=()")


def test_a_game_can_be_loaded_by_its_full_name() -> None:
    game = pyspiel.load_game("adyton_oraklos", {"options": '{"search": 5, "mode": "junior"}', "players": 3})
    again = pyspiel.load_game(str(game))
    assert again.num_players() == 3
    assert str(again.new_initial_state()) == str(game.new_initial_state())


def test_a_long_list_of_chances_is_drawn_from_in_two_steps() -> None:
    """A die of Oraklos lies at one of 2,001 places in each direction: 45 stretches of 45, the last one shorter."""
    state, random = pyspiel.load_game("adyton_oraklos").new_initial_state(), Random(1)
    while not state.is_chance_node() or len(state.episode.actions(CHANCE)) != 2001:
        chances = state.chance_outcomes() if state.is_chance_node() else [(n, 1.0) for n in state.legal_actions()]
        state.apply_action(random.choice(chances)[0])
    first = state.chance_outcomes()
    assert [number for number, _ in first] == list(range(45))
    assert [share * 2001 for _, share in first] == pytest.approx([45] * 44 + [21])
    where = state.episode.seat, len(state.episode.view(None).dice)
    assert " … " in state.action_to_string(-1, 44)
    state.apply_action(44)
    assert str(state).endswith("stretch 44")
    assert [share for _, share in state.chance_outcomes()] == pytest.approx([1 / 21] * 21)
    last = state.chance_outcomes()[-1][0]
    assert state.action_to_string(-1, last) == list(state.episode.actions(CHANCE).values())[-1].text
    state.apply_action(last)
    assert not str(state).endswith("stretch 44")
    assert (state.episode.seat, len(state.episode.view(None).dice)) == where


def test_no_chance_outcome_exceeds_the_declared_number() -> None:
    for slug, game in GAMES.items():
        declared = pyspiel.load_game(f"adyton_{slug}").max_chance_outcomes()
        state, random, highest = Episode.open(game, game.options(), max(game.chairs), None), Random(1), 0
        for _ in range(400):
            if state.seat is None:
                break  # Some games are short.
            numbers = list(state.actions(state.seat))
            highest = max(highest, *numbers) if state.seat == CHANCE else highest
            state.act(random.choice(numbers))
        assert 0 < highest < declared


def test_actions_are_described_in_the_games_words() -> None:
    state = pyspiel.load_game("adyton_keltis").new_initial_state()
    assert state.action_to_string(-1, 1) == "tile points 1"
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    texts = [state.action_to_string(state.current_player(), action) for action in state.legal_actions()]
    assert "discard p0" in texts


def test_a_player_cannot_tell_a_resampled_state_from_the_truth() -> None:
    state = pyspiel.load_game("adyton_oracle").new_initial_state()
    random = Random(2)
    while state.is_chance_node():
        state.apply_action(random.choice(state.chance_outcomes())[0])
    player = state.current_player()
    other = state.resample_from_infostate(player, random.random)
    assert other.information_state_string(player) == state.information_state_string(player)
    assert str(other) != str(state)


def test_openspiels_own_search_can_play() -> None:
    """OpenSpiel's information-set search finds a legal action on our states."""
    from open_spiel.python.algorithms import ismcts, mcts  # noqa: PLC0415

    state = pyspiel.load_game("adyton_keltis").new_initial_state()
    random = Random(3)
    while state.is_chance_node():
        state.apply_action(random.choice(state.chance_outcomes())[0])
    bot = ismcts.ISMCTSBot(
        game=state.get_game(),
        uct_c=2.0,
        max_simulations=3,
        evaluator=mcts.RandomRolloutEvaluator(1),
        final_policy_type=ismcts.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
    )
    assert bot.step(state) in state.legal_actions()


def test_registering_twice_changes_nothing() -> None:
    register_games()
    assert pyspiel.registered_names().count("adyton_oracle") == 1


def test_options_that_are_not_json_are_refused_with_a_sentence() -> None:
    with pytest.raises(ValueError, match="The options are not JSON: Expecting"):
        pyspiel.load_game("adyton_oracle", {"options": "{draft"})

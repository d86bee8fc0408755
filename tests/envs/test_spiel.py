import os
from random import Random

import pytest

pyspiel = pytest.importorskip("pyspiel")

import adyton.envs  # noqa: E402, F401  (registers the games)
from adyton.envs.spiel import options_text, read_options, register_games  # noqa: E402
from adyton.games import GAMES  # noqa: E402

# A random game of Delphi takes minutes, so it is only played where there is time: `make fuzz`.
LONG = [("delphi", "short:true;layout:compact;ships:beginner;seed:2")] if "ADYTON_LONG" in os.environ else []


@pytest.mark.parametrize(
    ("slug", "options"),
    [("keltis", "{}"), ("oracle", "draft:true"), ("oraklos", "mode:antipodes;search:5;challenge:5"), *LONG],
)
def test_random_games_keep_openspiels_contract(slug: str, options: str) -> None:
    game = pyspiel.load_game(f"adyton_{slug}", {"options": options})
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("slug", sorted(GAMES))
def test_states_clone_observe_and_survive_as_text(slug: str) -> None:
    """Random play of Delphi takes many thousand moves, so of every game the beginning is looked at here."""
    options = "seed:3;short:true" if slug == "delphi" else "{}"
    game = pyspiel.load_game(f"adyton_{slug}", {"players": 3, "options": options})
    state, random = game.new_initial_state(), Random(1)
    for _ in range(60):
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
def test_options_can_be_said_without_what_openspiel_reads_otherwise(text: str, options: dict[str, object]) -> None:
    assert read_options(text) == options
    assert read_options(options_text(options)) == options
    assert not set(options_text(options)) & set(",=()")


def test_a_game_can_be_loaded_by_its_whole_name() -> None:
    game = pyspiel.load_game("adyton_oraklos", {"options": '{"search": 5, "mode": "junior"}', "players": 3})
    again = pyspiel.load_game(str(game))
    assert again.num_players() == 3
    assert str(again.new_initial_state()) == str(game.new_initial_state())


def test_actions_are_said_in_the_games_words() -> None:
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
    """Its information-set search, on our states, finds something legal."""
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

from random import Random

import pytest

pyspiel = pytest.importorskip("pyspiel")

import adyton.envs  # noqa: E402, F401  (registers the games)
from adyton.envs.spiel import register_games  # noqa: E402
from adyton.games import GAMES  # noqa: E402


@pytest.mark.parametrize("slug", ["keltis", "oracle"])
def test_random_games_keep_openspiels_contract(slug: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(f"adyton_{slug}"), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("slug", sorted(GAMES))
def test_states_clone_and_observe(slug: str) -> None:
    """Random play of Delphi has no end in sight, so of every game only the beginning is looked at here."""
    options = '{"seed": 3}' if slug == "delphi" else "{}"
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

import warnings
from collections.abc import Iterator

import pettingzoo
import pytest

import adyton.envs  # noqa: F401  (registers the games)
from adyton.engine.game import Outcome
from adyton.envs.config import place_values
from adyton.envs.together import TogetherEnv
from adyton.envs.turns import TurnsEnv
from adyton.games import GAMES

with warnings.catch_warnings():
    # With pygame installed, they load a PettingZoo game in a way that PettingZoo itself calls deprecated.
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

SLUGS = sorted(GAMES)


@pytest.fixture(autouse=True)
def _dict_observations() -> Iterator[None]:
    """PettingZoo's tests prefer bare arrays. Its own card games observe as ours do: an array and a mask."""
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message="Observation is not a NumPy array")
        warnings.filterwarnings("ignore", message="Observation space for each agent probably should be")
        yield


@pytest.mark.parametrize("slug", SLUGS)
def test_agents_in_turn_keep_pettingzoos_contract(slug: str) -> None:
    api_test(pettingzoo.make("aec", f"adyton/{slug}-v0"), num_cycles=40)


@pytest.mark.parametrize("slug", SLUGS)
def test_agents_together_keep_pettingzoos_contract(slug: str) -> None:
    parallel_api_test(pettingzoo.make("parallel", f"adyton/{slug}-v0"), num_cycles=40)


@pytest.mark.parametrize("slug", SLUGS)
def test_seeds_repeat(slug: str) -> None:
    seed_test(lambda: pettingzoo.make("aec", f"adyton/{slug}-v0"), num_cycles=15)
    parallel_seed_test(lambda: pettingzoo.make("parallel", f"adyton/{slug}-v0"), num_cycles=15)


def finished(env: TurnsEnv, seed: int) -> dict[str, float]:
    """Return the total reward of each agent in random play."""
    env.reset(seed=seed)
    got = dict.fromkeys(env.agents, 0.0)
    for place, agent in enumerate(env.possible_agents):
        env.action_space(agent).seed(seed + place)
    for agent in env.agent_iter():
        seen, reward, over, cut, _ = env.last()
        got[agent] += reward
        env.step(None if over or cut else env.action_space(agent).sample(seen["action_mask"]))
    return got


def test_rewards_fall_from_first_to_last_place_and_sum_to_zero() -> None:
    got = finished(TurnsEnv("oracle", players=3), 7)
    assert sorted(got.values()) == pytest.approx([-1, 0, 1])


def test_points_can_be_the_reward() -> None:
    env = TurnsEnv("keltis", reward="points")
    got = finished(env, 5)
    assert env.episode.outcome is not None
    assert list(got.values()) == list(env.episode.outcome.points)


def test_a_shared_place_shares_its_reward() -> None:
    assert place_values(Outcome((7, 7, 3, 1), (1, 1, 3, 4), "")) == pytest.approx([2 / 3, 2 / 3, -1 / 3, -1])


def test_an_illegal_action_ends_the_game_for_all() -> None:
    env = TurnsEnv("keltis", players=2)
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(env.episode.wait)
    assert env.rewards[agent] == -1
    assert sum(env.rewards.values()) == -1
    assert all(env.terminations.values())


def test_changing_one_observation_changes_no_other() -> None:
    env = TurnsEnv("delphi")
    env.reset(seed=1)
    first = env.observe(env.agent_selection)["observation"]
    first *= 0
    assert env.observe(env.agent_selection)["observation"].any()


def test_an_agent_that_is_not_selected_may_only_wait() -> None:
    env = TurnsEnv("keltis", players=2)
    env.reset(seed=1)
    other = next(agent for agent in env.agents if agent != env.agent_selection)
    assert env.observe(other)["action_mask"].nonzero()[0].tolist() == [env.episode.wait]


def test_a_game_can_be_truncated() -> None:
    env = TurnsEnv("keltis", players=2, max_cycles=3)
    finished(env, 1)
    assert env.episode.outcome is None
    assert env.cycles == 6


def test_a_reset_without_a_seed_continues_from_the_last_seed() -> None:
    hands = []
    for _ in range(2):
        env = TurnsEnv("oracle")
        env.reset(seed=9)
        first = env.view("seat_0")["hand"]
        env.reset()
        hands.append((first, env.view("seat_0")["hand"]))
    assert hands[0] == hands[1]
    assert hands[0][0] != hands[0][1]


def test_an_agents_view_is_available_in_words_and_json() -> None:
    env = TurnsEnv("keltis", players=2)
    env.reset(seed=1)
    agent = env.agent_selection
    assert any(text.startswith("lay ") for text in env.legal(agent).values())
    assert env.view(agent)["phase"] == "lay"
    assert '"game":"keltis"' in env.information_state(agent)


def test_in_joint_steps_secret_choices_take_one_step() -> None:
    env = TogetherEnv("oracle", players=3)
    seen, _ = env.reset(seed=2)
    env.step({agent: int(seen[agent]["action_mask"].argmax()) for agent in env.agents})
    assert env.episode.view(None).phase == "trick"


def test_in_joint_steps_only_asked_agents_lose_by_an_illegal_action() -> None:
    env = TogetherEnv("keltis", players=2)
    seen, _ = env.reset(seed=2)
    asked = f"seat_{env.episode.seat}"
    right = int(seen[asked]["action_mask"].argmax())
    _, rewards, over, _, _ = env.step({agent: right if agent == asked else 7 for agent in env.agents})
    assert not any(over.values())
    asked = f"seat_{env.episode.seat}"
    _, rewards, over, _, _ = env.step(dict.fromkeys(env.agents, env.episode.wait))
    assert all(over.values())
    assert rewards[asked] == -1
    assert env.agents == []


def test_in_joint_steps_a_game_can_be_truncated() -> None:
    env = TogetherEnv("keltis", players=2, max_cycles=1)
    seen, _ = env.reset(seed=2)
    _, _, over, cut, _ = env.step({agent: int(seen[agent]["action_mask"].argmax()) for agent in env.agents})
    assert not any(over.values())
    assert all(cut.values())


@pytest.mark.parametrize(
    ("wish", "words"),
    [
        ({"game": "chess"}, "There is no game 'chess'; there are oracle"),
        ({"reward": "fame"}, "There is no reward 'fame'; there are places, points."),
        ({"players": 9}, "This game is for 3 to 5 players."),
        ({"options": {"draught": 1}}, "There is no option 'draught'."),
        ({"options": "draft"}, "options must be a dictionary, such as {'name': True}, not 'draft'."),
        ({"options": {"content": "[["}}, "This data file cannot be played with, line 1: this is not TOML"),
        ({"render_mode": "film"}, "There is no render_mode 'film'; there are ansi, human, rgb_array."),
        ({"max_cycles": 0}, "max_cycles must be at least 1, not 0."),
    ],
)
def test_an_impossible_environment_is_refused_with_a_sentence(wish: dict[str, object], words: str) -> None:
    with pytest.raises(ValueError, match=words):
        TurnsEnv(**{"game": "oracle", **wish})  # type: ignore[arg-type]  # wrong on purpose


def test_human_mode_shows_the_table_after_each_step(capsys: pytest.CaptureFixture[str]) -> None:
    in_turn, together = (make("keltis", players=2, render_mode="human") for make in (TurnsEnv, TogetherEnv))
    assert isinstance(in_turn, TurnsEnv)
    assert isinstance(together, TogetherEnv)
    for env in (in_turn, together):
        env.reset(seed=1)
        assert capsys.readouterr().out.startswith("Keltis: Das Orakel\nphase: lay\n")
    first = int(in_turn.observe("seat_0")["action_mask"].argmax())
    in_turn.step(first)
    assert capsys.readouterr().out.startswith("Keltis: Das Orakel\n")
    together.step({"seat_0": first, "seat_1": together.episode.wait})
    assert capsys.readouterr().out.startswith("Keltis: Das Orakel\n")

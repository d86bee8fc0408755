import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import adyton.envs  # noqa: F401  (registers the games)
from adyton.envs.single import SingleEnv
from adyton.games import GAMES


@pytest.mark.parametrize("slug", sorted(GAMES))
def test_every_game_keeps_gymnasiums_contract(slug: str) -> None:
    check_env(gymnasium.make(f"adyton/{slug}-v0").unwrapped, skip_render_check=True)


def played(env: SingleEnv, seed: int) -> tuple[list[int], float]:
    """Return the agent's actions, the first legal one each time, and its reward."""
    seen, _ = env.reset(seed=seed)
    made: list[int] = []
    while True:
        made.append(int(seen["action_mask"].argmax()))
        seen, reward, over, _, _ = env.step(made[-1])
        if over:
            return made, reward


def test_the_same_seed_makes_the_same_game_with_the_same_bots() -> None:
    first, second = (played(SingleEnv("keltis", opponents="easy"), 3) for _ in range(2))
    assert first == second
    assert first[1] in (-1, 0, 1)


def test_bots_play_in_real_time_too() -> None:
    env = SingleEnv("oraklos", players=3, opponents=["easy", "hard"])
    made, reward = played(env, 1)
    assert len(made) > 3
    assert -1 <= reward <= 1


def test_an_illegal_action_ends_the_game_and_info_says_so() -> None:
    env = SingleEnv("keltis", seat=1)
    env.reset(seed=1)
    _, reward, over, cut, info = env.step(env.episode.wait)
    assert (reward, over, cut, info["illegal"]) == (-1, True, False, True)


def test_the_agent_is_asked_first_in_every_step() -> None:
    env = SingleEnv("oracle", players=3, seat=2)
    seen, info = env.reset(seed=1)
    assert env.episode.seat == 2
    assert np.array_equal(seen["action_mask"], info["action_mask"])
    assert env.view()["viewer"] == 2
    assert len(env.legal()) == int(seen["action_mask"].sum())
    assert '"viewer":2' in env.information_state()


@pytest.mark.parametrize(
    ("wish", "words"),
    [
        ({"seat": 7}, "There is no seat 7; the seats go from 0 to 2."),
        ({"opponents": "genius"}, "There is no bot 'genius' for Oracle; there are random, easy"),
        ({"opponents": ["random"]}, "There are 2 chairs for bots, but 1 names."),
        ({"opponents": 2}, "opponents must be the name of a bot or a list of names, not 2."),
        ({"budget_ms": 0}, "budget_ms must be at least 1, not 0."),
        ({"render_mode": "film"}, "There is no render_mode 'film'; there are ansi, human, rgb_array."),
    ],
)
def test_an_impossible_environment_is_refused_with_a_sentence(wish: dict[str, object], words: str) -> None:
    with pytest.raises(ValueError, match=words):
        SingleEnv(**{"game": "oracle", **wish})  # type: ignore[arg-type]  # wrong on purpose


@pytest.mark.parametrize("slug", sorted(GAMES))
def test_the_table_is_rendered_as_text_and_as_a_picture(slug: str) -> None:
    text = gymnasium.make(f"adyton/{slug}-v0", render_mode="ansi").unwrapped
    picture = gymnasium.make(f"adyton/{slug}-v0", render_mode="rgb_array").unwrapped
    text.reset(seed=1)
    picture.reset(seed=1)
    assert GAMES[slug].title in str(text.render())
    drawn = np.asarray(picture.render())
    assert drawn.shape == (896, 732, 3)
    assert drawn.dtype == np.uint8
    assert len(np.unique(drawn.reshape(-1, 3), axis=0)) > 2


def test_human_mode_prints_the_table_and_no_mode_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    env = SingleEnv("keltis", render_mode="human")
    env.reset(seed=1)
    assert env.render() is None
    assert "phase: lay" in capsys.readouterr().out
    quiet = SingleEnv("keltis")
    quiet.reset(seed=1)
    assert quiet.render() is None


def test_human_mode_shows_the_table_after_each_step(capsys: pytest.CaptureFixture[str]) -> None:
    env = SingleEnv("keltis", render_mode="human")
    seen, _ = env.reset(seed=1)
    assert capsys.readouterr().out.startswith("Keltis: Das Orakel\nphase: lay\n")
    env.step(int(seen["action_mask"].argmax()))
    assert capsys.readouterr().out.startswith("Keltis: Das Orakel\n")

import json
import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from tests.support.omens import Omens, OmensOptions

from adyton.engine.play import begin, settle
from adyton.engine.rng import FastRng
from adyton.envs.__main__ import main
from adyton.envs.episode import Episode
from adyton.envs.layout import Layout, scaled
from adyton.envs.layouts import layout_of
from adyton.envs.observe import information, mask_of, to_json
from adyton.games import GAMES, KITS
from adyton.games.kit import Kit
from adyton.games.oracle.layout import LAYOUT as ORACLE_LAYOUT
from adyton.games.oracle.rules.parts import NAME


def opened(slug: str, seats: int) -> Episode:
    game = GAMES[slug]
    return Episode.open(game, game.options(), seats, FastRng(3))


def part(layout: Layout, numbers: np.ndarray, name: str) -> list[float]:
    """Return the slice with this name."""
    start, end = next((start, end) for each, start, end in layout.places() if each == name)
    return [float(number) for number in numbers[start:end]]


@pytest.mark.parametrize("slug", sorted(GAMES))
def test_observations_have_one_size_for_every_number_of_players_and_stay_within_one(slug: str) -> None:
    layout = layout_of(KITS[slug])
    for seats in GAMES[slug].chairs:
        episode = opened(slug, seats)
        for _ in range(25):
            for seat in (*range(seats), None):
                numbers = layout.observe(episode.view(seat))
                assert numbers.shape == (layout.size,)
                assert numbers.dtype == np.float32
                assert np.abs(numbers).max() == 1
            if episode.seat is None:
                break  # Some games are short.
            episode.act(next(iter(episode.actions(episode.seat))))


def test_the_hand_is_where_the_layout_says() -> None:
    episode = opened("oracle", 3)
    view = to_json(episode.view(1))
    hand = part(ORACLE_LAYOUT, ORACLE_LAYOUT.observe(episode.view(1)), "hand")
    assert [name for name, held in zip(NAME, hand, strict=True) if held] == [card["name"] for card in view["hand"]]


def test_seats_are_counted_from_the_viewer() -> None:
    episode = opened("oracle", 3)
    dealer = to_json(episode.view(0))["dealer"]
    seen = [part(ORACLE_LAYOUT, ORACLE_LAYOUT.observe(episode.view(seat)), "dealer").index(1) for seat in range(3)]
    assert seen == [(dealer - seat) % 3 for seat in range(3)]


def test_the_mask_holds_exactly_what_is_legal() -> None:
    episode = opened("keltis", 2)
    assert episode.seat is not None
    mask = mask_of(episode, episode.seat)
    assert sorted(np.flatnonzero(mask)) == sorted(action.index for action in episode.legal(episode.seat))


def test_a_seat_that_is_not_asked_may_only_wait() -> None:
    episode = opened("keltis", 2)
    assert episode.seat is not None
    assert np.flatnonzero(mask_of(episode, 1 - episode.seat)).tolist() == [episode.wait]


def test_a_layout_that_reads_too_little_is_found() -> None:
    with pytest.raises(AssertionError, match="two has 1 numbers instead of 2"):
        Layout([scaled("two", ("one", "other"), 1, lambda view: [1.0])]).observe(opened("keltis", 2).view(0))


def test_every_number_has_a_word_and_an_observation_can_be_put_into_words() -> None:
    episode = opened("oracle", 3)
    words = ORACLE_LAYOUT.words()
    assert len(words) == ORACLE_LAYOUT.size
    assert words[337] == "hand: b1"
    said = ORACLE_LAYOUT.describe(ORACLE_LAYOUT.observe(episode.view(1)))
    assert said["hand"].split(", ") == [card["name"] for card in to_json(episode.view(1))["hand"]]
    assert said["players"] == "players 0.6"
    assert "leader" not in said


@pytest.mark.parametrize("slug", sorted(GAMES))
def test_a_game_without_a_layout_is_observed_by_its_views_fields(slug: str) -> None:
    layout = layout_of(Kit(game=GAMES[slug]))
    names = [name for name, _, _ in layout.places()]
    assert {"viewer", "players", "phase", "acting"} < set(names)
    for seats in GAMES[slug].chairs:
        episode = opened(slug, seats)
        first, second = (layout.observe(episode.view(seat)) for seat in (0, 1))
        assert first.shape == (layout.size,)
        assert np.abs(first).max() == 1
        assert not np.array_equal(first, second)


def test_a_generic_layout_encodes_small_numbers_lists_and_words() -> None:
    layout = layout_of(Kit(game=Omens()))
    state = begin(Omens(), OmensOptions(), 2)
    settle(Omens(), state, FastRng(1))
    view = Omens().view(state, 1)
    said = layout.describe(layout.observe(view))
    assert said["viewer"] == "seat 1"
    assert said["phase"] == "offer"
    held = [f"entry {place + 1} {omen}" for place, omen in enumerate(view.hand) if omen < 12]
    assert set(held) <= set(said["hand"].split(", "))


def test_information_states_are_json_and_differ_between_seats() -> None:
    episode = opened("oracle", 3)
    texts = [information(GAMES["oracle"], episode.view(seat)) for seat in range(3)]
    assert len(set(texts)) == 3
    assert json.loads(texts[1])["viewer"] == 1


def test_the_layouts_can_be_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["oracle"]) == 0
    assert "oracle: 779 numbers\n       0 … 8      phase: removal … over\n" in capsys.readouterr().out
    assert main(["oracle", "--words"]) == 0
    assert "     337 hand: b1\n" in capsys.readouterr().out
    assert main(["chess"]) == 2
    assert "There is no game 'chess'" in capsys.readouterr().err


def test_a_program_that_registered_the_games_exits_cleanly() -> None:
    """OpenSpiel keeps registered games until after Python has ended."""
    ended = subprocess.run([sys.executable, "-c", "import adyton.envs"], check=False, env=dict(os.environ))
    assert ended.returncode == 0


def test_without_its_extra_the_package_says_what_is_missing() -> None:
    program = "import sys; sys.modules['pettingzoo'] = None; import adyton.envs"
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert ran.stderr.endswith("adyton.envs needs the package pettingzoo: install adyton with the extra [envs].\n")


def test_the_page_shows_the_layout_as_it_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    page = (Path(__file__).parents[2] / "docs" / "environments.md").read_text(encoding="utf-8")
    main(["oracle"])
    printed = capsys.readouterr().out.splitlines()
    shown = page.partition("```\noracle: ")[2].partition("```")[0].splitlines()
    assert [line for line in shown[1:] if line.strip() != "…" and line not in printed] == []
    assert f"oracle: {shown[0]}" == printed[0]

"""Puzzles of Oraklos: throws, from easy to difficult. The exact solver knows the answers.

There are two kinds: point at four dice for a card, or name the one card of six that is absent.
"""

from collections.abc import Iterator, Mapping
from itertools import combinations
from math import log2
from typing import Any, Final

from adyton.bots.levels import Maker
from adyton.bots.mining import EASIEST, HARDEST, STRONG_SEEDS, Dropped, Miner, Report, opening_of
from adyton.bots.puzzle import Puzzle
from adyton.engine.action import Action
from adyton.engine.game import AnyGame
from adyton.engine.playing import Playing
from adyton.engine.rng import FastRng
from adyton.games.oraklos.bot.player import effort_ms, lying
from adyton.games.oraklos.rules.actions import CLAIM, NO_MORE, SHOW
from adyton.games.oraklos.rules.game import ORAKLOS
from adyton.games.oraklos.rules.parts import CARD_NAMES, CARDS
from adyton.games.oraklos.rules.predictions import CROSSING, HOLE, INSIDE, OVER, Four
from adyton.games.oraklos.rules.scoring import matches, verdict_on
from adyton.games.oraklos.rules.state import OraklosState

Found = dict[int, list[Four]]

FEW: Final = 6  # figures for the card at most, so that one has to look
TOKEN: Final = 3  # the claim that is to be shown; refuted, it costs its points instead of bringing them
SWING: Final = 2.0  # points between a card named rightly and one that is refuted
SILENCE: Final = 1.0  # the point of a card that was not named
TEMPTING: Final = (HOLE, CROSSING, OVER, INSIDE)
TEMPTATION_MS: Final = 1000  # each time that twice as many figures of the right colours are wrong
SHOWING_MS: Final = (8_000, 20_000)  # what the easiest and the most difficult figure take
NAMING_MS: Final = (38_000, 52_000)  # the same for all six cards
# What is thrown: the dice lie closer if they are larger, and everybody puts some into a standard throw.
THROWS: Final[tuple[tuple[int, dict[str, object]], ...]] = (
    (2, {"mode": "junior"}),
    (2, {"mode": "antipodes"}),
    (2, {"mode": "standard"}),
    (2, {"mode": "junior", "scale": 130}),
    (3, {"mode": "standard"}),
    (4, {"mode": "standard", "scale": 80}),
)
NO_CLOCKS: Final[dict[str, object]] = dict.fromkeys(("search", "showing", "challenge", "ready", "claim_window"), 0)


class ThrowMiner(Miner):
    """Throws once for each seed and keeps what is worth a look."""

    def mine(self, game: AnyGame, bots: Mapping[str, Maker], seed: int, report: Report) -> Iterator[Puzzle]:
        seats, options = THROWS[seed % len(THROWS)]
        playing = thrown(seats, {**options, **NO_CLOCKS}, seed)
        report.games += 1
        report.decisions += 1
        try:
            best, costs, otherwise, rating = (_naming if playing.state.is_antipodes else _showing)(playing)
            report.candidates += 1
            _check_strongest(playing, list(bots.values())[-1], best)
        except Dropped as error:
            report.drop(error.reason)
            return
        report.kept += 1
        yield Puzzle(
            seats=seats,
            seed=seed,
            opening=opening_of(playing, playing.next_line),
            you=0,
            best=tuple(action.text for action in best),
            rating=rating,
            options=playing.header.options,
            costs=costs,
            otherwise=otherwise,
        )


Answer = tuple[list[Action], dict[str, float], float | None, float]


def thrown(seats: int, options: Mapping[str, object], seed: int) -> Playing[Any, Any]:
    """Return a playing after its first throw; dice are chosen by the seed."""
    names = [str(seat) for seat in range(seats)]
    playing = Playing.open(ORAKLOS, ORAKLOS.read_options(options), names, FastRng(seed))
    rng = FastRng(seed)
    while not playing.state.dice:
        seat = playing.turn.seats[0]
        legal = ORAKLOS.legal(playing.state, seat)
        playing.act(seat, legal[rng.below(len(legal))], playing.turn.opens)
    return playing


def _showing(playing: Playing[Any, Any]) -> Answer:
    """Claim a card of the first hand; the answer is to show it."""
    state = playing.state
    there = matches(state.dice, state.cast, state.options)
    fitting = [card for card in state.hands[0] if 0 < len(there.get(card, [])) <= FEW]
    if not fitting:
        raise Dropped("many figures" if any(card in there for card in state.hands[0]) else "no figure")
    card = fitting[playing.line % len(fitting)]
    tempted = TEMPTATION_MS * log2(1 + _temptations(state, card) / len(there[card]))
    rating = _rated(_ms(state, card, there[card]) + tempted, *SHOWING_MS)
    playing.act(0, CLAIM[TOKEN][card], playing.turn.opens)
    for seat in range(state.seats):
        if playing.state.phase == state.phase:
            playing.act(seat, NO_MORE, playing.turn.opens)
    figures = {tuple(sorted(four)) for four in there[card]}
    return [pick for pick in SHOW if pick.pieces in figures], {}, 2.0 * TOKEN, rating


def _naming(playing: Playing[Any, Any]) -> Answer:
    """The answer is the only open card without a figure."""
    state = playing.state
    there = matches(state.dice, state.cast, state.options)
    absent = [card for card in state.open if card not in there]
    if len(absent) != 1:
        raise Dropped("not one card absent")
    best = CLAIM[0][absent[0]]
    costs = {CLAIM[0][card].text: SWING for card in state.open if card not in absent}
    looks = sum(_ms(state, card, there[card]) for card in state.open if card in there)
    return [best], {**costs, NO_MORE.text: SILENCE}, None, _rated(looks, *NAMING_MS)


def _ms(state: OraklosState, card: int, fours: list[Four]) -> float:
    """Return how long a practised player takes to see the first of these figures."""
    dice = lying(ORAKLOS.view(state, 0))
    return min(effort_ms(dice, CARD_NAMES[card], four) for four in fours)


def _temptations(state: OraklosState, card: int) -> int:
    """Return how many figures have the colours of the card and are wrong because of a hole, a crossing or a die."""
    wanted = sorted(CARDS[card])
    alike = [four for four in combinations(range(len(state.dice)), 4) if _colours(state, four) == wanted]
    return sum(verdict_on(state, four, card).reason in TEMPTING for four in alike)


def _colours(state: OraklosState, four: tuple[int, ...]) -> list[int]:
    return sorted(state.dice[die].colour for die in four)


def _rated(ms: float, least: int, most: int) -> float:
    share = min(max((ms - least) / (most - least), 0.0), 1.0)
    return round(EASIEST + (HARDEST - EASIEST) * share, 1)


def _check_strongest(playing: Playing[Any, Any], strongest: Maker, best: list[Action]) -> None:
    """Raise Dropped unless the strongest bot gives the answer with each of its seeds."""
    state = playing.state
    view, legal = ORAKLOS.view(state, 0), ORAKLOS.legal(state, 0)
    if any(strongest(ORAKLOS, seed).choose(view, legal, 0) not in best for seed in STRONG_SEEDS):
        raise Dropped("strong bot disagrees")

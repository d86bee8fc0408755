import math

from tests.games.delphi.positions import load, ready

from adyton.bots.duel import Duel, duel
from adyton.bots.search import Search
from adyton.engine.rng import FastRng
from adyton.games import GAMES
from adyton.games.delphi.bot.guide import FarDelphiGuide

DELPHI = GAMES["delphi"]
OFFER, REST, FAVOR = (DELPHI.read(text) for text in ("die 1 make offering 5,-2", "end", "die 1 favor"))


def searching() -> Search:
    """A position with one die that can deliver the cargo."""
    state = ready("pink red blue", at="5,-1")
    load(state, "offering", "pink")
    state.used = 6
    return Search(DELPHI, FarDelphiGuide(), DELPHI.view(state, 0), (OFFER, REST, FAVOR), FastRng(3))


def test_the_better_action_leads_by_more_than_the_doubt() -> None:
    found = duel(searching(), OFFER, REST, 12, math.inf)
    assert found.lead > 3 * found.doubt > 0


def test_only_the_two_actions_are_tried_equally_often() -> None:
    search = searching()
    duel(search, OFFER, FAVOR, 7, math.inf)
    assert {action: node.visits for action, node in search.root.children.items()} == {OFFER: 7, FAVOR: 7}


def test_a_duel_repeats() -> None:
    first, second = (duel(searching(), OFFER, FAVOR, 5, math.inf) for _ in range(2))
    assert (first.lead, first.doubt) == (second.lead, second.doubt)


def test_without_time_the_doubt_is_infinite() -> None:
    found = duel(searching(), OFFER, REST, 12, 0.0)
    assert (found.lead, found.doubt) == (0.0, math.inf)


def test_lead_and_doubt_are_the_mean_and_its_standard_error() -> None:
    found = Duel([1.0, 3.0, 1.0, 3.0])
    assert (found.lead, round(found.doubt, 4)) == (2.0, 0.5774)
    assert Duel([2.0]).doubt == math.inf

"""Write docs/oraklos-pace.md: how soon each level of Oraklos' bots finds something, and how even `even` is."""

import sys
from pathlib import Path
from statistics import median

from tests.games.oraklos.layouts import fallen

from adyton.bots.bot import TimedBot
from adyton.bots.loop import play_on
from adyton.bots.roster import bot_names, make_bot
from adyton.engine.playing import Playing
from adyton.engine.rng import FastRng
from adyton.games.oraklos.rules import state as at_phase
from adyton.games.oraklos.rules.actions import Claim
from adyton.games.oraklos.rules.game import ORAKLOS
from adyton.games.oraklos.rules.options import OraklosOptions
from adyton.games.oraklos.rules.parts import DECK, MOTLEY, cast_of
from adyton.games.oraklos.rules.state import OraklosState

THROWS = 400
GAMES = 60
SEATS = {16: 2, 19: 3, 20: 4}  # the players with whom so many dice are thrown
LEVELS = [name for name in bot_names(ORAKLOS) if name != "random"]
MODES = ("standard", "junior", "antipodes")


def thrown(seed: int, count: int, mode: str) -> OraklosState:
    """Return the start of a search: so many dice of equal colours, and three cards for each seat, or six for all."""
    options = OraklosOptions(mode=mode)
    state, rng = ORAKLOS.start(options, SEATS[count]), FastRng(seed)
    state.dice = fallen(rng, [n % 4 for n in range(count)], cast_of(options))
    state.round = 1
    pile = list(MOTLEY if mode == "antipodes" else DECK)
    cards = [pile.pop(rng.below(len(pile))) for _ in range(3 * state.seats)]
    if mode == "antipodes":
        state.open, state.phase = cards[:6], at_phase.NAMING
    else:
        state.hands = [cards[3 * seat : 3 * seat + 3] for seat in range(state.seats)]
        state.phase = at_phase.SEARCH
    return state


def first_find(level: str, seed: int, count: int, mode: str) -> float | None:
    """Return the seconds until this level claims something in this throw; None if it gives up."""
    state = thrown(seed, count, mode)
    bot = make_bot(level, ORAKLOS, seed)
    assert isinstance(bot, TimedBot)
    plan = bot.plan(ORAKLOS.view(state, 0), ORAKLOS.legal(state, 0), 0)
    return plan.at / 1000 if plan is not None and isinstance(plan.action, Claim) else None


def cell(level: str, count: int, mode: str = "standard") -> str:
    """Return the median, the range of eight finds in ten, and the share of throws with a find."""
    tried = [first_find(level, seed, count, mode) for seed in range(THROWS)]
    times = sorted(time for time in tried if time is not None)
    tenth = len(times) // 10
    return f"**{median(times):.0f} s** ({times[tenth]:.0f}–{times[-tenth - 1]:.0f}), {len(times) / THROWS:.0%}"


def even_wins(other: str, mode: str) -> str:
    """Return how often `even` wins against this level; a shared win counts half."""
    won = 0.0
    for seed in range(GAMES):
        names = ["even", other] if seed % 2 else [other, "even"]
        playing = Playing.open(ORAKLOS, OraklosOptions(mode=mode), names, FastRng(seed))
        bots = [make_bot(name, ORAKLOS, seed * 8 + place) for place, name in enumerate(names)]
        winners = play_on(playing, bots).winners
        won += (names.index("even") in winners) / len(winners)
    return f"{won / GAMES:.0%}"


def report() -> str:
    """Return the whole page."""
    finds = "".join(
        f"| `{level}` | {' | '.join([cell(level, count) for count in SEATS])} | {cell(level, 16, 'antipodes')} |\n"
        for level in LEVELS
    )
    wins = "".join(
        f"| `{other}` | {' | '.join([even_wins(other, mode) for mode in MODES])} |\n"
        for other in LEVELS
        if other != "even"
    )
    return f"""# The pace of Oraklos' bots in numbers

You choose a bot of Oraklos by its pace. This page shows measurements of it. `make pace-report`
writes the page.

## How soon a bot finds something
Each cell comes from {THROWS} throws with dice of equal colours. It shows the median time from the moment
when the dice lie still to the bot's first claim, the range of eight claims in ten, and the share of
throws with a claim. In the other throws its cards are not there, or it overlooks them. Junior
throws 16 dice, as two players do. In Antipodes the bot names a card that it misses.

| level | 16 dice | 19 dice | 20 dice | Antipodes |
|---|---|---|---|---|
{finds}
Several bots together are quicker than one, because the quickest of them claims first. The row of
`even` shows its pace at the start of a game.

## How even `even` is
`even` adapts to you. It estimates your pace from the points that you score in a round; in
Antipodes, where each round brings one point, it goes by the lead alone. It is slower the further it
is ahead, and quicker the further it is behind. Claims count at once: after yours it hurries, the
more the sooner you found something, and after its own it takes its time. At the start of a game its
seed decides how far it aims to be ahead, so that it plays stronger in one half of its games than in
the other; in Antipodes this decides most games. Its pace stays between 2 s and three minutes. It
remembers nothing from game to game: a person of steady skill meets the same bot each time. The
table shows the share of {GAMES} games that it won against each level; a shared win counts half. The
bot was tuned mostly on other games, but its aims were chosen with these in view, so other games may
come out a little less even.

| against | Oraklos | Junior | Antipodes |
|---|---|---|---|
{wins}"""


if __name__ == "__main__":
    place = Path(sys.argv[1] if len(sys.argv) > 1 else "docs/oraklos-pace.md")
    place.write_text(report(), encoding="utf-8")
    print(f"{place} is written.")

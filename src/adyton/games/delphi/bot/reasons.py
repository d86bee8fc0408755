"""Why a bot does what it does in Delphi: what an action is for, and where a journey leads."""

from collections.abc import Sequence
from typing import Final

from adyton.engine.action import Action
from adyton.engine.refusal import Args
from adyton.engine.rng import FastRng
from adyton.engine.view import View
from adyton.games.delphi.bot.plan import Job, Plan
from adyton.games.delphi.rules import actions
from adyton.games.delphi.rules.actions import AGAIN, DECLINE, END, GIVE_UP, PASS, TAKE_FAVOR, Deed, Discard
from adyton.games.delphi.rules.game import DELPHI
from adyton.games.delphi.rules.grid import NAME
from adyton.games.delphi.rules.names import GODS, KINDS, MARKED, MONSTER
from adyton.games.delphi.rules.phases.deeds import named_colour
from adyton.games.delphi.rules.state import DelphiState
from adyton.games.delphi.rules.view import DelphiView

SEED: Final = 1

BY_VERB: Final = {
    actions.FIGHT: "fight",
    actions.EXPLORE: "explore",
    actions.BUILD: "task",
    actions.LOAD_OFFERING: "load",
    actions.MAKE_OFFERING: "task",
    actions.LOAD_STATUE: "load",
    actions.RAISE_STATUE: "task",
    actions.LOOK: "look",
    actions.HEAL: "heal",
    actions.LIFT: "god-step",
    actions.AMULET: "amulet",
    actions.DRAW: "oracle-card",
    actions.FAVOR: "favor",
    actions.UNCOVER_BY_GOD: "explore",
    actions.SLAY: "task",
    actions.PEEK: "look",
    actions.UNCOVER: "explore",
    actions.FETCH: "load",
}
# Answers without a place, by the group in which they stand.
BY_GROUP: Final[tuple[tuple[tuple[Deed, ...], str], ...]] = (
    (actions.STEPS, "god-step"),
    (actions.RECALLS, "oracle-card"),
    (actions.HERMES_LOADS, "load"),
    (actions.MENDS, "heal"),
    (actions.ASCENTS, "god-step"),
    (actions.STATUE_FETCHES, "load"),
    (actions.TAKES, "equipment"),
    (actions.WELCOMES, "companion"),
    (actions.PICKS, "ship"),
    (actions.REMOVALS, "removal"),
)
BY_WORD: Final = {
    END: "end",
    TAKE_FAVOR: "favor",
    AGAIN: "again",
    GIVE_UP: "give-up",
    DECLINE: "decline",
    PASS: "decline",
    actions.APHRODITE_HEALS: "heal",
    actions.APOLLO_SPEAKS: "apollo",
}
# Of these the colour decides what is moved; of others only who may pay.
COLOURED: Final = {
    actions.LOAD_OFFERING,
    actions.MAKE_OFFERING,
    actions.LOAD_STATUE,
    actions.RAISE_STATUE,
    actions.AMULET,
}


def delphi_reason(view: View, action: Action, others: Sequence[Action]) -> tuple[str, Args]:
    """What it is for; a journey is for the best job that it leads to. If the others are for the same, what it leaves."""
    if isinstance(action, Discard):
        return "rest", {}
    assert isinstance(view, DelphiView)
    assert isinstance(action, Deed)
    assert view.viewer is not None
    state = DELPHI.imagine(view, FastRng(SEED))
    if others and all(_does_the_same(state, view.viewer, action, other) for other in others):
        return "payment", {}
    if action.verb in {actions.SAIL, actions.POSEIDON_TO}:
        return _journey(state, view.viewer, action.cell)
    code = _code(action)
    return code, {"god": GODS[action.colour]} if code == "god-step" else {}


def _does_the_same(state: DelphiState, seat: int, action: Deed, other: Action) -> bool:
    """Whether two deeds differ only in what pays for them."""
    if not isinstance(other, Deed) or min(action.source, other.source) < 0:
        return False
    if (action.verb, action.cell, action.colour) != (other.verb, other.cell, other.colour):
        return False
    return action.verb not in COLOURED or named_colour(state, seat, action) == named_colour(state, seat, other)


def _code(action: Deed) -> str:
    if action.verb in BY_VERB:
        return BY_VERB[action.verb]
    if action in BY_WORD:
        return BY_WORD[action]
    return next(code for group, code in BY_GROUP if action in group)


def _journey(state: DelphiState, seat: int, cell: int) -> tuple[str, Args]:
    if cell == state.sea.zeus:
        return "home", {}
    plan = Plan(state, seat)
    jobs = [job for job in plan.jobs if job.near[cell] == 0]
    if jobs:
        return "there", _where(state, max(jobs, key=lambda job: job.worth))
    nearer = [job for job in plan.jobs if job.near[cell] < job.near[state.at[seat]]]
    if nearer:
        return "nearer", _where(state, max(nearer, key=lambda job: job.worth / (job.near[cell] + plan.span)))
    return "best", {}


def _where(state: DelphiState, job: Job) -> Args:
    kind = state.sea.kind[job.land]
    return {"at": NAME[job.land], "kind": KINDS[MONSTER if kind == MARKED else kind]}

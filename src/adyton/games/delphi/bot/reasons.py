"""Why a bot does what it does in Delphi: what an action is for, and where a journey leads."""

from collections.abc import Sequence
from typing import Final

from adyton.engine.action import Action
from adyton.engine.refusal import Args
from adyton.engine.rng import FastRng
from adyton.engine.view import View
from adyton.games.delphi.bot.judgement import Turn
from adyton.games.delphi.bot.plan import Job, Plan
from adyton.games.delphi.bot.stakes import stakes
from adyton.games.delphi.rules import verbs
from adyton.games.delphi.rules.action_types import DelphiAction, OfCard, OfGod, OfRole, OfShip, OfTile, Paid, Placed
from adyton.games.delphi.rules.actions import CARD, PURSE
from adyton.games.delphi.rules.game import DELPHI
from adyton.games.delphi.rules.grid import NAME
from adyton.games.delphi.rules.names import CARDS, COLOURS, GODS, KINDS, MARKED, MONSTER, ROLES, SHIPS, TASKS
from adyton.games.delphi.rules.phases.act import price
from adyton.games.delphi.rules.phases.gods import GOD, god_of
from adyton.games.delphi.rules.phases.pay import shown, used_as
from adyton.games.delphi.rules.state import DelphiState
from adyton.games.delphi.rules.view import DelphiView

SEED: Final = 1
SHRINE_TASK: Final = TASKS[0]

BY_VERB: Final = {
    verbs.FIGHT: "fight",
    verbs.EXPLORE: "explore",
    verbs.BUILD: "task",
    verbs.LOAD_OFFERING: "load",
    verbs.MAKE_OFFERING: "task",
    verbs.LOAD_STATUE: "load",
    verbs.RAISE_STATUE: "task",
    verbs.LOOK: "look",
    verbs.HEAL: "heal",
    verbs.RAISE_GOD: "god-step",
    verbs.AMULET: "amulet",
    verbs.DRAW: "oracle-card",
    verbs.FAVOR: "favor",
    verbs.ARTEMIS_UNCOVERS: "explore",
    verbs.ARES_DEFEATS: "task",
    verbs.PEEK: "peek",
    verbs.UNCOVER: "explore",
    verbs.FETCH_OFFERING: "load",
    verbs.RECALL: "oracle-card",
    verbs.HERMES_LOADS: "load",
    verbs.APHRODITE_HEALS: "heal",
    verbs.APOLLO_SPEAKS: "apollo",
    verbs.STEP: "god-step",
    verbs.MEND: "heal",
    verbs.ASCEND: "god-step",
    verbs.FETCH_STATUE: "load",
    verbs.TAKE: "equipment",
    verbs.WELCOME: "companion",
    verbs.PICK: "ship",
    verbs.REMOVE: "removal",
    verbs.DISCARD: "rest",
    verbs.TAKE_FAVOR: "gift",
    verbs.AGAIN: "again",
    verbs.GIVE_UP: "give-up",
    verbs.DECLINE: "decline",
    verbs.PASS: "decline",
    verbs.END: "end",
}
# What would have been done instead of declining.
OFFERED: Final = {
    verbs.STEP: "step",
    verbs.ASCEND: "step",
    verbs.PEEK: "look",
    verbs.FETCH_OFFERING: "fetch",
    verbs.FETCH_STATUE: "fetch",
}
# Of these the colour decides what is moved; of others only what may pay.
COLOURED: Final = {
    verbs.LOAD_OFFERING,
    verbs.MAKE_OFFERING,
    verbs.LOAD_STATUE,
    verbs.RAISE_STATUE,
    verbs.AMULET,
}


def delphi_reason(view: View, action: Action, others: Sequence[Action]) -> tuple[str, Args]:
    """Return what the action is for. A journey is for the best job that it leads to.

    If the others do the same, the reason is what the action saves compared with the first of them.
    """
    assert isinstance(view, DelphiView)
    assert isinstance(action, DelphiAction)
    assert view.viewer is not None
    state = DELPHI.imagine(view, FastRng(SEED))
    if others and all(_does_the_same(state, view.viewer, action, other) for other in others):
        return "payment", _saved(state, view.viewer, action, others[0])
    if isinstance(action, Paid | Placed) and action.verb in {verbs.SAIL, verbs.POSEIDON_TO}:
        return _journey(state, view.viewer, action)
    code = BY_VERB[action.verb]
    if code == "decline":
        return code, {"offered": _offered(others)}
    kept = _kept(others) if code == "end" else {}
    return code, {**_names(action), **stakes(code, state, view.viewer, action), **kept}


def _kept(others: Sequence[Action]) -> Args:
    """Return what ending the turn keeps for later, which the first of the others would have spent: a god or a card."""
    other = others[0] if others else None
    if isinstance(other, Paid):
        return {"kept": "card" if CARD <= other.source < PURSE else "none"}
    if isinstance(other, DelphiAction) and (other.verb == verbs.RECALL or other.verb in GOD):
        return {"kept": "god", "god": GODS[god_of(other)]}
    return {"kept": "none"}


def _offered(others: Sequence[Action]) -> str:
    """Return the kind of thing that is declined."""
    offered = [OFFERED.get(other.verb, "") for other in others if isinstance(other, DelphiAction)]
    return offered[0] if offered and offered[0] else "other"


def _saved(state: DelphiState, seat: int, action: Action, other: Action) -> Args:
    """Return what the player keeps who pays like this and not like that: favor, an oracle card, or a die."""
    assert isinstance(action, Paid)
    assert isinstance(other, Paid)
    favor = price(state, seat, other) - price(state, seat, action)
    if favor > 0:
        return {"saved": "favor", "favor": favor}
    colour = COLOURS[shown(state, seat, other.source)] if other.source < PURSE else "white"
    return {"saved": "die" if other.source < CARD else "card", "colour": colour}


def _does_the_same(state: DelphiState, seat: int, action: DelphiAction, other: Action) -> bool:
    """Return whether two actions differ only in what pays for them."""
    if not isinstance(action, Paid) or not isinstance(other, Paid):
        return False
    if (action.verb, action.cell, action.colour) != (other.verb, other.cell, other.colour):
        return False
    return action.verb not in COLOURED or used_as(state, seat, action) == used_as(state, seat, other)


def _names(action: DelphiAction) -> Args:
    """Return what the sentence names: a god, a card, a companion's role, a ship or a task."""
    if isinstance(action, Paid) and action.verb == verbs.RAISE_GOD:
        return {"god": GODS[action.colour]}
    if isinstance(action, OfGod) and action.verb != verbs.RECALL:
        return {"god": GODS[action.god]}
    if isinstance(action, OfCard):
        return {"card": CARDS[action.card]}
    if isinstance(action, OfRole):
        return {"role": ROLES[action.role]}
    if isinstance(action, OfShip):
        return {"ship": SHIPS[action.ship]}
    return {"task": _task(action)} if action.verb == verbs.REMOVE else {}


def _task(action: DelphiAction) -> str:
    """Return the kind of the Zeus tile that leaves. Only shrines have letters."""
    return TASKS[action.task] if isinstance(action, OfTile) else SHRINE_TASK


def _journey(state: DelphiState, seat: int, action: Paid | Placed) -> tuple[str, Args]:
    cell = action.cell
    if cell == state.sea.zeus:
        return "home", {}
    plan = Plan(state, seat)
    jobs = [job for job in plan.jobs if job.near[cell] == 0]
    if jobs:
        best = max(jobs, key=lambda job: job.worth)
        return "there", {**_where(state, best), "paid": "yes" if _pays(state, seat, action, best) else "no"}
    nearer = [job for job in plan.jobs if job.near[cell] < job.near[state.at[seat]]]
    if nearer:
        best = max(nearer, key=lambda job: job.worth / (job.near[cell] + plan.span))
        return "nearer", {**_where(state, best), "hexes": best.near[cell]}
    return "no-nearer", {}


def _pays(state: DelphiState, seat: int, action: Paid | Placed, job: Job) -> bool:
    """Return whether something that is left after the journey can pay for the job in this turn."""
    source, spent = (action.source, price(state, seat, action)) if isinstance(action, Paid) else (-1, 0)
    return job.colour < 0 or bool(Turn(state, seat).payable(source, spent) >> job.colour & 1)


def _where(state: DelphiState, job: Job) -> Args:
    kind = state.sea.kind[job.land]
    return {"at": NAME[job.land], "kind": KINDS[MONSTER if kind == MARKED else kind]}

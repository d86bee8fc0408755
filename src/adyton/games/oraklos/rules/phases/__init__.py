"""The phases of Oraklos, in the order of their numbers in `state`."""

from typing import Final

from adyton.games.oraklos.rules.actions import WISH
from adyton.games.oraklos.rules.phases.search import Naming, Search
from adyton.games.oraklos.rules.phases.setup import Deal, Dice, Ready, Spies, Start
from adyton.games.oraklos.rules.phases.showing import Challenge, Over, Showing, Taking
from adyton.games.oraklos.rules.phases.throw import Throw

PHASES: Final = (
    Start(),
    Spies(WISH),
    Deal(WISH),
    Dice(),
    Ready(),
    Throw(),
    Search(),
    Showing(),
    Taking(),
    Naming(),
    Challenge(),
    Over(),
)

"""The phases of Oraklos, in the order of their numbers in `state`."""

from typing import Final

from adyton.games.oraklos.phases.search import Naming, Search
from adyton.games.oraklos.phases.setup import Deal, Dice, Ready, Spies, Start
from adyton.games.oraklos.phases.showing import Challenge, Over, Showing, Taking
from adyton.games.oraklos.phases.throw import Throw

PHASES: Final = (
    Start(),
    Spies(),
    Deal(),
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

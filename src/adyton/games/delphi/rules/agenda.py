"""The agenda: what is still to be done, as a stack of entries (see PHASES.md)."""

from typing import Final

Entry = tuple[int, int, int]  # kind, seat, and how many or which

# Entries that ask nature or a player; each is a phase of the same number.
MAP: Final = 0
TEMPLE: Final = 1
OFFERING: Final = 2
MONSTER: Final = 3
SIDE: Final = 4
SPARE: Final = 5
START: Final = 6
REFILL: Final = 7
SHIP_DEAL: Final = 8
SHIP_PICK: Final = 9
REMOVAL: Final = 10
EQUIP: Final = 11
FIRST_INJURY: Final = 12
ROLL: Final = 13
REST: Final = 14
MORNING: Final = 15
ACT: Final = 16
ORACLE: Final = 17
INJURY: Final = 18
STEPS: Final = 19
BOUNTY_STEPS: Final = 20
COMPANION: Final = 21
LOOK: Final = 22
PEEK: Final = 23
REVEAL: Final = 24
SEER: Final = 25
UNCOVER: Final = 26
MEND: Final = 27
FETCH_OFFERING: Final = 28
FETCH_STATUE: Final = 29
ASCENT: Final = 30
BATTLE: Final = 31
STAND: Final = 32
HEED: Final = 33
TITAN: Final = 34
OVER: Final = 35
SPARE_SHRINE: Final = 36
# The entries from here on run by themselves.
SHIP_EFFECT: Final = 40
BEGIN_TURN: Final = 41  # phase 1
END_TURN: Final = 42  # phase 2 is over
OMENS: Final = 43
ASK_OTHERS: Final = 44  # about a god, DEL-21
NEXT_TURN: Final = 45
AFTER_REST: Final = 1  # the number of a next turn after a rest, without phase 3
NEXT_ROUND: Final = 46
AT_ONCE: Final = 47  # a new equipment card's effect
COMPANION_EFFECT: Final = 48
DROP_GOD: Final = 49

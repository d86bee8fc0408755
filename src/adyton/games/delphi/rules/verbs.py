"""The verbs of actions: what is done. An action's other fields say with what, where and to what."""

from typing import Final

# A die, an oracle card or the purse pays for these, and they happen at a place.
SAIL: Final = 0
FIGHT: Final = 1
EXPLORE: Final = 2
BUILD: Final = 3
LOAD_OFFERING: Final = 4
MAKE_OFFERING: Final = 5
LOAD_STATUE: Final = 6
RAISE_STATUE: Final = 7
LOOK: Final = 8
# Paid for too, without a place.
HEAL: Final = 9
RAISE_GOD: Final = 10
AMULET: Final = 11
DRAW: Final = 12
FAVOR: Final = 13
# What gods do at a place.
POSEIDON_TO: Final = 14
ARTEMIS_UNCOVERS: Final = 15
ARES_DEFEATS: Final = 16
# Answers with a place.
PEEK: Final = 17
UNCOVER: Final = 18
FETCH_OFFERING: Final = 19
# Nature's, with a place.
PUT_OFFERING: Final = 20
PUT_MONSTER: Final = 21
# Without a place.
RECALL: Final = 22  # a god, for an oracle card
HERMES_LOADS: Final = 23
APHRODITE_HEALS: Final = 24
APOLLO_SPEAKS: Final = 25
STEP: Final = 26
MEND: Final = 27
ASCEND: Final = 28
FETCH_STATUE: Final = 29
TAKE: Final = 30
WELCOME: Final = 31
PICK: Final = 32
REMOVE: Final = 33
DISCARD: Final = 34
TAKE_FAVOR: Final = 35
AGAIN: Final = 36
GIVE_UP: Final = 37
DECLINE: Final = 38
PASS: Final = 39
END: Final = 40
NATURE: Final = 41  # all that nature does without a place

PAID: Final = frozenset(range(SAIL, FAVOR + 1))
OF_GODS: Final = frozenset(
    {POSEIDON_TO, ARTEMIS_UNCOVERS, ARES_DEFEATS, RECALL, HERMES_LOADS, APHRODITE_HEALS, APOLLO_SPEAKS}
)

# The words of the verbs that a place or a payment goes with.
WORDS: Final = {
    SAIL: "sail",
    FIGHT: "fight",
    EXPLORE: "explore",
    BUILD: "build",
    LOAD_OFFERING: "load offering",
    MAKE_OFFERING: "make offering",
    LOAD_STATUE: "load statue",
    RAISE_STATUE: "raise statue",
    LOOK: "look",
    HEAL: "heal",
    RAISE_GOD: "raise",
    AMULET: "amulet",
    DRAW: "draw",
    FAVOR: "favor",
    POSEIDON_TO: "god poseidon",
    ARTEMIS_UNCOVERS: "god artemis",
    ARES_DEFEATS: "god ares",
    PEEK: "look",
    UNCOVER: "uncover",
    FETCH_OFFERING: "fetch",
    PUT_OFFERING: "offering",
    PUT_MONSTER: "monster",
}

"""What things are worth to the bots of Delphi. The unit is one action: what one die can do.

A player has about three actions a turn. The simplest of them takes two favor. Each number estimates
how many actions a thing saves, or how many have gone into it.
"""

from typing import Final

# --- Jobs: what it is worth to have something done ---------------------------------------------------
HOME: Final = 30.0  # wins the game: more than all other jobs of a turn together
DELIVER: Final = 5.2  # an offering: the way and the load spent on it, and 3 favor
RAISE: Final = 6.2  # a statue: the same, and a companion, which is worth more than 3 favor
SLAY: Final = 5.5  # a monster: nothing was carried, but equipment is the best reward
SHRINE: Final = 4.8  # a shrine: nothing was carried, and one step of a god
LOAD: Final = 2.0  # half of a delivery; the other half is done at its end
LOADED: Final = 3.0  # the delivery that a load promises, the more the nearer it is
LETTER: Final[tuple[float, ...]] = (
    1.3,  # psi: 4 favor are two actions, but later favor is worth less
    1.7,  # phi: two oracle cards are two actions at the right time
    1.5,  # sigma: three steps of gods
    1.2,  # omega: shield for all fights to come, and healing if one is hurt
)
UNKNOWN_LETTER: Final = 1.4  # the mean of the four
LATER: Final = 0.76  # left of a job's worth for each move that it is away: others may be quicker, dice may not fit
LEG: Final = 0.85  # left of a load's promise for each move to its delivery: less, because the way is known
SPARED: Final = 4  # the favor that a fight may cost before it is given up
SECOND_JOB: Final = 0.25  # what a place's second best job counts: often another way leads to it too

# --- Goods -------------------------------------------------------------------------------------------
# Each further favor: the first ones pay for a missing colour, later ones wait.
FAVOR: Final[tuple[float, ...]] = (0.50, 0.45, 0.40, 0.35, 0.30, 0.25, 0.20, 0.15)
FAVOR_PLENTY: Final = 0.1  # beyond those: only the tie-break is sure
# Each further oracle card: one a turn can be played, so that the third has to wait long.
ORACLE_CARD: Final[tuple[float, ...]] = (0.9, 0.7, 0.45)
CARD_PLENTY: Final = 0.3  # beyond those: the first tie-break
KEEP: Final = 0.75  # an oracle card that is not played now: a little less than one just drawn
# A god at the top, by the actions that its help saves.
GOD: Final[tuple[float, ...]] = (
    0.8,  # Aphrodite: helps only the injured, and healing is seldom urgent
    2.6,  # Ares: a fight without its risk and its favor
    2.4,  # Hermes: a statue without the way to its city
    2.4,  # Poseidon: a long way in no action
    1.6,  # Apollo: a card, and three colours at will
    2.0,  # Artemis: an island explored from afar
)
STEPS_BESIDES: Final = 1.2  # steps that a god's worth is shared among besides the missing ones: the rest may not come
SPENT_GOD: Final = 0.5  # of a god's worth, what using it costs: it can rise again

# --- Injuries ----------------------------------------------------------------------------------------
# By the largest number of one colour: three make one rest, which costs a turn less one discard.
HURT_BY_WORST: Final[tuple[float, ...]] = (0.0, 0.25, 0.9, 2.4)
HURT_EACH: Final = 0.12  # each injury makes the next rest likelier, and the free morning gift rarer
HURT_BY_TOTAL: Final = {5: 0.5, 6: 2.0}  # the sixth makes one rest; the fifth is one step from it

# --- Actions besides jobs ----------------------------------------------------------------------------
DONE_NOW: Final = 1.0  # a job done is better than the promise of it by the action that it takes
ARRIVAL: Final = 100.0  # entering Zeus: before everything else
LOOKING: Final = 0.3  # two islands seen: a little less than a favor action, unless shrines are missing
FREE_DIE: Final = 0.4  # under Apollo, each die that may be any colour saves about one favor
APOLLO_RESERVE: Final = 0.3  # Apollo waits for a turn with more than one die left

# --- Answers -----------------------------------------------------------------------------------------
FIGHT_ON: Final = 0.35  # the least chance to win for which one favor more is paid
AGAIN: Final = 1.0  # to fight on if the chance is good, against 0 for giving up
# The task that Favoured gives up, by the actions that it takes.
REMOVAL: Final[tuple[float, ...]] = (
    1.0,  # shrine: often met on the way
    2.0,  # statue: two ways, but a companion
    1.5,  # offering: two ways
    3.0,  # monster: favor and luck
)
HERO: Final = 2.4  # two shield for all fights and Titans, without shield so far
HERO_LESS: Final = 0.4  # less for each shield: five is the most
DEMIGOD: Final = 1.6  # an oracle card, and one colour in six is any colour
CREATURE: Final = 1.7  # one colour in six sails twice as far
PEEK_NEW: Final = 1.0  # an island not yet known
PEEK_KNOWN: Final = 0.1  # nothing new, but an answer is due
UNCOVER_OWN: Final = 4.0  # a shrine, without having been there
FETCH: Final = 2.0  # as a load
SHIP: Final[tuple[float, ...]] = (
    1.8,  # Bulwark: two shield
    1.6,  # Shrine ship: each god needs fewer steps
    2.2,  # Swift: two hexes in every move
    2.0,  # Freighter: fewer ways, cheaper colours
    2.6,  # Favoured: a task less
    1.2,  # Dyer: one favor for each recolouring
    1.6,  # Gilded: one favor for each gain
    2.4,  # Armed: a card and an oracle card at once
)
EQUIPMENT: Final[tuple[float, ...]] = (
    1.5,  # E1 to E3, omens: 2 favor in four rolls of ten
    1.5,
    1.5,
    1.6,  # E4, purse: an action more, dearly paid
    1.4,  # E5 to E7, amulets: three small gains for one die of a colour
    1.4,
    1.4,
    2.8,  # E8, bounty: favor, a card and two steps, all at once
    1.6,  # E9, sail: a hex in every move
    1.7,  # E10, long arm for statues
    1.8,  # E11, long arm for monsters and islands: the most tasks
    1.7,  # E12, long arm for offerings
    1.7,  # E13, choir: a step for up to nine tasks
    1.6,  # E14, seer: an island explored from afar
    1.2,  # E15, keel: shorter ways
    0.9,  # E16, salve: only for the injured
    1.3,  # E17, chest: a place and one shield
    2.2,  # E18, E19, fetched offerings: a load from anywhere
    2.2,
    2.4,  # E20, E21, fetched statues: cities lie farther out
    2.4,
    2.3,  # E22, ascent: a god at the top
)

# --- Search ------------------------------------------------------------------------------------------
ACTIONS_A_ROUND: Final = 3.0  # turns rounds into actions, so that values and rates have one unit
VICTORY: Final = 9.0  # winning: three rounds ahead

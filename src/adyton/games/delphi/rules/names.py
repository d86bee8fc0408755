"""The names of the game's pieces, each list in the order of its numbers."""

from typing import Final

RED: Final = 0
BLACK: Final = 1
PINK: Final = 2
BLUE: Final = 3
YELLOW: Final = 4
GREEN: Final = 5
COLOURS: Final[tuple[str, ...]] = ("red", "black", "pink", "blue", "yellow", "green")  # DEL-1
ALL_COLOURS: Final = (1 << len(COLOURS)) - 1  # as a set
# The colours in a set, by the bits of the set.
COLOURS_IN: Final = [tuple(colour for colour in range(6) if bits >> colour & 1) for bits in range(64)]

# DEL-2: a god and a monster have the number of their colour.
GODS: Final[tuple[str, ...]] = ("aphrodite", "ares", "hermes", "poseidon", "apollo", "artemis")
APHRODITE: Final = RED
ARES: Final = BLACK
HERMES: Final = PINK
POSEIDON: Final = BLUE
APOLLO: Final = YELLOW
ARTEMIS: Final = GREEN
MONSTERS: Final[tuple[str, ...]] = ("cyclops", "minotaur", "hydra", "siren", "chimera", "gorgon")

KINDS: Final[tuple[str, ...]] = (
    "off",
    "water",
    "shallow",
    "zeus",
    "island",
    "statue",
    "monster",
    "monster2",
    "offering",
    "temple",
    "city",
)
OFF: Final = 0
WATER: Final = 1
SHALLOW: Final = 2
ZEUS: Final = 3
ISLAND: Final = 4
STATUE: Final = 5
MONSTER: Final = 6
MARKED: Final = 7
OFFERING: Final = 8
TEMPLE: Final = 9
CITY: Final = 10

TASKS: Final[tuple[str, ...]] = ("shrine", "statue", "offering", "monster")
SHRINES: Final = 0
STATUES: Final = 1
OFFERINGS: Final = 2
BEASTS: Final = 3
WHITE: Final = 6  # the 'colour' of a tile that leaves the colour open

PLAYERS: Final[tuple[str, ...]] = ("red", "yellow", "green", "blue")
TILES_EACH: Final = 3  # island tiles of one player colour, DEL-4
LETTERS: Final[tuple[str, ...]] = ("psi", "phi", "sigma", "omega")
PSI: Final = 0
PHI: Final = 1
SIGMA: Final = 2
OMEGA: Final = 3

ROLES: Final[tuple[str, ...]] = ("hero", "demigod", "creature")
HERO: Final = 0
DEMIGOD: Final = 1
CREATURE: Final = 2

SHIPS: Final[tuple[str, ...]] = ("bulwark", "shrine_ship", "swift", "freighter", "favoured", "dyer", "gilded", "armed")
BULWARK: Final = 0
SHRINE_SHIP: Final = 1
SWIFT: Final = 2
FREIGHTER: Final = 3
FAVOURED: Final = 4
DYER: Final = 5
GILDED: Final = 6
ARMED: Final = 7

CARDS: Final = tuple(f"E{number}" for number in range(1, 23))
GEAR: Final[tuple[str, ...]] = (
    "omen",
    "purse",
    "amulet",
    "bounty",
    "sail",
    "long_arm",
    "choir",
    "seer",
    "keel",
    "salve",
    "chest",
    "fetch_offering",
    "fetch_statue",
    "ascent",
)
OMEN: Final = 0
PURSE: Final = 1
AMULET: Final = 2
BOUNTY: Final = 3
SAIL: Final = 4
LONG_ARM: Final = 5
CHOIR: Final = 6
SEER: Final = 7
KEEL: Final = 8
SALVE: Final = 9
CHEST: Final = 10
FETCH_OFFERING: Final = 11
FETCH_STATUE: Final = 12
ASCENT: Final = 13

# What a long arm reaches for (DEL-47).
REACHES: Final[tuple[str, ...]] = ("statues", "islands", "offerings")
FOR_STATUES: Final = 0
FOR_ISLANDS: Final = 1
FOR_OFFERINGS: Final = 2

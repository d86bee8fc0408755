"""Build a state that agrees with a view."""

from adyton.engine.rng import Rng
from adyton.games.delphi.rules.grid import BY_NAME
from adyton.games.delphi.rules.names import (
    BEASTS,
    CARDS,
    COLOURS,
    GODS,
    LETTERS,
    MONSTERS,
    OFFERINGS,
    SHIPS,
    STATUES,
    TILES_EACH,
)
from adyton.games.delphi.rules.options import DelphiOptions
from adyton.games.delphi.rules.outlook import Counts
from adyton.games.delphi.rules.phases.need import shrine_letter
from adyton.games.delphi.rules.phases.roll import heeding
from adyton.games.delphi.rules.state import ISLANDS, NO_GOD, NOBODY, NOT_ASKED, UNDECIDED, UNKNOWN, DelphiState
from adyton.games.delphi.rules.view import DelphiView, SeatView, TasksView


def imagined(view: DelphiView, phase: int, rng: Rng) -> DelphiState:
    """Return a state with all that the view shows. Draw what others know or have chosen in secret."""
    state = DelphiState(DelphiOptions.load(view.options), view.seats)
    state.phase = phase
    state.map_seed = view.map_seed
    if phase:
        state.lay_out()
    state.agenda = list(view.agenda)
    _set_turn(state, view)
    _set_decks(state, view)
    _set_board(state, view)
    for seat, player in enumerate(view.players):
        _set_seat(state, seat, player)
    _draw_islands(state, view, rng)
    _draw_choices(state, view, rng)
    return state


def _set_turn(state: DelphiState, view: DelphiView) -> None:
    state.first = NOBODY if view.first is None else view.first
    state.active = NOBODY if view.active is None else view.active
    state.round = view.round
    state.used = sum(1 << (die - 1) for die in view.used)
    state.played = -1 if view.played is None else COLOURS.index(view.played)
    state.apollo = int(view.apollo)
    state.purse_used = int(view.purse_used)
    if view.fight is not None:
        state.fight_slot = state.sea.slot[BY_NAME[view.fight.at]]
        state.fight_colour = MONSTERS.index(view.fight.monster)
        state.strength = view.fight.strength


def _set_decks(state: DelphiState, view: DelphiView) -> None:
    state.oracle_deck = _numbers(view.oracle_deck)
    state.oracle_out = _numbers(view.oracle_discards)
    state.injury_deck = _numbers(view.injury_deck)
    state.injury_out = _numbers(view.injury_discards)
    state.gear_open = [CARDS.index(card) for card in view.gear_open]
    state.gear_deck = [CARDS.index(card) for card in view.gear_deck]
    state.sides = list(view.sides)
    state.fleet = [SHIPS.index(ship) for ship in view.ships_open]
    state.ship_bag = [SHIPS.index(ship) for ship in view.ships_left]


def _set_board(state: DelphiState, view: DelphiView) -> None:
    state.offerings = [_bits(island.colours) for island in view.offerings]
    state.monsters = [sum(1 << MONSTERS.index(name) for name in lair.monsters) for lair in view.lairs]
    state.temples = [COLOURS.index(temple.colours[0]) for temple in view.temples if temple.colours]
    state.statues = [city.statues for city in view.cities]
    state.raised = [_bits(island.raised) for island in view.statues]
    state.uncovered = [int(island.uncovered) for island in view.islands]
    state.known = [sum(1 << seat for seat in island.known_to) for island in view.islands]
    state.shrine = [NOBODY if island.shrine is None else island.shrine for island in view.islands]


def _set_seat(state: DelphiState, seat: int, player: SeatView) -> None:
    state.ships[seat] = NOBODY if player.ship is None else SHIPS.index(player.ship)
    state.at[seat] = BY_NAME[player.at]
    state.arrived |= int(player.arrived) << seat
    state.favor[seat] = player.favor
    state.shield[seat] = player.shield
    state.shrines[seat] = player.shrines
    _set_letters(state, seat, player.shrine_letters)
    for task, tiles in ((STATUES, player.statues), (OFFERINGS, player.offerings), (BEASTS, player.monsters)):
        _set_tasks(state, seat, task, tiles)
    state.gods[seat] = [player.gods[god] for god in GODS]
    state.cards[seat] = _numbers(player.cards)
    state.injuries[seat] = _numbers(player.injuries)
    state.cargo[OFFERINGS][seat] = _bits(player.offerings_aboard)
    state.cargo[STATUES][seat] = _bits(player.statues_aboard)
    state.heroes[seat] = _bits(player.heroes)
    state.demigods[seat] = _bits(player.demigods)
    state.creatures[seat] = _bits(player.creatures)
    state.gear[seat] = [CARDS.index(card) for card in player.gear]
    state.dice[seat] = [COLOURS.index(die) for die in player.dice]


def _set_letters(state: DelphiState, seat: int, letters: tuple[str, ...]) -> None:
    """Note which of the seat's shrine tasks are open. The view lists them in order."""
    if not state.options.has_letters:
        return
    rest = list(letters)
    for number in range(TILES_EACH):
        if rest and LETTERS[shrine_letter(state, seat, number)] == rest[0]:
            rest.pop(0)
        else:
            state.shrine_tiles[seat] &= ~(1 << number)
    assert not rest


def _set_tasks(state: DelphiState, seat: int, task: int, tiles: TasksView) -> None:
    state.white[task][seat] = tiles.white
    state.named[task][seat] = _bits(tiles.named)
    state.done[task][seat] = _bits(tiles.done)


def _draw_islands(state: DelphiState, view: DelphiView, rng: Rng) -> None:
    """Draw tiles for islands that only others have looked at, from those that the viewer does not know."""
    state.tiles = [UNKNOWN if island.tile is None else island.tile for island in view.islands]
    rest = [tile for tile in range(ISLANDS) if tile not in state.tiles]
    for number, island in enumerate(view.islands):
        if island.tile is None and island.known_to:
            state.tiles[number] = rest.pop(rng.below(len(rest)))


def _draw_choices(state: DelphiState, view: DelphiView, rng: Rng) -> None:
    for seat in view.asked:
        state.choices[seat] = UNDECIDED
    for seat in view.heard:
        gods = [*heeding(state, seat), NO_GOD]
        state.choices[seat] = gods[rng.below(len(gods))]
    if view.viewer is not None and view.choice is not None:
        state.choices[view.viewer] = view.choice
    assert all(state.choices[seat] == NOT_ASKED for seat in range(view.seats) if seat not in view.asked)


def _numbers(counts: Counts) -> list[int]:
    return [counts[colour] for colour in COLOURS]


def _bits(colours: tuple[str, ...]) -> int:
    return sum(1 << COLOURS.index(colour) for colour in colours)

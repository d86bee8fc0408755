"""What nature decides during the game: cards, dice, islands, battles, the Titan."""

from collections.abc import Sequence

from adyton.engine.action import Action
from adyton.engine.seat import Seat
from adyton.games.delphi.rules import actions, errands
from adyton.games.delphi.rules.actions import Deed
from adyton.games.delphi.rules.names import (
    BEASTS,
    CARDS,
    COLOURS,
    LETTERS,
    MONSTERS,
    OMEGA,
    PHI,
    PLAYERS,
    PSI,
    SHRINES,
    SIGMA,
)
from adyton.games.delphi.rules.phases.effects import finish_task, gain_favor, gain_shield, heal, place, take_injury
from adyton.games.delphi.rules.phases.flow import Draw, end_fight, even, weighed
from adyton.games.delphi.rules.state import UNKNOWN, DelphiState

LETTERS_EACH = 3  # island tiles of one player colour


class OracleCard(Draw):
    """DEL-23. Oracle cards, one after the other."""

    name = "oracle-card"
    clause = "DEL-23"

    def odds(self, state: DelphiState) -> Sequence[tuple[Action, int]]:
        return weighed(actions.ORACLE_DRAWS, state.oracle_deck)

    def happen(self, state: DelphiState, seat: Seat, amount: int, action: Deed) -> None:
        state.oracle_deck[action.colour] -= 1
        state.cards[seat][action.colour] += 1
        state.tell("oracle", seat=seat, colour=COLOURS[action.colour])
        state.push(errands.ORACLE, seat, amount - 1)


class InjuryCard(Draw):
    """DEL-22, DEL-27. Injuries, from the top of the pile."""

    name = "injury-card"
    clause = "DEL-22"

    def odds(self, state: DelphiState) -> Sequence[tuple[Action, int]]:
        return weighed(actions.INJURY_DRAWS, state.injury_deck)

    def happen(self, state: DelphiState, seat: Seat, amount: int, action: Deed) -> None:
        state.injury_deck[action.colour] -= 1
        take_injury(state, seat, action.colour)
        state.push(errands.INJURY, seat, amount - 1)


class Refill(Draw):
    """DEL-10, DEL-37. Equipment cards lie open."""

    name = "refill"
    clause = "DEL-10"

    def odds(self, state: DelphiState) -> Sequence[tuple[Action, int]]:
        return even([actions.OPENED[card] for card in state.gear_deck])

    def happen(self, state: DelphiState, seat: Seat, amount: int, action: Deed) -> None:
        state.gear_deck.remove(action.colour)
        state.gear_open = sorted([*state.gear_open, action.colour])
        state.tell("opened", card=CARDS[action.colour])
        if amount > 1:
            state.push(errands.REFILL, seat, amount - 1)


class Roll(Draw):
    """DEL-12, DEL-21. The three oracle dice, one after the other."""

    name = "roll"
    clause = "DEL-21"

    def odds(self, state: DelphiState) -> Sequence[tuple[Action, int]]:
        return even(actions.ROLLS)

    def happen(self, state: DelphiState, seat: Seat, amount: int, action: Deed) -> None:
        state.dice[seat].append(action.colour)
        if amount > 1:
            state.push(errands.ROLL, seat, amount - 1)
        else:
            one, two, three = (COLOURS[colour] for colour in state.dice[seat])
            state.tell("rolled", seat=seat, first=one, second=two, third=three)


def tile_odds(state: DelphiState, island: int) -> list[tuple[Action, int]]:
    """An island that somebody has looked at is decided; any other may be each tile that is not."""
    tile = state.tiles[island]
    if tile != UNKNOWN:
        return [(actions.ISLAND_TILES[tile], 1)]
    return even([action for number, action in enumerate(actions.ISLAND_TILES) if number not in state.tiles])


class Peek(Draw):
    """DEL-25. A player looks at an island; only he sees what it is."""

    name = "peek"
    clause = "DEL-25"

    def odds(self, state: DelphiState) -> Sequence[tuple[Action, int]]:
        return tile_odds(state, state.agenda[-1][2])

    def happen(self, state: DelphiState, seat: Seat, amount: int, action: Deed) -> None:
        tile = action.colour
        state.tiles[amount] = tile
        state.known[amount] |= 1 << seat
        at = place(state.sea.islands[amount])
        state.tell("looked", seat=seat, at=at)
        player, letter = PLAYERS[tile // LETTERS_EACH], LETTERS[state.parts.letters[tile]]
        state.tell("saw", seats=(seat,), at=at, player=player, letter=letter)


class Reveal(Draw):
    """DEL-28. An island is uncovered, and what is under it happens."""

    name = "reveal"
    clause = "DEL-28"

    def odds(self, state: DelphiState) -> Sequence[tuple[Action, int]]:
        return tile_odds(state, state.agenda[-1][2])

    def happen(self, state: DelphiState, seat: Seat, amount: int, action: Deed) -> None:
        tile = action.colour
        letter = state.parts.letters[tile]
        state.tiles[amount] = tile
        state.uncovered[amount] = 1
        at = place(state.sea.islands[amount])
        state.tell("explored", seat=seat, at=at, player=PLAYERS[tile // LETTERS_EACH], letter=LETTERS[letter])
        if tile // LETTERS_EACH == seat and state.shrines[seat]:
            build_shrine(state, seat, amount)
        else:
            reward_letter(state, seat, letter)


def build_shrine(state: DelphiState, seat: int, island: int) -> None:
    state.shrine[island] = seat
    state.tell("shrine", seat=seat, at=place(state.sea.islands[island]))
    finish_task(state, seat, SHRINES, -1)


def reward_letter(state: DelphiState, seat: int, letter: int) -> None:
    if letter == PSI:
        gain_favor(state, seat, state.parts.psi_favor)
    elif letter == PHI:
        state.push(errands.ORACLE, seat, state.parts.phi_cards)
    elif letter == SIGMA:
        state.push(errands.STEPS, seat, state.parts.sigma_steps)
    else:
        assert letter == OMEGA
        gain_shield(state, seat, state.parts.omega_shield)
        mend(state, seat)


def mend(state: DelphiState, seat: int) -> None:
    """Injuries of one colour leave; with a single colour there is nothing to choose."""
    hurt = [colour for colour in range(6) if state.injuries[seat][colour]]
    if len(hurt) == 1:
        heal(state, seat, hurt[0])
    else:
        state.push(errands.MEND, seat)


class Battle(Draw):
    """DEL-27. The battle die: at least the strength wins; a lost 0 hurts."""

    name = "battle"
    clause = "DEL-27"

    def odds(self, state: DelphiState) -> Sequence[tuple[Action, int]]:
        return even(actions.BATTLES)

    def happen(self, state: DelphiState, seat: Seat, amount: int, action: Deed) -> None:
        roll = action.colour
        state.tell("battle", seat=seat, roll=roll, strength=state.strength)
        if roll >= state.strength:
            slot, colour = state.fight_slot, state.fight_colour
            end_fight(state, seat, "won")
            defeat(state, seat, slot, colour)
            return
        state.push(errands.STAND, seat)
        if roll == 0:
            state.push(errands.INJURY, seat, 1)


def defeat(state: DelphiState, seat: int, slot: int, colour: int) -> None:
    state.monsters[slot] &= ~(1 << colour)
    state.tell("defeated", seat=seat, monster=MONSTERS[colour], at=place(state.sea.monsters[slot]))
    finish_task(state, seat, BEASTS, colour)


class Titan(Draw):
    """DEL-22. The Titan strikes everybody whose shield is too weak, with a 6 everybody twice."""

    name = "titan"
    clause = "DEL-22"

    def odds(self, state: DelphiState) -> Sequence[tuple[Action, int]]:
        return even(actions.TITANS)

    def happen(self, state: DelphiState, seat: Seat, amount: int, action: Deed) -> None:
        number = action.colour + 1
        state.tell("titan", number=number)
        for other in state.order()[::-1]:
            if number == len(actions.TITANS):
                state.push(errands.INJURY, other, 2)
            elif state.shield[other] < number:
                state.push(errands.INJURY, other, 1)

"""Maps: the fixed one, and those that follow from a seed alone (DEL-7)."""

from functools import lru_cache

from adyton.engine.content import ContentError
from adyton.engine.rng import FastRng, Rng
from adyton.games.delphi.rules.grid import RADIUS, STEPS, mirrored, steps_between, turned
from adyton.games.delphi.rules.names import CITY, SHALLOW, WATER, ZEUS
from adyton.games.delphi.rules.parts import Parts, parts_of
from adyton.games.delphi.rules.sea import Hex, Sea, extent
from adyton.games.delphi.rules.tiles import ANY_TURN, FAMILIES, Tiles

TRIES = 1000  # maps that one seed tries before the host's pieces count as wrong
GRIPS = 60  # places that one tile of a free map tries
LEAST_CONTACT = 3  # sides that a tile of a free map shares with the map so far
Place = tuple[int, int]
Board = dict[Place, Hex]


@lru_cache(maxsize=64)
def sea_of(content: str | None, layout: str, seed: int, city_distance: int = 0) -> Sea:
    """Return the map of this layout and seed. Raise ContentError if the pieces cannot make one."""
    parts = parts_of(content)
    if layout == "reference":
        return _fixed(parts)
    rng = FastRng(seed)
    for _ in range(TRIES):
        board = _compact(parts.tiles, rng) if layout == "compact" else _free(parts.tiles, rng, city_distance)
        if board is not None and (sea := _joined(list(board.values()))) is not None:
            return sea
    raise ContentError(None, f"these tiles make no {layout} map with one sea that every land lies at")


def _fixed(parts: Parts) -> Sea:
    sea = Sea(parts.tiles.reference)
    if not sea.is_joined():
        raise ContentError(None, "the reference map must have one sea that every land lies at")
    return sea


def _joined(hexes: list[Hex]) -> Sea | None:
    if extent(hexes) > RADIUS:
        return None
    sea = Sea(hexes)
    return sea if sea.is_joined() else None


def shuffled(items: list[int], rng: Rng) -> list[int]:
    rest = items[:]
    return [rest.pop(rng.below(len(rest))) for _ in items]


def _tile(tiles: Tiles, family: str, number: int) -> list[Hex]:
    if family == "city":
        return tiles.cities[number]
    tile = tiles.families[family][number]
    if family == "ring" and number == 0:  # DEL-3: Zeus stands in the all-water ring
        return [Hex(spot.q, spot.r, ZEUS if spot.kind == SHALLOW else spot.kind, spot.colours) for spot in tile]
    return tile


def moved(tile: list[Hex], turns: int, flip: bool, q: int, r: int) -> list[Hex]:
    """Return the tile's cells: turned over if asked, then turned and moved to the place."""
    laid = []
    for spot in tile:
        p, s = mirrored(spot.q, spot.r) if flip else (spot.q, spot.r)
        p, s = turned(p, s, turns)
        laid.append(Hex(p + q, s + r, spot.kind, spot.colours))
    return laid


def _compact(tiles: Tiles, rng: Rng) -> Board | None:
    """Put each tile into a slot of its size, side A up."""
    board: Board = {}
    for family, slots in tiles.slots.items():
        for number, (q, r, turns) in zip(shuffled(list(range(len(slots))), rng), slots, strict=True):
            turned_by = rng.below(6) if turns == ANY_TURN else turns
            if not _lay(board, moved(_tile(tiles, family, number), turned_by, False, q, r)):
                return None
    return board


def _lay(board: Board, laid: list[Hex]) -> bool:
    places = [(spot.q, spot.r) for spot in laid]
    if any(place in board for place in places):
        return False
    board.update(zip(places, laid, strict=True))
    return True


def _free(tiles: Tiles, rng: Rng, city_distance: int) -> Board | None:
    """Join each tile to those before it, either side up. Cities come last, so that they lie outside."""
    rest = [(family, number) for family in FAMILIES for number in range(3)][1:]
    order = [rest[pick] for pick in shuffled(list(range(len(rest))), rng)]
    order += [("city", city) for city in shuffled(list(range(6)), rng)]
    board: Board = {}
    _lay(board, _tile(tiles, "ring", 0))
    for family, number in order:
        apart = city_distance if family == "city" else 0
        if not _join(board, _tile(tiles, family, number), rng, apart):
            return None
    return _centred(board)


def _join(board: Board, tile: list[Hex], rng: Rng, apart: int) -> bool:
    """Lay the tile where it touches the map best among the places tried, with its city far from the others."""
    best: list[Hex] = []
    most = LEAST_CONTACT - 1
    edge = _edge(board)
    for _ in range(GRIPS):
        q, r = edge[rng.below(len(edge))]
        laid = moved(tile, rng.below(6), rng.below(2) == 1, 0, 0)
        grip = laid[rng.below(len(laid))]
        laid = moved(laid, 0, False, q - grip.q, r - grip.r)
        contact = _contact(board, laid)
        if contact > most and _is_apart(board, laid, apart):
            best, most = laid, contact
    return bool(best) and _lay(board, best)


def _is_apart(board: Board, laid: list[Hex], apart: int) -> bool:
    """DEL-7: return whether the tile's city, if it has one, lies at least so many hexes from all others."""
    if apart == 0:
        return True
    new = [(spot.q, spot.r) for spot in laid if spot.kind == CITY]
    old = [place for place, spot in board.items() if spot.kind == CITY]
    return all(steps_between(one, other) >= apart for one in new for other in old)


def _edge(board: Board) -> list[Place]:
    around = {(q + dq, r + dr) for q, r in board for dq, dr in STEPS}
    return sorted(around - board.keys())


def _contact(board: Board, laid: list[Hex]) -> int:
    """Return how many sides the tile shares with the map; 0 if it overlaps or its water stays separate."""
    sides, waters = 0, 0
    for spot in laid:
        if (spot.q, spot.r) in board:
            return 0
        for dq, dr in STEPS:
            other = board.get((spot.q + dq, spot.r + dr))
            if other is not None:
                sides += 1
                waters += spot.kind == WATER == other.kind
    return sides if waters else 0


def _centred(board: Board) -> Board:
    """Return the map moved to the middle of the grid."""
    dq = -(min(q for q, _ in board) + max(q for q, _ in board)) // 2
    dr = -(min(r for _, r in board) + max(r for _, r in board)) // 2
    return {(q + dq, r + dr): Hex(q + dq, r + dr, spot.kind, spot.colours) for (q, r), spot in board.items()}

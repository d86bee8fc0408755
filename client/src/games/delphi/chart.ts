/** The sea as a picture: where each hex lies, and what lies on it. */
import type {
  DelphiCityView,
  DelphiHexView,
  DelphiIslandView,
  DelphiLairView,
  DelphiPedestalsView,
  DelphiStockView,
  DelphiView,
} from "./view.gen";
import { t } from "../../words/words.svelte";
import { placeName } from "./naming";
import { LETTERS, MONSTER_COLOURS } from "./pieces";

export const RADIUS = 30;
const WIDE = RADIUS * Math.sqrt(3);

export interface Place {
  at: string;
  q: number;
  r: number;
  x: number;
  y: number;
  kind: string;
  colours: string[];
  island: DelphiIslandView | undefined;
  lair: DelphiLairView | undefined;
  stock: DelphiStockView | undefined;
  temple: DelphiStockView | undefined;
  city: DelphiCityView | undefined;
  pedestals: DelphiPedestalsView | undefined;
}

/** Six corners, the first on top. */
export function outline(x: number, y: number, radius: number): string {
  const corner = (index: number) => {
    const angle = (Math.PI / 180) * (60 * index - 90);
    return `${(x + radius * Math.cos(angle)).toFixed(1)} ${(y + radius * Math.sin(angle)).toFixed(1)}`;
  };
  return `M${[0, 1, 2, 3, 4, 5].map(corner).join("L")}Z`;
}

/** A coast within a hex: six bays, slightly different in each hex. */
export function coast(place: Pick<Place, "x" | "y" | "q" | "r">, radius: number): string {
  const points = Array.from({ length: 12 }, (_, index) => {
    const noise = Math.sin(place.q * 12.9 + place.r * 78.2 + index * 37.7) * 43758.5;
    const reach = radius * (0.9 + 0.1 * (noise - Math.floor(noise)) - (index % 2 ? 0.06 : 0));
    const angle = (Math.PI / 180) * (30 * index - 90);
    return { x: place.x + reach * Math.cos(angle), y: place.y + reach * Math.sin(angle) };
  });
  const middle = (one: number) => {
    const [from, to] = [points[one % 12]!, points[(one + 1) % 12]!];
    return `${((from.x + to.x) / 2).toFixed(1)} ${((from.y + to.y) / 2).toFixed(1)}`;
  };
  const bends = points.map((point, index) => `Q${point.x.toFixed(1)} ${point.y.toFixed(1)} ${middle(index)}`);
  return `M${middle(11)}${bends.join("")}Z`;
}

function raw(hex: Pick<DelphiHexView, "q" | "r">): { x: number; y: number } {
  return { x: WIDE * (hex.q + hex.r / 2), y: RADIUS * 1.5 * hex.r };
}

export interface Chart {
  places: Place[];
  half: number;
  by: Map<string, Place>;
}

/** Every hex with its place around the middle of the map, and half of the map's longer side. */
export function chartOf(view: DelphiView): Chart {
  const spots = view.hexes.map(raw);
  const xs = spots.map((spot) => spot.x);
  const ys = spots.map((spot) => spot.y);
  const middle = { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 };
  const half = Math.max(Math.max(...xs) - middle.x + WIDE / 2, Math.max(...ys) - middle.y + RADIUS, RADIUS) + 3;
  const places = view.hexes.map((hex, index) =>
    placeOf(view, hex, spots[index]!.x - middle.x, spots[index]!.y - middle.y),
  );
  return { places, half, by: new Map(places.map((place) => [place.at, place])) };
}

function placeOf(view: DelphiView, hex: DelphiHexView, x: number, y: number): Place {
  const here = <T extends { at: string }>(all: readonly T[]) => all.find((one) => one.at === hex.at);
  return {
    ...hex,
    x,
    y,
    island: here(view.islands),
    lair: here(view.lairs),
    stock: here(view.offerings),
    temple: here(view.temples),
    city: here(view.cities),
    pedestals: here(view.statues),
  };
}

const list = (parts: readonly string[]) => parts.join(", ");
const colour = (name: string) => t(`colour-${name}`);
const names = (colours: readonly string[]) => list(colours.map(colour));

/** The seat that a colour of shrines belongs to; -1 if nobody has it. */
export function seatOf(view: DelphiView, player: string | null): number {
  return player === null ? -1 : view.players.findIndex((one) => one.player === player);
}

function islandWords(view: DelphiView, island: DelphiIslandView, people: readonly string[]): string {
  if (island.player === null)
    return t("delphi-board-island-hidden", {
      known: list(island.known_to.map((seat) => people[seat] ?? "")) || "none",
    });
  const seat = seatOf(view, island.player);
  const owner = seat < 0 ? t("delphi-board-nobody") : (people[seat] ?? "");
  const how = island.shrine !== null ? "shrine" : island.uncovered ? "open" : "known";
  return t(`delphi-board-island-${how}`, { owner, letter: LETTERS[island.letter ?? ""] ?? "" });
}

/** What lies at a place, in words. Empty if its name says it all. */
export function contents(view: DelphiView, place: Place, people: readonly string[]): string {
  if (place.island) return islandWords(view, place.island, people);
  if (place.lair) return t("delphi-board-lair", { monsters: list(place.lair.monsters.map(monsterWords)) || "none" });
  if (place.stock) return t("delphi-board-stock", { colours: names(place.stock.colours) || "none" });
  if (place.city) return t("delphi-board-city", { count: place.city.statues });
  if (place.pedestals)
    return t("delphi-board-pedestals", {
      colours: names(place.pedestals.colours),
      raised: names(place.pedestals.raised) || "none",
    });
  return "";
}

/** A place in words: its name, and what lies there. */
export function placeWords(view: DelphiView, place: Place, people: readonly string[]): string {
  return [placeName(view, place.at), contents(view, place, people)].filter(Boolean).join(": ");
}

export function monsterWords(monster: string): string {
  return t("delphi-board-monster", {
    monster: t("delphi-monster", { monster }),
    colour: colour(MONSTER_COLOURS[monster] ?? "red"),
  });
}

/** The ships at a place, in words. Empty if there are none. */
export function shipWords(view: DelphiView, at: string, people: readonly string[]): string {
  const there = view.players.flatMap((player, seat) =>
    player.at === at && player.ship !== null ? [people[seat] ?? ""] : [],
  );
  return there.length ? t("delphi-board-ships-here", { names: list(there) }) : "";
}

/** Neighbours by the arrow keys. Between two hexes, the arrow goes to the one that exists. */
export const STEPS: Record<string, readonly [number, number][]> = {
  ArrowLeft: [[-1, 0]],
  ArrowRight: [[1, 0]],
  ArrowUp: [
    [0, -1],
    [1, -1],
  ],
  ArrowDown: [
    [0, 1],
    [-1, 1],
  ],
};

/** The hex beside this one in the arrow's direction, else the nearest one on that side. */
export function beside(chart: Chart, from: Place, key: string): Place | undefined {
  for (const [q, r] of STEPS[key] ?? []) {
    const next = chart.by.get(`${from.q + q},${from.r + r}`);
    if (next) return next;
  }
  const ahead = {
    ArrowLeft: (p: Place) => from.x - p.x,
    ArrowRight: (p: Place) => p.x - from.x,
    ArrowUp: (p: Place) => from.y - p.y,
    ArrowDown: (p: Place) => p.y - from.y,
  }[key];
  if (!ahead) return undefined;
  const far = (p: Place) => Math.hypot(p.x - from.x, p.y - from.y);
  return chart.places.filter((p) => ahead(p) > 1).sort((one, two) => far(one) - far(two))[0];
}

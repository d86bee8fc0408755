/** Dice as the board draws them: names, handfuls, and the line around four of them. */
import type { Colour } from "../../art/colours";
import type { OraklosDieView } from "./view.gen";
import { t } from "../../words/words.svelte";
import type { Point } from "./outline";

export { path, type Point } from "./outline";

export const LETTERS = "rybk";
const NAMES: Record<string, Colour> = { r: "red", y: "yellow", b: "blue", k: "black" };

export function colourOf(letter: string): Colour {
  return NAMES[letter] ?? "black";
}

/** A card's colours in words, clockwise. */
export function cardWords(card: string): string {
  return [...card].map((letter) => t(`colour-${colourOf(letter)}`)).join(", ");
}

export function dieWords(die: OraklosDieView, number: number): string {
  return t("oraklos-board-die", { number, colour: t(`colour-${colourOf(die.colour)}`), hole: die.hole ? "yes" : "no" });
}

/** How long the side of a die is, in the units of the table. */
export function edgeOf(die: OraklosDieView): number {
  const [a, b] = die.corners as Point[];
  return Math.hypot(b![0] - a![0], b![1] - a![1]);
}

/** The text of a choice of dice, as the rules write it. */
export function handful(word: "put" | "take", counts: readonly number[]): string {
  return `${word} ${counts.map((count, colour) => LETTERS[colour]!.repeat(count)).join("")}`;
}

function side(a: Point, b: Point, c: Point): number {
  return Math.sign((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]));
}

function crosses(a: Point, b: Point, c: Point, d: Point): boolean {
  return side(a, b, c) !== side(a, b, d) && side(c, d, a) !== side(c, d, b);
}

/** Orders the four places so that the lines between them do not cross. */
export function around(places: readonly Point[]): readonly Point[] {
  const [a, b, c, d] = places;
  if (!a || !b || !c || !d) return places;
  const orders: Point[][] = [
    [a, b, c, d],
    [a, c, b, d],
    [a, b, d, c],
  ];
  return orders.find(([p, q, r, s]) => !crosses(p!, q!, r!, s!) && !crosses(q!, r!, s!, p!)) ?? places;
}

const AHEAD: Record<string, Point> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** The place that an arrow key leads to: near, and rather straight ahead than to the side. -1 if there is none. */
export function ahead(places: readonly Point[], from: number, key: string): number {
  const way = AHEAD[key];
  const here = places[from];
  if (!way || !here) return -1;
  const costs = places.map(([x, y]) => {
    const along = (x - here[0]) * way[0] + (y - here[1]) * way[1];
    const aside = Math.abs((x - here[0]) * way[1]) + Math.abs((y - here[1]) * way[0]);
    return along > 0 ? along + 2 * aside : Infinity;
  });
  const best = Math.min(...costs);
  return best === Infinity ? -1 : costs.indexOf(best);
}

/** A number with a true minus sign, in a sentence or alone. */
export function signed(text: string): string {
  return text.replace("-", "−");
}

/** Milliseconds as seconds with one decimal, for a sentence. */
export function secondsOf(ms: number): string {
  return new Intl.NumberFormat(document.documentElement.lang || "en", {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(ms / 1000);
}

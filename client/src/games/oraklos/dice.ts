/** Dice as the board draws them: names, handfuls, and the line around four of them. */
import type { Colour } from "../../art/colours";
import type { OraklosDieView } from "../../wire.gen";
import { t } from "../../words/words.svelte";

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

/** The text of a choice of dice, as the rules say it. */
export function handful(word: "put" | "take", counts: readonly number[]): string {
  return `${word} ${counts.map((count, colour) => LETTERS[colour]!.repeat(count)).join("")}`;
}

export type Point = readonly [number, number];

function side(a: Point, b: Point, c: Point): number {
  return Math.sign((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]));
}

function crosses(a: Point, b: Point, c: Point, d: Point): boolean {
  return side(a, b, c) !== side(a, b, d) && side(c, d, a) !== side(c, d, b);
}

/** The four places in an order in which the lines between them do not cross. */
export function around(places: readonly Point[]): readonly Point[] {
  const [a, b, c, d] = places;
  if (!a || !b || !c || !d) return places;
  const orders: Point[][] = [[a, b, c, d], [a, c, b, d], [a, b, d, c]];
  return orders.find(([p, q, r, s]) => !crosses(p!, q!, r!, s!) && !crosses(q!, r!, s!, p!)) ?? places;
}

export function path(places: readonly Point[], closed: boolean): string {
  return places.map(([x, y], index) => `${index ? "L" : "M"}${x} ${y}`).join("") + (closed ? "Z" : "");
}

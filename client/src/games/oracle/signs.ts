/** Parses the conditions of a prophecy, as the view writes them, for drawing. Also says how a hand fits. */
import type { Creature } from "../../art/drawings";
import type { OracleCardView, OracleProphecyView } from "./view.gen";
import { SPECIES, cardOf } from "./cards";

export interface Sign {
  /** What is counted: a species, `species`, `victory_chips`, `loser_chips`, `all_chips`, `stars` or `tricks`. */
  measure: string;
  species: Creature | null;
  loser: boolean;
  /** `=`, `≥`, `≤`, `>`, `<`, `most` or `fewest` */
  comparison: string;
  number: number | null;
  /** What it is compared with, if that is not a number. */
  other: Sign | null;
}

const SHORT: Record<string, string> = { "==": "=", ">=": "≥", "<=": "≤" };

/** One condition: `hydra >= 2`, `loser_hydra == 1`, `all_chips most`, `phoenix > hydra`. */
export function signOf(condition: string): Sign {
  const [measure = "", comparison = "", target] = condition.split(" ");
  const loser = measure.startsWith("loser_");
  const name = loser ? measure.slice(6) : measure;
  const species = SPECIES.find((one) => one === name) ?? null;
  return {
    measure,
    species,
    loser,
    comparison: SHORT[comparison] ?? comparison,
    number: target !== undefined && /^\d+$/.test(target) ? Number(target) : null,
    other: target !== undefined && !/^\d+$/.test(target) ? signOf(target) : null,
  };
}

export function signsOf(prophecy: OracleProphecyView): Sign[] {
  return prophecy.when.map(signOf);
}

export interface Group {
  signs: Sign[];
  comparison: string;
  number: number | null;
  other: Sign | null;
}

/** Conditions that ask the same of several kinds of chips are drawn together: Phoenix, Hydra = 1. */
export function groupsOf(prophecy: OracleProphecyView): Group[] {
  const groups: Group[] = [];
  for (const sign of signsOf(prophecy)) {
    const { comparison, number, other } = sign;
    const same = groups.find((one) => !other && one.comparison === comparison && one.number === number);
    if (same) same.signs.push(sign);
    else groups.push({ signs: [sign], comparison, number, other });
  }
  return groups;
}

export interface Fit {
  species: Creature;
  count: number;
}

/** How many cards of the hand carry the animals that a prophecy is about. */
export function fitOf(prophecy: OracleProphecyView, hand: readonly OracleCardView[]): Fit[] {
  const named = new Set(signsOf(prophecy).flatMap((sign) => (sign.species ? [sign.species] : [])));
  return SPECIES.filter((one) => named.has(one)).map((species) => ({
    species,
    count: hand.filter((card) => card.species === species).length,
  }));
}

export function isOurs(prophecy: OracleProphecyView): boolean {
  return prophecy.origin.includes("reconstructed");
}

const VALUES = Array.from({ length: 12 }, (_, index) => index + 1);

/** The values that carry this animal, as printed on the cards: `1–5`. */
export function valuesOf(species: Creature): string {
  const values = VALUES.filter((value) => cardOf(`b${value}`).species === species);
  return `${values[0]}–${values.at(-1)}`;
}

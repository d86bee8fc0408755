import { beforeAll, expect, test } from "vitest";
import { RECORDED, boardAt, prepare } from "../testing/draw";
import { entriesOf, type Entry } from "./plain";

const GAMES = Object.keys(RECORDED);

beforeAll(async () => {
  for (const game of GAMES) await prepare("de", game);
});

function labels(entries: readonly Entry[]): string[] {
  return entries.flatMap((one) => [one.label, ...labels(one.entries ?? [])]);
}

/** Every piece of text, split at the separators between the parts of a list. */
function pieces(entries: readonly Entry[]): string[] {
  return entries.flatMap((one) => [...(one.text?.split(/[,;:()] ?/) ?? []), ...pieces(one.entries ?? [])]);
}

/** The keys and values of a view as the server writes them, without places, and without what is text already. */
function raw(value: unknown, key = ""): string[] {
  if (typeof value === "string") return key === "texts" || /^-?\d+,-?\d+$/.test(value) ? [] : [value];
  if (Array.isArray(value)) return value.flatMap((one) => raw(one, key));
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([inner, one]) => [
    ...raw(inner),
    ...raw(inner.replaceAll("_", " ")),
    ...raw(one, inner),
  ]);
}

test("the edition of the rules is not shown", () => {
  const said = (options: object) => labels(entriesOf(GAMES[0]!, { options }, []));
  expect(said({ stars: 2, version: 3 })).toEqual(said({ stars: 2 }));
});

const positions = GAMES.flatMap((game) => Object.keys(RECORDED[game]!).map((name) => [game, name] as const));

test.each(positions)("nothing is shown as the server writes it: %s, %s", (game, name) => {
  const { props } = boardAt(game, name);
  const entries = entriesOf(game, props.view, props.names);
  const written = new Set(raw(props.view).filter(Boolean));
  const said = [...labels(entries), ...pieces(entries)];
  expect(said.filter((one) => written.has(one) || /^[a-z]+(-[a-z]+)+$/.test(one) || one.includes("[object"))).toEqual(
    [],
  );
});

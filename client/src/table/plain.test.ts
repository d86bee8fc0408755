import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { reading } from "../games/kits";
import { NAMES, RECORDED, boardAt, prepare } from "../testing/draw";
import { knows } from "../words/words.svelte";
import { entriesOf, type Entry } from "./plain";

type Game = keyof typeof RECORDED;
const GAMES: Game[] = ["oracle", "keltis", "oraklos", "delphi"];

beforeAll(async () => {
  for (const game of GAMES) await prepare("de", game);
});

function labels(entries: readonly Entry[]): string[] {
  return entries.flatMap((one) => [one.label, ...labels(one.entries ?? [])]);
}

/** Every piece of text, taken apart at what stands between the parts of a list. */
function pieces(entries: readonly Entry[]): string[] {
  return entries.flatMap((one) => [...(one.text?.split(/[,;:()] ?/) ?? []), ...pieces(one.entries ?? [])]);
}

/** The keys and the values of a view as the server writes them, without places, and without what is text already. */
function raw(value: unknown, key = ""): string[] {
  if (typeof value === "string") return ["en", "de"].includes(key) || /^-?\d+,-?\d+$/.test(value) ? [] : [value];
  if (Array.isArray(value)) return value.flatMap((one) => raw(one, key));
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([inner, one]) => [
    ...raw(inner),
    ...raw(inner.replaceAll("_", " ")),
    ...raw(one, inner),
  ]);
}

const positions = GAMES.flatMap((game) => Object.keys(RECORDED[game]).map((name) => [game, name] as const));

test.each(positions)("nothing is told as the server writes it: %s, %s", (game, name) => {
  const { props } = boardAt(game, name);
  const entries = entriesOf(game, props.view, props.names);
  const written = new Set(raw(props.view).filter(Boolean));
  const said = [...labels(entries), ...pieces(entries)];
  expect(said.filter((one) => written.has(one) || /^[a-z]+(-[a-z]+)+$/.test(one) || one.includes("[object"))).toEqual(
    [],
  );
});

/** The fields of the views, and the pieces that are told in one line. */
const PIECES = new Set([
  "OracleCardView",
  "OracleProphecyView",
  "KeltisFieldView",
  "KeltisCardView",
  "OraklosDieView",
  "OraklosOptions",
  "DelphiHexView",
]);
const FRAME = ["viewer", "seats", "phase", "acting", "deadline"];

function fields(game: Game): string[] {
  const wire = readFileSync(join(import.meta.dirname, "../wire.gen.ts"), "utf8");
  const interfaces = [...wire.matchAll(/export interface (\w+) \{\n([^}]*)\}/g)].filter(
    (one) => one[1]!.toLowerCase().startsWith(game) && !PIECES.has(one[1]!),
  );
  return interfaces.flatMap((one) => [...one[2]!.matchAll(/^ {2}(\w+):/gm)].map((field) => field[1]!));
}

test.each(GAMES)("every field that a view can have is called something: %s", (game) => {
  const silent = new Set([...FRAME, ...reading(game).silent]);
  const german = readFileSync(join(import.meta.dirname, `../games/${game}/de.ftl`), "utf8");
  const told = (field: string) =>
    knows(`${game}-view-${field}`) || new RegExp(`^${game}-view-[a-z]+-${field} =`, "m").test(german);
  expect(fields(game).length).toBeGreaterThan(20);
  expect(fields(game).filter((field) => !silent.has(field) && !told(field.replaceAll("_", "-")))).toEqual([]);
});

const texts = (entries: readonly Entry[], label: string) => entries.find((one) => one.label === label);

test("with four players the four colours of dice are no players", () => {
  const view = {
    scores: [0, 1, 0, 2],
    shaker: [1, 0, 2, 3],
    stocks: [
      [3, 3, 3, 3],
      [4, 4, 2, 2],
      [1, 5, 3, 3],
      [3, 3, 3, 3],
    ],
    starter: 3,
  };
  const entries = entriesOf("oraklos", view, NAMES.slice(0, 4));
  const colours = (...counts: number[]) =>
    ["Rot", "Gelb", "Blau", "Schwarz"].map((label, index) => ({ label, text: String(counts[index]) }));
  expect(texts(entries, "Sichtbar im Becher")!.entries).toEqual(colours(1, 0, 2, 3));
  expect(texts(entries, "Vorrat an Würfeln")!.entries![1]).toEqual({ label: "Bert", entries: colours(4, 4, 2, 2) });
  expect(texts(entries, "Beginnt")!.text).toBe("Dion");
});

test("cards, tiles and prophecies are told whole", () => {
  const keltis = entriesOf(
    "keltis",
    {
      hand: [{ name: "r2", colour: "red", value: 2, priestess: 3 }],
      path: [
        { colour: "red", tile: "clover pink", value: -4 },
        { colour: "blue", tile: "points 2", value: 10, target: true },
      ],
    },
    NAMES.slice(0, 2),
  );
  expect(keltis[0]!.text).toBe("Rotbraun 2 (Priesterin 3)");
  expect(keltis[1]!.entries!.map((one) => one.text)).toEqual([
    "Rotbraun, zählt −4: Kleeblatt Rosa",
    "Blau, zählt 10: 2 Punkte, im Zielbereich",
  ]);
  const held = [
    { number: 6, id: "peg_none", points: 2, en: "No Pegasus chip", de: "Kein Pegasus-Chip", standing: "lost" },
  ];
  expect(entriesOf("oracle", { held, losers: { phoenix: 1, hydra: null } }, NAMES.slice(0, 3))).toEqual([
    { label: "Deine Prophezeiungen", text: "Kein Pegasus-Chip (2 Punkte, verloren)" },
    {
      label: "Loser-Chips",
      entries: [
        { label: "Phönix", text: "Bert" },
        { label: "Hydra", text: "nichts" },
      ],
    },
  ]);
});

test("a place of the sea takes one line, and its owner has a name", () => {
  const view = {
    hexes: [{ at: "1,-2", q: 1, r: -2, kind: "temple", colours: ["red"] }],
    islands: [{ at: "0,3", colour: "blue", player: "yellow", letter: "psi", known_to: [0, 1] }],
  };
  const [sea, islands] = entriesOf("delphi", view, NAMES.slice(0, 2));
  expect(sea!.entries).toEqual([{ label: "1,-2", text: "ein Tempel, Rot" }]);
  expect(islands!.entries![0]!.entries!.map((one) => one.text)).toEqual(["0,3", "Blau", "Bert", "Ψ", "Anna, Bert"]);
});

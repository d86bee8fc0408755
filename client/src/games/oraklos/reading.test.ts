import { beforeAll, expect, test } from "vitest";
import { NAMES, prepare } from "../../testing/draw";
import { fieldsOf, namelessFields } from "../../testing/fields";
import { entriesOf, type Entry } from "../../table/plain";

beforeAll(() => prepare("de", "oraklos"));

/** Shown in one line each, or not part of a view. */
const PIECES = ["OraklosDieView", "OraklosOptions", "OraklosThrowVerdict"];

test("every field that a view can have has a word", () => {
  expect(fieldsOf("oraklos", PIECES).length).toBeGreaterThan(20);
  expect(namelessFields("oraklos", PIECES)).toEqual([]);
});

const texts = (entries: readonly Entry[], label: string) => entries.find((one) => one.label === label);

test("with four players the four colours of dice are not taken for players", () => {
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

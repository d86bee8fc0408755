import { beforeAll, expect, test } from "vitest";
import { NAMES, prepare } from "../../testing/draw";
import { fieldsOf, namelessFields } from "../../testing/fields";
import { entriesOf } from "../../table/plain";

beforeAll(() => prepare("de", "keltis"));

/** Shown in one line each, or not part of a view. */
const PIECES = ["KeltisFieldView", "KeltisCardView"];

test("every field that a view can have has a word", () => {
  expect(fieldsOf("keltis", PIECES).length).toBeGreaterThan(20);
  expect(namelessFields("keltis", PIECES)).toEqual([]);
});

test("cards and tiles are shown in full", () => {
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
});

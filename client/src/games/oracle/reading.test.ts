import { beforeAll, expect, test } from "vitest";
import { NAMES, prepare } from "../../testing/draw";
import { fieldsOf, namelessFields } from "../../testing/fields";
import { entriesOf } from "../../table/plain";

beforeAll(() => prepare("de", "oracle"));

/** Shown in one line each, or not part of a view. */
const PIECES = ["OracleCardView", "OracleProphecyView"];

test("every field that a view can have has a word", () => {
  expect(fieldsOf("oracle", PIECES).length).toBeGreaterThan(20);
  expect(namelessFields("oracle", PIECES)).toEqual([]);
});

test("prophecies are shown in full", () => {
  const held = [{ number: 6, id: "peg_none", points: 2, texts: {}, standing: "lost" }];
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

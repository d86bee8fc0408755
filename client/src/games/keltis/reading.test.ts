import { beforeAll, expect, test } from "vitest";
import { NAMES, RECORDED, prepare } from "../../testing/draw";
import { fieldsOf, namelessFields } from "../../testing/fields";
import { entriesOf } from "../../table/plain";
import { kit } from "./kit";
import { offerWords, offersOf } from "./offers";
import type { KeltisView } from "./view.gen";

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

test("a spiral leads back to the start stone by its name", () => {
  const view = RECORDED["keltis"]!["phase-spiral"]!.view as unknown as KeltisView;
  const words = (text: string) => [kit.say(text, view), offerWords(view, offersOf(view, [text])[0]!)];
  expect(words("spiral to 0")).toEqual(["Zurück auf den Startstein", "Zurück auf den Startstein"]);
  expect(words("spiral to 1")[0]).toBe("Zurück auf Feld 1");
});

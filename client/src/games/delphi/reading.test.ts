import { beforeAll, expect, test } from "vitest";
import { NAMES, prepare } from "../../testing/draw";
import { fieldsOf, namelessFields } from "../../testing/fields";
import { entriesOf } from "../../table/plain";

beforeAll(() => prepare("de", "delphi"));

/** Shown in one line each, or not part of a view. */
const PIECES = ["DelphiHexView", "DelphiErrands", "DelphiErrand", "DelphiPayment"];

test("every field that a view can have has a word", () => {
  expect(fieldsOf("delphi", PIECES).length).toBeGreaterThan(20);
  expect(namelessFields("delphi", PIECES)).toEqual([]);
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

/** The way home reads as people say it. */
import { afterEach, expect, test } from "vitest";
import { preferences } from "../../common/preferences.svelte";
import { sentence } from "../../table/sentences";
import { NAMES, RECORDED, prepare } from "../../testing/draw";
import { placeName } from "./naming";
import { doWords, parse } from "./offers";
import type { DelphiView } from "./view.gen";

afterEach(() => (preferences.coordinates = false));

const view = RECORDED["delphi"]!["phase-act"]!.view as DelphiView;

test.each([
  ["en", "Anna sails to Zeus.", "Poseidon carries Anna to Zeus.", "Sail to Zeus"],
  ["de", "Anna segelt zu Zeus.", "Poseidon trägt Anna zu Zeus.", "Heim zu Zeus segeln"],
])("the log and the choices say in %s that a ship goes home to Zeus", async (language, sailed, carried, choice) => {
  await prepare(language, "delphi");
  const said = (name: string) => sentence("delphi", { line: 1, name, args: { seat: 0, at: view.zeus } }, NAMES, view);
  expect(said("sailed")).toBe(sailed);
  expect(said("carried")).toBe(carried);
  expect(doWords(view, parse(`die 1 sail ${view.zeus}`))).toBe(choice);
});

test("Zeus needs no coordinates, because there is only one", async () => {
  await prepare("de", "delphi");
  preferences.coordinates = true;
  expect(placeName(view, view.zeus)).toBe("Zeus");
});

test.each(["en", "de"])("of two islands that would have the same name, one is farther out (%s)", async (language) => {
  await prepare(language, "delphi");
  const lands = view.hexes.filter((hex) => ["island", "offering", "monster", "monster2", "statue"].includes(hex.kind));
  const names = lands.map((hex) => placeName(view, hex.at));
  const doubled = names.filter((name, index) => names.indexOf(name) !== index);
  expect(doubled).toEqual([]);
});

/** The way home reads as people say it. */
import { afterEach, expect, test, vi } from "vitest";
import { preferences } from "../../common/preferences.svelte";
import { sentence } from "../../table/sentences";
import Review from "../../table/Review.svelte";
import { NAMES, RECORDED, draw, prepare } from "../../testing/draw";
import { placeName } from "./naming";
import { doWords, parse } from "./offers";
import type { DelphiView } from "./view.gen";

afterEach(() => {
  preferences.coordinates = false;
  vi.unstubAllGlobals();
});

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

/** A small sea with this many statue islands in the east, each farther out. */
function eastern(count: number): DelphiView {
  const hex = view.hexes.find((one) => one.kind === "statue")!;
  const at = (q: number, kind: string) => ({ ...hex, at: `${q},0`, q, r: 0, kind, colours: [] });
  const islands = Array.from({ length: count }, (_, index) => at(4 + 2 * index, "statue"));
  return { ...view, hexes: [at(-12, "water"), ...islands, at(12, "water")], temples: [] };
}

test.each([
  ["en", ["east of the middle", "in the east", "far in the east"]],
  ["de", ["östlich der Mitte", "im Osten", "weit im Osten"]],
])("three islands of one kind and region have three names (%s)", async (language, regions) => {
  await prepare(language, "delphi");
  const sea = eastern(3);
  const names = ["4,0", "6,0", "8,0"].map((at) => placeName(sea, at));
  expect(names.map((name, index) => name.endsWith(regions[index]!))).toEqual([true, true, true]);
});

test("of four alike islands, those in between are told apart by their coordinates", async () => {
  await prepare("en", "delphi");
  const sea = eastern(4);
  expect(placeName(sea, "6,0")).toBe("the statue island in the east (6,0)");
  expect(placeName(sea, "8,0")).toBe("the statue island in the east (8,0)");
  expect(placeName(sea, "10,0")).toBe("the statue island far in the east");
});

test("a review names the place where a better action would have led", async () => {
  await prepare("en", "delphi");
  const city = view.hexes.find((hex) => hex.kind === "city")!;
  const args = { at: city.at, kind: "city", paid: "yes" };
  const verdict = { line: 3, seat: 0, cost: 0.5, code: "there", args, made: "end", better: "die 1 favor" };
  const review = { unit: "tasks", verdicts: [verdict], turning: [], unsettled: 0, upto: 9, lines: 9 };
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(review))));
  const props = { id: "t", game: "delphi", then: () => NAMES, at: null, seen: () => view, open: () => undefined };
  const root = draw(Review, props as never);
  await expect.poll(() => root.querySelector(".better")?.textContent).toContain(placeName(view, city.at));
  expect(root.textContent).not.toContain(city.at);
});

import { expect, test } from "vitest";
import { routeOf } from "../common/router.svelte";
import type { GameInfo, OptionField } from "../wire.gen";
import { clockOf, firstValues, wishOf } from "./wish";

const option = (name: string, value: OptionField["default"]): OptionField => ({
  name,
  kind: "flag",
  default: value,
  choices: null,
  least: null,
  most: null,
});
const GAME: GameInfo = {
  slug: "pebbles",
  title: "Pebbles",
  titles: {},
  blurbs: {},
  version: 1,
  chairs: [3, 4],
  options: [option("draft", false), option("content", null)],
  bots: ["random"],
  clauses: {},
  lessons: [],
  puzzles: 0,
};

test("the request names only what differs from the defaults", () => {
  const form = {
    seats: 4,
    level: "random",
    values: { ...firstValues(GAME.options), draft: true },
    clock: clockOf("move-60"),
    isPublic: false,
    spectators: true,
  };
  expect(wishOf(GAME, form)).toEqual({
    game: "pebbles",
    seats: 4,
    options: { draft: true },
    bots: ["random", "random", "random"],
    public: false,
    spectators: true,
    clock: { kind: "move", seconds: 60 },
    hints: null,
  });
});

test("a table for friends begins without bots", () => {
  const form = {
    seats: 3,
    level: null,
    values: firstValues(GAME.options),
    clock: clockOf("nothing"),
    isPublic: true,
    spectators: true,
  };
  expect(wishOf(GAME, form)).toMatchObject({ options: {}, bots: [], clock: { kind: "none" } });
});

test("addresses lead to their pages", () => {
  expect(routeOf("/")).toMatchObject({ page: "home" });
  expect(routeOf("/new/pebbles?bots=1")).toMatchObject({ page: "new", id: "pebbles" });
  expect(routeOf("/practice/pebbles")).toMatchObject({ page: "practice", id: "pebbles" });
  expect(routeOf("/practice")).toMatchObject({ page: "practice", id: "" });
  expect(routeOf("/replay/ab12?line=7").query.get("line")).toBe("7");
  expect(routeOf("/elsewhere/x")).toMatchObject({ page: "missing" });
});

import { expect, test } from "vitest";
import { Curtain } from "./curtain.svelte";
import type { BaseView } from "./props";
import type { GameEvent } from "./sentences";

const view = (phase: string): BaseView => ({ viewer: 0, seats: 2, phase, acting: [], deadline: null });
const event = (name: string, line: number): GameEvent => ({ name, args: {}, line });

test("seats and log stay at what stood before until the scoring is revealed", () => {
  const [playing, choosing] = [view("trick"), view("choice")];
  const events = [event("played", 1), event("played", 2), event("won", 2), event("scored", 2), event("dealt", 3)];
  const curtain = new Curtain();
  curtain.follow(playing);
  curtain.follow(choosing);
  curtain.fall(events, events.slice(1), "scored");
  expect(curtain.settled(choosing)).toBe(playing);
  expect(curtain.shown(events).map((one) => one.name)).toEqual(["played", "played", "won"]);
  curtain.rise();
  expect(curtain.settled(choosing)).toBe(choosing);
  expect(curtain.shown(events)).toEqual(events);
});

test("what happens behind the curtain stays there", () => {
  const [playing, choosing, later] = [view("trick"), view("choice"), view("choice")];
  const events = [event("played", 1), event("scored", 2)];
  const curtain = new Curtain();
  curtain.follow(playing);
  curtain.follow(choosing);
  curtain.fall(events, events.slice(1));
  curtain.follow(later);
  const more = [...events, event("chosen", 3)];
  curtain.fall(more, more.slice(2));
  expect(curtain.settled(later)).toBe(playing);
  expect(curtain.shown(more).map((one) => one.name)).toEqual(["played"]);
});

test("nothing is hidden where nothing of that name is new", () => {
  const events = [event("played", 1)];
  const curtain = new Curtain();
  curtain.follow(view("trick"));
  curtain.fall(events, events, "scored");
  expect(curtain.shown(events)).toEqual(events);
});

test("a page that opens at the end shows the end", () => {
  const over = view("over");
  const curtain = new Curtain();
  curtain.follow(over);
  curtain.fall([], []);
  expect(curtain.settled(over)).toBe(over);
});

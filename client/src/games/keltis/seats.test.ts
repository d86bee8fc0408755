import { flushSync } from "svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { RECORDED, draw, prepare } from "../../testing/draw";
import { kitOf } from "../kits";
import type { Chair } from "../../wire.gen";
import type { KeltisView } from "./view.gen";
import Seats from "../../table/Seats.svelte";

beforeAll(() => prepare("en", "keltis"));
afterEach(() => void vi.useRealTimers());

const LONG = "Maximiliane von Bergen";
const person = (seat: number, away: object = {}) =>
  ({ seat, kind: "person", name: LONG, bot: null, held: false, here: true, ...away }) as unknown as Chair;

const LAY = RECORDED["keltis"]!["phase-lay"]!.view as unknown as KeltisView;

async function seats(chairs: Chair[], isOver = false, view: KeltisView = LAY) {
  const names = chairs.map(() => LONG);
  const kit = await kitOf("keltis");
  return draw(Seats, { chairs, names, view, you: null, clock: null, since: 0, kit, result: null, isOver });
}
const states = (root: Element) => [...root.querySelectorAll(".state")].map((one) => one.textContent!.trim());

test("a seat counts down until a bot takes it, and then says that one has", async () => {
  vi.useFakeTimers();
  const chairs = [person(0, { here: false, leaves_in: 17_000 }), person(1), person(2)];
  const root = await seats(chairs);
  expect(states(root)[0]).toBe("not connected, bot in 0:17");
  vi.advanceTimersByTime(5000);
  flushSync();
  expect(states(root)[0]).toBe("not connected, bot in 0:12");
  chairs[0] = person(0, { here: false, held: true });
  expect(states(await seats(chairs))[0]).toBe("a bot holds the chair");
});

test("nobody is to move while the end is revealed", async () => {
  const chairs = [person(0), person(1), person(2)];
  expect(states(await seats(chairs)).filter((one) => one === "to move")).toHaveLength(1);
  expect(states(await seats(chairs, true))).toEqual(["here", "here", "here"]);
});

test("two players have room for long names, more do not", async () => {
  const named = async (count: number) =>
    [...(await seats([0, 1, 2].slice(0, count).map((seat) => person(seat)))).querySelectorAll("b")][0]!.textContent;
  expect(await named(2)).toBe(LONG);
  expect(await named(3)).toContain("…");
});

test("a seat says what its points are made of", async () => {
  const chairs = [person(0), person(1), person(2)];
  const score = { ...LAY.places[0]!.score, figures: [0, -4, 3], wishes: -4, mirrors: 0, running: 5 };
  const place = LAY.places[0]!;
  const places = [
    { ...place, wishes: 0, score },
    { ...place, wishes: 2, score: { ...score, figures: [5, 0, 0], wishes: 2 } },
    { ...place, wishes: 1, score: { ...score, figures: [0, 0, 0], wishes: -3, mirrors: -3, running: 0 } },
    { ...place, wishes: 0, score: { ...score, figures: [0, 0, 0], running: 0 } },
  ];
  const root = await seats([...chairs, person(3)], false, { ...LAY, places });
  const told = [...root.querySelectorAll(".parts")].map((one) =>
    [...one.querySelectorAll(".part")].map((part) => part.textContent!.replace(/\s+/g, " ").trim()),
  );
  expect(told).toEqual([
    ["figures −1", "no wish stone −4", "paid 5"],
    ["figures 5", "2 wish stones 2", "paid 5"],
    ["only 1 wish stone −3", "mirrors −3"],
    ["no wish stone −4"],
  ]);
});

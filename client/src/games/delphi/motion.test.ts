/** What moves on Delphi's board: dice, ships, the fight, the Titan, and the map itself. */
import { flushSync } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { boardAt, draw, prepare } from "../../testing/draw";
import Board from "./Board.svelte";
import Choices from "./Choices.svelte";
import Fight from "./Fight.svelte";
import Ship from "./Ship.svelte";
import Titan from "./Titan.svelte";
import { chartOf } from "./chart";
import { offersOf } from "./offers";
import { titanIn, victoryIn } from "./recap";
import type { DelphiView } from "./view.gen";

vi.setConfig({ testTimeout: 30_000 });
beforeAll(() => prepare("en", "delphi"));

const at = (name: string) => boardAt("delphi", name);
const event = (name: string, args: Record<string, string | number>, line = 1) => ({ line, name, args });

interface Motion {
  what: Element;
  frames: Keyframe[];
  delay: number;
}
let motions: Motion[] = [];
beforeEach(() => {
  motions = [];
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  Element.prototype.animate = function (this: Element, frames, options) {
    const delay = typeof options === "object" ? Number(options.delay ?? 0) : 0;
    motions.push({ what: this, frames: frames as Keyframe[], delay });
    return {} as Animation;
  };
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  Reflect.deleteProperty(Element.prototype, "animate");
});

const STRIKE = [
  event("titan", { number: 3 }, 4),
  event("injury", { seat: 0, colour: "blue" }, 5),
  event("injury", { seat: 1, colour: "red" }, 5),
];

test("the Titan's die tumbles; then the injuries fall on those who are hurt, seat after seat", () => {
  const view = at("phase-act").props.view as DelphiView;
  const root = draw(Titan, { view, titan: titanIn(STRIKE, 0)!, names: ["Anna", "Bert"], close: () => undefined });
  const die = motions.find((one) => one.what.matches(".die"))!;
  const rows = motions.filter((one) => one.what.matches("li.hurt"));
  const injuries = motions.filter((one) => one.what.closest(".blows"));
  expect(die.delay).toBe(0);
  expect(rows.map((one) => one.what)).toEqual([...root.querySelectorAll("li")]);
  expect(injuries).toHaveLength(2);
  expect(injuries[0]!.delay).toBeGreaterThan(500);
  expect(injuries[1]!.delay).toBeGreaterThan(injuries[0]!.delay);
});

test("a shield that holds answers the Titan", () => {
  const view = at("phase-act").props.view as DelphiView;
  const titan = titanIn(STRIKE.slice(0, 2), 0)!;
  const root = draw(Titan, { view, titan, names: ["Anna", "Bert"], close: () => undefined });
  const safe = root.querySelectorAll("li")[1]!;
  expect(safe.textContent).toContain("unhurt");
  expect(motions.filter((one) => safe.contains(one.what)).map((one) => one.what.className)).toEqual([
    expect.stringContaining("soft"),
  ]);
});

test("a shield that has grown since is not the one that the Titan struck", () => {
  const view = at("phase-act").props.view as DelphiView;
  const events = [...STRIKE, event("shield", { seat: 1, shield: 4 }, 6)];
  const root = draw(Titan, { view, titan: titanIn(events, 0)!, names: ["Anna", "Bert"], close: () => undefined });
  const shields = [...root.querySelectorAll("li")].map((one) => one.querySelectorAll(".soft").length);
  expect(shields).toEqual([1, 0]);
});

test("nothing moves for players who asked for no motion", () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  const view = at("phase-act").props.view as DelphiView;
  draw(Titan, { view, titan: titanIn(STRIKE, 0)!, names: ["Anna", "Bert"], close: () => undefined });
  expect(motions).toEqual([]);
});

test("a ship sails hex by hex, when it moves and again in the recap", () => {
  const way = [
    { at: "0,0", x: 0, y: 0 },
    { at: "1,0", x: 50, y: 0 },
    { at: "1,1", x: 75, y: 40 },
  ];
  const bay = { seat: 0, x: 75, y: 40, own: true, active: true };
  const steps = ["translate(-75px, -40px)", "translate(-25px, -40px)", "translate(0px, 0px)"];
  draw(Ship, { ...bay, way, again: [] });
  draw(Ship, { ...bay, way: [], again: way });
  expect(motions.map((one) => one.frames.map((frame) => frame.transform))).toEqual([steps, steps]);
});

test("the roll of a fight stays hidden until the die comes to rest, and then the winner leaps", () => {
  vi.useFakeTimers();
  const { props } = at("phase-stand");
  const view = props.view as DelphiView;
  const root = draw(Fight, { view, fight: view.fight!, roll: 0, names: ["Anna", "Bert"] });
  expect(root.querySelector(".die")!.textContent).not.toBe("0");
  expect(root.textContent).toContain("The die rolls");
  vi.advanceTimersByTime(2000);
  flushSync();
  expect(root.querySelector(".die")!.textContent).toBe("0");
  expect(motions.map((one) => one.what.className)).toEqual([expect.stringContaining("beast")]);
  vi.useRealTimers();
});

const BATTLE = [
  event("fight", { seat: 0, monster: "siren", at: "2,0", strength: 9 }),
  event("battle", { seat: 0, roll: 9, strength: 9 }),
  event("defeated", { seat: 0, monster: "siren", at: "2,0" }),
];

test("a fight that the first roll wins is a scene too, until its equipment card is taken", () => {
  vi.useFakeTimers();
  const { props } = at("phase-equip");
  const root = draw(Board, { ...props, past: BATTLE });
  vi.advanceTimersByTime(2000);
  flushSync();
  const scene = root.querySelector(".fight")!;
  expect(scene.querySelector(".die")!.textContent).toBe("9");
  expect(scene.textContent).toContain("Siren");
  expect(scene.textContent).toContain("enough");
  vi.useRealTimers();
});

test.each([
  ["the card is taken", [...BATTLE, event("equipped", { seat: 0, card: "keel" })]],
  ["the fight was given up, and Ares won", [...BATTLE.slice(0, 2), event("gave-up", { seat: 0 }), BATTLE[2]!]],
  ["Ares won without a fight", BATTLE.slice(2)],
])("no roll is shown when %s", (_when, events) => {
  expect(victoryIn(BATTLE)).toMatchObject({ roll: 9, fight: { monster: "siren", strength: 9 } });
  expect(victoryIn(events)).toBeNull();
});

test("the odds before a fight count only favor that is left after the price of the die", () => {
  const { props } = at("phase-act");
  const view = structuredClone(props.view as DelphiView);
  const monster = offersOf(view, ["die 1 as black fight cyclops 2,0"])[0]!;
  const player = view.players[view.viewer!]!;
  player.favor = 3;
  player.odds = [10, 28, 50, 70];
  const none = { target: null, plan: null, hint: null, why: null, busy: false };
  const deaf = { act: vi.fn(), clear: vi.fn(), point: vi.fn(), errand: vi.fn(), choose: vi.fn() };
  const offers = [{ ...monster, price: 2 }];
  const root = draw(Choices, { ...none, ...deaf, view, offers, source: monster.source, names: ["Anna", "Bert"] });
  const dear = [...root.querySelectorAll(".odds li")].map((one) => one.classList.contains("dear"));
  expect(dear).toEqual([false, false, true, true]);
});

test("on a small screen the place that a hint is about is scrolled into view", () => {
  vi.spyOn(Element.prototype, "clientWidth", "get").mockReturnValue(300);
  vi.spyOn(Element.prototype, "clientHeight", "get").mockReturnValue(200);
  const { props } = at("phase-act");
  const chart = chartOf(props.view as DelphiView);
  const middle = (hint: string | null) => {
    const box = draw(Board, { ...props, hint })
      .querySelector(".sea svg[role=group]")!
      .getAttribute("viewBox")!;
    const [x, y, size] = box.split(" ").map(Number) as [number, number, number];
    return { x: x + size / 2, y: y + size / 2 };
  };
  const view = props.view as DelphiView;
  const own = chart.by.get(view.players[view.viewer!]!.at)!;
  const off = (place: { x: number; y: number }) => Math.hypot(place.x - own.x, place.y - own.y);
  const inner = chart.places.filter((place) => Math.hypot(place.x, place.y) < chart.half / 2);
  const far = inner.reduce((one, two) => (off(two) > off(one) ? two : one));
  const ship = middle(null);
  const shown = middle(`god poseidon ${far.at}`);
  expect(Math.hypot(shown.x - far.x, shown.y - far.y)).toBeLessThan(Math.hypot(ship.x - far.x, ship.y - far.y));
  expect(Math.hypot(shown.x - far.x, shown.y - far.y)).toBeLessThan(30);
});

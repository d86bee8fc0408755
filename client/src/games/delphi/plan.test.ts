import { flushSync } from "svelte";
import { beforeAll, expect, test, vi } from "vitest";
import { boardAt, draw, prepare, press } from "../../testing/draw";
import type { DelphiErrand, DelphiErrands, DelphiView } from "./view.gen";
import Board from "./Board.svelte";
import Fight from "./Fight.svelte";
import Race from "./Race.svelte";
import SeatExtra from "./SeatExtra.svelte";
import { chartOf } from "./chart";
import { errandsAt, errandsFor, nowWords, takesWords, wayTo } from "./errands.svelte";
import { lastingName, placeName } from "./naming";
import { offersOf, worthwhile } from "./offers";
import { lastRoll, titanIn } from "./recap";
import { lapsOf } from "./race";
import { sources } from "./sources";
import { tilesOf } from "./tiles";

vi.setConfig({ testTimeout: 30_000 });
beforeAll(() => prepare("en", "delphi"));

const at = (name: string) => boardAt("delphi", name);
const act = () => at("phase-act").props.view as DelphiView;

function errand(part: Partial<DelphiErrand>): DelphiErrand {
  return {
    task: "offering",
    tiles: ["white"],
    do: "load offering",
    colour: "blue",
    at: "2,0",
    sites: ["1,0"],
    site: "1,0",
    steps: 2,
    then: [],
    dice: 4,
    turns: 2,
    needs_room: false,
    now: null,
    ...part,
  };
}

/** Two errands of the viewer, and the route to the first. */
function planOf(view: DelphiView): DelphiErrands {
  const here = view.players[0]!.at;
  const tile = tilesOf(view, 0)
    .flat()
    .find((one) => !one.done && one.task === "offering")!;
  const [first, second] = view.offerings.map((one) => one.at) as [string, string];
  const near = { task: "offering", tiles: [tile.which], at: first, sites: ["1,-1"], site: "1,-1" };
  return {
    at: here,
    errands: [
      errand({
        ...near,
        now: {
          favor: 2,
          sail: "die 2",
          sail_as: "blue",
          sail_favor: 1,
          act: "die 1",
          act_as: "red",
          act_favor: 1,
        },
      }),
      errand({ ...near, at: second, needs_room: true }),
    ],
    steps: { "0,-1": 1, "1,-1": 2 },
    after: { "0,-1": here, "1,-1": "0,-1" },
  };
}

async function drawn(view = act(), plan = planOf(view)) {
  const { props, acts } = at("phase-act");
  const root = draw(Board, { ...props, view: view as never, errands: async () => plan });
  await vi.waitFor(() => expect(root.querySelector(".goal")).not.toBeNull());
  await Promise.resolve();
  flushSync();
  return { root, acts };
}

const goalOf = (root: ParentNode, name: RegExp) =>
  [...root.querySelectorAll<HTMLButtonElement>(".goal button")].findIndex(
    (one) => name.test(one.getAttribute("aria-label")!) && !one.getAttribute("aria-label")!.includes("Done"),
  );

test("the goal says how many tasks are done, with a picture for each", () => {
  const view = act();
  const root = draw(Board, at("phase-act").props);
  const all = tilesOf(view, 0).flat();
  expect(all).toHaveLength(12);
  expect(root.querySelector(".goal .count")!.textContent).toContain(`${12 - view.players[0]!.tasks_left} of 12 tasks`);
  expect(root.querySelectorAll(".goal svg.tile")).toHaveLength(12);
});

test("a selected task lists its places with route and price, and marks them on the sea", async () => {
  const { root, acts } = await drawn();
  press(root, ".goal button", goalOf(root, /^Offering/));
  const rows = [...root.querySelectorAll(".task .errand")];
  expect(rows).toHaveLength(2);
  expect(rows[0]!.textContent).toContain("2 hexes · blue die · 4 dice in all: 2 turns or more");
  expect(rows[0]!.textContent).toContain("This turn for 2 favour: sail with die 2");
  expect(rows[1]!.textContent).toContain("Your hold is full");
  expect(root.querySelectorAll(".hex.meant")).toHaveLength(2);
  expect(root.querySelector(".route .line")).not.toBeNull();
  press(root, ".task .errand");
  expect(root.querySelector(".choices .name")!.textContent).toBe(placeName(act(), act().offerings[0]!.at));
  expect(root.querySelector(".choices .later .errand")).not.toBeNull();
  expect(acts).toEqual([]);
});

test("a place says what can be done there later, or that nothing can", async () => {
  const view = act();
  const { root } = await drawn(view);
  const hex = (place: string) => root.querySelector<SVGElement>(`[data-at="${place}"]`)!;
  hex(view.offerings[1]!.at).dispatchEvent(new MouseEvent("click", { bubbles: true }));
  flushSync();
  expect(root.querySelector(".choices .later")!.textContent).toContain("Load the blue offering");
  hex(view.offerings[5]!.at).dispatchEvent(new MouseEvent("click", { bubbles: true }));
  flushSync();
  expect(root.querySelector(".choices")!.textContent).toContain("Nothing here for your tasks.");
});

test("errands belong to their tiles, lands and waters", () => {
  const plan = planOf(act());
  const first = plan.errands[0]!;
  expect(errandsFor(plan, { task: "offering", which: first.tiles[0]!, done: false, number: 0 })).toHaveLength(2);
  expect(errandsFor(plan, { task: "statue", which: "white", done: false, number: 0 })).toEqual([]);
  expect(errandsAt(plan, first.at)).toEqual([first]);
  expect(errandsAt(plan, "1,-1")).toHaveLength(2);
  expect(wayTo(plan, "1,-1")).toEqual([plan.at, "0,-1", "1,-1"]);
  expect([wayTo(plan, "9,0"), wayTo(null, "1,-1"), wayTo(plan, null)]).toEqual([[], [], []]);
});

test("the needs of an errand are put into words", () => {
  const view = act();
  const home = errand({ task: "home", do: "sail", colour: null, steps: 1, dice: 1, turns: 1, at: "0,0" });
  expect(takesWords(view, home)).toEqual(["1 hex", "1 die in all: 1 turn or more"]);
  expect(nowWords(view, home)).toBe("Not in this turn with your dice and favour.");
  const shows = view.players[0]!.dice[0]!;
  const paid = { favor: 0, sail: "die 1", sail_as: shows, sail_favor: 0, act: null, act_as: null, act_favor: 0 };
  expect(takesWords(view, { ...home, now: paid })).toEqual(["1 hex", "1 die in all: this turn"]);
  expect(takesWords(view, { ...home, turns: 2, now: paid }).at(-1)).toBe("1 die in all: this turn");
  expect(takesWords({ ...view, active: 1 }, { ...home, now: paid }).at(-1)).toBe("1 die in all: 1 turn or more");
  expect(nowWords(view, { ...home, now: paid })).toBe(`This turn, without favour: die 1, ${shows}`);
});

test("places have names that people can see on the map, and coordinates only on request", () => {
  const view = act();
  const names = view.hexes.map((hex) => placeName(view, hex.at));
  expect(names.filter((name) => /\d|delphi-/.test(name))).toEqual([]);
  expect(placeName(view, view.cities[4]!.at)).toBe("the yellow city");
  expect(placeName(view, view.zeus)).toBe("Zeus");
  const lone = structuredClone(view);
  const stock = lone.offerings.find((one) => chartOf(lone).by.has(one.at))!;
  stock.colours = ["pink"];
  const { q, r } = chartOf(lone).by.get(stock.at)!;
  const beside = lone.hexes.filter(
    (hex) =>
      hex.kind === "water" && Math.max(Math.abs(hex.q - q), Math.abs(hex.r - r), Math.abs(hex.q + hex.r - q - r)) === 1,
  );
  lone.temples = structuredClone(lone.temples);
  expect(beside.map((hex) => placeName(lone, hex.at)).some((name) => name.endsWith("water by the pink offering"))).toBe(
    true,
  );
  expect(lastingName(null, "3,-1")).toBe("3,-1");
});

test("looking at a known island is not offered, unless nothing else is", () => {
  const view = structuredClone(act());
  const looks = view.islands.filter((one) => !one.uncovered).map((one) => `look ${one.at}`);
  const offers = offersOf(view, looks);
  expect(worthwhile(view, offers)).toHaveLength(offers.length);
  view.islands = view.islands.map((one, index) => (index ? one : { ...one, player: "red", letter: "psi" }));
  const known = `look ${view.islands[0]!.at}`;
  expect(worthwhile(view, offersOf(view, [known, looks.find((one) => one !== known)!]))).toHaveLength(1);
  expect(worthwhile(view, offersOf(view, [known]))).toHaveLength(1);
});

const event = (name: string, args: Record<string, string | number>, line = 1) => ({ name, args, line });

test("the shown roll is the last one that was not undone", () => {
  const fight = event("fight", { seat: 0 });
  const first = event("battle", { roll: 2 });
  const again = event("again", { seat: 0 });
  expect(lastRoll([fight])).toBe(null);
  expect(lastRoll([fight, first])).toBe(2);
  expect(lastRoll([fight, first, again])).toBe(null);
  expect(lastRoll([fight, first, again, event("battle", { roll: 7 })])).toBe(7);
  const { props } = at("phase-stand");
  const root = draw(Board, { ...props, past: [fight, first], news: [] });
  expect(root.querySelector(".fight .die")!.textContent).toBe("2");
});

test("the fight of another player speaks of them and not of you", () => {
  const { props } = at("phase-stand");
  const view = { ...(props.view as DelphiView), active: 1 };
  const root = draw(Fight, { view, fight: view.fight!, roll: 3, names: ["Anna", "Bert"] });
  expect(root.querySelector(".fight > p")!.textContent).toMatch(
    /^Bert may pay 1 favour and roll against \d+, or give up/,
  );
  expect(root.querySelector(".odds")).toBeNull();
});

test("a rolling die changes its faces and comes to rest", () => {
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  const { props } = at("phase-stand");
  const view = props.view as DelphiView;
  const root = draw(Fight, { view, fight: view.fight!, roll: 3, names: ["Anna", "Bert"] });
  vi.advanceTimersByTime(200);
  flushSync();
  expect(root.querySelector(".die.rolling")).not.toBeNull();
  vi.advanceTimersByTime(2000);
  flushSync();
  expect(root.querySelector(".die")!.textContent).toBe("3");
  expect(root.querySelector(".die.rolling")).toBeNull();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("the question which injuries to discard comes before the news of the Titan", () => {
  const root = draw(Board, { ...at("phase-rest").props, past: [event("titan", { number: 3 }, 4)] });
  const order = [...root.querySelectorAll(".titan, .rest")].map((one) => one.classList[0]);
  expect(order).toEqual(["rest", "titan"]);
});

test("the Titan's strike shows who is hurt and why, until you act again", () => {
  const blow = [event("titan", { number: 3 }, 4), event("injury", { seat: 1, colour: "red" }, 5)];
  expect(titanIn(blow, 0)).toMatchObject({ number: 3, hurt: [{ seat: 1, colour: "red", isWarded: false }] });
  expect(titanIn([...blow, event("sailed", { seat: 0 }, 9)], 0)).toBe(null);
  expect(titanIn([], 0)).toBe(null);
  const root = draw(Board, { ...at("phase-act").props, past: blow });
  expect(root.querySelector(".titan")!.textContent).toContain("players with a shield below 3 are hurt");
  expect(root.querySelector(".titan .hurt")!.textContent).toContain("Bert");
  press(root, ".titan button");
  expect(root.querySelector(".titan")).toBeNull();
});

test("a question says which act of yours it comes from", () => {
  const { props } = at("phase-ascent");
  const view = props.view as DelphiView;
  const where = view.temples[0]!.at;
  const turn = event("turn", { seat: view.viewer! }, 3);
  const offered = event("offered", { seat: view.viewer!, colour: "red", at: where }, 4);
  const shown = (past: ReturnType<typeof event>[]) =>
    draw(Board, { ...props, past }).querySelector(".cause")?.textContent;
  expect(shown([turn, offered])).toMatch(/^(Anna|Bert) makes the red offering at /);
  expect(shown([offered, turn])).toBeUndefined();
});

test("while gods rise, the number of steps that are left is in sight", () => {
  const { props } = at("phase-steps");
  const view = props.view as DelphiView;
  const left = (count: number) => {
    const [kind, seat] = view.agenda.at(-1)!;
    const rising = { ...view, agenda: [[kind, seat, count]] };
    return draw(Board, { ...props, view: rising as never })
      .querySelector(".cause")!
      .textContent.trim();
  };
  expect(left(3)).toBe("Anna builds a shrine at the red island in the middle. 3 more steps for gods.");
  expect(left(1)).toMatch(/One more step for a god\.$/);
});

test("a player's panel opens as a full sheet", () => {
  const view = at("over").props.view as DelphiView;
  const root = draw(SeatExtra, { view, seat: 1, name: "Bert" });
  press(root, ".open");
  const sheet = root.querySelector("dialog")!;
  expect(sheet.getAttribute("aria-label")).toBe("The whole sheet of Bert");
  for (const word of ["Ship", "Companions", "Equipment", "Gods", "Injuries", "Poseidon"])
    expect(sheet.textContent).toContain(word);
  press(root, "dialog header button");
  expect(root.querySelector("dialog")).toBeNull();
});

test("the race is shown round by round, with who came home when", () => {
  const view = structuredClone(at("over").props.view as DelphiView);
  const early = structuredClone(act());
  early.round = 1;
  early.players = early.players.map((player) => ({ ...player, arrived: false }));
  view.round = 3;
  view.players = view.players.map((player, seat) => ({ ...player, arrived: seat === 1 }));
  const steps = [
    { line: 5, view: early, news: [] },
    { line: 8, view: early, news: [event("offered", { seat: 0, colour: "red", at: early.temples[0]!.at })] },
    { line: 90, view, news: [event("arrived", { seat: 1 })] },
  ];
  const laps = lapsOf(steps);
  expect(laps.map((lap) => lap.round)).toEqual([1, 3]);
  expect(laps[0]!.finished.map((one) => one.name)).toEqual(["offered", "arrived"]);
  const root = draw(Race, { steps, names: ["Anna", "Bert"] });
  expect(root.textContent).toContain("home in round");
  expect(root.textContent).toContain("Bert has come back to Zeus!");
});

test("the count of shrines is of those built, not of those left", () => {
  const view = structuredClone(at("over").props.view as DelphiView);
  view.islands = view.islands.map((island, index) => ({ ...island, shrine: index < 2 ? 1 : null }));
  expect(sources(view)[0]!.points.slice(0, 2)).toEqual([0, 2]);
});

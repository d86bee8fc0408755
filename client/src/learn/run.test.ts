import { beforeEach, expect, test, vi } from "vitest";
import { remember } from "../common/preferences.svelte";
import type { LessonScript, LessonStep } from "../wire.gen";
import { LessonRun } from "./run.svelte";
import { Tips, fits } from "./tips.svelte";

const frame = (line: number, view: object, legal: string[] = []) =>
  ({
    line,
    at: 0,
    view,
    legal,
    picks: null,
    news: [{ line, name: "said", args: {} }],
  }) as unknown as LessonStep["frames"][0];

const step = (name: string, parts: Partial<LessonStep>): LessonStep => ({
  name,
  says: `g-lesson-l-${name}`,
  do: "",
  free: false,
  choices: [],
  right: "",
  wrong: {},
  clause: "",
  meant: {},
  frames: [],
  ...parts,
});

const SCRIPT: LessonScript = {
  game: "g",
  id: "l",
  seats: 2,
  you: 0,
  options: {},
  step: 0,
  steps: [
    step("read", { frames: [frame(1, { phase: "a", pot: 1 }, ["bet", "fold"])] }),
    step("act", { do: "bet", free: true, wrong: { fo: "timid" }, frames: [frame(1, {}, ["bet", "fold", "wait"])] }),
    step("ask", { choices: ["yes", "no"], right: "yes", frames: [frame(2, { pot: 2 }), frame(3, { phase: "b" })] }),
    step("end", { frames: [frame(3, {})] }),
  ],
};

let noted: number[];
let run: LessonRun;
beforeEach(() => {
  remember({ pace: "instant" });
  noted = [];
  run = new LessonRun(SCRIPT, (place) => noted.push(place));
});

test("what the others do takes its time in every step, not only in the first", () => {
  vi.useFakeTimers();
  remember({ pace: "normal" });
  const watch = (name: string) => step(name, { frames: [frame(1, { viewer: 0 }), frame(2, {}), frame(3, {})] });
  const slow = new LessonRun(
    {
      ...SCRIPT,
      steps: [step("read", { frames: [frame(1, { viewer: 0 })] }), watch("one"), watch("two"), watch("three")],
    },
    () => undefined,
  );
  const times = ["one", "two", "three"].map(() => {
    slow.next();
    let time = 0;
    for (; slow.pace.behind; time += 50) vi.advanceTimersByTime(50);
    vi.advanceTimersByTime(2000);
    return time;
  });
  expect(times[0]).toBeGreaterThan(1000);
  expect(new Set(times).size).toBe(1);
  vi.useRealTimers();
});

test("a lesson advances step by step and reports progress", () => {
  expect([run.isAsked, run.hint]).toEqual([false, null]);
  run.next();
  run.act("bet");
  expect([run.place, noted, run.position?.view]).toEqual([2, [1, 2], { phase: "b", pot: 2 }]);
});

test("a wrong press is answered and changes nothing; the second one shows the right action", () => {
  run.next();
  run.act("fold");
  expect([run.place, run.answer, run.hint]).toEqual([1, "timid", null]);
  run.act("wait");
  expect([run.place, run.answer, run.hint]).toEqual([1, "wrong", "bet"]);
});

test("help shows the right action at once", () => {
  run.next();
  run.help();
  expect(run.hint).toBe("bet");
});

test("a choice answers a question, and the end is recorded", () => {
  run.open(2);
  run.choose("no");
  expect([run.place, run.answer]).toEqual([2, "wrong"]);
  run.choose("yes");
  run.next();
  expect([run.isOver, noted]).toEqual([true, [3, 4]]);
});

test("going back leads to the step that asked", () => {
  run.open(2);
  expect(run.position?.view).toEqual({ phase: "b", pot: 2 });
  run.open(0);
  expect([run.place, run.position?.view]).toEqual([0, { phase: "a", pot: 1 }]);
});

test("the log keeps what happened last to itself while a question may be about it", () => {
  const lines = () => run.told.map((one) => one.line);
  run.next();
  run.act("bet");
  expect([run.asks, lines()]).toEqual([true, [1, 1, 2]]);
  run.choose("yes");
  expect([run.asks, lines()]).toEqual([false, [1, 1, 2, 3, 3]]);
});

test("a tip matches the events that it is about", () => {
  const tip = { name: "loser", event: "loser", phase: "", own: true, args: { species: "hydra" }, shown: false };
  const event = { line: 1, name: "loser", args: { seat: 0, species: "hydra" } };
  expect(fits(tip, event, 0)).toBe(true);
  expect(fits(tip, event, 1)).toBe(false);
  expect(fits({ ...tip, own: false }, event, 1)).toBe(true);
  expect(fits(tip, { ...event, args: { seat: 0, species: "phoenix" } }, 0)).toBe(false);
  expect(fits(tip, { ...event, name: "won" }, 0)).toBe(false);
});

test("each tip is shown once, and none after they are switched off", () => {
  const tips = new Tips("g");
  (tips as unknown as { tips: object[] }).tips = [
    { name: "one", event: "said", phase: "", own: false, args: {} },
    { name: "two", event: "", phase: "choose", own: true, args: {} },
    { name: "three", event: "", phase: "draw", own: true, args: {}, shown: true },
  ];
  const events = [{ line: 1, name: "said", args: {} }];
  remember({ tips: false });
  tips.hear(events, 0);
  expect(tips.now).toBeNull();
  remember({ tips: true });
  tips.hear(events, 0);
  expect(tips.now).toBe("g-tip-one");
  tips.now = null;
  tips.hear(events, 0);
  expect(tips.now).toBeNull();
  tips.hear([], 0, "choose");
  expect(tips.now).toBe("g-tip-two");
  tips.now = null;
  tips.hear([], 0, "draw");
  expect(tips.now).toBeNull();
});

test("a tip about a question goes with the question, also if nobody answered it", () => {
  const tips = new Tips("h");
  (tips as unknown as { tips: object[] }).tips = [
    { name: "look", event: "", phase: "search", own: true, args: {} },
    { name: "heard", event: "said", phase: "", own: false, args: {} },
  ];
  tips.hear([], 0, "search");
  tips.hear([], 0, "search");
  expect(tips.now).toBe("h-tip-look");
  tips.hear([], 0, null);
  expect(tips.now).toBeNull();
  tips.hear([{ line: 1, name: "said", args: {} }], 0, null);
  tips.hear([], 0, "search");
  expect(tips.now).toBe("h-tip-heard");
});

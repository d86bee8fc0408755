import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { OraklosThrowVerdict } from "./view.gen";
import { LADDER, LIMIT, Practice, THROWS, mayLack, records } from "./practice.svelte";

const right = {
  right: true,
  over: true,
  reason: "true",
  die: null,
  way: [1, 2, 3, 4],
  line: [],
  card: "rybk",
  cards: [{ card: "rybk", found: [[1, 2, 3, 4]] }],
};
const wrong = { ...right, right: false, over: false, reason: "hole", die: 2, cards: [] };
const missed = { ...right, right: false, reason: "time", way: [], card: null };
let answers: OraklosThrowVerdict[] = [];
let asked: unknown[] = [];
let clock = 0;

beforeEach(() => {
  localStorage.clear();
  answers = [];
  asked = [];
  vi.spyOn(performance, "now").mockImplementation(() => clock);
  vi.stubGlobal("fetch", async (address: string, init: RequestInit) => {
    asked.push(init.method === "POST" ? JSON.parse(init.body as string) : address.split("/").slice(0, 3).join("/"));
    return new Response(
      JSON.stringify(init.method === "POST" ? answers.shift() : { number: 1, view: { dice: [], hands: [[]] } }),
    );
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function tried(practice: Practice, after: number, verdict: OraklosThrowVerdict): Promise<void> {
  clock += after;
  answers.push(verdict);
  await practice.answer([1, 2, 3, 4]);
}

test("the clock stops at the press, and a wrong answer lets it run on", async () => {
  const practice = new Practice("wishes");
  await practice.begin();
  await tried(practice, 4000, wrong);
  expect([practice.stage, practice.verdict?.reason]).toEqual(["looking", "hole"]);
  await tried(practice, 3500, right);
  expect([practice.stage, practice.tried]).toEqual(["answered", [{ ms: 7500, right: true }]]);
  const dice = { answer: { dice: [1, 2, 3, 4] } };
  expect(asked).toEqual(["/api/practice", dice, dice]);
});

test("a missed throw counts as its whole time", async () => {
  const practice = new Practice("wishes");
  await practice.begin();
  answers.push(missed);
  await practice.timeOver();
  expect(practice.tried).toEqual([{ ms: LIMIT, right: false }]);
  expect(asked.at(-1)).toEqual({ answer: {} });
  expect(records("wishes")).toMatchObject({ throws: 1, right: 0, quickest: null });
});

async function run(practice: Practice, ms: number): Promise<void> {
  await practice.begin();
  for (let place = 0; place < THROWS; place += 1) {
    await tried(practice, ms, right);
    await practice.next();
  }
}

test("the browser remembers the best run and the quickest answer until they are cleared", async () => {
  const practice = new Practice("wishes");
  await run(practice, 5000);
  expect([practice.stage, practice.total, practice.isBest]).toEqual(["done", 25_000, true]);
  await run(practice, 9000);
  expect(practice.isBest).toBe(false);
  await run(practice, 2000);
  expect(practice.isBest).toBe(true);
  expect(records("wishes")).toEqual({ runs: 3, throws: 15, right: 15, best: 10_000, quickest: 2000 });
  expect(new Practice("wishes").records.best).toBe(10_000);
  practice.clear();
  expect(records("wishes")).toEqual({ runs: 0, throws: 0, right: 0, best: null, quickest: null });
});

test("unreadable records count as none", () => {
  for (const text of ["", "{", "[]", '{"runs":"many"}', '{"runs":1,"throws":1,"right":1,"best":"x","quickest":null}']) {
    localStorage.setItem("adyton-practice", text);
    expect(records("wishes").throws).toBe(0);
  }
});

test("Antipodes asks for an absent card, with its own address and records", async () => {
  const practice = new Practice("antipodes");
  const cards = [...right.cards, { card: "rkby", found: [] }];
  await practice.begin();
  clock += 4000;
  answers.push({ ...right, reason: "absent", cards });
  await practice.name("rybk");
  await practice.next();
  answers.push({ ...missed, reason: "lacking", cards });
  await practice.name("all");
  await practice.next();
  answers.push({ ...missed, cards });
  await practice.timeOver();
  expect(asked.filter((one) => typeof one === "object")).toEqual([
    { answer: { card: "rybk" } },
    { answer: { card: "all" } },
    { answer: {} },
  ]);
  expect(practice.tried).toEqual([
    { ms: 4000, right: true },
    { ms: LIMIT, right: false },
    { ms: LIMIT, right: false },
  ]);
  expect([records("antipodes").throws, records("wishes").throws]).toEqual([3, 0]);
});

test("the page says that the server is unreachable, and the throw continues", async () => {
  const practice = new Practice("wishes");
  await practice.begin();
  vi.stubGlobal("fetch", async () => {
    throw new TypeError("offline");
  });
  await practice.answer([1, 2, 3, 4]);
  expect([practice.stage, practice.problem]).toEqual(["looking", expect.objectContaining({ status: 0 })]);
});

test("a throw with nothing to find does not count and sets no record", async () => {
  const practice = new Practice("wishes");
  await practice.begin();
  clock += 300;
  answers.push({ ...right, reason: "none", way: [], card: null, cards: [{ card: "rybk", found: [] }] });
  await practice.answer([]);
  expect([practice.stage, practice.isFree, practice.tried]).toEqual(["answered", true, []]);
  expect(records("wishes")).toMatchObject({ throws: 0, quickest: null });
});

test("in Antipodes a wrong name counts even where all six were there", async () => {
  const practice = new Practice("antipodes");
  await practice.begin();
  answers.push({ ...missed, reason: "there" });
  await practice.name("rybk");
  expect(practice.tried).toEqual([{ ms: LIMIT, right: false }]);
});

test("every rung of the ladder has its own address and records", async () => {
  for (const mode of LADDER.slice(0, 5)) {
    const practice = new Practice(mode);
    await practice.begin();
    await tried(practice, 2000, right);
    expect([records(mode).right, mayLack(mode)]).toEqual([1, false]);
  }
  expect(records("wishes").throws).toBe(0);
});

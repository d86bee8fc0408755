import { flushSync } from "svelte";
import { beforeAll, expect, test, vi } from "vitest";
import { draw, press, NAMES } from "../testing/draw";
import type { LiveTable } from "../net/live.svelte";
import { become } from "../net/account.svelte";
import type { Account, TableInfo } from "../wire.gen";
import { speak } from "../words/words.svelte";
import ChairNews from "./ChairNews.svelte";
import LateChair from "./LateChair.svelte";
import Question from "./Question.svelte";

beforeAll(() => speak("en"));

const table = (values: object) =>
  ({
    id: "t",
    status: "running",
    public: false,
    you: null,
    may_take: [1, 2],
    question: null,
    chairs: CHAIRS,
    ...values,
  }) as TableInfo;
const chair = (seat: number, kind: string, held = false) => ({ seat, kind, held, name: "" });
const CHAIRS = [chair(0, "person"), chair(1, "bot"), chair(2, "bot")];
const request = (work: () => Promise<unknown>) => work().then(() => undefined);
const live = (barred = false) => ({ barred, request }) as unknown as LiveTable;
const text = (root: Element) => root.textContent!.replace(/\s+/g, " ").trim();

test("a friend who comes late takes the chair of a bot, and hears why not", async () => {
  const asked: string[] = [];
  const problem = { code: "chair-taken", args: {} };
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    return Promise.resolve(new Response(JSON.stringify(problem), { status: 409 }));
  });
  const root = draw(LateChair, { live: live(), info: table({}), names: NAMES, quits: 0 });
  expect([...root.querySelectorAll("button")].map(text)).toEqual(["Play for Bert", "Play for Cleo", "Just watch"]);
  press(root, "button", 1);
  await vi.waitFor(() => expect(text(root.querySelector(".error")!)).toBe("That chair is taken."));
  expect(asked).toEqual(["/api/tables/t/sit"]);
});

test("without a chair to take one watches, reads why, or is told that nobody may", () => {
  const told = (values: object, barred = false) =>
    text(draw(LateChair, { live: live(barred), info: table({ may_take: [], ...values }), names: NAMES, quits: 0 }));
  const people = [0, 1, 2].map((seat) => chair(seat, "person"));
  const ask = "You are watching. For the next game, ask somebody at the table.";
  expect(told({ chairs: people })).toBe(`The game has begun, and all chairs are taken. ${ask}`);
  expect(told({ chairs: [...people.slice(0, 2), chair(2, "person", true)] })).toBe(
    `The game has begun. A bot keeps the chair for Cleo. ${ask}`,
  );
  expect(told({})).toBe("The game has begun, and you cannot take a chair here any more. You are watching.");
  expect(told({}, true)).toBe("The game has begun, and this table has no spectators.");
});

test("a friend who only wants to watch gets the room for the board, and may change their mind", () => {
  const root = draw(LateChair, { live: live(), info: table({}), names: NAMES, quits: 0 });
  expect(text(root.querySelector("p")!)).toBe("The game has begun. Play on for a bot, or watch.");
  press(root, "button", 2);
  expect(text(root)).toBe("You are watching. Play after all");
  press(root, "button");
  expect(root.querySelectorAll("button")).toHaveLength(3);
});

test("at a public table one asks, and the host reads who asks for which chair", () => {
  const root = draw(LateChair, { live: live(), info: table({ public: true }), names: NAMES, quits: 0 });
  expect(text(root.querySelector("button")!)).toBe("Ask to play for Bert");
  const asked = { kind: "sit", by: 1, line: null, yes: [], waiting: [0], name: "Dora", yours: false };
  const host = draw(Question, { question: asked as never, names: NAMES, you: 0, answer: () => undefined });
  expect(text(host)).toBe("Dora would like to play for Bert. All rightNo");
  const own = draw(Question, {
    question: { ...asked, yours: true } as never,
    names: NAMES,
    you: null,
    answer: vi.fn(),
  });
  expect(text(own)).toBe("You asked to play for Bert. Waiting for Anna. Cancel");
});

test("a guest reads under which name they will play", () => {
  become({ name: "Traveller 12", guest: true } as Account);
  const root = draw(LateChair, { live: live(), info: table({}), names: NAMES, quits: 0 });
  expect(root.querySelector("input")!.placeholder).toBe("Traveller 12");
  become(null as unknown as Account);
});

test("whose question ends reads it, unless they ended it", async () => {
  const question = { kind: "sit", by: 1, line: null, yes: [], waiting: [0], name: "Dora", yours: true };
  const open = table({ public: true, question });
  const shown = $state({ live: live(), info: open, names: NAMES, quits: 0 });
  const root = draw(LateChair, shown);
  const error = () => text(root.querySelector(".error")!);
  shown.info = table({ public: true });
  await vi.waitFor(() => expect(error()).toBe("This time you did not get the chair."));
  const other = $state({ live: live(), info: open, names: NAMES, quits: 0 });
  const quitting = draw(LateChair, other);
  other.quits = 1;
  other.info = table({ public: true });
  flushSync();
  expect(text(quitting.querySelector(".error")!)).toBe("");
});

test("that somebody takes a chair is told when it happens, not when one comes", () => {
  const root = draw(ChairNews, { texts: ["Bert is back."], isLive: true });
  expect(text(root)).toBe("");
});

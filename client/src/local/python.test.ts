import { afterEach, expect, test, vi } from "vitest";
import { LOADED, Python, type Answer, type Order } from "./python";

/** A worker that answers each call with its text in capitals, unless the text is "hang". */
class FakeWorker {
  static made: FakeWorker[] = [];
  static isBroken = false;
  ended = false;
  onmessage: (event: { data: Answer }) => void = () => undefined;
  onerror = () => undefined;
  constructor() {
    FakeWorker.made.push(this);
  }
  postMessage(data: string | Order): void {
    const say = (answer: Answer) => queueMicrotask(() => this.onmessage({ data: answer }));
    if (typeof data === "string")
      return say(FakeWorker.isBroken ? { call: LOADED, error: "no" } : { call: LOADED, text: "" });
    if (data.text === "fail") say({ call: data.call, error: "a mistake" });
    else if (data.text !== "hang") say({ call: data.call, text: data.text.toUpperCase() });
  }
  terminate(): void {
    this.ended = true;
  }
}

vi.stubGlobal("Worker", FakeWorker);
afterEach(() => {
  FakeWorker.made = [];
  FakeWorker.isBroken = false;
  vi.useRealTimers();
});

test("calls are answered by one worker", async () => {
  const python = new Python("/offline/");
  expect(await Promise.all([python.ask("table", "one"), python.ask("table", "two")])).toEqual(["ONE", "TWO"]);
  await expect(python.ask("table", "fail")).rejects.toThrow("a mistake");
  expect(FakeWorker.made).toHaveLength(1);
});

test("a bot that hangs is stopped, and the next one gets a new worker", async () => {
  vi.useFakeTimers();
  const python = new Python("/offline/");
  const answer = expect(python.ask("bot", "hang", 1000)).rejects.toThrow("took too long");
  await vi.advanceTimersByTimeAsync(1000);
  await answer;
  expect(FakeWorker.made[0]!.ended).toBe(true);
  expect(await python.ask("bot", "again", 1000)).toBe("AGAIN");
  expect(FakeWorker.made).toHaveLength(2);
});

test("if Python cannot be loaded, the call fails, and the next one tries again", async () => {
  FakeWorker.isBroken = true;
  const python = new Python("/offline/");
  await expect(python.ask("table", "one")).rejects.toThrow("no");
  FakeWorker.isBroken = false;
  expect(await python.ask("table", "one")).toBe("ONE");
});

import { flushSync } from "svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { Refusal, api } from "../net/api";
import { draw } from "../testing/draw";
import { speak } from "../words/words.svelte";
import Home from "./Home.svelte";

beforeAll(() => speak("en"));
afterEach(() => void vi.useRealTimers());

class SilentSocket extends EventTarget {
  close() {}
}

test("while the server is away the page claims nothing about tables; it goes on when the server is back", async () => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", SilentSocket);
  vi.spyOn(api, "hello").mockResolvedValue({ name: "Anna", guest: true } as never);
  vi.spyOn(api, "courses").mockResolvedValue([]);
  vi.spyOn(api, "games").mockRejectedValueOnce(new Refusal(0, null)).mockResolvedValue([]);
  const root = draw(Home, {});
  const lists = root.querySelector<HTMLElement>(".lists")!;
  const said = () => (flushSync(), root.querySelector("[role=alert]")?.textContent ?? "");
  await vi.waitFor(() => expect(said()).toMatch(/^The server cannot be reached/));
  expect(lists.hidden).toBe(true);
  await vi.waitFor(() => expect(said()).toBe(""), { timeout: 10_000 });
  expect(lists.hidden).toBe(false);
});

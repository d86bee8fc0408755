import { beforeAll, expect, test } from "vitest";
import { draw } from "../testing/draw";
import type { LiveTable } from "../net/live.svelte";
import { speak } from "../words/words.svelte";
import Lost from "./Lost.svelte";

beforeAll(() => speak("en"));

const said = (link: LiveTable["link"], lostBy: LiveTable["lostBy"]) =>
  draw(Lost, { live: { link, lostBy } }).textContent!.replace(/\s+/g, " ").trim();

test("a lost connection says why, if the server did", () => {
  expect(said("lost", null)).toBe("Connection lost. It comes back by itself.");
  expect(said("lost", "too-many")).toMatch(/^Too many pages of this site are open/);
  expect(said("lost", "stopping")).toMatch(/^The server is restarting\./);
  expect(said("lost", "slow")).toMatch(/^Your connection is too slow/);
  expect(said("lost", "signed-out")).toBe("You are signed out in this browser. Load the page again");
  expect(said("live", null)).toBe("");
});

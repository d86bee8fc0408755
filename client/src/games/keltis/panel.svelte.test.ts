import { flushSync } from "svelte";
import { beforeAll, expect, test } from "vitest";
import { RECORDED, draw, prepare } from "../../testing/draw";
import { kitOf } from "../kits";
import type { LiveTable } from "../../net/live.svelte";
import type { Chair, Said, TableInfo } from "../../wire.gen";
import TablePanel from "../../table/TablePanel.svelte";

beforeAll(() => prepare("en", "keltis"));

const message = (number: number) => ({ number, seat: 1, name: "Bo", text: "Hello" }) as Said;

/** Opens the table with the log in front. Returns the badge of the chat after these messages have come. */
async function badgeAfter(...said: Said[]): Promise<string> {
  const live = $state({ said: [], muted: [], hasGap: false } as unknown as LiveTable);
  const info = { id: "t", you: 0, chairs: [] as Chair[], watching: 0 } as TableInfo;
  const view = RECORDED["keltis"]!["phase-lay"]!.view;
  const common = { lines: [], names: ["Ada", "Bo", "Cleo"], clause: null, over: false, point: () => undefined };
  const root = await draw(TablePanel, { live, info, kit: await kitOf("keltis"), view, open: "log", ...common });
  live.said = said;
  flushSync();
  const badge = root.querySelector(".badge")?.textContent ?? "";
  if (badge) root.querySelectorAll<HTMLElement>("[role=tab]")[1]!.click();
  flushSync();
  return badge;
}

test("chat that was read is not new after a reload, and what came since is", async () => {
  expect(await badgeAfter(message(4))).toBe("1");
  expect(await badgeAfter(message(4))).toBe("");
  expect(await badgeAfter(message(4), message(7), message(8))).toBe("2");
});

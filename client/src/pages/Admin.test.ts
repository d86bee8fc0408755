import { flushSync } from "svelte";
import { beforeAll, expect, test, vi } from "vitest";
import { api } from "../net/api";
import { draw, press } from "../testing/draw";
import type { AdminConnection, AdminPage } from "../wire.gen";
import { speak } from "../words/words.svelte";
import Admin from "./Admin.svelte";

beforeAll(() => speak("en"));

const connection = (account: string, opened = 1): AdminConnection => ({
  account,
  name: account,
  address: "192.0.2.1",
  table: null,
  opened,
});
const table = { id: "t", game: "pebbles", people: [], created: 0, status: "running", here: 0 };
const pageWith = (connections: AdminConnection[]) =>
  ({ tables: [table], connections, waiting: 0, queue: [], bans: [], actions: [] }) as unknown as AdminPage;

const rows = (root: HTMLElement) => [...root.querySelectorAll<HTMLElement>("[aria-labelledby=admin-connections] li")];
const named = (root: HTMLElement, name: string) => rows(root).find((row) => row.textContent!.includes(name))!;

/** Draws the page. Its connections are these, and after each action the next ones. */
async function drawAdmin(...lists: AdminConnection[][]): Promise<HTMLElement> {
  vi.spyOn(api, "games").mockResolvedValue([]);
  vi.spyOn(api, "adminClose").mockResolvedValue(undefined as never);
  const asked = vi.spyOn(api, "admin");
  for (const list of lists) asked.mockResolvedValueOnce(pageWith(list));
  const root = draw(Admin, {});
  await vi.waitFor(() => expect(rows(root)).toHaveLength(lists[0]!.length));
  return root;
}

test("after a reload, the row of a connection that stays is the same element", async () => {
  const root = await drawAdmin([connection("loud"), connection("quiet")], [connection("quiet")]);
  const before = named(root, "quiet");
  press(root, "[aria-labelledby=admin-tables] .row button", 1);
  await vi.waitFor(() => (flushSync(), expect(rows(root)).toHaveLength(1)));
  expect(named(root, "quiet")).toBe(before);
});

test("two connections that look the same have a row each", async () => {
  const root = await drawAdmin([connection("loud"), connection("loud"), connection("loud", 2)]);
  expect(rows(root)).toHaveLength(3);
});

import { expect, test } from "vitest";
import type { TableInfo } from "../wire.gen";
import { changed } from "./lobby.svelte";

const table = (id: string, created: number, status = "open") => ({ id, created, status }) as unknown as TableInfo;
const ids = (tables: readonly TableInfo[]) => tables.map((one) => `${one.id} ${one.status}`);

test("a change updates, adds and removes tables, the newest first", () => {
  const before = [table("c", 3), table("b", 2), table("a", 1)];
  const change = {
    type: "lobby-change" as const,
    tables: [table("b", 2, "running"), table("d", 4)],
    gone: ["a", "never seen"],
  };
  expect(ids(changed(before, change))).toEqual(["d open", "c open", "b running"]);
});

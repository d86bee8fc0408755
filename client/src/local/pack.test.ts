import { expect, test } from "vitest";
import { missing, type Pack } from "./pack";
import { isHere, newId, tableIn } from "./names";

const pack = (hashes: Record<string, string>): Pack => ({
  sent: 1,
  files: Object.entries(hashes).map(([path, hash]) => ({ path, size: 1, hash })),
});

test("only files that differ from those on the device are fetched", () => {
  const now = pack({ "offline/adyton.zip": "2", "offline/pyodide.mjs": "1", "assets/new.js": "1" });
  const own = pack({ "offline/adyton.zip": "1", "offline/pyodide.mjs": "1", "assets/old.js": "1" });
  expect(missing(now, own).map((one) => one.path)).toEqual(["offline/adyton.zip", "assets/new.js"]);
  expect(missing(now, null)).toHaveLength(3);
});

test("tables of this device are known by their ids", () => {
  const id = newId();
  expect(isHere(id)).toBe(true);
  expect(tableIn(`/tables/${id}/log?eyes=1`)).toBe(id);
  expect(tableIn("/tables/abc")).toBeNull();
  expect(tableIn("/lessons/lots")).toBeNull();
});

/** Chromium's Python and the native one play the same games: ADYTON_SAME of each, 1,000 unless it says otherwise. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { loadPython, runPython } from "./python";
import { bin, root } from "./server";

const GAMES = ["oracle", "keltis", "oraklos", "delphi"];
const EACH = Number(process.env["ADYTON_SAME"] ?? 1000);
const CHUNK = 50;
const SOURCE = readFileSync(join(root, "tests/support/same_truth.py"), "utf8");

/** The records of games that native Python plays, as JSON. */
function recordsOf(game: string, first: number, last: number): string {
  const asked = `import json\nprint(json.dumps([record_of("${game}", number) for number in range(${first}, ${last})]))`;
  return execFileSync(`${bin}/python`, ["-c", `${SOURCE}\n${asked}`], { encoding: "utf8", maxBuffer: 2 ** 30 });
}

test.use({ bypassCSP: true, serviceWorkers: "block" });

for (const game of GAMES)
  test(`${EACH} games of ${game}`, async ({ page }) => {
    test.setTimeout(0);
    await loadPython(page);
    await runPython(page, SOURCE);
    for (let first = 0; first < EACH; first += CHUNK) {
      const last = Math.min(EACH, first + CHUNK);
      const native = JSON.parse(recordsOf(game, first, last)) as string[];
      for (const [place, record] of native.entries()) {
        const again = await runPython(page, `played_again(${JSON.stringify(record)})`);
        expect(again, `${game} ${first + place}`).toBe(record); // seals, result and hash included
      }
      console.log(`${game}: ${last} games, the same records and hashes`);
    }
  });

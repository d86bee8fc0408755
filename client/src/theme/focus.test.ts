import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const folder = join(import.meta.dirname, "..");
const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => /\.(css|svelte)$/.test(name));

/** The rules of a style sheet, as selector and declarations. */
function rulesOf(name: string): [string, string][] {
  const styles = readFileSync(join(folder, name), "utf8").replaceAll(/\/\*[\s\S]*?\*\//g, "");
  const inside = name.endsWith(".css") ? styles : (/<style>([\s\S]*)<\/style>/.exec(styles)?.[1] ?? "");
  return [...inside.matchAll(/([^{};]+)\{([^{}]*)\}/g)].map((match) => [match[1]!.trim(), match[2]!]);
}

test("no mark has the colour of the focus ring", () => {
  const others = files.flatMap((name) =>
    rulesOf(name)
      .filter(([selector, body]) => body.includes("var(--focus)") && !selector.includes(":focus"))
      .map(([selector]) => `${name}: ${selector}`),
  );
  expect(others).toEqual([]);
});

test("where a focused piece has no outline, its board draws the ring itself", () => {
  const bare = files.filter((name) =>
    rulesOf(name).some(([selector, body]) => selector.includes(":focus-visible") && /outline: none/.test(body)),
  );
  expect(bare.length).toBeGreaterThan(0);
  for (const name of bare)
    expect(rulesOf(name).some(([selector, body]) => selector.includes(":focus") && body.includes("var(--focus)"))).toBe(
      true,
    );
});

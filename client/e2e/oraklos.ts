/** Tables of Oraklos for the tests, with easy dice and with clocks slow enough for a slow machine. */
import type { Page } from "@playwright/test";
import { pressUntil } from "./test";

interface Wish {
  [label: string]: string;
}

/** Small dice without holes: nearly every card can be found in the throw, so a game ends after few rounds. */
const KIND_THROW = {
  name: "kind.toml",
  mimeType: "text/plain",
  buffer: Buffer.from("[dice]\ngap = 1.6\nhole_faces = 0\n[side]\nstandard = 0.03\njunior = 0.03\nantipodes = 0.13\n"),
};

/** The form for a new table, with clocks slow enough for a slow machine. */
export async function fill(page: Page, mode: string, wish: Wish): Promise<void> {
  await page.getByRole("radio", { name: "2", exact: true }).check();
  const more = page.getByText("More choices");
  if (await more.isVisible()) await more.click();
  await page.getByRole("combobox", { name: "Game" }).selectOption({ label: mode });
  for (const [label, value] of Object.entries(wish)) await page.getByLabel(label).fill(value);
  await page.getByLabel("Own throw").setInputFiles(KIND_THROW);
}

export async function start(page: Page, mode: string, wish: Wish = {}): Promise<void> {
  await page.goto("/new/oraklos?bots=1");
  await fill(page, mode, { "Time to point, in seconds": "60", ...wish });
  await pressUntil(page.getByRole("button", { name: "Start the game" }), () => page.waitForURL(/\/table\//));
}

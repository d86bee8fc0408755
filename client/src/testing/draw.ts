/** Mounts a component in the page of a test, with words, and removes it afterwards. */
import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach } from "vitest";
import { kitOf } from "../games/kits";
import type { PickPattern } from "../wire.gen";
import { learn, speak } from "../words/words.svelte";

export interface Recorded {
  view: never;
  legal: string[];
  picks?: PickPattern;
  news: { line: number; name: string; args: Record<string, string | number> }[];
  result: { points: number[]; places: number[]; ending: string } | null;
}

const FILES = import.meta.glob<Record<string, Recorded>>("../games/*/positions.json", {
  import: "default",
  eager: true,
});

/** Recorded positions by game; `tools/positions.py` writes them. */
export const RECORDED = Object.fromEntries(Object.entries(FILES).map(([path, found]) => [path.split("/")[2]!, found]));
export const NAMES = ["Anna", "Bert", "Cleo", "Dion", "Eva"];

let drawn: Record<string, unknown>[] = [];
afterEach(async () => {
  for (const one of drawn) await unmount(one);
  drawn = [];
  document.body.replaceChildren();
});

export async function prepare(language: string, game: string): Promise<void> {
  await speak(language);
  await Promise.all([learn(game), kitOf(game)]);
}

export function draw<P extends Record<string, unknown>>(what: Component<P>, props: P): HTMLElement {
  const target = document.body.appendChild(document.createElement("div"));
  drawn.push(mount(what, { target, props }) as Record<string, unknown>);
  flushSync();
  return target;
}

/** The props of a board at a recorded position. */
export function boardAt(game: string, name: string) {
  const recorded = RECORDED[game]![name]!;
  const acts: string[] = [];
  const seats = (recorded.view as { seats: number }).seats;
  const props = {
    game,
    view: recorded.view,
    legal: recorded.legal,
    picks: recorded.picks ?? null,
    names: NAMES.slice(0, seats),
    news: recorded.news,
    hint: null as string | null,
    sent: null as string | null,
    result: recorded.result,
    act: (text: string) => void acts.push(text),
  };
  return { props, acts };
}

export function press(root: ParentNode, selector: string, index = 0): void {
  const element = root.querySelectorAll<HTMLElement>(selector)[index];
  if (!element) throw new Error(`there is no ${selector} number ${index}`);
  element.click();
  flushSync();
}

/** A code and its arguments, such as "Drawn: lot 5.", for a game that has no sentence for them. */
import type { Args } from "./words.svelte";

export function spelled(code: string, args: Args = {}): string {
  const words = code.replaceAll("-", " ");
  const head = words.charAt(0).toUpperCase() + words.slice(1);
  const rest = Object.entries(args).map(([key, value]) => `${key} ${String(value)}`);
  return rest.length ? `${head}: ${rest.join(", ")}.` : `${head}.`;
}

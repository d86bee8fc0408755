/** How the plain table shows a game's view: what lists are indexed by, which numbers are seats, words for values. */

/** What the entry of a list stands for. */
export type Axis = (index: number, names: readonly string[], value: unknown) => string;
type Say = (value: never, names: readonly string[]) => string;

/** Keys are those of the view; `parent.key` is meant before `key`, and `parent.*` is every key of a part. */
export interface Reading {
  /** What the entries of a list stand for, the outer list first. A list without an axis is one line, or numbered. */
  axes: Record<string, readonly Axis[]>;
  /** The keys whose numbers are seats. */
  seats: readonly string[];
  /** How to say a value, or each value of a list. */
  words: Record<string, Say>;
  /** The keys that mean nothing to a person at the table. */
  silent: readonly string[];
}

export const UNREAD: Reading = { axes: {}, seats: [], words: {}, silent: [] };

export const bySeat: Axis = (index, names) => names[index] ?? String(index + 1);
export const byNumber: Axis = (index) => String(index + 1);

/** The ways in which a reading may name a key of a part. */
export function keysOf(parent: string, key: string): string[] {
  return [`${parent}.${key}`, `${parent}.*`, key];
}

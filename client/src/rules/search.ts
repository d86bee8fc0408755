/** Search in the rules: a passage matches if it has all the words, in any order. */
export interface Piece {
  text: string;
  /** Whether this is one of the words. */
  isFound: boolean;
}

export function wordsOf(query: string): string[] {
  return query.toLowerCase().split(/\s+/).filter(Boolean);
}

export function hasAll(text: string, words: readonly string[]): boolean {
  const low = text.toLowerCase();
  return words.length > 0 && words.every((word) => low.includes(word));
}

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Splits a text into pieces, so that the words in it can be marked. */
export function piecesOf(text: string, words: readonly string[]): Piece[] {
  if (words.length === 0) return [{ text, isFound: false }];
  const longestFirst = [...words].sort((one, two) => two.length - one.length).map(escaped);
  const parts = text.split(new RegExp(`(${longestFirst.join("|")})`, "gi"));
  return parts.map((part, index) => ({ text: part, isFound: index % 2 === 1 })).filter((piece) => piece.text !== "");
}

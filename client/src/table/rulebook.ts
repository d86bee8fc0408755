/** Reads a game's rules and their summary: headings, items, tables, pictures. Clauses are found by their ids. */
import { textFromServer } from "../words/server";

export interface Span {
  kind: "text" | "b" | "i" | "code";
  text: string;
}
export interface Block {
  kind: "heading" | "text" | "item" | "table" | "picture";
  spans: Span[];
  rows?: Span[][][];
  clauses: string[];
  /** The name of the picture. */
  picture?: string;
}
/** Rules, and the language that they are written in. */
export interface Rules {
  language: string;
  blocks: Block[];
}

/** The whole rules, or the summary of one printed page. */
export type RulesPage = "rules" | "summary";

const files = import.meta.glob<string>("../../../src/adyton/games/*/{README,SUMMARY}*.md", {
  query: "?raw",
  import: "default",
});
const FALLBACK = "en";
const FILES: Record<RulesPage, string> = { rules: "README", summary: "SUMMARY" };

function builtIn(game: string, language: string, page: RulesPage): (() => Promise<string>) | undefined {
  const name = language === FALLBACK ? `${FILES[page]}.md` : `${FILES[page]}.${language}.md`;
  return Object.entries(files).find(([path]) => path.endsWith(`/games/${game}/${name}`))?.[1];
}

/** The rules in this language: built in, or from the server. Empty if there are none. */
async function written(game: string, language: string, page: RulesPage): Promise<string> {
  const load = builtIn(game, language, page);
  if (load) return load();
  if (builtIn(game, FALLBACK, "rules")) return "";
  return textFromServer(`/games/${encodeURIComponent(game)}/${page}/${language}`);
}

/** A game's rules in this language, else in English, without the title line. */
export async function rulesOf(game: string, language: string, page: RulesPage = "rules"): Promise<Rules> {
  const own = await written(game, language, page);
  const text = own || language === FALLBACK ? own : await written(game, FALLBACK, page);
  const blocks = text ? parse(text.replace(/^# .*\n/, "")) : [];
  return { language: own ? language : FALLBACK, blocks };
}

export function spansOf(text: string): Span[] {
  const parts = text.replace(/\[([^\]]+)\]\([^)]*\)/g, "$1").split(/(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`)/);
  return parts.filter(Boolean).map((part) => {
    if (part.startsWith("**")) return { kind: "b", text: part.slice(2, -2) };
    if (part.startsWith("*") && part.length > 2) return { kind: "i", text: part.slice(1, -1) };
    if (part.startsWith("`")) return { kind: "code", text: part.slice(1, -1) };
    return { kind: "text", text: part };
  });
}

const clausesIn = (text: string) => [...new Set(text.match(/\b[A-Z]{3}-\d+\b/g) ?? [])];

/** A clause is found only at its own place: where its id is in bold at the beginning. */
function homeOf(text: string): string[] {
  const head = /^\W*\*\*([^*]+)\*\*/.exec(text)?.[1];
  return head ? clausesIn(head) : [];
}

function tableOf(lines: string[]): Block {
  const rows = lines
    .filter((line) => !/^\|[\s:|-]+\|?$/.test(line))
    .map((line) =>
      line
        .replace(/^\||\|$/g, "")
        .split("|")
        .map((cell) => spansOf(cell.trim())),
    );
  return { kind: "table", spans: [], rows, clauses: clausesIn(lines.join(" ")) };
}

function blockOf(lines: string[]): Block {
  const text = lines.map((line) => line.trim()).join(" ");
  const heading = /^#+\s+(.*)$/.exec(text);
  if (heading) return { kind: "heading", spans: spansOf(heading[1]!), clauses: [] };
  if (text.startsWith("|")) return tableOf(lines);
  const picture = /^!\[([\w-]+)\]$/.exec(text)?.[1];
  if (picture) return { kind: "picture", spans: [], clauses: [], picture };
  const item = /^[-*]\s+(.*)$/.exec(text);
  return { kind: item ? "item" : "text", spans: spansOf(item?.[1] ?? text), clauses: homeOf(item?.[1] ?? text) };
}

export function parse(markdown: string): Block[] {
  const groups: string[][] = [];
  let open: string[] | null = null;
  for (const line of markdown.split("\n")) {
    const begins = /^(#|[-*]\s|\d+\.\s)/.test(line) || (line.startsWith("|") && !open?.[0]?.startsWith("|"));
    if (!line.trim()) open = null;
    else if (!open || begins) groups.push((open = [line]));
    else open.push(line);
    if (line.startsWith("#")) open = null;
  }
  return groups.map(blockOf);
}

/** The site on this device: tables in one worker, bots in another, games in the browser's storage. */
import { siteAddress } from "../common/base";
import { Refusal } from "../net/api";
import type { FromBrowser, FromServer, NewTable, PuzzleVerdict, TableInfo } from "../wire.gen";
import { newId, tableIn } from "./names";
import { Python } from "./python";
import { find, keep, remove, type Kept } from "./store";
import { noteTry, triesOf } from "./tries";

interface Said {
  answer?: unknown;
  refusal?: { code: string; args: Record<string, string | number> };
  /** Messages for the person at the table. */
  tell?: FromServer[];
  /** The table as it is to be kept, if it has changed. */
  save?: string | null;
  info?: TableInfo | null;
  /** New questions for bots, by key. */
  ask?: Record<string, string>;
  /** The keys of all questions that wait for an answer. */
  open?: string[];
  /** In how many milliseconds the clock or a bot acts by itself. */
  wake?: number | null;
}
type Order = { do: string; table?: string } & Record<string, unknown>;
type Hear = (message: FromServer) => void;

/** A bot limits itself to less; this is for one that hangs. */
const LONGEST_THOUGHT_MS = 15_000;
const PACK = siteAddress("offline/");
const tables = new Python(PACK);
const bots = new Python(PACK);
const listeners = new Map<string, Hear>();
const timers = new Map<string, ReturnType<typeof setTimeout>>();
const openQuestions = new Map<string, Set<string>>();
/** By table: resolves when Python knows it. */
const known = new Map<string, Promise<unknown>>();
/** The tables that no other tab may play at now. */
const locked = new Set<string>();
let thoughts: Promise<unknown> = Promise.resolve();

async function call(order: Order): Promise<unknown> {
  let said: Said;
  try {
    said = JSON.parse(await tables.ask("table", JSON.stringify(order))) as Said;
  } catch {
    known.clear(); // Python may have forgotten all tables; they are kept
    throw new Refusal(400, { code: "local-failed", args: {} });
  }
  if (order.table !== undefined && said.tell) await follow(order.table, said);
  if (said.refusal) throw new Refusal(400, said.refusal);
  return said.answer;
}

/** Keeps the game before the person sees the move. Then tells them, asks the bots, and sets the clock. */
async function follow(table: string, said: Said): Promise<void> {
  const { save, info } = said;
  const isKept = !save || !info || (await kept({ id: table, created: info.created, text: save, info }));
  for (const message of said.tell ?? []) listeners.get(table)?.(message);
  if (!isKept) refuse(table, null, "not-kept");
  openQuestions.set(table, new Set(said.open));
  for (const [key, question] of Object.entries(said.ask ?? {})) think(table, key, question);
  clearTimeout(timers.get(table));
  if (typeof said.wake === "number" && listeners.has(table))
    timers.set(
      table,
      setTimeout(() => void call({ do: "wake", table }).catch(() => undefined), said.wake),
    );
}

function kept(one: Kept): Promise<boolean> {
  return keep(one).then(
    () => true,
    () => false,
  );
}

function refuse(table: string, id: string | null, code: string): void {
  listeners.get(table)?.({ type: "refused", id, code, args: {}, clause: "" });
}

/** Lets one bot after the other think. A question that nobody asks any more is left out. */
function think(table: string, key: string, question: string): void {
  thoughts = thoughts.then(async () => {
    if (!openQuestions.get(table)?.has(key)) return;
    const choice = await bots
      .ask("bot", question, LONGEST_THOUGHT_MS)
      .then((text) => JSON.parse(text) as unknown)
      .catch(() => null);
    await call({ do: "answered", table, key, choice }).catch(() => undefined);
  });
}

/** Only one tab plays at a table: two would overwrite each other's games. */
async function lock(table: string): Promise<void> {
  if (!("locks" in navigator) || locked.has(table)) return;
  await new Promise<void>((done, fail) => {
    void navigator.locks.request(`adyton ${table}`, { ifAvailable: true }, (lock) => {
      if (!lock) return fail(new Refusal(400, { code: "open-elsewhere", args: {} }));
      locked.add(table);
      done();
      return new Promise(() => undefined); // until the page is closed
    });
  });
}

/** Starts Python before anything is asked of it. */
export function warmUp(): void {
  void tables.start().catch(() => undefined);
}

/** Opens a table for one person and bots. */
export function openTable(wish: NewTable, name: string): Promise<TableInfo> {
  return begin((table) => ({ do: "open", table, wish, name }));
}

async function begin(order: (table: string) => Order): Promise<TableInfo> {
  void bots.start().catch(() => undefined); // at the same time as the worker of the tables
  const table = newId();
  await lock(table);
  const info = (await call({ ...order(table), created: Date.now() })) as TableInfo;
  known.set(table, Promise.resolve());
  return info;
}

/** Takes a record from a file, and returns it as a table that can be replayed. */
export async function openRecord(text: string): Promise<TableInfo> {
  const id = newId();
  const info = (await call({ do: "record", id, text })) as TableInfo;
  known.set(id, Promise.resolve());
  await keep({ id, created: Date.now(), text, info: { ...info, created: Date.now() }, isRecord: true }).catch(
    () => undefined,
  );
  return info;
}

/** Makes Python know a table that is kept on this device. */
function restored(table: string): Promise<unknown> {
  let found = known.get(table);
  if (!found) {
    found = restore(table);
    known.set(table, found);
    found.catch(() => known.delete(table));
  }
  return found;
}

async function restore(table: string): Promise<unknown> {
  const one = await find(table).catch(() => {
    throw new Refusal(400, { code: "storage-broken", args: {} });
  });
  if (!one) throw new Refusal(404, { code: "no-such-table", args: {} });
  if (one.isRecord) return call({ do: "record", id: table, text: one.text });
  if (one.info.status === "running") await lock(table);
  return call({ do: "restore", table, text: one.text, created: one.created });
}

/** Listens to a table; returns how to stop. The clock stands still while nobody listens. */
export async function watch(table: string, heard: Hear): Promise<() => void> {
  void bots.start().catch(() => undefined);
  await restored(table);
  listeners.set(table, heard);
  return () => {
    if (listeners.get(table) !== heard) return;
    listeners.delete(table);
    clearTimeout(timers.get(table));
    void call({ do: "leave", table }).catch(() => undefined);
  };
}

export function say(table: string, message: FromBrowser): void {
  const id = "id" in message ? message.id : null;
  void restored(table)
    .then(() => call({ do: "hear", table, message }))
    .catch(() => refuse(table, id, "local-failed"));
}

/** Answers what would be asked of a server. */
export async function request(method: string, path: string, body?: unknown): Promise<unknown> {
  const table = tableIn(path);
  if (path.startsWith("/puzzles/")) return requestPuzzle(method, path, body);
  if (table === null) return call({ do: "request", method, path, body });
  if (path.endsWith("/give-up")) return giveUp(table);
  await restored(table);
  if (path.endsWith("/muted")) return [];
  if (path.endsWith("/rematch")) return begin((id) => ({ do: "again", table: id, before: table }));
  return call({ do: "request", method, path, body, table });
}

/** Python judges answers; what was tried is kept here. */
async function requestPuzzle(method: string, path: string, body?: unknown): Promise<unknown> {
  const [, , game = "", puzzle = ""] = path.split("/").map(decodeURIComponent);
  const answer = await call({ do: "request", method, path, body: { ...(body as object), tries: triesOf(game) } });
  if (method === "POST") noteTry(game, puzzle, (answer as PuzzleVerdict).right);
  return answer;
}

async function giveUp(table: string): Promise<void> {
  await remove(table);
  known.delete(table);
}

/** A live table for tests: its sockets are fakes, its clock stands still, and it is closed after each test. */
import { afterEach, beforeEach, vi } from "vitest";
import { remember } from "../common/preferences.svelte";
import { LiveTable } from "../net/live.svelte";
import type { FromBrowser, Position, Recap } from "../wire.gen";

/** Every socket that the page opened in this test. */
export class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: FromBrowser[] = [];
  onopen: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: (() => void) | null = () => undefined;
  constructor() {
    FakeSocket.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as FromBrowser);
  }
  close() {
    this.readyState = 3;
    this.onclose?.();
  }
  open() {
    this.readyState = 1;
    this.onopen();
  }
  /** Sends a message from the server to the page. */
  say(message: object) {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

/** The table of the current test. */
export let live: LiveTable;

/** Opens the table anew, perhaps with moves that its player missed. */
export function openTable(recap?: Recap): void {
  live?.close();
  live = new LiveTable("t", recap);
}

/** Opens a table before each test of a file, and closes it afterwards. */
export function useLiveTable(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    FakeSocket.all = [];
    vi.stubGlobal("WebSocket", FakeSocket);
    openTable();
  });
  afterEach(() => {
    remember({ pace: null });
    live.close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}

/** The newest socket. */
export const socket = () => FakeSocket.all.at(-1)!;

/** The id of the last message that the page sent. */
export const lastId = () => (socket().sent.at(-1) as { id: string }).id;

/** A position of the table as the server sends it. */
export const position = (line: number, more: Partial<Position> = {}) => ({
  type: "table",
  table: "t",
  line,
  view: {},
  since: null,
  legal: ["a"],
  news: [],
  fresh: false,
  clock: { at: 0, running: false, left: [], ticking: [] },
  undo: false,
  ...more,
});

/** A move of another seat, with something to see. */
export const seen = (line: number, more: Partial<Position> = {}) =>
  position(line, { legal: [], news: [{ line, name: "x", args: { seat: 1 } }], ...more });

/** A table as it is right now: position, seating, log, talk; it resumes by itself and repeats what was not answered. */
import type { Act, Answer, Away, Back, FromServer, Hint, Mute, Pause, Position, Refused, Said, Say, TableInfo, Undo } from "../wire.gen";
import type { Told } from "../table/told";
import { Line } from "./line";

type Asked = Act | Undo | Answer | Pause | Hint | Say | Mute | Back | Away;
export type Link = "opening" | "live" | "lost" | "gone";

export class LiveTable {
  info = $state.raw<TableInfo | null>(null);
  position = $state.raw<Position | null>(null);
  told = $state.raw<Told[]>([]);
  said = $state.raw<Said[]>([]);
  link = $state<Link>("opening");
  refused = $state.raw<Refused | null>(null);
  hint = $state.raw<string | null>(null);
  thinking = $state(false);
  sent = $state.raw<string | null>(null);
  /** When the position came, on the browser's own clock. */
  since = $state(0);
  hasGap = $state(false);
  private readonly waiting = new Map<string, Asked>();
  private readonly line: Line;

  constructor(readonly id: string) {
    this.line = new Line({ opened: () => this.opened(), heard: (message) => this.heard(message), lost: () => this.lost() });
  }

  close(): void {
    this.line.close();
  }

  act(text: string): void {
    if (!this.position || this.sent !== null || this.link !== "live") return;
    this.sent = text;
    this.refused = null;
    this.ask({ type: "act", id: ticket(), move: this.position.move, do: text, at: Math.round(this.time()) });
  }

  /** What the table's clock shows in this browser now, in ms. */
  time(): number {
    const clock = this.position?.clock;
    return clock ? clock.at + (clock.running ? Math.max(0, performance.now() - this.since) : 0) : 0;
  }

  undo(to?: number): void {
    if (!this.position) return;
    const base = { type: "undo" as const, id: ticket(), move: this.position.move };
    this.ask(to === undefined ? base : { ...base, to });
  }

  askHint(): void {
    this.thinking = true;
    this.ask({ type: "hint", id: ticket() });
  }

  answer(yes: boolean): void { this.ask({ type: "answer", id: ticket(), yes }); }
  pause(on: boolean): void { this.ask({ type: "pause", id: ticket(), on }); }
  say(text: string): void { this.ask({ type: "chat", id: ticket(), text }); }
  mute(seat: number, on: boolean): void { this.ask({ type: "mute", id: ticket(), seat, on }); }
  back(): void { this.ask({ type: "back", id: ticket() }); }
  away(): void { this.ask({ type: "away", id: ticket() }); }

  private ask(message: Asked): void {
    this.waiting.set(message.id, message);
    this.line.send(message);
  }

  private opened(): void {
    this.line.send({ type: "resume", table: this.id, move: this.position?.move ?? 0 });
    for (const message of this.waiting.values()) this.line.send(message);
  }

  private lost(): void {
    if (this.link !== "gone") this.link = "lost";
  }

  private heard(message: FromServer): void {
    switch (message.type) {
      case "table": return this.place(message);
      case "seating": this.info = message.table; return;
      case "done": return this.settled(message.id);
      case "refused": return this.refuse(message);
      case "hint": return this.hinted(message.do, message.id);
      case "chat": return this.hear(message);
      case "gone": return this.dismissed(message.reason);
    }
  }

  private place(position: Position): void {
    const known = this.position?.move ?? -1;
    if (position.move !== known) this.hint = null;
    this.hasGap ||= position.fresh && position.move > 0;
    this.told = [...this.told.filter((one) => one.move <= position.move), ...position.news.filter((one) => one.move > known)];
    this.position = position;
    this.since = performance.now();
    this.link = "live";
    this.sent = null;
  }

  private settled(id: string): void {
    const asked = this.waiting.get(id);
    this.waiting.delete(id);
    if (asked?.type === "act") this.refused = null;
  }

  private refuse(message: Refused): void {
    if (message.id !== null) this.waiting.delete(message.id);
    this.thinking = false;
    this.sent = null;
    this.refused = message;
  }

  private hinted(text: string, id: string): void {
    this.waiting.delete(id);
    this.thinking = false;
    this.hint = text;
  }

  private hear(message: Said): void {
    if (!this.said.some((one) => one.number === message.number)) this.said = [...this.said, message];
    for (const [id, asked] of this.waiting) if (asked.type === "chat" && asked.text === message.text) this.waiting.delete(id);
  }

  private dismissed(reason: string): void {
    if (reason === "nowhere" || reason === "signed-out") {
      this.link = "gone";
      this.line.close();
    }
  }
}

/** An id of our own for each thing we ask, so that a repeat gets the first answer. */
function ticket(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

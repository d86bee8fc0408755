/** A table as it is shown: the position on show, which the whole page follows, and seating, log and chat.
 * Messages are shown in order, by `pace`. The connection resumes by itself and repeats unanswered messages. */
import type {
  Act,
  Answer,
  Away,
  Back,
  ClockFace,
  Errands,
  FromServer,
  Gone,
  Hint,
  Mute,
  Pause,
  Pointed,
  Position,
  Recap,
  Refused,
  Said,
  Say,
  TableInfo,
  Undo,
  WhyNot,
} from "../wire.gen";
import type { Hinted, GameEvent } from "../table/sentences";
import { Pace, type Step } from "../table/pace.svelte";
import { recapOf } from "../table/recap";
import { takeUpdate } from "../common/offline";
import { api } from "./api";
import { LocalCarrier } from "../local/carrier";
import { isHere } from "../local/names";
import { asksTheSame, completed, isStillPointing, standing } from "./positions";
import { Promised } from "./promised";
import { Transport } from "./transport";

type Asked = Act | Undo | Answer | Pause | Hint | Say | Mute | Back | Away;
export type Link = "opening" | "live" | "lost" | "gone";

export class LiveTable {
  /** The table around the game, as it was when the position on show was sent. */
  info = $state.raw<TableInfo | null>(null);
  /** The position on show; acts answer its line. */
  position = $state.raw<Position | null>(null);
  /** The events up to the position on show, without those that were undone. */
  events = $derived.by(() => {
    const shown = this.position?.line ?? -1;
    return standing(this.received.filter((one) => one.line <= shown));
  });
  said = $state.raw<Said[]>([]);
  link = $state<Link>("opening");
  /** Why the server ended the connection, if it said so. */
  lostBy = $state<Gone["reason"] | null>(null);
  refused = $state.raw<Refused | null>(null);
  hint = $state.raw<Hinted | null>(null);
  thinking = $state(false);
  /** Our own act until the server answers it, even when others act first. Boards show it as done. */
  sent = $state.raw<string | null>(null);
  /** The seats that this account has muted. Null stands for all spectators. */
  muted = $state.raw<readonly (number | null)[]>([]);
  /** What others are pointing at now, by seat. */
  pointed = $state.raw<readonly Pointed[]>([]);
  /** The table's clock from the last message. Time runs for all, whatever is on show. */
  clock = $state.raw<ClockFace | null>(null);
  /** When it arrived, by the browser's own clock. */
  since = $state(0);
  /** How long a message takes to reach us, as measured by the server, in ms. */
  private delay = 0;
  /** Whether the table wants no spectators, and we have no chair there. */
  barred = $state(false);
  /** Whether the log begins late, because what came before could not be loaded. */
  hasGap = $state(false);
  /** Shows what the server sent, one thing after another. */
  readonly pace = new Pace((step) => this.show(step));
  /** What to show before the first position. */
  private missed = $state.raw<Recap | null>(null);
  /** The last line of a slow table that we have reported to the server as seen. */
  private looked = 0;
  private received = $state.raw<GameEvent[]>([]);
  /** The newest position, and our chair in it. They may still wait to be shown. */
  private newest: Position | null = null;
  private you: number | null | undefined;
  /** How often somebody has taken a chair in the running game. */
  private taken: number | undefined;
  /** Counts the loads of the log, so that an older one does not replace a newer one. */
  private reads = 0;
  private writtenAt: number | null = null;
  private readonly waiting = new Map<string, Asked>();
  /** The last pointing of our own. If it came too late, nobody needs to know. */
  private pointing = "";
  private readonly reasons = new Promised<WhyNot>();
  private readonly plans = new Promised<Errands>();
  private readonly transport: Pick<Transport, "send" | "close">;

  /** `missed`: what happened since this player looked. It is shown first, as soon as the page is visible. */
  constructor(
    readonly id: string,
    missed: Recap | null = null,
  ) {
    this.missed = missed;
    const listener = {
      opened: () => this.opened(),
      heard: (message: FromServer) => this.heard(message),
      lost: () => this.lost(),
    };
    this.transport = isHere(id) ? new LocalCarrier(id, listener) : new Transport(listener);
    document.addEventListener("visibilitychange", this.seen);
  }

  /** Whether part of what was missed is still to be shown. */
  get isCatchingUp(): boolean {
    return this.missed !== null || this.pace.left > 0;
  }

  private readonly seen = (): void => {
    if (this.missed && this.newest && !document.hidden) this.recap(this.newest);
    else this.look();
  };

  /** Shows what was missed and then this position. */
  private recap(position: Position): void {
    const steps = recapOf(this.missed!, position);
    this.missed = null;
    this.pace.replay(steps.map((one) => ({ position: one })));
  }

  /** Tells the server of a slow table that its player has seen the position, so that it sends no notification. */
  private readonly look = (): void => {
    const { info, position } = this;
    if (document.hidden || !position || info?.clock.kind !== "days" || info.you === null) return;
    if (this.isCatchingUp) return; // the newest position is still to be shown
    if (position.line === this.looked || this.link !== "live") return;
    this.looked = position.line;
    this.transport.send({ type: "look", id: ticket(), line: position.line });
  };

  /** Sends a request about this table. Its answer counts unless the connection has brought something newer. */
  async request(send: () => Promise<TableInfo>): Promise<void> {
    const before = this.info;
    const answer = await send();
    if (this.info === before) this.info = answer;
    if (this.barred && answer.you !== null) this.resume();
  }

  close(): void {
    document.removeEventListener("visibilitychange", this.seen);
    this.pace.stop();
    this.transport.close();
  }

  act(text: string): void {
    if (!this.position || this.sent !== null || this.link !== "live") return;
    this.sent = text;
    this.writtenAt = null;
    this.refused = null;
    this.ask({ type: "act", id: ticket(), line: this.position.line, do: text, at: Math.round(this.time()) });
  }

  /** The time on the table's clock as this browser shows it now, in ms. */
  time(): number {
    const clock = this.clock;
    return clock ? clock.at + (clock.running ? Math.max(0, performance.now() - this.since) : 0) : 0;
  }

  /** The true time on the table's clock now: all browsers agree on it, whatever their delay. */
  now(): number {
    return this.time() + (this.clock?.running ? this.delay : 0);
  }

  undo(to?: number): void {
    if (!this.position) return;
    const base = { type: "undo" as const, id: ticket(), line: this.position.line };
    this.ask(to === undefined ? base : { ...base, to });
  }

  askHint(): void {
    this.thinking = true;
    this.ask({ type: "hint", id: ticket() });
  }

  /** Asks why this cannot be done now. Changes nothing. */
  why(text: string): Promise<WhyNot> {
    const id = ticket();
    const answer = this.reasons.ask(id);
    this.transport.send({ type: "why", id, do: text });
    return answer;
  }

  /** Asks what is left for us to do in the newest position, in the game's own form. Changes nothing. */
  errands(): Promise<Errands> {
    const id = ticket();
    const answer = this.plans.ask(id);
    this.transport.send({ type: "errands", id });
    return answer;
  }

  /** Shows everybody at the table which pieces are being picked. */
  point(pieces: readonly number[]): void {
    if (!this.position || this.link !== "live") return;
    this.pointing = `p${ticket()}`;
    this.transport.send({ type: "point", id: this.pointing, line: this.position.line, pieces: [...pieces] });
  }

  answer(yes: boolean): void {
    this.ask({ type: "answer", id: ticket(), yes });
  }
  pause(on: boolean): void {
    this.ask({ type: "pause", id: ticket(), on });
  }
  say(text: string): void {
    this.ask({ type: "chat", id: ticket(), text });
  }
  mute(seat: number | null, on: boolean): void {
    this.muted = on ? [...this.muted, seat] : this.muted.filter((one) => one !== seat);
    if (on) this.said = this.said.filter((one) => one.seat !== seat);
    this.ask({ type: "mute", id: ticket(), seat, on });
  }
  back(): void {
    this.ask({ type: "back", id: ticket() });
  }
  away(): void {
    this.ask({ type: "away", id: ticket() });
  }

  private ask(message: Asked): void {
    this.waiting.set(message.id, message);
    this.transport.send(message);
  }

  private opened(): void {
    if (this.link === "lost") void takeUpdate(); // After an outage the server may have newer code.
    this.resume();
    for (const message of this.waiting.values()) this.transport.send(message);
  }

  private resume(): void {
    this.barred = false;
    this.transport.send({ type: "resume", table: this.id, line: this.newest?.line ?? 0, parts: true });
  }

  private lost(): void {
    this.reasons.forget();
    this.plans.forget();
    if (this.link !== "gone") this.link = "lost";
  }

  private cameBack(): void {
    this.link = "live";
    this.lostBy = null;
  }

  private heard(message: FromServer): void {
    switch (message.type) {
      case "table":
        return this.place(message);
      case "seating":
        return this.seated(message.table);
      case "done":
        return this.settled(message.id, message.line);
      case "refused":
        return this.refuse(message);
      case "hint":
        return this.hinted(message, message.id);
      case "chat":
        return this.hear(message);
      case "pointed":
        return this.points(message);
      case "why-not":
        return this.reasons.answer(message);
      case "errands":
        return this.plans.answer(message);
      case "gone":
        return this.dismissed(message.reason);
    }
  }

  /** A player who takes or loses a chair sees at once what they may know from now on. */
  private seated(info: TableInfo): void {
    const hasMoved = this.you !== undefined && info.you !== this.you;
    this.you = info.you;
    this.cameBack();
    this.pace.push({ info });
    if (hasMoved) this.pace.skip();
    const taken = (info.notes ?? []).filter((note) => note.name === "sat").length;
    if (this.taken !== undefined && taken > this.taken) void this.readMuted();
    this.taken = taken;
  }

  /** We mute people, not chairs. Somebody who sits down is muted or not, whatever their chair was before. */
  private async readMuted(): Promise<void> {
    try {
      this.muted = await api.muted(this.id);
    } catch {
      return; // The server knows. Only the signs beside the names may be wrong.
    }
  }

  private place(message: Position): void {
    const position = completed(this.newest, message);
    const known = this.newest?.line ?? -1;
    this.received = [...this.received, ...position.news.filter((one) => one.line > known)];
    this.newest = position;
    this.clock = position.clock;
    this.since = performance.now();
    this.delay = position.delay ?? 0;
    this.cameBack();
    if (message.done) this.settled(message.done.id, message.done.line);
    if (position.fresh && position.line > 1) void this.readUp();
    if (this.missed && !document.hidden) this.recap(position);
    else this.pace.push({ position });
  }

  private show({ position, info }: Step): void {
    if (info) this.info = info;
    if (!position) return;
    if (position.line !== this.position?.line) this.hint = null;
    if (!asksTheSame(this.position, position)) this.sent = null;
    this.pointed = this.pointed.filter((one) => isStillPointing(one, position));
    this.position = position;
    this.answered();
    this.look();
  }

  /** Loads what happened before we came, as far as we may know it. */
  private async readUp(): Promise<void> {
    const read = ++this.reads;
    const you = this.you === undefined ? (this.info?.you ?? null) : this.you;
    try {
      const log = await api.log(this.id, you);
      if (read !== this.reads) return;
      const last = log.at(-1)?.line ?? 0;
      this.received = [...log, ...this.received.filter((one) => one.line > last)];
      this.hasGap = false;
    } catch {
      this.hasGap = true;
    }
  }

  private settled(id: string, line: number): void {
    const asked = this.waiting.get(id);
    this.waiting.delete(id);
    if (asked?.type !== "act") return;
    this.refused = null;
    this.writtenAt = line;
    this.answered();
  }

  /** An act is done when the server has saved it and its resulting position is on show. */
  private answered(): void {
    if (this.writtenAt !== null && (this.position?.line ?? 0) >= this.writtenAt) this.sent = null;
  }

  private refuse(message: Refused): void {
    if (message.id === this.pointing) return;
    if (message.id === null && message.code === "no-spectators") {
      this.barred = true;
      return;
    }
    // The game has ended meanwhile: there is nothing left to do, so the refusal is not shown.
    if (message.id !== null && this.plans.has(message.id))
      return this.plans.answer({ type: "errands", id: message.id, line: 0, answer: null });
    // So a question that comes too late is answered by the refusal.
    if (message.id !== null && this.reasons.has(message.id))
      return this.reasons.answer({ ...message, type: "why-not", id: message.id });
    const asked = message.id === null ? undefined : this.waiting.get(message.id);
    if (message.id !== null) this.waiting.delete(message.id);
    // A chat that is refused says nothing of an act that is on its way.
    if (!asked || asked.type === "hint") this.thinking = false;
    if (!asked || asked.type === "act") this.sent = null;
    this.refused = message;
  }

  private hinted(hint: Hinted, id: string): void {
    this.waiting.delete(id);
    this.thinking = false;
    this.hint = hint;
  }

  private hear(message: Said): void {
    // A chat message that comes a second time has lost its text: it was removed.
    if (this.said.some((one) => one.number === message.number))
      this.said = this.said.map((one) => (one.number === message.number ? message : one));
    else this.said = [...this.said, message];
    for (const [id, asked] of this.waiting)
      if (asked.type === "chat" && asked.text === message.text) this.waiting.delete(id);
  }

  private points(message: Pointed): void {
    this.pointed = [...this.pointed.filter((one) => one.seat !== message.seat), message];
  }

  private dismissed(reason: Gone["reason"]): void {
    this.lostBy = reason;
    if (reason === "nowhere") {
      this.link = "gone";
      this.transport.close();
    }
  }
}

/** An id for each request of ours, so that a repeat gets the first answer. */
function ticket(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

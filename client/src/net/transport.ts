/** The connection to the server: a WebSocket that reconnects by itself, or long polling where sockets are blocked. */
import type { ConnectionOpened, FromBrowser, FromServer, MessageBatch } from "../wire.gen";
import { Refusal, request } from "./api";

export interface Listener {
  opened: () => void;
  heard: (message: FromServer) => void;
  lost: () => void;
}

const FIRST_RECONNECT_MS = 400;
const LONGEST_RECONNECT_MS = 8_000;
const FAILURES_BEFORE_POLLING = 2;
/** How many messages the server takes in one request. */
const MOST_AT_ONCE = 50;
/** The server sends something every ten seconds. After this silence the connection is dead, even if the browser has
    not noticed yet. */
const SILENT_CONNECTION_MS = 25_000;
const CHECK_SILENCE_EVERY_MS = 5_000;
/** The statuses of requests without an account, and of a banned one. */
const NOT_SIGNED_IN: ReadonlySet<number> = new Set([401, 403]);

export class Transport {
  private socket: WebSocket | null = null;
  private polled: string | null = null;
  /** Whether a polled connection is being opened. */
  private isOpening = false;
  /** What waits to be sent by the polled connection. */
  private unsent: FromBrowser[] = [];
  private closed = false;
  private failures = 0;
  private hasOpened = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private heardAt = 0;
  private readonly watch: ReturnType<typeof setInterval>;

  constructor(private readonly listener: Listener) {
    this.connect();
    addEventListener("online", this.hurry);
    addEventListener("offline", this.drop);
    this.watch = setInterval(() => {
      if (this.socket?.readyState === WebSocket.OPEN && Date.now() - this.heardAt > SILENT_CONNECTION_MS) this.drop();
    }, CHECK_SILENCE_EVERY_MS);
  }

  send(message: FromBrowser): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
    else if (this.polled && this.unsent.push(message) === 1) void this.sendInOrder(this.polled, this.unsent);
  }

  /** Sends one request after another: several at once could overtake each other. */
  private async sendInOrder(connection: string, unsent: FromBrowser[]): Promise<void> {
    try {
      while (unsent.length && this.polled === connection) {
        const now = unsent.slice(0, MOST_AT_ONCE);
        await request("POST", `/connections/${connection}`, now);
        unsent.splice(0, now.length);
      }
    } catch {
      if (this.polled === connection) this.isPollingLost(); // What did not arrive is repeated on a new connection.
    }
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearInterval(this.watch);
    removeEventListener("online", this.hurry);
    removeEventListener("offline", this.drop);
    this.socket?.close();
    if (this.polled) void request("DELETE", `/connections/${this.polled}`).catch(() => undefined);
    this.polled = null;
  }

  private readonly hurry = (): void => {
    if (this.closed || this.socket?.readyState === WebSocket.OPEN || this.polled || this.isOpening) return;
    clearTimeout(this.timer);
    this.abandon();
    this.connect();
  };

  /** Gives up a socket that may never report that it is closed. */
  private readonly drop = (): void => {
    if (!this.socket) return;
    this.abandon();
    this.isLost();
  };

  /** Closes a socket that may still open, and hears nothing of it any more. */
  private abandon(): void {
    const socket = this.socket;
    this.socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  private connect(): void {
    if (this.closed) return;
    if (!this.hasOpened && this.failures >= FAILURES_BEFORE_POLLING) void this.poll();
    else this.dial();
  }

  private dial(): void {
    const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/socket`);
    this.socket = socket;
    let wasOpen = false;
    socket.onopen = () => {
      wasOpen = true;
      this.isOpen();
    };
    socket.onmessage = (event) => this.heard(JSON.parse(event.data as string) as FromServer);
    socket.onclose = () => {
      this.isLost();
      if (!wasOpen && this.hasOpened) void this.findOut();
    };
  }

  /** A browser does not tell why a socket was refused. Long polling is refused for the same reasons, and says them. */
  private async findOut(): Promise<void> {
    try {
      const { connection } = await request<ConnectionOpened>("POST", "/connections");
      await request("DELETE", `/connections/${connection}`);
    } catch (refusal) {
      if (!this.closed) this.tell(refusal);
    }
  }

  /** Tells why the server refuses the connection, if we know. */
  private tell(refusal: unknown): void {
    if (!(refusal instanceof Refusal)) return;
    const reason = refusal.problem?.code === "too-many-connections" ? "too-many" : "signed-out";
    if (reason === "too-many" || NOT_SIGNED_IN.has(refusal.status))
      this.listener.heard({ type: "gone", reason, retry_ms: null });
  }

  private heard(message: FromServer): void {
    this.heardAt = Date.now();
    if (message.type === "ping") this.send({ type: "pong", n: message.n });
    else {
      if (message.type !== "gone") this.failures = 0;
      this.listener.heard(message);
    }
  }

  private isOpen(): void {
    this.heardAt = Date.now();
    this.hasOpened = true;
    this.listener.opened();
  }

  private isLost(): void {
    this.socket = null;
    this.polled = null;
    this.unsent = [];
    if (this.closed) return;
    this.failures += 1;
    this.listener.lost();
    clearTimeout(this.timer);
    this.timer = setTimeout(
      () => this.connect(),
      Math.min(LONGEST_RECONNECT_MS, FIRST_RECONNECT_MS * 2 ** (this.failures - 1)),
    );
  }

  private isPollingLost(): void {
    this.failures += FAILURES_BEFORE_POLLING;
    this.isLost();
  }

  private async poll(): Promise<void> {
    let connection: string | null = null;
    try {
      connection = await this.openPolled();
      if (connection === null) return;
      this.listener.opened();
      for (let after = 0; ;) {
        const batch: MessageBatch = await request("GET", `/connections/${connection}?after=${after}`);
        if (this.polled !== connection) return; // closed or lost meanwhile
        after = batch.next;
        for (const message of batch.messages) this.heard(message);
      }
    } catch (refusal) {
      if (this.closed || this.polled !== connection) return;
      this.isPollingLost();
      this.tell(refusal);
    }
  }

  /** Opens a polled connection; null if it is not wanted any more. */
  private async openPolled(): Promise<string | null> {
    this.isOpening = true;
    try {
      const { connection } = await request<ConnectionOpened>("POST", "/connections");
      if (this.closed) {
        void request("DELETE", `/connections/${connection}`).catch(() => undefined);
        return null;
      }
      this.failures = 0;
      return (this.polled = connection);
    } finally {
      this.isOpening = false;
    }
  }
}

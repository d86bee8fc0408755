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
/** The server sends something every ten seconds. After this silence the connection is dead, even if the browser has
    not noticed yet. */
const SILENT_CONNECTION_MS = 25_000;
const CHECK_SILENCE_EVERY_MS = 5_000;
/** The statuses of requests without an account, and of a banned one. */
const NOT_SIGNED_IN: ReadonlySet<number> = new Set([401, 403]);

export class Transport {
  private socket: WebSocket | null = null;
  private polled: string | null = null;
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
    else if (this.polled) void request("POST", `/connections/${this.polled}`, [message]).catch(() => undefined);
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
    if (this.closed || this.socket?.readyState === WebSocket.OPEN || this.polled) return;
    clearTimeout(this.timer);
    this.connect();
  };

  /** Gives up a socket that may never report that it is closed. */
  private readonly drop = (): void => {
    const socket = this.socket;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
    this.isLost();
  };

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
    if (this.closed) return;
    this.failures += 1;
    this.listener.lost();
    clearTimeout(this.timer);
    this.timer = setTimeout(
      () => this.connect(),
      Math.min(LONGEST_RECONNECT_MS, FIRST_RECONNECT_MS * 2 ** (this.failures - 1)),
    );
  }

  private async poll(): Promise<void> {
    try {
      this.polled = (await request<ConnectionOpened>("POST", "/connections")).connection;
      this.failures = 0;
      this.listener.opened();
      for (let after = 0; this.polled && !this.closed;) {
        const batch: MessageBatch = await request("GET", `/connections/${this.polled}?after=${after}`);
        after = batch.next;
        for (const message of batch.messages) this.heard(message);
      }
    } catch (refusal) {
      this.failures += FAILURES_BEFORE_POLLING;
      this.isLost();
      this.tell(refusal);
    }
  }
}

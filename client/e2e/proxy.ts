/** A slow connection: a TCP proxy that delays every byte, in order, in both directions, or holds it back. */
import { connect, createServer, type AddressInfo, type Server, type Socket } from "node:net";

export interface Line {
  /** The address to open. */
  address: string;
  /** From now on keeps what the browser sends to the table. */
  hold: () => void;
  /** How many bytes are kept. */
  held: () => number;
  /** Passes on everything that was kept, at once. */
  release: () => void;
  close: () => void;
}

/** What one browser sends to the table: it passes, or is kept. */
class Gate {
  private kept: { to: Socket; bytes: Buffer }[] | null = null;

  pass(to: Socket, bytes: Buffer): void {
    if (this.kept) this.kept.push({ to, bytes });
    else if (to.writable) to.write(bytes);
  }
  hold(): void {
    this.kept = [];
  }
  held(): number {
    return (this.kept ?? []).reduce((sum, one) => sum + one.bytes.length, 0);
  }
  release(): void {
    const kept = this.kept ?? [];
    this.kept = null;
    for (const { to, bytes } of kept) this.pass(to, bytes);
  }
}

/** Forwards everything from one socket to the other after this delay. */
function pass(from: Socket, to: Socket, delay: number, gate = new Gate()): void {
  from.on("data", (bytes) => setTimeout(() => gate.pass(to, bytes), delay));
  from.on("end", () => setTimeout(() => to.end(), delay));
}

/** Puts the proxy in front of the server at this port.
    Only what happens at the table is slow, unless `everything` is. */
export async function slowLine(port: number, delay: number, everything = false): Promise<Line> {
  const open = new Set<Socket>();
  const gate = new Gate();
  const server: Server = createServer((near) => {
    const far = connect(port, "127.0.0.1");
    open.add(near).add(far);
    near.on("error", () => far.destroy()); // also on a connection that the browser opened but never used
    far.on("error", () => near.destroy());
    near.once("data", (first) => {
      const isTable = first.toString("latin1").startsWith("GET /api/socket");
      const wait = everything || isTable ? delay : 0;
      near.pause().unshift(first);
      pass(near, far, wait, isTable ? gate : undefined);
      pass(far, near, wait);
      near.resume();
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const close = () => {
    server.close();
    for (const socket of open) socket.destroy();
  };
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    hold: () => gate.hold(),
    held: () => gate.held(),
    release: () => gate.release(),
    close,
  };
}

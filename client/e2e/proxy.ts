/** A slow connection: a TCP proxy that delays every byte, in order, in both directions. */
import { connect, createServer, type AddressInfo, type Server, type Socket } from "node:net";

/** Forwards everything from one socket to the other after this delay. */
function pass(from: Socket, to: Socket, delay: number): void {
  from.on("data", (bytes) => setTimeout(() => to.writable && to.write(bytes), delay));
  from.on("end", () => setTimeout(() => to.end(), delay));
  from.on("error", () => to.destroy());
}

/** Puts the proxy in front of the server at this port. Returns the address to open, and a function that stops it.
    Only what happens at the table is slow, unless `everything` is. */
export async function slowLine(
  port: number,
  delay: number,
  everything = false,
): Promise<{ address: string; close: () => void }> {
  const open = new Set<Socket>();
  const server: Server = createServer((near) => {
    const far = connect(port, "127.0.0.1");
    open.add(near).add(far);
    near.once("data", (first) => {
      const isSlow = everything || first.toString("latin1").startsWith("GET /api/socket");
      const wait = isSlow ? delay : 0;
      near.pause().unshift(first);
      pass(near, far, wait);
      pass(far, near, wait);
      near.resume();
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const close = () => {
    server.close();
    for (const socket of open) socket.destroy();
  };
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}

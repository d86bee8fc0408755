/** A server on a busy machine: its process is stopped for most of every third of a second. */
import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { bin, root } from "./server";

const STOPPED_MS = 200;
const RUNNING_MS = 130;

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((done) => probe.listen(0, "127.0.0.1", done));
  const { port } = probe.address() as AddressInfo;
  await new Promise((done) => probe.close(done));
  return port;
}

async function answers(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/health`).then(
    (answer) => answer.ok,
    () => false,
  );
}

/** Starts the server on a port that was free a moment ago. Null if another process has taken it meanwhile. */
async function started(folder: string): Promise<{ port: number; server: ChildProcess } | null> {
  const port = await freePort();
  const command = `serve --host 127.0.0.1 --port ${port} --data ${folder} --bots 1 --bot-pause-ms 10`;
  const server = spawn(join(bin, "adyton"), command.split(" "), { cwd: root, stdio: "ignore" });
  while (server.exitCode === null && !(await answers(port))) await new Promise((done) => setTimeout(done, 100));
  return server.exitCode === null ? { port, server } : null;
}

/** Starts the server with an empty database. Returns its port, and a function that stops it. */
export async function slowServer(): Promise<{ port: number; close: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), "adyton-slow-"));
  const { port, server } = (await started(folder)) ?? (await started(folder))!;
  const ended = new Promise((done) => server.once("exit", done));
  const stopping = setInterval(() => {
    server.kill("SIGSTOP");
    setTimeout(() => server.kill("SIGCONT"), STOPPED_MS);
  }, STOPPED_MS + RUNNING_MS);
  const close = async () => {
    clearInterval(stopping);
    server.kill("SIGCONT");
    server.kill("SIGTERM");
    await ended;
    rmSync(folder, { recursive: true });
  };
  return { port, close };
}

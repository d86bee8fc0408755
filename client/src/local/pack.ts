/** The offline pack: what must be on this device to play without a network. */
import { IS_STATIC, siteAddress } from "../common/base";

export interface Pack {
  /** Bytes on their way, compressed. */
  sent: number;
  files: PackFile[];
}
interface PackFile {
  path: string;
  size: number;
  hash: string;
}

/** The service worker reads this cache, too. */
export const CACHE = "adyton-pack";
const LIST = "offline/pack.json";
/** How long to wait until the service worker controls a page that was opened before it. */
const WAIT_FOR_WORKER_MS = 5_000;

/** Whether this browser can keep the pack. It needs a secure page. */
export function canKeep(): boolean {
  return !IS_STATIC && "caches" in globalThis && "serviceWorker" in navigator;
}

/** The pack that the site offers now; null without a network or if it offers none. */
export async function offered(): Promise<Pack | null> {
  try {
    const answer = await fetch(siteAddress(LIST), { cache: "no-store" });
    const isJson = answer.headers.get("content-type")?.includes("json");
    return answer.ok && isJson ? ((await answer.json()) as Pack) : null;
  } catch {
    return null;
  }
}

/** The pack on this device; null if there is none. */
export async function kept(): Promise<Pack | null> {
  return canKeep() ? listed() : null;
}

/** The same, in a worker too, which does not know whether there is a service worker. */
export async function listed(): Promise<Pack | null> {
  const found = await caches.match(siteAddress(LIST), { cacheName: CACHE }).catch(() => undefined);
  return found ? ((await found.json()) as Pack) : null;
}

/** The files that differ from those on this device. */
export function missing(pack: Pack, known: Pack | null): PackFile[] {
  const hashes = new Map(known?.files.map((one) => [one.path, one.hash]));
  return pack.files.filter((one) => hashes.get(one.path) !== one.hash);
}

const bytesOf = (files: readonly PackFile[]) => files.reduce((sum, one) => sum + one.size, 0);

/** How many bytes are still to be fetched. */
export async function bytesToFetch(pack: Pack): Promise<number> {
  return bytesOf(missing(pack, await kept()));
}

/** The page itself has the address of its folder. */
const addressOf = (path: string) => siteAddress(path === "index.html" ? "" : path);

/** Counts the bytes of a file on their way. A compressed file counts at most its compressed size. */
function counted(answer: Response, file: PackFile, count: (bytes: number) => void): Response {
  let here = 0;
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, out) {
      const now = Math.min(file.size, here + chunk.length);
      count(now - here);
      here = now;
      out.enqueue(chunk);
    },
    flush: () => count(file.size - here),
  });
  return new Response(answer.body!.pipeThrough(counter), { headers: answer.headers });
}

/** Brings everything that is missing onto this device. `progress` hears which part of it is here, from 0 to 1. */
export async function getPack(pack: Pack, progress: (part: number) => void = () => undefined): Promise<void> {
  const files = missing(pack, await kept());
  const total = Math.max(1, bytesOf(files));
  const cache = await caches.open(CACHE);
  let here = 0;
  for (const file of files) {
    const answer = await fetch(addressOf(file.path), { cache: "reload" });
    if (!answer.ok) throw new Error(file.path);
    await cache.put(
      addressOf(file.path),
      counted(answer, file, (bytes) => progress((here += bytes) / total)),
    );
  }
  await keepGames(cache);
  await cache.put(siteAddress(LIST), Response.json(pack)); // last, so that half a pack does not count
  await removeOld(cache, pack);
  await underWorker();
}

/** The list of games comes from the server, not from a file. */
async function keepGames(cache: Cache): Promise<void> {
  const address = siteAddress("api/games");
  const answer = await fetch(address);
  if (answer.ok) await cache.put(address, answer);
}

/** Where the snapshot of Python's memory is kept: other files of Python or Adyton make another one. */
export function snapshotAddress(pack: Pack): string {
  const python = pack.files.filter((one) => one.path.startsWith("offline/"));
  return siteAddress(`offline/snapshot-${python.map((one) => one.hash).join("-")}`);
}

async function removeOld(cache: Cache, pack: Pack): Promise<void> {
  const wanted = new Set(["offline/pack.json", "api/games"].map(siteAddress)).add(snapshotAddress(pack));
  for (const file of pack.files) wanted.add(addressOf(file.path));
  const all = await cache.keys();
  await Promise.all(all.filter((one) => !wanted.has(one.url)).map((one) => cache.delete(one)));
}

/** Waits until the service worker answers this page, so that nothing is fetched twice. */
async function underWorker(): Promise<void> {
  const waited = new Promise<void>((done) => setTimeout(done, WAIT_FOR_WORKER_MS));
  await Promise.race([navigator.serviceWorker.ready, waited]);
}

/** Fetches what has changed since, if this device has the pack. */
export async function refresh(): Promise<void> {
  const [now, own] = [await offered(), await kept()];
  if (now && own && missing(now, own).length) await getPack(now);
}

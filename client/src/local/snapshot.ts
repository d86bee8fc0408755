/** Keeps a snapshot of Python's memory beside the offline pack that it was made from. */
import { CACHE, listed, snapshotAddress } from "./pack";
import type { Snapshot } from "./start";

/** The snapshot on this device, and how to keep one. */
export async function findSnapshot(): Promise<Snapshot> {
  try {
    const pack = await listed();
    if (!pack) return { memory: null, keep: null };
    const [cache, address] = [await caches.open(CACHE), snapshotAddress(pack)];
    const memory = await read(cache, address).catch(() => null);
    return { memory, keep: (fresh) => write(cache, address, fresh) };
  } catch {
    return { memory: null, keep: null }; // this browser keeps nothing
  }
}

async function read(cache: Cache, address: string): Promise<Uint8Array | null> {
  const body = (await cache.match(address))?.body?.pipeThrough(new DecompressionStream("gzip"));
  return body ? new Uint8Array(await new Response(body).arrayBuffer()) : null;
}

async function write(cache: Cache, address: string, memory: Uint8Array<ArrayBuffer>): Promise<void> {
  const body = new Blob([memory]).stream().pipeThrough(new CompressionStream("gzip"));
  await cache.put(address, new Response(body));
}

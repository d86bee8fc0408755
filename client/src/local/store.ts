/** The games of this device, kept in IndexedDB. */
import type { TableInfo } from "../wire.gen";

export interface Kept {
  id: string;
  created: number;
  /** A save, as the terminal writes it, or a record from a file. */
  text: string;
  info: TableInfo;
  isRecord?: boolean;
}

function finished<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("storage"));
  });
}

let opened: Promise<IDBDatabase> | null = null;

function database(): Promise<IDBDatabase> {
  opened ??= (async () => {
    const request = indexedDB.open("adyton", 1);
    request.onupgradeneeded = () => request.result.createObjectStore("tables", { keyPath: "id" });
    return finished(request);
  })();
  opened.catch(() => (opened = null));
  return opened;
}

async function tables(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  return (await database()).transaction("tables", mode).objectStore("tables");
}

/** Keeps a game. Resolves when it is on the disk. */
export async function keep(one: Kept): Promise<void> {
  const store = await tables("readwrite");
  await new Promise<void>((resolve, reject) => {
    store.put(one);
    store.transaction.oncomplete = () => resolve();
    store.transaction.onabort = () => reject(store.transaction.error ?? new Error("storage"));
  });
}

export async function find(id: string): Promise<Kept | undefined> {
  return finished((await tables("readonly")).get(id)) as Promise<Kept | undefined>;
}

/** All games, the newest first. */
export async function all(): Promise<Kept[]> {
  const found = (await finished((await tables("readonly")).getAll())) as Kept[];
  return found.sort((one, other) => other.created - one.created);
}

export async function remove(id: string): Promise<void> {
  await finished((await tables("readwrite")).delete(id));
}

/** This player's share of the seed: drawn here, kept here, and revealed when the table asks for it. */
import { keep, kept } from "../common/storage";

const drawn = new Map<string, string>();
const keyOf = (table: string) => `adyton-share-${table}`;

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Hashing needs a secure connection. */
export function canShare(): boolean {
  return "subtle" in crypto;
}

/** A new share for this table. Returns its hash, which may be published. */
export async function drawShare(table: string): Promise<string> {
  const value = hex(crypto.getRandomValues(new Uint8Array(32)));
  drawn.set(table, value);
  keep(keyOf(table), value); // without storage, until the page is closed
  return hex(new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(value))));
}

/** The share that this browser drew for this table. */
export function shareOf(table: string): string | null {
  return drawn.get(table) ?? kept<string | null>(keyOf(table), null);
}

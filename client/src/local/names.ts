/** Tables on this device differ from those of a server by their ids. */
const PREFIX = "local-";

export function isHere(id: string): boolean {
  return id.startsWith(PREFIX);
}

export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(9));
  return PREFIX + Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The table that a request is about, if it is on this device. */
export function tableIn(path: string): string | null {
  const id = /^\/tables\/([^/?]+)/.exec(path)?.[1] ?? "";
  return isHere(id) ? id : null;
}

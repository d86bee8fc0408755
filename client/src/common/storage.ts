/** What this browser keeps under a key, as JSON. Where storage is blocked, full or broken, it only forgets. */

/** Returns what is kept under the key, or `other` if nothing readable is. */
export function kept<T>(key: string, other: T, storage = () => localStorage): T {
  try {
    return (JSON.parse(storage().getItem(key) ?? "null") as T | null) ?? other;
  } catch {
    return other;
  }
}

export function keep(key: string, value: unknown, storage = () => localStorage): void {
  try {
    storage().setItem(key, JSON.stringify(value));
  } catch {
    // The site works without it.
  }
}

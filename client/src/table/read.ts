/** Up to which chat message this browser tab has read, table by table. A reload keeps it. */

const keyOf = (table: string) => `adyton-read-${table}`;

export function lastRead(table: string): number {
  try {
    return Number(sessionStorage.getItem(keyOf(table)) ?? 0);
  } catch {
    return 0; // storage is blocked
  }
}

export function keepRead(table: string, number: number): void {
  try {
    sessionStorage.setItem(keyOf(table), String(number));
  } catch {
    // Storage is blocked: after a reload everything is new.
  }
}

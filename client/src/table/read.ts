/** Up to which chat message this browser tab has read, table by table. A reload keeps it. */
import { keep, kept } from "../common/storage";

const keyOf = (table: string) => `adyton-read-${table}`;
const tab = () => sessionStorage;

export const lastRead = (table: string): number => kept(keyOf(table), 0, tab);

export function keepRead(table: string, number: number): void {
  keep(keyOf(table), number, tab);
}

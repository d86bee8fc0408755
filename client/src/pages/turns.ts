/** Whose turn it is at a table of a list. */
import type { TableInfo } from "../wire.gen";

/** Whether a bot plays for me: I gave up, or I was away for too long. */
export const isHeld = (table: TableInfo) => table.you !== null && !!table.chairs[table.you]?.held;

export const isMyTurn = (table: TableInfo) =>
  table.status === "running" && table.you !== null && table.acting.includes(table.you) && !isHeld(table);

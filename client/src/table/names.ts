/** What people at a table are called: accounts by their names, bots by those of old seers. */
import type { Chair, TableInfo } from "../wire.gen";
import { t } from "../words/words.svelte";

export function nameOf(chair: Chair): string {
  if (chair.kind === "bot") return t(`bot-name-${chair.seat % 5}`);
  return chair.name || t("chair-open");
}

export function namesOf(table: TableInfo): string[] {
  return table.chairs.map(nameOf);
}

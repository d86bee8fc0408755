/** A legal text of Lots in the reader's language. */
import { t } from "../../words/words.svelte";

export function say(text: string): string {
  return t(`lots-board-say-${text}`);
}

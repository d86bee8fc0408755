/** What the client knows of Oracle: its board, what stands beside a seat, and how its actions are said. */
import { t } from "../../words/words.svelte";
import type { Kit } from "../kits";
import Board from "./Board.svelte";
import Pad from "./Pad.svelte";
import SeatExtra from "./SeatExtra.svelte";
import { cardWords } from "./cards";

function say(text: string): string {
  const [verb, ...rest] = text.split(" ");
  if (verb === "play") return t("oracle-board-say-play", { card: cardWords(rest[0]!) });
  if (rest.length === 2) return t(`oracle-board-say-${verb}`, { first: rest[0]!, second: rest[1]! });
  return t(`oracle-board-loser-${verb}`);
}

function word(key: string, value: string | number): string | number {
  return key === "card" ? cardWords(String(value)) : value;
}

const clauses = { choice: "ORA-12", draft: "ORA-27", trick: "ORA-13", loser: "ORA-19" };

export const kit: Kit = { Board, SeatExtra, Pad, say, word, clauses } as unknown as Kit;

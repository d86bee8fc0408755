/** What gave points in Oracle: victory chips, and the prophecies of each round. */
import type { OracleView } from "./view.gen";
import { t } from "../../words/words.svelte";
import type { Source } from "../define";

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

export function sources(view: OracleView): Source[] {
  const seats = Array.from({ length: view.seats }, (_, seat) => seat);
  const chips = seats.map((seat) => sum(view.tallies.map((round) => round[seat]?.stars ?? 0)));
  const prophecies = view.tallies.map((round, number) => ({
    label: t("oracle-board-source-prophecies", { round: number + 1 }),
    points: seats.map((seat) => sum(round[seat]?.paid ?? [])),
  }));
  return [{ label: t("oracle-board-source-chips"), points: chips }, ...prophecies];
}

/** What a seat of Lots may know. A game in this repository has its view in `view.gen.ts`. */
import type { BaseView } from "../../table/props";

export interface LotsView extends BaseView {
  lot: number | null;
  lots: readonly number[];
  bets: readonly boolean[];
}

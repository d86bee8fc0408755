/** Predicts the view after your own act, as far as the act tells. The server's view replaces it. */
import type { OracleView } from "./view.gen";

export function optimistic(view: OracleView, sent: string | null): OracleView {
  const [verb, ...rest] = (sent ?? "").split(" ");
  const numbers = rest.map(Number);
  if (verb === "play") return { ...view, hand: view.hand.filter((card) => card.name !== rest[0]) };
  if (verb === "choose") return { ...view, held: view.held.filter((one) => numbers.includes(one.number)) };
  if (verb === "pass" || verb === "discard")
    return { ...view, held: view.held.filter((one) => !numbers.includes(one.number)) };
  if (verb === "return" && view.contested)
    return { ...view, losers: { ...view.losers, [view.contested]: null }, contested: null };
  return verb === "keep" ? { ...view, contested: null } : view;
}

/** A player's companions, one by one. */
import type { DelphiSeatView } from "./view.gen";

export function companionsOf(player: DelphiSeatView): { role: string; colour: string }[] {
  const roles = [
    ["hero", player.heroes],
    ["demigod", player.demigods],
    ["creature", player.creatures],
  ] as const;
  return roles.flatMap(([role, colours]) => colours.map((colour) => ({ role, colour })));
}

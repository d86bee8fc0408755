/** The options and the clock of a table in words. */
import type { TableInfo } from "../wire.gen";
import { t, tOr } from "../words/words.svelte";

/** An option with its value. A switch is shown by its name alone. */
export function optionWords(game: string, name: string, value: boolean | number | string): string {
  const id = `${game}-option-${name}`;
  const label = tOr([id, `${game}-option-${name.replaceAll("_", "-")}`, `option-${name}`], name.replaceAll("_", " "));
  if (value === true) return label;
  const words = value === false ? t("plain-no") : String(value);
  return `${label}: ${tOr([`${id}-${value}`, `colour-${value}`], words)}`;
}

export function clockWords(clock: TableInfo["clock"]): string {
  const number = "seconds" in clock ? clock.seconds : "days" in clock ? clock.days : 0;
  return t(`clock-${clock.kind}-${number}`);
}

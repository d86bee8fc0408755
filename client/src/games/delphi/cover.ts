/** What the home page shows of Delphi. */
import type { Cover } from "../covers";
import Picture from "./Picture.svelte";

export const cover: Cover = {
  Picture,
  colour: "#1d5a63",
  gentle: { short: true },
  variants: [
    { titles: { en: "Short game", de: "Kurzes Spiel" }, options: { short: true } },
    { titles: { en: "Whole game", de: "Ganzes Spiel" }, options: { short: false } },
  ],
};

/** What the home page shows of Oraklos. */
import type { Cover } from "../covers";
import Picture from "./Picture.svelte";

export const cover: Cover = {
  Picture,
  colour: "#a82a12",
  variants: [
    { titles: { en: "Junior", de: "Junior" }, options: { mode: "junior" } },
    { titles: { en: "Antipodes", de: "Antipodes" }, options: { mode: "antipodes" } },
  ],
  practice: () => import("./Practice.svelte"),
};

/** What the home page shows of Oraklos. */
import type { Cover } from "../covers";
import Picture from "./Picture.svelte";

export const cover: Cover = { Picture, colour: "#a82a12", practice: () => import("./Practice.svelte") };

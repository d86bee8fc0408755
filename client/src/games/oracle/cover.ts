/** What the home page shows of Oracle. */
import type { Cover } from "../covers";
import Picture from "./Picture.svelte";

export const cover: Cover = { Picture, colour: "#4a2866" };

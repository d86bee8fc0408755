/** What the home page shows of Keltis. */
import type { Cover } from "../covers";
import Picture from "./Picture.svelte";

export const cover: Cover = { Picture, colour: "#22663c" };

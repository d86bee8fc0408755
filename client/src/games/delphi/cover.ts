/** What the home page shows of Delphi. */
import type { Cover } from "../covers";
import Picture from "./Picture.svelte";

export const cover: Cover = { Picture, colour: "#1d5a63" };

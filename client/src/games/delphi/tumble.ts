/** Dice tumble whenever they are rolled again. What a roll brings falls into its place after that. */
import type { Attachment } from "svelte/attachments";
import { moves } from "../../common/preferences.svelte";

const TUMBLE_MS = 620;

/** Tumbles the element when what `rolled` returns changes; `late` dice come to rest a little later. */
export function tumbles(rolled: () => unknown, late = 0, isFirstToo = true): Attachment {
  let before: unknown = undefined;
  return (node) => {
    const now = rolled();
    const isNew = before === undefined ? isFirstToo : before !== now;
    before = now;
    if (!isNew || !moves()) return;
    node.animate?.(
      [
        { transform: "translate(-14px, -22px) rotate(-400deg) scale(1.25)", opacity: 0.4 },
        { transform: "translate(5px, 0) rotate(-120deg) scale(1.1)", opacity: 1, offset: 0.55 },
        { transform: "translate(-2px, -7px) rotate(-40deg) scale(1.05)", offset: 0.78 },
        { transform: "none" },
      ],
      { duration: TUMBLE_MS + 130 * late, easing: "cubic-bezier(.3,.7,.4,1)" },
    );
  };
}

const SEAT_MS = 220;
const FALL_MS = 420;

/** Lets the element fall into its place once the die lies still, seat after seat. */
export function falls(seat: number): Attachment {
  return (node) => {
    if (!moves()) return;
    node.animate?.(
      [
        { transform: "translateY(-30px) rotate(-30deg) scale(2)", opacity: 0 },
        { transform: "none", opacity: 1, offset: 0.6 },
        { transform: "translateY(-4px)", offset: 0.8 },
        { transform: "none" },
      ],
      { duration: FALL_MS, delay: TUMBLE_MS + SEAT_MS * seat, easing: "ease-in", fill: "backwards" },
    );
  };
}

/** Shakes the element when an injury falls on it. */
export function quakes(seat: number): Attachment {
  return (node) => {
    if (!moves()) return;
    const shifts = [0, -7, 6, -4, 3, 0].map((x) => ({ transform: `translateX(${x}px)` }));
    node.animate?.(shifts, { duration: FALL_MS, delay: TUMBLE_MS + SEAT_MS * seat + 0.6 * FALL_MS });
  };
}

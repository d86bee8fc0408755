/** Dice tumble whenever they are rolled again. */
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

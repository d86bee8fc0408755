/** When the dice lie still: everybody sees it at the same moment, which the server announces in advance. */
import { untrack } from "svelte";

/** Counts down to the moment in `lands` on the table's clock; 0 means that nothing falls. */
export class Landing {
  /** How many milliseconds the dice fall, set once for each throw; 0 when they lie still. */
  falls = $state(0);

  constructor(lands: () => number, time: () => (() => number) | undefined) {
    $effect.pre(() => {
      const [end, now] = [lands(), time()];
      let timer: ReturnType<typeof setTimeout> | undefined;
      const wait = () => {
        const left = end && now ? end - now() : 0;
        if (left <= 0) this.falls = 0;
        else {
          if (!untrack(() => this.falls)) this.falls = left;
          timer = setTimeout(wait, left);
        }
      };
      wait();
      return () => clearTimeout(timer);
    });
  }
}

/** On a bad connection a file may fail to load. Here it is loaded again. */

const PAUSES_MS = [500, 1000, 2000, 4000, 8000, 8000];
const after = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Style sheets that failed. The bundler's loader asks for each only once. */
const unstyled = new Set<HTMLLinkElement>();

export function followStyles(): void {
  const note = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === "stylesheet") unstyled.add(target);
  };
  addEventListener("error", note, true);
}

function loadAgain(link: HTMLLinkElement): Promise<void> {
  return new Promise((done, fail) => {
    const next = link.cloneNode() as HTMLLinkElement;
    next.onload = () => done();
    next.onerror = fail;
    unstyled.delete(link);
    link.replaceWith(next);
  });
}

/** Loads the style sheets again that failed; rejects if one fails once more. */
export async function mendStyles(): Promise<void> {
  await Promise.all([...unstyled].map(loadAgain));
}

/** Repeats `load` until it succeeds, for half a minute at most. `failed` hears of each failure. */
export async function persist<T>(load: () => Promise<T>, failed: () => void = () => undefined): Promise<T> {
  for (const pause of PAUSES_MS) {
    try {
      return await load();
    } catch {
      failed();
      await after(pause);
    }
  }
  return load();
}

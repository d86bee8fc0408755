/** What this browser remembers for its reader: language, theme, sound, motion, the plain table, coordinates on maps. */
interface Preferences {
  language: string | null;
  theme: "auto" | "light" | "dark";
  sound: boolean;
  motion: boolean;
  plain: boolean;
  notify: boolean;
  coordinates: boolean;
}

const KEY = "adyton";
const FIRST: Preferences = {
  language: null,
  theme: "auto",
  sound: false,
  motion: true,
  plain: false,
  notify: false,
  coordinates: false,
};

function stored(): Partial<Preferences> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Preferences>;
  } catch {
    return {};
  }
}

export const preferences: Preferences = $state({ ...FIRST, ...stored() });

export function remember(change: Partial<Preferences>): void {
  Object.assign(preferences, change);
  try {
    localStorage.setItem(KEY, JSON.stringify(preferences));
  } catch {
    // A browser that keeps nothing still plays.
  }
  show();
}

/** Puts theme and motion where the style sheets look for them. */
export function show(): void {
  const root = document.documentElement;
  root.dataset["theme"] = preferences.theme;
  root.dataset["motion"] = preferences.motion ? "on" : "none";
}

/** Whether pieces may travel: the reader's choice here, and the system's. */
export function moves(): boolean {
  return preferences.motion && !matchMedia?.("(prefers-reduced-motion: reduce)").matches;
}

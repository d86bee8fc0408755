/** What this browser remembers for its reader: language, theme, sound, motion, pace, text view, coordinates, tips. */
import { keep, kept } from "./storage";

export const PACES = ["calm", "normal", "quick", "instant"] as const;
export type PaceName = (typeof PACES)[number];

interface Preferences {
  language: string | null;
  theme: "auto" | "light" | "dark";
  sound: boolean;
  /** Whether the first table has already asked about sound. */
  soundAsked: boolean;
  motion: boolean;
  /** How fast the moves of others are shown. Null: chosen by `motion`. */
  pace: PaceName | null;
  /** Ask for confirmation before a move, for fingers that slip. */
  confirm: boolean;
  plain: boolean;
  notify: boolean;
  coordinates: boolean;
  /** Show tips in a first game. */
  tips: boolean;
}

const KEY = "adyton";
const FIRST: Preferences = {
  language: null,
  theme: "auto",
  sound: false,
  soundAsked: false,
  motion: true,
  pace: null,
  confirm: false,
  plain: false,
  notify: false,
  coordinates: false,
  tips: true,
};

export const preferences: Preferences = $state({ ...FIRST, ...kept<Partial<Preferences>>(KEY, {}) });

export function remember(change: Partial<Preferences>): void {
  Object.assign(preferences, change);
  keep(KEY, preferences);
  show();
}

/** Sets theme and motion where the style sheets look for them. */
export function show(): void {
  const root = document.documentElement;
  root.dataset["theme"] = preferences.theme;
  root.dataset["motion"] = preferences.motion ? "on" : "none";
}

/** Whether pieces may move: the reader's choice here, and the system's. */
export function moves(): boolean {
  return preferences.motion && !matchMedia?.("(prefers-reduced-motion: reduce)").matches;
}

/** How fast moves are shown: the reader's choice, else fast when motion is off. */
export function paceNow(): PaceName {
  return preferences.pace ?? (moves() ? "normal" : "instant");
}

/** Whether the page is dark: the reader's choice here, else the system's. */
export function isDark(): boolean {
  if (preferences.theme !== "auto") return preferences.theme === "dark";
  return !!matchMedia?.("(prefers-color-scheme: dark)").matches;
}

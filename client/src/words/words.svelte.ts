/** The words of the site in the reader's language. Components call `t`. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { LANGUAGES, catalogues, type Catalogues } from "./catalogues";

export type Args = Record<string, FluentVariable>;
const FALLBACK = "en";

let current = $state(FALLBACK);
let bundles = $state.raw<FluentBundle[]>([]);
let loadedGames: string[] = [];
const learning = new Map<string, Promise<void>>();
/** Numbers the requests for words: an older answer never replaces a newer one. */
let asked = 0;
let shown = 0;

function bundleOf(locale: string, texts: string[]): FluentBundle {
  const bundle = new FluentBundle(locale, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text), { allowOverrides: true });
  return bundle;
}

async function load(locale: string, from: Catalogues): Promise<FluentBundle> {
  const texts = await Promise.all([from.siteTexts(locale), ...loadedGames.map((game) => from.gameTexts(game, locale))]);
  return bundleOf(locale, texts.flat());
}

/** The first of the browser's languages that we have words for. */
export function preferred(wishes: readonly string[]): string {
  for (const wish of wishes) {
    const short = wish.slice(0, 2).toLowerCase();
    if (LANGUAGES.includes(short)) return short;
  }
  return FALLBACK;
}

export async function speak(locale: string, from: Catalogues = catalogues): Promise<void> {
  const wanted = locale === FALLBACK ? [FALLBACK] : [locale, FALLBACK];
  const number = ++asked;
  const found = await Promise.all(wanted.map((one) => load(one, from)));
  if (number < shown) return;
  shown = number;
  bundles = found;
  current = locale;
  document.documentElement.lang = locale;
}

/** Adds a game's words to those already loaded. What failed can be asked for again. */
export function learn(game: string, from: Catalogues = catalogues): Promise<void> {
  const known = learning.get(game);
  if (known) return known;
  loadedGames = [...loadedGames, game];
  const loading = speak(current, from).catch((error: unknown) => {
    loadedGames = loadedGames.filter((one) => one !== game);
    learning.delete(game);
    throw error;
  });
  learning.set(game, loading);
  return loading;
}

export function language(): string {
  return current;
}

/** A language's own name: from the catalogues, else from the browser. */
export function languageName(of: string): string {
  const id = `language-${of}`;
  return knows(id) ? t(id) : (new Intl.DisplayNames([of], { type: "language" }).of(of) ?? of);
}

function found(
  id: string,
  attribute?: string,
): [FluentBundle, string | import("@fluent/bundle/esm/ast").ComplexPattern] | undefined {
  for (const bundle of bundles) {
    const message = bundle.getMessage(id);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (pattern) return [bundle, pattern as string];
  }
  return undefined;
}

export function knows(id: string, attribute?: string): boolean {
  return found(id, attribute) !== undefined;
}

function say(id: string, args: Args, attribute?: string): string | undefined {
  const hit = found(id, attribute);
  return hit?.[0].formatPattern(hit[1], args, []);
}

/** The sentence of a message. A message without one shows its name, which tests reject. */
export function t(id: string, args: Args = {}): string {
  return say(id, args) ?? id;
}

/** Another form of a message, such as the answer to a wrong press. */
export function tForm(id: string, form: string): string {
  return say(id, {}, form) ?? `${id}.${form}`;
}

/** The sentence of the first message that exists, else the fallback unchanged. */
export function tOr(ids: string[], resort: string, args: Args = {}): string {
  for (const id of ids) {
    const sentence = say(id, args);
    if (sentence !== undefined) return sentence;
  }
  return resort;
}

export function tHelp(id: string): string | undefined {
  return say(id, {}, "help");
}

/** Tells the service worker which files the rules need, so that they can be read without a network. */
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin, Rolldown } from "vite";

type Chunk = Rolldown.OutputChunk & { viteMetadata?: { importedCss: Set<string>; importedAssets: Set<string> } };

const WANTED = [
  /\/pages\/(Rules|Summary|Offline)\.svelte$/,
  /\/games\/[^/]+\/(README|SUMMARY)[^/]*\.md/,
  /\/games\/[^/]+\/figures\.ts$/,
  /\/words\/[^/]*\.ftl/,
];
const EXTRA = ["/", "/favicon.svg"];

/** The first page, the rules with their words, and all that these import. */
export function offlineFilesOf(bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((one): one is Chunk => one.type === "chunk");
  const byName = new Map(chunks.map((one) => [one.fileName, one]));
  const found = new Set<string>();
  const add = (chunk: Chunk | undefined): void => {
    if (!chunk || found.has(chunk.fileName)) return;
    found.add(chunk.fileName);
    for (const name of [...(chunk.viteMetadata?.importedCss ?? []), ...(chunk.viteMetadata?.importedAssets ?? [])])
      found.add(name);
    for (const name of chunk.imports) add(byName.get(name));
  };
  for (const chunk of chunks) {
    const isFirst = chunk.isEntry && chunk.name === "index";
    if (isFirst || chunk.moduleIds.some((id) => WANTED.some((form) => form.test(id)))) add(chunk);
  }
  return [...EXTRA, ...[...found].sort().map((name) => `/${name}`)];
}

/** Fonts that the kept style sheets name. */
function fontsOf(folder: string, files: readonly string[]): string[] {
  const styles = files.filter((name) => name.endsWith(".css"));
  const named = styles.flatMap((name) => [
    ...readFileSync(join(folder, name), "utf8").matchAll(/url\((\/assets\/[^)]+\.woff2)\)/g),
  ]);
  return [...new Set(named.map((match) => match[1]!))].filter(
    (name) => /-latin-/.test(name) && !/latin-ext/.test(name),
  );
}

export function offlineFiles(): Plugin {
  return {
    name: "adyton-offline-files",
    apply: "build",
    writeBundle(options, bundle) {
      const folder = options.dir!;
      const files = offlineFilesOf(bundle);
      // A name that came twice would make the worker's installation fail.
      const all = [...new Set([...files, ...fontsOf(folder, files)])];
      const page = readFileSync(join(folder, "index.html"));
      const version = createHash("sha256").update(page).update(all.join()).digest("hex").slice(0, 12);
      const place = join(folder, "sw.js");
      const code = readFileSync(place, "utf8")
        .replace(/\[\s*["'`]__OFFLINE_FILES__["'`]\s*\]/, JSON.stringify(all))
        .replace(/__OFFLINE_VERSION__/, version);
      writeFileSync(place, code);
    },
  };
}

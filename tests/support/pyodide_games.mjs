// Plays games with the browser's Python: PYODIDE PACK SOURCE, and on the standard input a list of [game, number].
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [folder, pack, source] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.mjs`).href);
const pyodide = await loadPyodide({ indexURL: folder });
pyodide.unpackArchive(new Uint8Array(readFileSync(pack)), "zip");
pyodide.runPython(readFileSync(source, "utf8"));
const recordOf = pyodide.globals.get("record_of");
for (const [game, number] of JSON.parse(readFileSync(0, "utf8")))
  console.log(JSON.stringify(recordOf(game, number)));

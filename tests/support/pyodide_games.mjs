// Plays games again with the browser's Python: PYODIDE PACK SOURCE, and on the standard input a list of records.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [folder, pack, source] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.mjs`).href);
const pyodide = await loadPyodide({ indexURL: folder });
pyodide.unpackArchive(new Uint8Array(readFileSync(pack)), "zip");
pyodide.runPython(readFileSync(source, "utf8"));
const playedAgain = pyodide.globals.get("played_again");
for (const record of JSON.parse(readFileSync(0, "utf8"))) console.log(JSON.stringify(playedAgain(record)));

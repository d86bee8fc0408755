// Plays games again with the browser's Python: PYODIDE PACK SOURCE RECORDS, the last a list.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [folder, pack, source, records] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.mjs`).href);
const pyodide = await loadPyodide({ indexURL: folder });
pyodide.unpackArchive(new Uint8Array(readFileSync(pack)), "zip");
pyodide.runPython(readFileSync(source, "utf8"));
const playedAgain = pyodide.globals.get("played_again");
for (const record of JSON.parse(readFileSync(records, "utf8"))) console.log(JSON.stringify(playedAgain(record)));

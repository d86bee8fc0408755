/** Starts Python: from a snapshot of its memory if this device keeps one, else from the beginning. */
export type PythonFunction = (text: string) => string;
export interface Pyodide {
  FS: { writeFile(path: string, data: Uint8Array): void };
  runPython(source: string): unknown;
  makeMemorySnapshot(): Uint8Array<ArrayBuffer>;
  globals: { get(name: string): PythonFunction };
}
interface Wasm {
  _malloc(bytes: number): number;
}
interface Options {
  indexURL: string;
  createPyodideModule: (settings: unknown) => Promise<Wasm>;
  _makeSnapshot?: boolean;
  _loadSnapshot?: Uint8Array;
}
/** A snapshot of Python's memory in which all imports are done. */
export interface Snapshot {
  /** null: there is none yet. */
  memory: Uint8Array | null;
  /** null: this device keeps nothing. */
  keep: ((memory: Uint8Array<ArrayBuffer>) => Promise<void>) | null;
}
export interface Parts {
  /** The address of the folder that Python is loaded from. */
  pack: string;
  loadPyodide: (options: Options) => Promise<Pyodide>;
  makeModule: (settings: unknown) => Promise<Wasm>;
  /** Adyton's own Python files, as a zip. */
  archive: Uint8Array;
  snapshot: Snapshot;
}

const ARCHIVE = "/adyton.zip";
const SOURCE = `
import sys

sys.path.insert(0, "${ARCHIVE}")

from adyton.games import KITS
from adyton.local.browser import Browser
from adyton.local.questions import think

len(KITS)  # imports all games
table = Browser().call
bot = think
`;
/** Otherwise each start would throw the same dice. The seeds of games come from the browser in any case. */
const RESEED = "import random; random.seed()";

/** Imports take ten times as long as reading the memory in which they are done. */
export async function startPython(parts: Parts): Promise<Pyodide> {
  const { memory } = parts.snapshot;
  if (!memory) return begun(parts);
  return resumed(parts, memory).catch(() => begun(parts)); // a snapshot that cannot be used is made anew
}

async function resumed(parts: Parts, memory: Uint8Array): Promise<Pyodide> {
  const createPyodideModule = async (settings: unknown) => {
    const wasm = await parts.makeModule(settings);
    wasm._malloc(memory.length); // so that its memory is large enough; the snapshot overwrites all of it
    return wasm;
  };
  const python = await parts.loadPyodide({ indexURL: parts.pack, createPyodideModule, _loadSnapshot: memory });
  python.FS.writeFile(ARCHIVE, parts.archive); // files are not in the memory
  python.runPython(RESEED);
  return python;
}

async function begun(parts: Parts): Promise<Pyodide> {
  const { keep } = parts.snapshot;
  const python = await parts.loadPyodide({
    indexURL: parts.pack,
    createPyodideModule: parts.makeModule,
    _makeSnapshot: keep !== null,
  });
  python.FS.writeFile(ARCHIVE, parts.archive);
  python.runPython(SOURCE);
  void keep?.(python.makeMemorySnapshot()).catch(() => undefined); // Python also starts without it.
  return python;
}

import { expect, test, vi } from "vitest";
import { startPython, type Parts, type Pyodide } from "./start";

const MEMORY = Uint8Array.of(1, 2, 3);

/** A Python that can be started from the beginning, and from one snapshot only. */
function parts(memory: Uint8Array | null) {
  const python = {
    FS: { writeFile: vi.fn() },
    runPython: vi.fn(),
    makeMemorySnapshot: () => MEMORY,
    globals: { get: () => (text: string) => text },
  } satisfies Pyodide;
  const wasm = { _malloc: vi.fn(() => 0) };
  const keep = vi.fn(() => Promise.resolve());
  const loadPyodide = vi.fn<Parts["loadPyodide"]>(async (options) => {
    await options.createPyodideModule({});
    if (options._loadSnapshot && options._loadSnapshot !== MEMORY) throw new Error("invalid");
    return python;
  });
  const makeModule = () => Promise.resolve(wasm);
  const given: Parts = { pack: "/offline/", loadPyodide, makeModule, archive: MEMORY, snapshot: { memory, keep } };
  return { given, python, wasm, keep, loadPyodide };
}

test("Python starts from a snapshot without importing anything", async () => {
  const { given, python, wasm, keep } = parts(MEMORY);
  await startPython(given);
  expect(wasm._malloc).toHaveBeenCalledWith(MEMORY.length);
  expect(python.FS.writeFile).toHaveBeenCalledWith("/adyton.zip", MEMORY);
  expect(python.runPython).not.toHaveBeenCalledWith(expect.stringContaining("adyton"));
  expect(keep).not.toHaveBeenCalled();
});

test("without a snapshot Python imports the games, and a snapshot is kept", async () => {
  const { given, python, keep } = parts(null);
  await startPython(given);
  expect(python.runPython).toHaveBeenCalledWith(expect.stringContaining("from adyton.games import KITS"));
  expect(keep).toHaveBeenCalledWith(MEMORY);
});

test("a snapshot that cannot be used is made anew", async () => {
  const { given, loadPyodide, keep } = parts(Uint8Array.of(9));
  await startPython(given);
  expect(loadPyodide).toHaveBeenCalledTimes(2);
  expect(keep).toHaveBeenCalledWith(MEMORY);
});

test("a device that keeps nothing starts Python in the same way", async () => {
  const { given, keep, loadPyodide } = parts(null);
  await startPython({ ...given, snapshot: { memory: null, keep: null } });
  expect(loadPyodide.mock.calls[0]![0]._makeSnapshot).toBe(false);
  expect(keep).not.toHaveBeenCalled();
});

/** The worker: loads Python and Adyton from the offline pack, and answers calls. */
import { LOADED, type Answer, type Order } from "./python";
import { findSnapshot } from "./snapshot";
import { startPython, type Parts, type Pyodide } from "./start";

/** The pack holds WebAssembly compressed, so that it is small on every host. Pyodide asks for it as it was. */
function unpackWhileFetching(pack: string): void {
  const plain = self.fetch.bind(self);
  const wasm = `${pack}pyodide.asm.wasm`;
  self.fetch = async (asked, init) => {
    const address = asked instanceof Request ? asked.url : String(asked);
    if (address !== wasm) return plain(asked, init);
    const answer = await plain(`${wasm}.bin`, init);
    if (!answer.ok || !answer.body) throw new Error(`${wasm}.bin: ${answer.status}`);
    const body = answer.body.pipeThrough(new DecompressionStream("gzip"));
    return new Response(body, { headers: { "content-type": "application/wasm" } });
  };
}

async function load(pack: string): Promise<Pyodide> {
  unpackWhileFetching(pack);
  const [{ loadPyodide }, { default: makeModule }, archive, snapshot] = await Promise.all([
    import(/* @vite-ignore */ `${pack}pyodide.mjs`) as Promise<Pick<Parts, "loadPyodide">>,
    import(/* @vite-ignore */ `${pack}pyodide.asm.mjs`) as Promise<{ default: Parts["makeModule"] }>,
    fetch(`${pack}adyton.zip`).then((answer) => answer.arrayBuffer()),
    findSnapshot(),
  ]);
  return startPython({ pack, loadPyodide, makeModule, archive: new Uint8Array(archive), snapshot });
}

let loaded: Promise<Pyodide> | null = null;

async function answer(call: number, work: () => Promise<string>): Promise<void> {
  let said: Answer;
  try {
    said = { call, text: await work() };
  } catch (error) {
    said = { call, error: String(error) };
  }
  self.postMessage(said);
}

/** The first message is the address of the pack; every other one is a call. */
self.onmessage = ({ data }: MessageEvent<string | Order>) => {
  if (typeof data === "string") {
    loaded = load(data);
    void answer(LOADED, () => loaded!.then(() => "loaded"));
  } else void answer(data.call, async () => (await loaded!).globals.get(data.task)(data.text));
};

import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { kitOf } from "../kits";
import { NAMES, RECORDED, draw, prepare } from "../../testing/draw";
import Ending from "../../table/ending/Ending.svelte";
import Graph from "../../table/ending/Graph.svelte";

beforeAll(() => prepare("en", "oraklos"));
afterEach(() => void vi.unstubAllGlobals());

test("the end offers no plans of others, for nobody hides anything, and writes a loss with a true minus", async () => {
  const steps = new Response(JSON.stringify({ table: {}, eyes: 0, steps: [] }));
  vi.stubGlobal("fetch", () => Promise.resolve(steps));
  const { view } = RECORDED["oraklos"]!["standard-phase-taking"]!;
  const result = { points: [3, -1, 0], places: [1, 3, 2], ending: "cards" };
  const chairs = NAMES.slice(0, 3).map((name, seat) => ({ seat, name, kind: "bot" }));
  const root = draw(Ending, {
    info: { id: "t", game: "oraklos", you: 0, chairs, result, rematch: null, notes: [] } as never,
    names: NAMES.slice(0, 3),
    kit: await kitOf("oraklos"),
    view,
    revealed: true,
    reveal: () => undefined,
    again: () => undefined,
    close: () => undefined,
  });
  expect(root.textContent).toContain("Find the turning point");
  expect(root.textContent).not.toContain("What the others planned");
  const course = [
    { line: 1, points: [0] },
    { line: 2, points: [-5] },
  ] as never;
  const graph = draw(Graph, { course, names: ["Anna"], you: 0, turning: [], open: () => undefined });
  expect(graph.querySelector("figcaption b")!.textContent).toBe("−5");
});

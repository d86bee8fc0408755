import { createRawSnippet } from "svelte";
import { beforeAll, expect, test } from "vitest";
import { kitOf } from "../kits";
import { boardAt, draw, prepare } from "../../testing/draw";
import BoardPage from "../../learn/BoardPage.svelte";

beforeAll(() => prepare("en", "delphi"));

test("the log of a lesson names places, without coordinates", async () => {
  const empty = createRawSnippet(() => ({ render: () => "<i></i>" }));
  const { view } = boardAt("delphi", "phase-act").props;
  const root = draw(BoardPage, {
    game: "delphi",
    title: "Sailing",
    problem: "",
    all: { address: "/learn/delphi", label: "All lessons" },
    kit: await kitOf("delphi"),
    view,
    names: ["Anna", "Bert"],
    you: 0,
    events: [{ line: 3, name: "sailed", args: { seat: 0, at: "1,0" } }],
    step: 0,
    board: empty,
    bar: empty,
  });
  const line = root.querySelector(".log li")!.textContent!;
  expect(line).toMatch(/^Anna sails to \S+ water /);
  expect(line).not.toMatch(/\d/);
});

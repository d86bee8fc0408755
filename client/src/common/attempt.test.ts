import { expect, test } from "vitest";
import { Attempt } from "./attempt.svelte";

test("a press that worked says so, and a press that failed says why", async () => {
  const attempt = new Attempt();
  await attempt.run(async () => undefined, "Saved.");
  expect([attempt.note, attempt.problem]).toEqual(["Saved.", ""]);
  await attempt.run(() => Promise.reject(new Error("no network")), "Saved.");
  expect([attempt.note, attempt.problem]).toEqual(["", "Error: no network"]);
});

test("a note of the work itself stays", async () => {
  const attempt = new Attempt();
  await attempt.run(async () => (attempt.note = "One message was sent."));
  expect(attempt.note).toBe("One message was sent.");
});

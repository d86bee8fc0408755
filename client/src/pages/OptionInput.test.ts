import { beforeAll, expect, test } from "vitest";
import { draw } from "../testing/draw";
import { speak } from "../words/words.svelte";
import OptionInput from "./OptionInput.svelte";

beforeAll(() => speak("en"));

test("a form with a file cannot be sent before the file is read", async () => {
  const option = { name: "content", kind: "content" };
  const root = draw(OptionInput, { game: "pebbles", option: option as never, value: null });
  const field = root.querySelector<HTMLInputElement>("input[type=file]")!;
  let read = (_: string) => {};
  const text = () => new Promise<string>((done) => (read = done));
  Object.defineProperty(field, "files", { value: [{ text }] });
  field.dispatchEvent(new Event("change", { bubbles: true }));
  expect(field.checkValidity()).toBe(false);
  read("[dice]");
  await expect.poll(() => field.checkValidity()).toBe(true);
});

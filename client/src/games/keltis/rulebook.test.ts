import { afterEach, expect, test } from "vitest";
import Rulebook from "../../table/Rulebook.svelte";
import { draw, prepare } from "../../testing/draw";
import { speak } from "../../words/words.svelte";

afterEach(() => speak("en"));

test("the rules follow the language of the site, and the wanted clause stays marked", async () => {
  await prepare("de", "keltis");
  const root = draw(Rulebook, { game: "keltis", clause: "KEL-15" });
  await expect.poll(() => root.querySelector(".wanted")?.textContent).toBe("KEL-15 Punkte zählen sofort.");
  expect(root.querySelector(".rules")!.getAttribute("lang")).toBe("de");
  await speak("en");
  await expect.poll(() => root.querySelector(".wanted")?.textContent).toBe("KEL-15 Points count at once.");
  expect(root.querySelector(".rules")!.getAttribute("lang")).toBe("en");
});

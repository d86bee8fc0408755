import { beforeAll, expect, test } from "vitest";
import { become } from "../net/account.svelte";
import type { Account } from "../wire.gen";
import { speak } from "../words/words.svelte";
import { namesOf } from "./chairs";

beforeAll(() => speak("en"));

test("no bot has the name of the pupil", () => {
  become({ name: "Pupil" } as Account);
  const [, second, third] = namesOf(3, 0);
  become({ name: second } as Account);
  const names = namesOf(3, 0);
  expect(names[0]).toBe(second);
  expect(names[2]).toBe(third);
  expect(new Set(names).size).toBe(3);
});

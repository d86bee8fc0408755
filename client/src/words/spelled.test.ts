import { expect, test } from "vitest";
import { spelled } from "./spelled";

test("an event without a sentence shows its code, as in the terminal", () => {
  expect(spelled("speak")).toBe("Speak.");
  expect(spelled("must-bet", { seat: "Ada", lot: 5 })).toBe("Must bet: seat Ada, lot 5.");
});

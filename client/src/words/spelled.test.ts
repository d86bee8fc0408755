import { expect, test } from "vitest";
import { spelled } from "./spelled";

test("what no catalogue has is said by its code, as terminals do", () => {
  expect(spelled("speak")).toBe("Speak.");
  expect(spelled("must-bet", { seat: "Ada", lot: 5 })).toBe("Must bet: seat Ada, lot 5.");
});

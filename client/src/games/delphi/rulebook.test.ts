import { expect, test } from "vitest";
import { rulesOf } from "../../table/rulebook";

test("the introduction names no files that a player does not have", async () => {
  for (const language of ["en", "de"]) {
    const words = (await rulesOf("delphi", language)).blocks[0]!.spans.map((span) => span.text).join("");
    expect(words).not.toMatch(/\.(md|json)/);
    expect(words).toMatch(/(are ours|sind unsere)\.$/);
  }
});

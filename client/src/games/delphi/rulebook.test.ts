import { expect, test } from "vitest";
import { rulesOf } from "../../table/rulebook";

test("the rules name no files, and say what is our own", async () => {
  for (const language of ["en", "de"]) {
    const { blocks } = await rulesOf("delphi", language);
    const words = blocks.flatMap((block) => block.spans.map((span) => span.text)).join("\n");
    expect(words).not.toMatch(/\.(md|json|toml)/);
    expect(words).toMatch(/What is printed, and what is ours|Was gedruckt ist und was von uns ist/);
  }
});

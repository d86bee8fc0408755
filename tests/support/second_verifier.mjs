// Verifies what comes in: each line is JSON with `record` and `draws`. Prints for each how many draws were proved, or why not.
import { createInterface } from "node:readline";
import { Refused, verify } from "../../client/public/verify.js";

for await (const line of createInterface({ input: process.stdin })) {
  const { record, draws } = JSON.parse(line);
  try {
    console.log(JSON.stringify({ proved: verify(record, draws)?.length ?? null }));
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    console.log(JSON.stringify({ line: error.line, code: error.code }));
  }
}

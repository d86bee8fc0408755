/** What came of a press: a note, or what is wrong. A new press clears both. */
import { sentenceOf } from "../net/api";

export class Attempt {
  note = $state("");
  problem = $state("");

  /** Does the work. Says `done` afterwards, or why it failed; the work may say a note of its own. */
  async run(work: () => Promise<unknown>, done = ""): Promise<void> {
    this.note = this.problem = "";
    try {
      await work();
      if (done) this.note = done;
    } catch (error) {
      this.problem = sentenceOf(error);
    }
  }
}

/** Questions to the table whose answers somebody waits for, by the ids of the questions. */
export class Promised<Answer extends { id: string }> {
  private readonly waiting = new Map<string, (answer: Answer) => void>();

  /** The answer to the question with this id, when it comes. */
  ask(id: string): Promise<Answer> {
    return new Promise((resolve) => this.waiting.set(id, resolve));
  }

  has(id: string): boolean {
    return this.waiting.has(id);
  }

  answer(message: Answer): void {
    this.waiting.get(message.id)?.(message);
    this.waiting.delete(message.id);
  }

  /** The connection is lost, and no answer will come. */
  forget(): void {
    this.waiting.clear();
  }
}

/** Texts of games that are not built into the client. They come from the server. */

/** The text at this address. Empty if there is none. */
export async function textFromServer(path: string): Promise<string> {
  try {
    const answer = await fetch(`/api${path}`, { credentials: "same-origin" });
    return answer.ok ? await answer.text() : "";
  } catch {
    return "";
  }
}

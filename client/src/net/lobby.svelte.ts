/** The lobby, live: the tables that may be seen, the newest first. */
import type { TableInfo } from "../wire.gen";
import { Line } from "./line";

export class LiveLobby {
  tables = $state.raw<TableInfo[]>([]);
  known = $state(false);
  private readonly line: Line;

  constructor() {
    this.line = new Line({
      opened: () => this.line.send({ type: "lobby" }),
      heard: (message) => {
        if (message.type !== "lobby") return;
        this.tables = message.tables;
        this.known = true;
      },
      lost: () => undefined,
    });
  }

  close(): void {
    this.line.close();
  }
}

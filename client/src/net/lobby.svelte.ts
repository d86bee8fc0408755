/** The lobby, live: the tables that may be seen, the newest first. */
import type { TableInfo } from "../wire.gen";
import { Transport } from "./transport";

export class LiveLobby {
  tables = $state.raw<TableInfo[]>([]);
  known = $state(false);
  private readonly transport: Transport;

  constructor() {
    this.transport = new Transport({
      opened: () => this.transport.send({ type: "lobby" }),
      heard: (message) => {
        if (message.type !== "lobby") return;
        this.tables = message.tables;
        this.known = true;
      },
      lost: () => undefined,
    });
  }

  close(): void {
    this.transport.close();
  }
}

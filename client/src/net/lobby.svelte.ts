/** The live lobby: the tables that you may see, the newest first. */
import type { ListingChange, TableInfo } from "../wire.gen";
import { Transport } from "./transport";

export class LiveLobby {
  tables = $state.raw<TableInfo[]>([]);
  known = $state(false);
  private readonly transport: Transport;

  constructor() {
    this.transport = new Transport({
      opened: () => this.transport.send({ type: "lobby" }),
      heard: (message) => {
        if (message.type === "lobby") this.replace(message.tables);
        else if (message.type === "lobby-change") this.replace(changed(this.tables, message));
      },
      lost: () => undefined,
    });
  }

  private replace(tables: TableInfo[]): void {
    this.tables = tables;
    this.known = true;
  }

  close(): void {
    this.transport.close();
  }
}

/** The list after a change: new tables come first, the others keep their places. */
export function changed(before: readonly TableInfo[], change: ListingChange): TableInfo[] {
  const updated = new Map(change.tables.map((table) => [table.id, table]));
  const kept = before.filter((table) => !change.gone.includes(table.id)).map((table) => updated.get(table.id) ?? table);
  const fresh = change.tables.filter((table) => !before.some((one) => one.id === table.id));
  return [...fresh, ...kept].sort((one, other) => other.created - one.created || one.id.localeCompare(other.id));
}

/** The third way to a table, beside socket and long polling: the table is on this device. */
import type { Listener } from "../net/transport";
import type { FromBrowser } from "../wire.gen";

export class LocalCarrier {
  private leave: (() => void) | null = null;
  private closed = false;
  private readonly site = import("./site");

  constructor(
    private readonly table: string,
    private readonly listener: Listener,
  ) {
    void this.open().catch(() => listener.lost());
  }

  send(message: FromBrowser): void {
    void this.site.then((site) => site.say(this.table, message));
  }

  close(): void {
    this.closed = true;
    this.leave?.();
  }

  private async open(): Promise<void> {
    const site = await this.site;
    this.leave = await site.watch(this.table, this.listener.heard);
    if (this.closed) this.leave();
    else this.listener.opened();
  }
}

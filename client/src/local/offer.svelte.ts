/** The offer to fetch the pack: its size, its progress, and whether everything is here. */
import { bytesToFetch, canKeep, getPack, kept, offered, type Pack } from "./pack";

export class Offer {
  /** Whether this device has a pack, perhaps an older one. */
  isReady = $state(false);
  /** How many megabytes are still to be fetched. */
  size = $state(0);
  /** Which part of it is here, from 0 to 1; null while nothing is being fetched. */
  part = $state<number | null>(null);
  readonly canKeep = canKeep();
  private pack: Pack | null = null;

  async look(): Promise<void> {
    this.isReady = (await kept()) !== null;
    this.pack = await offered();
    const bytes = !this.pack ? 0 : this.canKeep ? await bytesToFetch(this.pack) : this.pack.sent;
    this.size = Math.ceil((10 * bytes) / 2 ** 20) / 10;
  }

  /** Fetches what is missing. If this browser cannot keep it, Python is loaded from the network each time. */
  async fetch(): Promise<void> {
    if (!this.pack || !this.size || !this.canKeep) return;
    this.part = 0;
    try {
      await getPack(this.pack, (now) => (this.part = now));
      this.isReady = true;
      this.size = 0;
      void import("./site").then((site) => site.warmUp()); // keeps a snapshot, so that later starts are quick
    } finally {
      this.part = null;
    }
  }
}

import type { DataSource } from 'typeorm';
import type { ContentChanges } from '../../platform/database/content-changes.ts';
import { Remembered } from '../../platform/database/remembered.ts';
import { readRows } from '../../platform/database/rows.ts';

/** Where paths lead, in memory. */
export class RedirectMap {
  readonly #targets: Remembered<ReadonlyMap<string, string>>;

  constructor(db: DataSource, changes: ContentChanges) {
    const select = 'SELECT "from", "to" FROM redirects WHERE deleted_at IS NULL';
    this.#targets = new Remembered(changes, 'redirects', async () => {
      const rows = await readRows<{ from: string; to: string }>(db, 'redirects all', select);
      return new Map(rows.map(({ from, to }) => [from, to]));
    });
  }

  /** False when a path is known to lead nowhere. Costs one look into memory. */
  mayLead(path: string): boolean {
    return this.#targets.known?.has(path) ?? true;
  }

  /** Undefined when it leads nowhere. */
  async targetOf(path: string): Promise<string | undefined> {
    return (await this.#targets.read()).get(path);
  }
}

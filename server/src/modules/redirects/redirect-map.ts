// Where paths lead, in the memory of the process: dropped as soon as anybody changes a redirect.
import type { DataSource } from 'typeorm';
import type { ContentChanges } from '../../platform/database/content-changes.ts';
import { readRows } from '../../platform/database/rows.ts';

type Targets = ReadonlyMap<string, string>;

export class RedirectMap {
  readonly #db: DataSource;
  readonly #changes: ContentChanges;
  #known: Targets | null = null;
  #loading: Promise<Targets> | null = null;

  constructor(db: DataSource, changes: ContentChanges) {
    this.#db = db;
    this.#changes = changes;
    changes.subscribe((tables) => {
      if (tables !== 'all' && !tables.includes('redirects')) return;
      this.#known = null;
      this.#loading = null;
    });
  }

  /** False when a path is known to lead nowhere. Costs one look into memory. */
  mayLead(path: string): boolean {
    return !this.#known || !this.#changes.listening || this.#known.has(path);
  }

  /** Undefined when it leads nowhere. */
  async targetOf(path: string): Promise<string | undefined> {
    const targets = (this.#changes.listening && this.#known) || (await this.#load());
    return targets.get(path);
  }

  #load(): Promise<Targets> {
    if (this.#loading) return this.#loading;
    const loading = this.#read();
    this.#loading = loading;
    const done = (targets: Targets | null) => {
      // Else something changed meanwhile: what was read may be old.
      if (this.#loading !== loading) return;
      this.#known = targets;
      this.#loading = null;
    };
    loading.then(done, () => done(null));
    return loading;
  }

  async #read(): Promise<Targets> {
    const select = 'SELECT "from", "to" FROM redirects WHERE deleted_at IS NULL';
    const rows = await readRows<{ from: string; to: string }>(this.#db, 'redirects all', select);
    return new Map(rows.map(({ from, to }) => [from, to]));
  }
}

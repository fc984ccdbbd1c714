// All settings in the memory of the process, as they are in the database: dropped as soon as anybody changes one.
import type { DataSource } from 'typeorm';
import type { ContentChanges } from '../../platform/changes/content-changes.ts';
import { readRows } from '../../platform/database/rows.ts';
import type { Document } from './settings-group.ts';

/** A group as it was saved. */
interface SavedGroup {
  name: string;
  document: Document;
  version: number;
  updatedAt: Date;
}

export type SavedGroups = ReadonlyMap<string, SavedGroup>;

const all = 'SELECT name, document, version, updated_at AS "updatedAt" FROM settings';

export class SettingsCache<Made> {
  readonly #db: DataSource;
  readonly #changes: ContentChanges;
  readonly #make: (saved: SavedGroups) => Made;
  #kept: Promise<Made> | null = null;

  /** `make`: what is kept of them. */
  constructor(db: DataSource, changes: ContentChanges, make: (saved: SavedGroups) => Made) {
    this.#db = db;
    this.#changes = changes;
    this.#make = make;
    changes.subscribe((tables) => {
      if (tables === 'all' || tables.includes('settings')) this.#kept = null;
    });
  }

  read(): Promise<Made> {
    if (!this.#changes.listening) return this.#load();
    if (this.#kept) return this.#kept;
    // One that is dropped while it loads was not kept for anybody who asks later.
    const loading = this.#load();
    this.#kept = loading;
    loading.catch(() => {
      if (this.#kept === loading) this.#kept = null;
    });
    return loading;
  }

  async #load(): Promise<Made> {
    const rows = await readRows<SavedGroup>(this.#db, 'settings all', all);
    return this.#make(new Map(rows.map((row) => [row.name, row])));
  }
}

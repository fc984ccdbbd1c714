import type { DataSource } from 'typeorm';
import type { SearchKind } from '../../generated/schema.ts';
import type { Actor } from '../../platform/actor.ts';
import { wordsOf } from '../../platform/paging/search.ts';
import { may } from '../rights.ts';
import type { SearchSource } from '../search-source.ts';

/** Most that is answered of one kind. */
const mostOfKind = 20;

interface Item {
  id: number;
  title: string;
  detail: string | null;
}

export interface SearchGroup {
  kind: SearchKind;
  items: Item[];
  hasMore: boolean;
}

/** Finds content, what visitors sent and people by words, in one statement. */
export class SearchService {
  readonly #db: DataSource;
  readonly #sources: readonly SearchSource[];

  constructor(db: DataSource, sources: readonly SearchSource[]) {
    this.#db = db;
    this.#sources = sources;
  }

  async find(actor: Actor, text: string, first: number): Promise<SearchGroup[]> {
    const words = wordsOf(text);
    if (words.length === 0 || !actor.user) return [];
    const size = Math.min(Math.max(first, 1), mostOfKind);
    const values: unknown[] = [];
    const parts = this.#sources
      .filter(({ right }) => !right || may(actor, right))
      .map(({ kind, table, where, title, detail, newest, conditions }) => {
        const found = [where, ...conditions(words, values)].join(' AND ');
        // One more than asked for tells whether there are others.
        return `(SELECT '${kind}' AS kind, id, ${title} AS title, ${detail} AS detail FROM ${table}
          WHERE ${found} ORDER BY ${newest} LIMIT ${size + 1})`;
      });
    const rows: (Item & { kind: SearchKind })[] = await this.#db.transaction(async (manager) => {
      // Texts are long and packed: looking through all of them costs far more than PostgreSQL reckons, and there are indexes.
      await manager.query('SET LOCAL enable_seqscan = off');
      return manager.query(parts.join(' UNION ALL '), values);
    });
    return [...Map.groupBy(rows, ({ kind }) => kind)].map(([kind, items]) => ({
      kind,
      items: items.slice(0, size).map(({ id, title, detail }) => ({ id, title, detail })),
      hasMore: items.length > size,
    }));
  }
}

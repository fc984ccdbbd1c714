import type { DataSource } from 'typeorm';
import type { SearchGroup, SearchItem, SearchKind } from '../../generated/schema.ts';
import type { Actor } from '../../platform/actor.ts';
import { fold, wordsOf } from '../../platform/paging/search.ts';
import { defineFeature } from '../feature.ts';
import { may } from '../rights.ts';
import type { SearchSource } from '../search-source.ts';
import type { SettingsService } from '../settings/settings.service.ts';

/** Most that is answered of one kind. */
const mostOfKind = 20;

interface SearchDeps {
  db: DataSource;
  searchSources: readonly SearchSource[];
  settings: Pick<SettingsService, 'texts'>;
}

/** Finds content, what visitors sent and people by words, in one statement; and words inside of settings, which are in memory. */
class SearchService {
  readonly #deps: SearchDeps;

  constructor(deps: SearchDeps) {
    this.#deps = deps;
  }

  async find(actor: Actor, text: string, first: number): Promise<SearchGroup[]> {
    const words = wordsOf(text);
    if (words.length === 0 || !actor.user) return [];
    const size = Math.min(Math.max(first, 1), mostOfKind);
    const values: unknown[] = [];
    const parts = this.#deps.searchSources
      .filter(({ right }) => !right || may(actor, right))
      .map(({ kind, table, where, title, detail, newest, conditions }) => {
        const found = [where, ...conditions(words, values)].join(' AND ');
        // One more than asked for tells whether there are others.
        return `(SELECT '${kind}' AS kind, id, ${title} AS title, ${detail} AS detail FROM ${table}
          WHERE ${found} ORDER BY ${newest} LIMIT ${size + 1})`;
      });
    const rows: (SearchItem & { kind: SearchKind })[] = await this.#deps.db.transaction(async (manager) => {
      // Texts are long and packed: looking through all of them costs far more than PostgreSQL reckons, and there are indexes.
      await manager.query('SET LOCAL enable_seqscan = off');
      return manager.query(parts.join(' UNION ALL '), values);
    });
    const records = [...Map.groupBy(rows, ({ kind }) => kind)].map(([kind, items]) => ({
      kind,
      items: items.slice(0, size).map(({ id, title, detail }) => ({ id, title, detail, place: null })),
      hasMore: items.length > size,
    }));
    return [...records, ...(may(actor, 'writeContent') ? await this.#inSettings(words, size) : [])];
  }
  /** They are few enough to be looked through one by one. */
  async #inSettings(words: readonly string[], size: number): Promise<SearchGroup[]> {
    const wanted = words.map(fold);
    const found = (await this.#deps.settings.texts()).filter(({ text }) => {
      const folded = fold(text);
      return wanted.every((word) => folded.includes(word));
    });
    const items = found.slice(0, size).map(({ text, what, place }, index) => {
      return { id: index + 1, title: around(text, words[0] ?? ''), detail: what, place };
    });
    return items.length > 0 ? [{ kind: 'setting', items, hasMore: found.length > size }] : [];
  }
}

/** As much of a text as a line has room for, with the word that was looked for. */
function around(text: string, word: string): string {
  const begin = Math.max(0, text.toLowerCase().indexOf(word) - 40);
  const from = begin === 0 ? 0 : text.indexOf(' ', begin) + 1;
  const part = text.slice(from, from + 100);
  return `${from > 0 ? '... ' : ''}${part}${from + 100 < text.length ? '...' : ''}`;
}

export const search = defineFeature({
  services: (needs: SearchDeps) => ({ search: new SearchService(needs) }),
  resolvers: {
    Query: {
      staffSearch: (_, { text, first }, { services, actor }) => services.search.find(actor, text, first),
    },
  },
});

// What a feature says of itself so that a search over everything finds it.
import type { Right, SearchKind } from '../generated/schema.ts';
import { searchConditions, wordConditions } from '../platform/paging/search.ts';

export interface SearchSource {
  kind: SearchKind;
  /** What who finds it may do; all staff when left out. */
  right?: Right;
  /** SQL: the table, what is there of it, its title, what tells it from others, and its order. */
  table: string;
  where: string;
  title: string;
  detail: string;
  newest: string;
  /** SQL conditions that it has all of these words; pushes what they need on `values`. */
  conditions(words: readonly string[], values: unknown[]): string[];
}

/** Words in a column that begins with a space and has an index of what `search_fold` makes of it. */
export const inWords =
  (searchColumn: string, searchId = false): SearchSource['conditions'] =>
  (words, values) =>
    searchConditions({ search: words.join(' '), searchColumn, searchId }, values);

/** Words in the folded texts of content. */
export const inFolded: SearchSource['conditions'] = (words, values) =>
  wordConditions('search_folded', words, values);

import { escapeLike } from './escape-like.ts';

/** Words looked at; more only make a search slower. */
const maxWords = 8;
/** An index of trigrams finds parts of this many letters anywhere, shorter ones at the beginning of a word only. */
const trigram = 3;

/** Words that must all be found in `searchColumn`, or, with `searchId`, be the number of a row. */
export interface Search {
  search?: string | null;
  /** Begins with a space and has a trigram index on what `search_fold` makes of it. */
  searchColumn: string;
  /** It is stored as `search_fold` makes it: folding each row takes seconds where two frequent words never meet. */
  isFolded?: boolean;
  searchId?: boolean;
}

/**
 * Conditions that each word of a search is found in the searched column, which begins with a space, whatever its case,
 * accents and apostrophes, or that it is the number of a row; pushes the words on `values`.
 */
export function searchConditions(
  { search, searchColumn, isFolded, searchId }: Search,
  values: unknown[],
): string[] {
  const column = isFolded ? searchColumn : `search_fold(${searchColumn})`;
  return wordsOf(search ?? '').map((word) => {
    const begin = [...word].length < trigram ? '% ' : '%';
    const found = `${column} LIKE search_fold($${values.push(`${begin}${escapeLike(word)}%`)})`;
    const [, number] = (searchId && /^#?(\d{1,9})$/.exec(word)) || [];
    return number ? `(${found} OR id = $${values.push(Number(number))})` : found;
  });
}

/** The words of a search, as many as are looked at. */
export function wordsOf(search: string): string[] {
  const words = search.replaceAll('\0', '').toWellFormed().slice(0, 200).toLowerCase().split(/\s+/);
  return words.filter(Boolean).slice(0, maxWords);
}

// Searches: of staff in what came in, word by word; in the folded texts of content, of visitors, who find what they type as it
// stands in one text, and of staff.

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

/** Between the folded texts of a record. Nobody types it, so nothing is found across two of them. */
const separator = '\u001f';
/** What the index of trigrams looks for; more makes it slower and hardly more certain. */
const indexed = 60;

/** Conditions that a text among those in `column`, folded by `text_fold`, contains `search`; pushes what they need on `values`. */
export function phraseConditions(
  column: string,
  search: string | null | undefined,
  values: unknown[],
): string[] {
  const phrase = fold((search ?? '').trim());
  if (phrase === '') return [];
  // PostgreSQL has no text with the character zero, nor with half of a surrogate pair.
  if (phrase.includes(separator) || phrase.includes('\0') || !phrase.isWellFormed()) return ['false'];
  const characters = [...phrase];
  const begin = characters.slice(0, indexed).join('');
  const found = [`${column} LIKE $${values.push(`%${escapeLike(begin)}%`)}`];
  if (characters.length > indexed) found.push(`strpos(${column}, $${values.push(phrase)}) > 0`);
  return found;
}

/** Conditions that each of these words is found in `column`, in any text of the record; pushes what they need on `values`. */
export function wordConditions(column: string, words: readonly string[], values: unknown[]): string[] {
  return words.flatMap((word) => {
    const letters = fold(word);
    if ([...letters].length >= trigram || letters === '') return phraseConditions(column, letters, values);
    // One expression instead of three comparisons: each would unpack a long text again.
    const escaped = letters.replace(/[^\p{L}\p{N}]/gu, '\\$&');
    return `${column} ~ $${values.push(`(^|[ ${separator}])${escaped}`)}`;
  });
}

/**
 * A text as searches of the site compare it, whatever its case, accents and apostrophes: what `text_fold` of the database
 * makes of the texts of a record, and `fold` in client/src/lib/text.ts of both.
 */
export const fold = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’‘ʼ`]/g, '');

/** Signs that mean something to LIKE stand for themselves. */
const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&');

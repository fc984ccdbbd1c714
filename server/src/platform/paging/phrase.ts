// Searches in the folded texts of content: of visitors, who find what they type as it stands in one text, and of staff, word by word.
import { escapeLike } from './escape-like.ts';
import { fold } from './fold.ts';

/** Between the folded texts of a record. Nobody types it, so nothing is found across two of them. */
const separator = '\u001f';
/** The index of trigrams finds parts of this many letters anywhere, shorter ones at the beginning of a word only. */
const trigram = 3;
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

// The search of visitors: what they type is found as it stands in one of the texts of a record.
import { escapeLike } from './escape-like.ts';
import { fold } from './fold.ts';

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

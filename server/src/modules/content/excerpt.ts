import { badField } from '../../platform/validation.ts';

const longest = 1000;

/** The first `length` characters of a text, with '...' where it goes on: as the site's cards cut it. */
export function excerpt(text: string, length: number): string {
  if (length < 1 || length > longest) throw badField('length', 'Length must be 1 to 1,000.');
  const characters = [...text];
  return characters.length > length ? `${characters.slice(0, length).join('').trimEnd()}...` : text;
}

import type { ListColumn } from '../list/list.ts';

/** A column that says a text and is sorted by it, unless `more` says otherwise. */
export function textColumn<T>(
  title: string,
  text: (item: T) => string,
  more: Omit<Partial<ListColumn<T>>, 'title' | 'text'> = {},
): ListColumn<T> {
  return { title, text, sortBy: text, ...more };
}

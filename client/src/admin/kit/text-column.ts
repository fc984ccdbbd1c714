import type { Column } from './resource.ts';

/** A column that says a text and is sorted by it, unless `more` says otherwise. */
export function textColumn<T>(
  title: string,
  text: (item: T) => string,
  more: Omit<Partial<Column<T>>, 'title' | 'text'> = {},
): Column<T> {
  return { title, text, sortBy: text, ...more };
}

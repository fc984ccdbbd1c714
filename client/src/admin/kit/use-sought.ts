import { useMemo } from 'react';
import type { FieldValues } from 'react-hook-form';
import { matches } from '../../lib/text.ts';
import type { Resource, Row } from './resource.ts';
import { useUrlState } from './use-url-state.ts';

/** What a list is searched by, and the option of its filter. */
export type Sought = { q: string; show: string };

/** What the list is searched by, kept in the address as `q` and `show`; 'nothing' shows all again. */
export function useSought<T extends Row, Values extends FieldValues>({ filter }: Resource<T, Values>) {
  const all = filter?.options[0]?.value ?? '';
  const standard = useMemo(() => ({ q: '', show: all }), [all]);
  const [sought, change] = useUrlState<Sought>(standard);
  const seekFor = (next: Partial<Sought> | 'nothing') => change(next === 'nothing' ? standard : next);
  return [sought, seekFor] as const;
}

/** The items that are sought: the very same array when all are. */
export function seek<T extends Row, Values extends FieldValues>(
  items: T[],
  { q, show }: Sought,
  { filter, searchIn }: Resource<T, Values>,
): T[] {
  const filtered =
    !filter || show === filter.options[0]?.value ? items : items.filter((item) => filter.matches(item, show));
  return q.trim() ? filtered.filter((item) => matches(q, ...searchIn(item))) : filtered;
}

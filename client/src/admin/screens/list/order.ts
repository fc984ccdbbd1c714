// By what the rows of a list are put in order. In the address it is the name of the order, `-` in front when it goes down.

import { locale } from '../../../lib/locale.ts';
import type { Order } from './list.ts';

type Direction = 'asc' | 'desc';

interface Sorted<T> {
  order: Order<T>;
  direction: Direction;
}

/** What an order or a column is called in the address, such as `created-at`. */
export function keyOf({ title }: { title: string }): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

export function writeSort(order: { title: string }, direction: Direction): string {
  return `${direction === 'desc' ? '-' : ''}${keyOf(order)}`;
}

/** What the address means, or null when there is no such order. */
export function readSort<T>(sort: string, orders: readonly Order<T>[]): Sorted<T> | null {
  const direction = sort.startsWith('-') ? 'desc' : 'asc';
  const order = orders.find((candidate) => writeSort(candidate, direction) === sort);
  return order ? { order, direction } : null;
}

/** What the head of a column does: up, then down, then as it usually is. */
export function nextSort(sort: string, order: { title: string }, usual: string): string {
  const up = writeSort(order, 'asc');
  const down = writeSort(order, 'desc');
  if (sort === up) return down;
  return sort === down && sort !== usual ? usual : up;
}

/** The two directions of an order in words. */
export function directionWords({ title, kind }: Order<never>): Record<Direction, string> {
  const [up, down] = words[kind ?? ''] ?? ['A to Z', 'Z to A'];
  return { asc: `${title}, ${up}`, desc: `${title}, ${down}` };
}

const words: Record<string, [string, string]> = {
  moment: ['earliest first', 'latest first'],
  number: ['lowest first', 'highest first'],
};

const collator = new Intl.Collator(locale.language, { numeric: true, sensitivity: 'base' });

/** The items in order; what has no value there comes last, and equal ones stay as they were. */
export function sortItems<T>(items: T[], { order, direction }: Sorted<T>): T[] {
  const sortBy = order.sortBy;
  if (!sortBy) return items;
  const sign = direction === 'asc' ? 1 : -1;
  return items
    .map((item) => ({ item, value: sortBy(item) }))
    .toSorted((a, b) =>
      a.value === '' || b.value === ''
        ? Number(a.value === '') - Number(b.value === '')
        : sign * compare(a.value, b.value),
    )
    .map(({ item }) => item);
}

function compare(a: string | number, b: string | number): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b));
}

/** A row of a list that can be put in order by hand. */
export interface Placed {
  id: number;
  position?: number | null;
}

/**
 * The server's order where staff put a list in order by hand: what nobody put anywhere comes after what has a place,
 * by number.
 */
export const byHand = (a: Placed, b: Placed) =>
  (a.position ?? nowhere) - (b.position ?? nowhere) || a.id - b.id;

/** What nobody put anywhere comes before what has a place, the latest day first. */
export const byHandOrDay = (a: Placed & { date: string }, b: Placed & { date: string }) =>
  (a.position ?? 0) - (b.position ?? 0) || b.date.localeCompare(a.date) || b.id - a.id;

const nowhere = 999_999_999;

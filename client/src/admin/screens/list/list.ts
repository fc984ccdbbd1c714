// How a list of the staff describes itself, and what of it is on screen.
import type { ApolloCache } from '@apollo/client';
import type { ComponentType, ReactNode } from 'react';
import type { Filter, FilterChoice } from '../filters/filter.ts';
import type { ListPlace } from './list-place.ts';

/** Something the rows of a list can be put in order by. */
export interface Order<T> {
  title: string;
  /** 'picture' and 'name' head the card that a row becomes on a phone; a 'text' gets a line of its own there. */
  kind?: 'picture' | 'name' | 'number' | 'moment' | 'text';
  /** The value of a row, '' when it has none; where the browser has the whole list. */
  sortBy?(item: T): string | number;
  /** What the server calls this order; where the server pages the list. */
  serverSort?: string;
}

/** A column as a table draws it. */
export interface Column<T> extends Order<T> {
  /** What the cell says, in words. */
  text?(item: T): string;
  /** How it is shown, when not as the text alone. */
  cell?(item: T): ReactNode;
  /** Said below that, such as that a row is done. */
  mark?(item: T): ReactNode;
  /** Smallest width in the table, such as `12rem`. */
  minWidth?: string;
}

/** A column that can be taken out of its table, and written to a file. */
export interface ListColumn<T> extends Column<T> {
  text(item: T): string;
  /** What a file says of it, when not the same: what programs read is written otherwise than what people read. */
  inFile?(item: T): string;
  /** Not on screen until somebody chooses it. */
  extra?: true;
  /** Its place among what a phone shows first on the card, chosen or not. */
  onCard?: number;
  /** Never in a file, because it tells of somebody's health. */
  medical?: true;
}

/** How a screen shows its rows: in a table, or on cards with the orders they can be put in. */
type Layout<T> =
  | { columns: ListColumn<T>[]; Card?: undefined; orders?: undefined }
  /** What stands in a card above its buttons. */
  | { Card: ComponentType<{ item: T }>; orders: Order<T>[]; columns?: undefined };

/** What every list says about itself. */
interface ListWords<T> {
  /** One of them in a sentence, such as `service`; also the name its draft is kept under. */
  noun: string;
  title: string;
  /** The count of all of them; `Total 12` unless said. */
  totalText?(total: number): string;
  /** Left out where it is not searched. */
  searchLabel?: string;
  filter?: FilterChoice;
  /** A second choice beside the filter: what visitors see of it, where the server pages the list. */
  visibility?: FilterChoice;
  /** What else it is narrowed by, each chosen in a place of its own. */
  filters?: readonly Filter[];
  /** The order of the list by itself, such as `-created-at`, when one of its columns shows it. */
  usualSort?: string;
  /** What the order is called that none of its columns shows. */
  usualOrder?: string;
  /** Shown when there are none at all, and when the search finds none. */
  empty: string;
  emptySearch: string;
  nameOf(item: T): string;
  /** The address of its page on the website, where it has one. */
  pageOf?(item: T): PageOfRow;
}

/** Where a row is seen: by everybody, or by who has this link. */
export interface PageOfRow {
  address: string;
  isPublic: boolean;
}

export type ListDescription<T> = ListWords<T> & Layout<T>;

/** The part of a list that is on screen, wherever the rest of it is. */
export interface Listed<T> {
  /** Undefined until they are known. */
  items: T[] | undefined;
  /** How many there are, and how many of them are found while a search or filter is on. */
  total: number | undefined;
  found: number | null;
  /** The place of the first row on screen, counted from 1. */
  from: number;
  /** Undefined where there is no such page. */
  onPrevious?(): void;
  onNext?(): void;
  /** Other rows are on their way. */
  busy: boolean;
  error: unknown;
  retry(): unknown;
  /** What is found on all pages, in order, up to `limit` rows; `tell` hears how many have come. */
  collect(limit: number, tell: (rows: number) => void, signal: AbortSignal): Promise<T[]>;
}

/** A list in the cache that follows what was done to its rows. */
export interface ListInCache<Item> {
  /** A new row, to where new rows are. */
  insert(cache: ApolloCache, item: Item): void;
  /** Puts a changed row where it belongs now. */
  arrange(cache: ApolloCache): void;
  remove(cache: ApolloCache, id: number): void;
  /** A row that was deleted, to where it was. */
  putBack(cache: ApolloCache, item: Item): void;
}

/** A list on screen, from either source: all at once (all-at-once.ts) or page by page (page-by-page.ts). */
export interface ShownList<T> extends Listed<T> {
  /** As it describes itself now. */
  list: ListDescription<T>;
  place: ListPlace;
  /** What it can be sorted by. */
  orders: readonly Order<T>[];
  inCache: ListInCache<T>;
  /** Turns to where a row is seen that was just made. */
  turnToNew(id: number): void;
  /** All rows, where the browser has them. */
  whole?: { items: T[] | undefined; reload(): Promise<readonly T[]> };
}

/** How a list is sorted, and by what it can be. */
export type Sorting<T> = Pick<ShownList<T>, 'list' | 'place' | 'orders'>;

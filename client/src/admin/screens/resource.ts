// The words in which a screen describes itself.
import type { ComponentType, ReactNode } from 'react';
import type { RecordKind } from '../../generated/schema.ts';
import type { Form, Values } from './form/form.tsx';
import type { ListInCache } from './list/cached-list.ts';
import type { Texts } from './texts.ts';

/** Anything staff edit: its number, and the version that counts its saves. */
export interface Row {
  id: number;
  version: number;
}

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

/** A choice beside the search; the first option shows all rows. */
export interface Choice {
  label: string;
  options: readonly { value: string; label: string }[];
}

/** Brings back what was just deleted. Rejects with what the server said. */
export type Undo = () => Promise<void>;

/** The calls behind a screen. Each rejects with what the server said; the cache is already right when one resolves. */
export interface Actions<T extends Row> {
  /** The same `key` in each try makes it once. */
  create(values: Values, key: string): Promise<T>;
  update(id: number, values: Values, version: number | null): Promise<T>;
  /** As it is on the server now, or null when it is gone. */
  fetch(id: number): Promise<T | null>;
  /** Answers how that is undone. */
  remove(item: T): Promise<Undo>;
}

/** How a screen shows its rows: in a table, or on cards with the orders they can be put in. */
export type Layout<T> =
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
  filter?: Choice;
  /** A second choice beside the filter: what visitors see of it, where the server pages the list. */
  visibility?: Choice;
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

/** What a form is told of what it edits. */
export interface Edited<T extends Row> {
  noun: string;
  /** False where nothing keeps what it was before. */
  hasHistory?: false;
  /** The kind under which the server keeps drafts of it; without one they are the tab's alone. */
  draftKind?: RecordKind;
  /**
   * What its draft is kept by where there is one of the kind only, such as a group of settings. The server keeps it as it would be
   * sent, and so can show it.
   */
  draftKey?: string;
  form: Form<T>;
  /** Fields of which the browser keeps no draft, such as somebody's health. */
  neverKept?: readonly string[];
  texts: Texts;
}

/** A list that staff edit. `Whole` is what the form edits where a row of the list is less than that. */
export type Editable<T extends Row, Whole extends T = T> = ListDescription<T> &
  Edited<Whole> & {
    newLabel: string;
    /** The names of the categories, where many rows can be given another. */
    categories?: Readonly<Record<string, string>>;
  };

/** A list that is whole in the browser: it searches and filters by itself. */
export type Resource<T extends Row> = Editable<T> & {
  /** Another way to make new ones, beside the button for one. */
  AddMany?: ComponentType<{ list: ListInCache<T> }>;
  filter?: Choice & { matches(item: T, value: string): boolean };
  /** The texts the search looks in. */
  searchIn(item: T): string[];
};

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
  retry(): void;
  /** What is found on all pages, in order, up to `most` rows; `tell` hears how many have come. */
  collect(most: number, tell: (rows: number) => void, signal: AbortSignal): Promise<T[]>;
}

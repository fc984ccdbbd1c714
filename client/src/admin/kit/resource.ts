// The words in which a screen describes itself to the kit.
import type { ComponentType, ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { RestoredTexts } from './restoring.ts';

/** Anything staff edit: its number, and the version that counts its saves. */
export interface Row {
  id: number;
  version: number;
}

export interface Column<T> {
  title: string;
  cell(item: T): ReactNode;
  /** 'picture' and 'name' head the card that a row becomes on a phone; a 'text' gets a line of its own there. */
  kind?: 'picture' | 'name' | 'number' | 'text';
  /** Smallest width in the table, such as `12rem`. */
  minWidth?: string;
}

export interface FormConfig<T extends Row, Values extends FieldValues> {
  /** Titles of the dialog. */
  heading: { create: string; edit: string };
  /** What the fields are called, in their order on screen. */
  labels: { [Field in keyof Values]: string };
  /** What a new one begins with. */
  blank(): Values;
  fromItem(item: T): Values;
  /** How values are shown to be compared, where what the form holds is not what people read. */
  inWords?: { [Field in keyof Values]?: (value: Values[Field]) => string };
  /** The inputs; they find the form by react-hook-form's context. `item` is what is saved, null for a new one. */
  Fields: ComponentType<{ item: T | null }>;
}

/** Brings back what was just deleted. Rejects with what the server said. */
export type Undo = () => Promise<void>;

/** The calls behind a screen. Each rejects with what the server said; the cache is already right when one resolves. */
export interface Actions<T extends Row, Values extends FieldValues> {
  /** The same `key` in each try makes it once. */
  create(values: Values, key: string): Promise<T>;
  update(id: number, values: Values, version: number | null): Promise<T>;
  /** As it is on the server now, or null when it is gone. */
  fetch(id: number): Promise<T | null>;
  /** Answers how that is undone. */
  remove(item: T): Promise<Undo>;
  /** What is said once that is undone, or not. */
  restoredTexts: RestoredTexts;
}

/** The toasts, to the letter of the specification. */
export interface Texts {
  created: string;
  updated: string;
  deleted: string;
  saveFailed: string;
  deleteFailed: string;
}

/** Which of the rows are shown; the first option shows them all. */
export interface Filter<T> {
  label: string;
  options: readonly { value: string; label: string }[];
  matches(item: T, value: string): boolean;
}

interface Description<T extends Row, Values extends FieldValues> {
  /** One of them in a sentence, such as `service`; also the name its draft is kept under. */
  noun: string;
  title: string;
  /** The count of all of them; `Total 12` unless said. */
  totalText?(total: number): string;
  newLabel: string;
  searchLabel: string;
  filter?: Filter<T>;
  /** Shown when there are none at all, and when the search finds none. */
  empty: string;
  emptySearch: string;
  nameOf(item: T): string;
  /** The texts the search looks in. */
  searchIn(item: T): string[];
  form: FormConfig<T, Values>;
  texts: Texts;
}

/** A screen shows its rows as a table or as cards. */
type Layout<T> =
  | { columns: Column<T>[]; Card?: undefined }
  /** What stands in a card above its buttons. */
  | { Card: ComponentType<{ item: T }>; columns?: undefined };

export type Resource<T extends Row, Values extends FieldValues> = Description<T, Values> & Layout<T>;

/** What a table or a grid of cards is given. */
export interface RowsProps<T extends Row> {
  title: string;
  nameOf(item: T): string;
  items: T[];
  /** The row that was saved last; it is brought into view and glows for a moment. */
  savedId: number | null;
  onEdit(item: T): void;
  onDelete(item: T): void;
}

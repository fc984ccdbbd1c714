// The words in which a screen describes itself to the kit.
import type { ComponentType, ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';

/** Anything staff edit: its number, and the version that counts its saves. */
export interface Row {
  id: number;
  version: number;
}

export interface Column<T> {
  title: string;
  cell(item: T): ReactNode;
  /** 'picture' and 'name' head the card that a row becomes on a phone. */
  kind?: 'picture' | 'name' | 'number';
  /** Smallest width in the table, such as `12rem`. */
  minWidth?: string;
}

export interface FormConfig<T extends Row, Values extends FieldValues> {
  /** Titles of the dialog. */
  heading: { create: string; edit: string };
  /** What the fields are called, in their order on screen. */
  labels: { [Field in keyof Values]: string };
  blank: Values;
  fromItem(item: T): Values;
  /** The inputs; they find the form by react-hook-form's context. */
  Fields: ComponentType;
}

/** The calls behind a screen. Each rejects with what the server said; the cache is already right when one resolves. */
export interface Actions<T extends Row, Values extends FieldValues> {
  create(values: Values): Promise<T>;
  update(id: number, values: Values, version: number | null): Promise<T>;
  /** As it is on the server now, or null when it is gone. */
  fetch(id: number): Promise<T | null>;
  remove(id: number): Promise<void>;
}

/** The toasts, to the letter of the specification. */
export interface Texts {
  created: string;
  updated: string;
  deleted: string;
  saveFailed: string;
  deleteFailed: string;
}

export interface Resource<T extends Row, Values extends FieldValues> {
  /** One of them in a sentence, such as `service`; also the name its draft is kept under. */
  noun: string;
  title: string;
  newLabel: string;
  searchLabel: string;
  /** Shown when there are none at all, and when the search finds none. */
  empty: string;
  emptySearch: string;
  columns: Column<T>[];
  nameOf(item: T): string;
  /** The texts the search looks in. */
  searchIn(item: T): string[];
  form: FormConfig<T, Values>;
  texts: Texts;
}

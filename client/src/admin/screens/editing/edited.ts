// What a form edits, in which words, and the calls behind it.

import { useEffect, useState } from 'react';
import type { RecordKind } from '../../../generated/schema.ts';
import type { Form, Values } from '../form/form.tsx';

/** Anything staff edit: its number, and the version that counts its saves. */
export interface Row {
  id: number;
  version: number;
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
  /** Answers how that is undone, where it can be. */
  remove(item: T): Promise<Undo | undefined>;
}

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

/** What is said once a deleted row is back, or not. */
export interface RestoredTexts {
  restored: string;
  restoreFailed: string;
}

/** The toasts, to the letter of the specification. */
export interface Texts extends RestoredTexts {
  created: string;
  updated: string;
  deleted: string;
  saveFailed: string;
  deleteFailed: string;
}

/** The toasts about a `noun`, such as `Team member`; `more` are those that are worded otherwise. */
export function textsOf(noun: string, more: Partial<Texts> = {}): Texts {
  const small = noun.toLowerCase();
  return {
    created: `${noun} created successfully`,
    updated: `${noun} updated successfully`,
    deleted: `${noun} deleted successfully`,
    restored: `${noun} restored successfully`,
    saveFailed: `Failed to save ${small}`,
    deleteFailed: `Failed to delete ${small}`,
    restoreFailed: `Failed to restore ${small}`,
    ...more,
  };
}

/** The row as it is on the server now; null when it is gone, undefined while that is not known. */
export function useFetched<T extends Row>({ fetch }: Pick<Actions<T>, 'fetch'>, id: number) {
  const [answer, setAnswer] = useState<{ item?: T | null; error?: unknown }>({});
  const [tries, setTries] = useState(1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try fetches again
  useEffect(() => {
    let wanted = true;
    setAnswer({});
    fetch(id).then(
      (item) => wanted && setAnswer({ item }),
      (error) => wanted && setAnswer({ error }),
    );
    return () => {
      wanted = false;
    };
  }, [fetch, id, tries]);
  return { ...answer, retry: () => setTries((count) => count + 1) };
}

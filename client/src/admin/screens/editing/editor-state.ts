// What is known of a form while somebody writes in it, what can happen to it, and what is to be done about it (editor.ts). A draft is
// `Work` as JSON: nothing else is needed to go on from it.
import type { Failure } from '../../../lib/api/failure.ts';
import type { OwnDraftQuery } from '../drafts/drafts.generated.ts';
import type { Form, Values } from '../form/form.tsx';

/** What the server keeps of it. */
export type ServerDraft = NonNullable<OwnDraftQuery['draft']>;

/** What the editing started from. */
export interface Start {
  version: number | null;
  /** Null when that is no longer known. */
  base: Values | null;
}

/** What is typed and not saved, with all that its save depends on. */
export interface Work extends Start {
  /** The record, or null for a new one. */
  id: number | null;
  values: Values;
  /** Tells one new record from another when its creation is sent twice. */
  key: string;
  /** What was sent last, when no answer came: it may have arrived. Of a new record it is what `key` stands for. */
  unanswered: Values | null;
  /** The record that an earlier try has made, and what it was made of. */
  made?: (Start & { id: number }) | null;
  /** When the server kept its draft last, by the server's clock; null or left out when it does not. */
  keptAt?: string | null;
}

/** A save that was refused because somebody saved first, and changed the same fields. */
export interface Conflict<T> {
  changedBy: string | null;
  /** Whether that is the one who is told: in another tab, or by a save whose answer got lost. */
  bySelf: boolean;
  changedAt: string | null;
  /** Their state now and what both changed; null when it is gone or could not be read. */
  theirs: { item: T; values: Values; contested: string[]; merged: Values } | null;
}

/** A save on its way. */
export interface Sending {
  name: 'sending';
  /** What is to be saved, as the form held it when it was sent. */
  values: Values;
  /** Whose changes are among them. */
  alsoBy: string | null;
  /** What had got no answer before it. */
  before: Values | null;
  /** `again` is the creation that got no answer, as it was. `read` asks what is saved now. */
  call: 'create' | 'again' | 'update' | 'read';
  /** Why it asks for that. */
  why: Failure | null;
}

export type Phase<T> =
  | { name: 'editing' }
  | Sending
  /** Not saved as far as is known: no answer came. */
  | { name: 'unanswered'; why: Failure }
  /** Not saved: the record is deleted, nobody is signed in, or a rule forbids it. */
  | { name: 'refused'; why: Failure }
  | { name: 'conflict'; values: Values; conflict: Conflict<T> }
  /** Saved or given up: the form closes. */
  | { name: 'over' };

/** The draft on the server. */
interface Remote {
  /** `unsure` until it is known whether there is one of another tab or device; that one is `offered` until its author chose. */
  state: 'none' | 'unsure' | 'offered' | 'ours';
  offered: ServerDraft | null;
  /** Whether there is one that goes with the save. */
  isThere: boolean;
  /** Something was typed that it does not hold. */
  isBehind: boolean;
}

export interface Editor<T> {
  phase: Phase<T>;
  work: Work;
  /** The form holds something else than what was saved. */
  isDirty: boolean;
  /** What the form shows was typed earlier and kept. */
  isResumed: boolean;
  remote: Remote;
}

export type EditorEvent<T> =
  | { type: 'typed'; values: Values; isDirty: boolean }
  | { type: 'save'; values: Values }
  /** The answers to what was sent; `read` has null when it is gone or could not be read. */
  | { type: 'answered'; item: T }
  | { type: 'failed'; why: Failure }
  | { type: 'read'; item: T | null }
  /** What to do about a conflict. */
  | { type: 'keepEditing' | 'reload' | 'overwrite' }
  /** Leaves what was kept for what is saved; leaves the form. */
  | { type: 'startOver' | 'discard' }
  /** About the draft on the server: `leaving` when the page goes. */
  | { type: 'looked'; draft: ServerDraft | null }
  | { type: 'notLooked' | 'notKept' | 'keepDue' | 'leaving' }
  | { type: 'kept'; at: string }
  | { type: 'continueOffered' | 'discardOffered' };

export type Effect<T> =
  | { type: 'create'; values: Values; key: string }
  | { type: 'update'; id: number; values: Values; version: number | null }
  | { type: 'read'; id: number }
  /** Writes the draft of this tab, or removes it. */
  | { type: 'store'; work: Work }
  | { type: 'forget' }
  /** Puts `values` into the form; where they differ from `saved`, they are not saved yet. */
  | { type: 'show'; saved: Values; values: Values }
  | { type: 'saved'; item: T; isNew: boolean; alsoBy: string | null }
  | { type: 'refused'; why: Failure }
  /** The draft on the server: asks for it, keeps it in a while or now, removes that of record `id`. */
  | { type: 'look'; id: number | null }
  | { type: 'keepSoon' }
  | { type: 'keep'; work: Work; isLeaving: boolean }
  | { type: 'drop'; id: number | null };

/** By their names. */
export type Effects<T> = { [Name in Effect<T>['type']]: Extract<Effect<T>, { type: Name }> };

export interface EditorConfig<T> {
  form: Pick<Form<T>, 'labels' | 'read' | 'blank' | 'send'>;
  item: T | null;
  /** The form stays open after a save, and goes on from what was saved. */
  stays: boolean;
  /** How the server keeps drafts of it: as the form holds them, as it would send them, or not at all. */
  remote: 'typed' | 'sent' | null;
  /** The e-mail address of who edits. */
  me: string | null;
  newKey(): string;
}

/** The state after it, and what is to be done. */
export type EditorStep<T> = [Editor<T>, Effect<T>[]];

/** Keeps in the tab what is not saved, and what would otherwise be made twice. */
export function stored<T>(editor: Editor<T>): EditorStep<T> {
  const { id, unanswered, made } = editor.work;
  const mayBeThere = id === null && Boolean(unanswered ?? made);
  return [editor, [editor.isDirty || mayBeThere ? { type: 'store', work: editor.work } : { type: 'forget' }]];
}

/** Removes the draft on the server. One that was offered and not chosen stays, to be offered again. */
export function dropOurs<T>({ work, remote }: Editor<T>): Effect<T>[] {
  return remote.isThere && remote.state !== 'offered' ? [{ type: 'drop', id: work.id }] : [];
}

/** These effects, and then those of the step. */
export const after = <T>(effects: Effect<T>[], [editor, more]: EditorStep<T>): EditorStep<T> => [
  editor,
  [...effects, ...more],
];

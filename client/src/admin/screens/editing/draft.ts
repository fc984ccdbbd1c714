// What was typed and not saved, kept for this tab through a reload, a crash or a session that ended. What the server keeps of
// it (screens/drafts/) is older, unless another tab or device went on since `keptAt`: then the person is asked.
import { currentPerson } from '../../../lib/session/saved-place.ts';
import { readStored, writeStored } from '../../../lib/storage.ts';
import type { Values } from '../form/form.tsx';

export interface Draft {
  /** The row that was edited, or null for a new one. */
  id: number | null;
  /** The version the editing started from. */
  version: number | null;
  /** What the fields held then; null when that is not known. */
  base: Values | null;
  /** Tells one new row from another when its creation is sent twice. */
  key: string;
  /** What was sent last, when no answer came; else null. */
  unanswered: Values | null;
  /** When the server kept it last; null or left out when it does not. */
  keptAt?: string | null;
  values: Values;
}

/** Each person's own: who signs in after somebody else does not find what they typed. */
const keyOf = (name: string) => `draft:${name}:${currentPerson()?.id ?? ''}`;
const tab = () => sessionStorage;

export function readDraft(name: string): Draft | null {
  try {
    return JSON.parse(readStored(keyOf(name), tab) ?? 'null');
  } catch {
    return null;
  }
}

export function saveDraft(name: string, draft: Draft) {
  writeStored(keyOf(name), JSON.stringify(draft), tab);
}

export function deleteDraft(name: string) {
  writeStored(keyOf(name), null, tab);
}

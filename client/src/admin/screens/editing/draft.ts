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

/** Fields that were not kept are as in `original`. */
export function readDraft(name: string, original: Values = {}): Draft | null {
  try {
    const draft: Draft | null = JSON.parse(readStored(keyOf(name), tab) ?? 'null');
    const whole = <V extends Values | null>(values: V): V => values && { ...original, ...values };
    return (
      draft && {
        ...draft,
        values: whole(draft.values),
        base: whole(draft.base),
        unanswered: whole(draft.unanswered),
      }
    );
  } catch {
    return null;
  }
}

/** Without the fields `but`. */
export function saveDraft(name: string, draft: Draft, but: readonly string[] = []) {
  const lean = <V extends Values | null>(values: V): V =>
    values && (Object.fromEntries(Object.entries(values).filter(([field]) => !but.includes(field))) as V);
  const { values, base, unanswered } = draft;
  const kept = { ...draft, values: lean(values), base: lean(base), unanswered: lean(unanswered) };
  writeStored(keyOf(name), JSON.stringify(kept), tab);
}

export function deleteDraft(name: string) {
  writeStored(keyOf(name), null, tab);
}

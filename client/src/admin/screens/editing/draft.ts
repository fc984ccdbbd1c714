// What was typed and not saved, kept for this tab through a reload, a crash or a session that ended. What the server keeps of
// it (screens/drafts/) is older, unless another tab or device went on since `keptAt`: then the person is asked.
import { currentPerson } from '../../../lib/session/saved-place.ts';
import { readStored, writeStored } from '../../../lib/storage.ts';
import type { Values } from '../form/form.tsx';
import type { Work } from './editor-state.ts';

/** Each person's own: who signs in after somebody else does not find what they typed. */
const keyOf = (name: string) => `draft:${name}:${currentPerson()?.id ?? ''}`;
const tab = () => sessionStorage;

/** Fields that were not kept are as in `original`. */
export function readDraft(name: string, original: Values = {}): Work | null {
  try {
    const draft: Work | null = JSON.parse(readStored(keyOf(name), tab) ?? 'null');
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
export function saveDraft(name: string, draft: Work, but: readonly string[] = []) {
  const lean = <V extends Values | null>(values: V): V =>
    values && (Object.fromEntries(Object.entries(values).filter(([field]) => !but.includes(field))) as V);
  const { values, base, unanswered } = draft;
  const kept = { ...draft, values: lean(values), base: lean(base), unanswered: lean(unanswered) };
  writeStored(keyOf(name), JSON.stringify(kept), tab);
}

export function deleteDraft(name: string) {
  writeStored(keyOf(name), null, tab);
}

// What was written and not sent, kept for this tab through a reload, a crash or a session that ended.
import type { SubjectInput } from '../../generated/schema.ts';
import { randomKey } from '../../lib/random-key.ts';
import { currentPerson } from '../../lib/session/saved-place.ts';
import { readStored, writeStored } from '../../lib/storage.ts';
import type { ReplyFileFragment } from './replies.generated.ts';

export interface ReplyDraft {
  subject: string;
  text: string;
  /** Those that are on the server, where they stay for a day. */
  files: ReplyFileFragment[];
  /** The idempotency key: however often it is sent, one mail leaves. */
  key: string;
}

export const emptyDraft = (): ReplyDraft => ({ subject: '', text: '', files: [], key: randomKey() });

const tab = () => sessionStorage;
const placeOf = ({ kind, id }: SubjectInput) => `reply:${kind}:${id}:${currentPerson()?.id ?? ''}`;

export function readReplyDraft(subject: SubjectInput): ReplyDraft {
  try {
    return { ...emptyDraft(), ...JSON.parse(readStored(placeOf(subject), tab) ?? '{}') };
  } catch {
    return emptyDraft();
  }
}

/** Whether something was written to this one and not sent. */
export const hasReplyDraft = (subject: SubjectInput) => readStored(placeOf(subject), tab) !== null;

/** One that says nothing is not kept. */
export function saveReplyDraft(subject: SubjectInput, draft: ReplyDraft): void {
  const says = draft.subject.trim() || draft.text.trim() || draft.files.length > 0;
  writeStored(placeOf(subject), says ? JSON.stringify(draft) : null, tab);
}

// What was written and not sent, kept for this tab through a reload, a crash or a session that ended.
import type { SubjectInput, SubjectStatus } from '../../generated/schema.ts';
import { randomKey } from '../../lib/random-key.ts';
import { currentPerson } from '../../lib/session/saved-place.ts';
import { readStored, tab, writeStored } from '../../lib/storage.ts';
import type { ReplyFileFragment } from './replies.generated.ts';

/** What is typed and ticked. */
export interface ReplyWords {
  subject: string;
  text: string;
  /** What the template offers to set it to; empty: nothing. */
  thenStatus: SubjectStatus | '';
  setsStatus: boolean;
  takes: boolean;
}

export interface ReplyDraft extends ReplyWords {
  /** Those that are on the server, where they stay for a day. */
  files: ReplyFileFragment[];
  /** The idempotency key: however often it is sent, one mail leaves. */
  key: string;
  /** The number of the newest reply that there was when this one was begun, 0: none; null until that is known. */
  knownReplyId: number | null;
}

export const noWords: ReplyWords = {
  subject: '',
  text: '',
  thenStatus: '',
  setsStatus: false,
  takes: false,
};

export const emptyDraft = (): ReplyDraft => ({
  ...noWords,
  files: [],
  key: randomKey(),
  knownReplyId: null,
});

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

/** Whether there is anything in it. */
export const saysSomething = ({ subject, text, files }: ReplyDraft) =>
  subject.trim() !== '' || text.trim() !== '' || files.length > 0;

/** One that says nothing is not kept. */
export function saveReplyDraft(subject: SubjectInput, draft: ReplyDraft): void {
  writeStored(placeOf(subject), saysSomething(draft) ? JSON.stringify(draft) : null, tab);
}

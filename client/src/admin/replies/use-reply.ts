import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { SubjectInput } from '../../generated/schema.ts';
import { readFailure } from '../../lib/api/failure.ts';
import { responseData } from '../../lib/api/response-data.ts';
import { randomKey } from '../../lib/random-key.ts';
import { useWriting } from '../live/presence.tsx';
import type { Timeline, TimelineEntry } from '../office/timeline/use-timeline.ts';
import { showFieldErrors } from '../screens/form/fields.tsx';
import { type After, noteAnswered } from './after-reply.tsx';
import { type ReplyFileFragment, SendReplyDocument } from './replies.generated.ts';
import {
  emptyDraft,
  noWords,
  type ReplyDraft,
  type ReplyWords,
  readReplyDraft,
  saveReplyDraft,
  saysSomething,
} from './reply-draft.ts';

const replyId = ({ reply }: TimelineEntry) => reply?.id ?? 0;

/** A reply while it is written: the tab keeps all of it until the server has it. */
export function useReply(subject: SubjectInput, timeline: Timeline, onSent: () => void) {
  const client = useApolloClient();
  const [draft] = useState(() => readReplyDraft(subject));
  const kept = useRef<ReplyDraft>(draft);
  const [{ files, knownReplyId, says }, show] = useState(() => ({ ...draft, says: saysSomething(draft) }));
  const [problem, setProblem] = useState('');
  const { subject: line, text, thenStatus, setsStatus, takes } = draft;
  const form = useForm<ReplyWords>({ defaultValues: { subject: line, text, thenStatus, setsStatus, takes } });
  useWriting({ ...subject, id: Number(subject.id) }, 'reply', says);

  const keepDraft = (change: Partial<ReplyDraft>) => {
    kept.current = { ...kept.current, ...change };
    saveReplyDraft(subject, kept.current);
    show({ ...kept.current, says: saysSomething(kept.current) });
  };
  const keepRef = useRef(keepDraft);
  keepRef.current = keepDraft;
  useEffect(() => {
    const { unsubscribe } = form.watch((words) => keepRef.current(words as ReplyWords));
    return unsubscribe;
  }, [form]);

  // Until something is written, whatever comes is known.
  const newest = timeline.entries && Math.max(0, ...timeline.entries.map(replyId));
  useEffect(() => {
    if (newest === undefined || newest === knownReplyId) return;
    if (knownReplyId === null || !says) keepRef.current({ knownReplyId: newest });
  }, [newest, knownReplyId, says]);
  const answeredMeanwhile = says
    ? (timeline.entries ?? []).filter((entry) => replyId(entry) > (knownReplyId ?? Number.POSITIVE_INFINITY))
    : [];

  const put = (change: (before: ReplyFileFragment[]) => ReplyFileFragment[]) =>
    keepDraft({ files: change(kept.current.files) });

  const input = () => {
    const { subject: line, text } = form.getValues();
    return { subject: line, text, attachmentIds: kept.current.files.map(({ id }) => String(id)) };
  };

  /** `after` is what is set with it. Those who answered meanwhile and are on screen count as read. */
  const send = (after: After) =>
    form.handleSubmit(async () => {
      setProblem('');
      const known = answeredMeanwhile.length > 0 ? newest : knownReplyId;
      try {
        const { data } = await client.mutate({
          mutation: SendReplyDocument,
          variables: {
            subject,
            input: input(),
            key: kept.current.key,
            knownReplyId: known,
            thenStatus: after.status,
            thenTake: after.assignee !== undefined,
          },
        });
        const { sent } = responseData(data);
        timeline.add(sent as TimelineEntry);
        keepDraft(emptyDraft());
        form.reset(noWords);
        noteAnswered(client.cache, subject, after);
        // What was set with it has entries of its own.
        timeline.retry();
        onSent();
      } catch (error) {
        const failure = readFailure(error);
        if (failure.details.some(({ field }) => field === 'knownReplyId')) timeline.retry();
        // What was sent before had other words: this is another mail.
        if (failure.code === 'CONFLICT') keepDraft({ key: randomKey() });
        if (!showFieldErrors(form, failure, ['subject', 'text'])) setProblem(failure.message);
      }
    });

  return {
    form,
    files,
    problem: answeredMeanwhile.length > 0 ? '' : problem,
    /** Entries of replies that came since this one was begun. */
    answeredMeanwhile,
    send,
    input,
    addFile: (file: ReplyFileFragment) => put((before) => [...before, file]),
    removeFile: (file: ReplyFileFragment) => put((before) => before.filter(({ id }) => id !== file.id)),
  };
}

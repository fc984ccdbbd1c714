import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { SubjectInput } from '../../generated/schema.ts';
import { readFailure } from '../../lib/api/failure.ts';
import { responseData } from '../../lib/api/response-data.ts';
import { randomKey } from '../../lib/random-key.ts';
import { showFieldErrors } from '../screens/form/show-field-errors.ts';
import { noteAnswered } from './note-answered.ts';
import { type ReplyFileFragment, SendReplyDocument, type SendReplyMutation } from './replies.generated.ts';
import { emptyDraft, type ReplyDraft, readReplyDraft, saveReplyDraft } from './reply-draft.ts';

export type SentReply = SendReplyMutation['sent'];

interface Words {
  subject: string;
  text: string;
}

/** A reply while it is written: the tab keeps all of it until the server has it. */
export function useReply(subject: SubjectInput, onSent: (sent: SentReply) => void) {
  const client = useApolloClient();
  const [draft] = useState(() => readReplyDraft(subject));
  const kept = useRef<ReplyDraft>(draft);
  const [files, setFiles] = useState(draft.files);
  const [problem, setProblem] = useState('');
  const form = useForm<Words>({ defaultValues: { subject: draft.subject, text: draft.text } });

  const keep = (change: Partial<ReplyDraft>) => {
    kept.current = { ...kept.current, ...change };
    saveReplyDraft(subject, kept.current);
  };
  const keepRef = useRef(keep);
  keepRef.current = keep;
  useEffect(() => {
    const { unsubscribe } = form.watch((words) => keepRef.current(words as Words));
    return unsubscribe;
  }, [form]);

  const put = (change: (before: ReplyFileFragment[]) => ReplyFileFragment[]) => {
    const next = change(kept.current.files);
    keep({ files: next });
    setFiles(next);
  };

  const input = () => ({
    ...form.getValues(),
    attachmentIds: kept.current.files.map(({ id }) => String(id)),
  });

  const send = form.handleSubmit(async () => {
    setProblem('');
    try {
      const { data } = await client.mutate({
        mutation: SendReplyDocument,
        variables: { subject, input: input(), key: kept.current.key },
      });
      const { sent } = responseData(data);
      keep(emptyDraft());
      setFiles([]);
      form.reset({ subject: '', text: '' });
      noteAnswered(client.cache, subject);
      onSent(sent);
    } catch (error) {
      const failure = readFailure(error);
      // What was sent before had other words: this is another mail.
      if (failure.code === 'CONFLICT') keep({ key: randomKey() });
      if (!showFieldErrors(form, failure, ['subject', 'text'])) setProblem(failure.message);
    }
  });

  return {
    form,
    files,
    problem,
    send,
    input,
    addFile: (file: ReplyFileFragment) => put((before) => [...before, file]),
    removeFile: (file: ReplyFileFragment) => put((before) => before.filter(({ id }) => id !== file.id)),
  };
}

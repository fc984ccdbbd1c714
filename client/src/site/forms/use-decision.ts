import { useState } from 'react';
import { readFailure } from '../../lib/api/failure.ts';
import { usePostedForm, useWasSent } from './posted-form.ts';
import { useSending } from './use-sending.ts';

/** One press that is sent to the server: whether it is under way, done, or why it did not work. `id`: the form it is, without JavaScript. */
export function useDecision(id: string) {
  const { sending, send } = useSending();
  const [done, setDone] = useState(useWasSent(id));
  const [failure, setFailure] = useState(usePostedForm(id)?.failure ?? '');

  const decide = (call: () => Promise<unknown>) =>
    void send(async () => {
      setFailure('');
      try {
        await call();
        setDone(true);
      } catch (error) {
        const { message, details } = readFailure(error);
        setFailure(details[0]?.message ?? message);
      }
    });

  return { sending, done, failure, decide };
}

import { useState } from 'react';
import { readFailure } from '../../lib/failure.ts';
import { useSending } from '../forms/use-sending.ts';

/** One press that is sent to the server: whether it is under way, done, or why it did not work. */
export function useDecision() {
  const { sending, send } = useSending();
  const [done, setDone] = useState(false);
  const [failure, setFailure] = useState('');

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

import { type FormEvent, useState } from 'react';
import { readFailure } from '../../lib/api/failure.ts';

interface SmallForm {
  /** Why what was typed cannot be sent, in a sentence. */
  check(): string | null;
  send(): Promise<unknown>;
}

/** Sending a form of a field or two, and why it was not sent. */
export function useSmallForm({ check, send }: SmallForm) {
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const reason = check();
    if (reason) return setProblem(reason);
    setBusy(true);
    setProblem('');
    try {
      await send();
    } catch (error) {
      const { message, details } = readFailure(error);
      setProblem(details[0]?.message ?? message);
    } finally {
      setBusy(false);
    }
  };
  return { submit, problem, busy };
}

import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { FormGuard } from '../../../generated/schema.ts';
import { type Failure, readFailure } from '../../../lib/api/failure.ts';
import { summaryId } from '../../forms/error-summary.tsx';
import { useFormGuard } from '../../forms/form-guard.tsx';
import { usePostedForm } from '../../forms/posted-form.ts';
import { prepareToasts, toast } from '../../forms/toast.tsx';
import { type FormFields, useFormFields } from '../../forms/use-form-fields.ts';
import { useSending } from '../../forms/use-sending.ts';

interface Order {
  /** The form's id. */
  id: string;
  /** All fields, empty; the same object each time. */
  blank: Record<string, string>;
  /** Sends it; answers where to go on. */
  send(
    form: FormFields<string>,
    acceptTerms: boolean,
    guard: (content: unknown) => Promise<FormGuard>,
  ): Promise<string>;
  /** Told when the server did not take it: price, terms or seats may be others by now. */
  onRefused?(failure: Failure): void;
}

/** The fields of a booking or of a place on the waiting list, and how they are sent. Nothing typed is lost unless it arrived. */
export function useOrder({ id, blank, send, onRefused }: Order) {
  const form = useFormFields<string>(id, blank);
  const posted = usePostedForm(id);
  const guard = useFormGuard(prepareToasts);
  const sending = useSending();
  const navigate = useNavigate();
  const [accepted, setAccepted] = useState(Boolean(posted?.values.acceptTerms));
  const [termsProblem, setTermsProblem] = useState(posted?.problems.acceptTerms);
  const [failure, setFailure] = useState(posted?.failure ?? '');
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    if (refusals > 0) document.getElementById(summaryId(form.id))?.focus();
  }, [refusals, form.id]);

  async function submit() {
    setFailure('');
    setTermsProblem(undefined);
    form.setProblems({});
    try {
      const next = await send(form, accepted, guard.proof);
      form.clear();
      await navigate(next, { replace: true });
    } catch (error) {
      const why = readFailure(error);
      guard.renewToken();
      toast({ kind: 'error', title: 'Error submitting form' });
      const problems = problemsOf(why, Object.keys(blank));
      form.setProblems(problems);
      setTermsProblem(problems.acceptTerms);
      if (Object.keys(problems).length > 0) setRefusals((count) => count + 1);
      else setFailure(why.message);
      onRefused?.(why);
    }
  }

  return {
    form,
    guard,
    sending: sending.sending,
    /** Why the last try did not work, when no field is to blame. */
    failure,
    accepted,
    accept(accepted: boolean) {
      setAccepted(accepted);
      setTermsProblem(undefined);
    },
    termsProblem,
    submit: () => void sending.send(submit),
  };
}

/** What is wrong, by field; a name in the list of travellers is that of its row. */
function problemsOf({ details }: Failure, names: readonly string[]): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const { message, field, path } of details) {
    const row = path.at(-1);
    const name = field === 'travellerNames' && typeof row === 'number' ? `name-${row + 1}` : (field ?? '');
    if (names.includes(name) || name === 'acceptTerms') problems[name] ??= message;
  }
  return problems;
}

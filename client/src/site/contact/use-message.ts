import { useState } from 'react';
import { readFailure } from '../../lib/api/failure.ts';
import { responseData } from '../../lib/api/response-data.ts';
import { fieldProblems } from '../forms/field-problems.ts';
import { usePostedForm } from '../forms/posted-form.ts';
import { toast } from '../forms/toast.ts';
import { useFormFields } from '../forms/use-form-fields.ts';
import { useFormGuard } from '../forms/use-form-guard.ts';
import { useSending } from '../forms/use-sending.ts';
import { useSendContactMessageMutation } from './contact-page.generated.ts';

type Name = 'name' | 'email' | 'subject' | 'message';

export const messageFields: readonly Name[] = ['name', 'email', 'subject', 'message'];

const blank: Record<Name, string> = { name: '', email: '', subject: '', message: '' };

/** A message to the office: its fields, and how it is sent. Nothing typed is lost unless it arrived. */
export function useMessage() {
  const form = useFormFields<Name>('contact', blank);
  const guard = useFormGuard();
  const { sending, send } = useSending();
  const [sendMessage] = useSendContactMessageMutation();
  const [failure, setFailure] = useState(usePostedForm('contact')?.failure ?? '');

  async function submit(onFaulty: () => void) {
    const input = form.values;
    setFailure('');
    form.setProblems({});
    try {
      const { data } = await sendMessage({ variables: { input, form: await guard.proof(input) } });
      responseData(data);
      guard.startAnew();
      form.reset();
      toast({ kind: 'success', title: 'Message sent successfully' });
    } catch (error) {
      const why = readFailure(error);
      guard.renewToken();
      toast({ kind: 'error', title: 'Error submitting form' });
      const problems = fieldProblems(why, messageFields);
      form.setProblems(problems);
      if (Object.keys(problems).length > 0) onFaulty();
      else setFailure(why.message);
    }
  }

  return {
    form,
    guard,
    sending,
    /** Why the last try did not work, when no field is to blame. */
    failure,
    submit: (onFaulty: () => void) => void send(() => submit(onFaulty)),
  };
}

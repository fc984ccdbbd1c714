import { useState } from 'react';
import { readFailure } from '../../lib/api/failure.ts';
import { responseData } from '../../lib/api/response-data.ts';
import { fieldProblems } from '../forms/field-problems.ts';
import { usePostedForm, useWasSent } from '../forms/posted-form.ts';
import { toast } from '../forms/toast.ts';
import { useFormFields } from '../forms/use-form-fields.ts';
import { useFormGuard } from '../forms/use-form-guard.ts';
import { useSending } from '../forms/use-sending.ts';
import { useSubscribeNewsletterMutation } from './newsletter.generated.ts';

const blank = { email: '' };

/** An address for the newsletter, and how it is sent. It is cleared when it arrived. */
export function useNewsletterForm() {
  const form = useFormFields('newsletter', blank);
  const guard = useFormGuard();
  const { sending, send } = useSending();
  const [subscribe] = useSubscribeNewsletterMutation();
  const [failure, setFailure] = useState(usePostedForm('newsletter')?.failure ?? '');
  const [sent, setSent] = useState(useWasSent('newsletter'));

  async function submit() {
    const { email } = form.values;
    setFailure('');
    setSent(false);
    form.setProblems({});
    try {
      const { data } = await subscribe({ variables: { email, form: await guard.proof(email) } });
      responseData(data);
      guard.startAnew();
      form.reset();
      setSent(true);
      toast({ kind: 'success', title: 'Message sent successfully' });
    } catch (error) {
      const why = readFailure(error);
      guard.renewToken();
      toast({ kind: 'error', title: 'Error submitting form' });
      const problems = fieldProblems(why, ['email'] as const);
      form.setProblems(problems);
      if (!problems.email) setFailure(why.message);
    }
  }

  return { form, guard, sending, failure, sent, submit: () => void send(submit) };
}

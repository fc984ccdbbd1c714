import { Box, chakra } from '@chakra-ui/react';
import type { FormEvent } from 'react';
import { responseData } from '../../../lib/api/response-data.ts';
import { Button } from '../../../ui/button.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { TextAreaField } from '../../forms/field.tsx';
import { GuardFields, useFormGuard } from '../../forms/form-guard.tsx';
import { SendProblem } from '../../forms/send-problem.tsx';
import { useFormFields } from '../../forms/use-form-fields.ts';
import { useAskAboutBookingMutation } from '../booking-page.generated.ts';
import { Part } from '../part.tsx';
import { SavedNote } from './saved-note.tsx';
import { useBookingAction } from './use-booking-action.ts';

const blank = { text: '' };

/** A question to the office, which knows which booking it is about. */
export function QuestionForm({ bookingKey, token }: { bookingKey: string; token: string }) {
  const form = useFormFields('question', blank);
  const guard = useFormGuard();
  const [ask] = useAskAboutBookingMutation();
  const { sending, done, failure, act, address } = useBookingAction('question', bookingKey);

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    act(async () => {
      const { text } = form.values;
      try {
        const { data } = await ask({ variables: { key: bookingKey, text, form: await guard.proof(text) } });
        responseData(data);
        guard.startAnew();
        form.reset();
      } finally {
        guard.renewToken();
      }
    });
  }

  return (
    <Part title="Ask us something" id="question">
      <SavedNote shown={done}>Your question is with us. We answer by mail.</SavedNote>
      <chakra.form
        method="post"
        action={`${address}#question`}
        aria-label="Ask us something"
        onSubmit={onSubmit}
        onFocus={guard.prepare}
      >
        <input type="hidden" name="form" value="question" />
        <TextAreaField form={form} name="text" label="Your question" required rows={4} />
        <GuardFields form="question" ref={guard.honeypot} token={token} />
        <Box css={{ '&:has(p)': { mt: '4' } }}>
          <SendProblem text={failure} />
        </Box>
        <Button type="submit" variant="outline" mt="4" disabled={sending}>
          {sending && <Spinner />}
          Send question
        </Button>
      </chakra.form>
    </Part>
  );
}

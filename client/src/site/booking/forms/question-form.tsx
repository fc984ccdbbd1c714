import { responseData } from '../../../lib/api/response-data.ts';
import { TextAreaField } from '../../forms/field.tsx';
import { GuardFields, useFormGuard } from '../../forms/form-guard.tsx';
import { PostForm, SendProblem, SubmitButton } from '../../forms/post-form.tsx';
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

  async function send() {
    const { text } = form.values;
    try {
      const { data } = await ask({ variables: { key: bookingKey, text, form: await guard.proof(text) } });
      responseData(data);
      guard.startAnew();
      form.reset();
    } finally {
      guard.renewToken();
    }
  }

  return (
    <Part title="Ask us something" id="question">
      <SavedNote shown={done}>Your question is with us. We answer by mail.</SavedNote>
      <PostForm
        form="question"
        action={`${address}#question`}
        aria-label="Ask us something"
        onSend={() => act(send)}
        onFocus={guard.prepare}
      >
        <TextAreaField form={form} name="text" label="Your question" required rows={4} />
        <GuardFields form="question" ref={guard.honeypot} token={token} />
        <SendProblem text={failure} css={{ '&:has(p)': { mt: '4' } }} />
        <SubmitButton variant="outline" mt="4" sending={sending}>
          Send question
        </SubmitButton>
      </PostForm>
    </Part>
  );
}

import { Grid } from '@chakra-ui/react';
import { useState } from 'react';
import { readFailure } from '../../lib/api/failure.ts';
import { responseData } from '../../lib/api/response-data.ts';
import { SavedNote } from '../booking/forms/saved-note.tsx';
import { useBookingAction } from '../booking/forms/use-booking-action.ts';
import { ErrorSummary } from '../forms/error-summary.tsx';
import { SelectField, TextAreaField, TextField } from '../forms/field.tsx';
import { GuardFields, useFormGuard } from '../forms/form-guard.tsx';
import { PostForm, SendProblem, SubmitButton } from '../forms/post-form.tsx';
import { fieldProblems, useFormFields } from '../forms/use-form-fields.ts';
import { type GuestReviewFragment, useSaveReviewMutation } from './reviews.generated.ts';

const names = ['stars', 'title', 'text', 'firstName'] as const;

const choices = [
  '',
  '1 star: bad',
  '2 stars: not good',
  '3 stars: fair',
  '4 stars: good',
  '5 stars: wonderful',
];

interface Props {
  of: GuestReviewFragment;
  bookingKey: string;
  token: string;
}

/** A review, new or changed. */
export function ReviewForm({ of: { review, firstName }, bookingKey, token }: Props) {
  const [blank] = useState(() => ({
    stars: review ? String(review.stars) : '',
    title: review?.title ?? '',
    text: review?.text ?? '',
    firstName: review?.firstName ?? firstName,
  }));
  const form = useFormFields('review', blank);
  const guard = useFormGuard();
  const [save] = useSaveReviewMutation();
  const { sending, done, failure, act, address } = useBookingAction('review', bookingKey);

  function send() {
    form.setProblems({});
    act(async () => {
      const { stars, ...words } = form.values;
      const input = { stars: Number(stars), ...words };
      try {
        const proof = await guard.proof(JSON.stringify(input));
        responseData((await save({ variables: { key: bookingKey, input, form: proof } })).data);
        guard.startAnew();
        form.clear();
      } catch (error) {
        form.setProblems(fieldProblems(readFailure(error), names));
        throw error;
      } finally {
        guard.renewToken();
      }
    });
  }

  return (
    <>
      <SavedNote shown={done}>Thank you. Your review is with us.</SavedNote>
      <PostForm
        form="review"
        action={`${address}#review`}
        noValidate
        aria-label="Review"
        onSend={send}
        onFocus={guard.prepare}
      >
        <ErrorSummary form={form} names={names} />
        <Grid gap="4">
          <SelectField form={form} name="stars" label="Stars" required>
            <option value="">Please choose</option>
            {[5, 4, 3, 2, 1].map((stars) => (
              <option key={stars} value={stars}>
                {choices[stars]}
              </option>
            ))}
          </SelectField>
          <TextField form={form} name="title" label="Title" optional maxLength={100} />
          <TextAreaField
            form={form}
            name="text"
            label="Your review"
            hint="At least 20 characters."
            required
            rows={6}
          />
          <TextField
            form={form}
            name="firstName"
            label="First name, as visitors read it"
            required
            autoComplete="given-name"
            maxLength={50}
          />
        </Grid>
        <GuardFields form="review" ref={guard.honeypot} token={token} />
        <SendProblem
          text={Object.keys(form.problems).length > 0 ? '' : failure}
          css={{ '&:has(p)': { mt: '4' } }}
        />
        <SubmitButton mt="6" sending={sending}>
          {review ? 'Save the changed review' : 'Send the review'}
        </SubmitButton>
      </PostForm>
    </>
  );
}

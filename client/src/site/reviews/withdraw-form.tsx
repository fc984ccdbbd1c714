import { chakra } from '@chakra-ui/react';
import { SavedNote } from '../booking/forms/saved-note.tsx';
import { useBookingAction } from '../booking/forms/use-booking-action.ts';
import { PostForm, SendProblem, SubmitButton } from '../forms/post-form.tsx';
import { useWithdrawReviewMutation } from './reviews.generated.ts';

const Details = chakra('details', {
  base: { mt: '6', '& summary': { cursor: 'pointer', color: 'dangerText', fontWeight: 'semibold', py: '2' } },
});

interface Props {
  bookingKey: string;
  /** Whether there is one to take back. */
  isThere: boolean;
}

/** Takes a review back, in two presses. */
export function WithdrawForm({ bookingKey, isThere }: Props) {
  const [withdraw] = useWithdrawReviewMutation();
  const { sending, done, failure, act, address } = useBookingAction('withdrawReview', bookingKey);
  return (
    <>
      <SavedNote shown={done && !isThere}>Your review is withdrawn.</SavedNote>
      {isThere && (
        <Details open={failure !== ''}>
          <summary>Withdraw my review</summary>
          <p>It is removed at once, from our site too, and that cannot be undone.</p>
          <PostForm
            form="withdrawReview"
            action={`${address}#review`}
            aria-label="Withdraw my review"
            mt="4"
            onSend={() => act(() => withdraw({ variables: { key: bookingKey } }))}
          >
            <SendProblem text={failure} />
            <SubmitButton variant="destructive" mt="2" sending={sending}>
              Withdraw the review
            </SubmitButton>
          </PostForm>
        </Details>
      )}
    </>
  );
}

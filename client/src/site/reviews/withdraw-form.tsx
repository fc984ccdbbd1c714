import { chakra } from '@chakra-ui/react';
import type { FormEvent } from 'react';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { SavedNote } from '../booking/forms/saved-note.tsx';
import { useBookingAction } from '../booking/forms/use-booking-action.ts';
import { SendProblem } from '../forms/send-problem.tsx';
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

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    act(() => withdraw({ variables: { key: bookingKey } }));
  }

  return (
    <>
      <SavedNote shown={done && !isThere}>Your review is withdrawn.</SavedNote>
      {isThere && (
        <Details open={failure !== ''}>
          <summary>Withdraw my review</summary>
          <p>It is removed at once, from our site too, and that cannot be undone.</p>
          <chakra.form
            method="post"
            action={`${address}#review`}
            aria-label="Withdraw my review"
            mt="4"
            onSubmit={onSubmit}
          >
            <input type="hidden" name="form" value="withdrawReview" />
            <SendProblem text={failure} />
            <Button type="submit" variant="destructive" mt="2" disabled={sending}>
              {sending && <Spinner />}
              Withdraw the review
            </Button>
          </chakra.form>
        </Details>
      )}
    </>
  );
}

import { Box, chakra } from '@chakra-ui/react';
import { formatMoney } from '../../../lib/money.ts';
import { PostForm, SendProblem, SubmitButton } from '../../forms/post-form.tsx';
import { type OwnBookingFragment, useCancelOwnBookingMutation } from '../booking-page.generated.ts';
import { useBookingAction } from './use-booking-action.ts';

const Details = chakra('details', {
  base: {
    mt: '10',
    borderTopWidth: '1px',
    pt: '4',
    '& summary': { cursor: 'pointer', color: 'dangerText', fontWeight: 'semibold', py: '2' },
  },
});

/** The way out, in two presses: the first says what it would cost. */
export function CancelForm({ booking, bookingKey }: { booking: OwnBookingFragment; bookingKey: string }) {
  const [cancel] = useCancelOwnBookingMutation();
  const { sending, failure, act, address } = useBookingAction('cancel', bookingKey);
  const { refund } = booking;
  const send = () => act(() => cancel({ variables: { key: bookingKey, refund } }));
  return (
    <Details id="cancel" open={failure !== ''}>
      <summary>Cancel this booking</summary>
      <Box as="p" mt="2" maxW="measure">
        {consequence(booking)}
      </Box>
      <PostForm form="cancel" action={`${address}#cancel`} mt="4" onSend={send}>
        <input type="hidden" name="refund" value={refund} />
        <SendProblem text={failure} />
        <SubmitButton variant="destructive" mt="2" sending={sending}>
          Cancel the booking
        </SubmitButton>
      </PostForm>
    </Details>
  );
}

/** What cancelling now comes to, by the terms that were agreed. */
function consequence({ paid, refund, kept, currency }: OwnBookingFragment): string {
  const seats = 'The seats go back at once, and that cannot be undone.';
  if (!currency || paid === 0) return `You have paid nothing, and nothing is to be paid. ${seats}`;
  const back =
    refund === 0
      ? 'nothing comes back'
      : `${formatMoney(refund, currency)} comes back, which the office pays and writes to you about`;
  return `You have paid ${formatMoney(paid, currency)}. By the terms below we keep ${formatMoney(kept, currency)}, and ${back}. ${seats}`;
}

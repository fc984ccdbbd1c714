import { Box, chakra, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useParameters } from '../../lib/page/use-parameters.ts';
import { ButtonAnchor } from '../../ui/button.tsx';
import { PostForm, SendProblem, SubmitButton } from '../forms/post-form.tsx';
import {
  type OwnBookingFragment,
  useConfirmBookingAddressMutation,
  useExtendHoldMutation,
} from './booking-page.generated.ts';
import { momentWords } from './dates/moments.ts';
import { useBookingAction } from './forms/use-booking-action.ts';

const Note = chakra('div', {
  base: { bg: 'subtle', borderInlineStartWidth: '4px', borderColor: 'brand', px: '5', py: '4' },
});

interface Props {
  booking: OwnBookingFragment;
  bookingKey: string;
  /** How long seats are held once the address is confirmed; null where that makes no difference. */
  holdHours: number | null;
}

/** Where a booking stands, in words, and what is to be pressed now. */
export function BookingState({ booking, bookingKey, holdHours }: Props) {
  const [query] = useParameters();
  const token = query.get('token');
  const { state, addressConfirmed, canExtend } = booking;
  return (
    <Note>
      <Box role="status">
        <chakra.h2 textStyle="subheading">{titles[state]}</chakra.h2>
        <Box as="p" mt="1.5" fontSize="sm">
          {wordsFor(booking, holdHours)}
        </Box>
      </Box>
      {!addressConfirmed && token && <ConfirmButton bookingKey={bookingKey} token={token} />}
      {canExtend && <ExtendButton bookingKey={bookingKey} />}
      {(state === 'confirmed' || state === 'completed') && (
        <Flex gap="3" mt="4" wrap="wrap">
          <ButtonAnchor size="sm" href={`/booking/voucher.pdf?key=${encodeURIComponent(bookingKey)}`}>
            Voucher as PDF
          </ButtonAnchor>
          <ButtonAnchor
            size="sm"
            variant="outline"
            href={`/booking/calendar.ics?key=${encodeURIComponent(bookingKey)}`}
          >
            Add to my calendar
          </ButtonAnchor>
        </Flex>
      )}
    </Note>
  );
}

const titles: Record<OwnBookingFragment['state'], string> = {
  unconfirmed: 'Please confirm your address',
  requested: 'We look after your request',
  held: 'Your seats are held',
  expired: 'This booking has lapsed',
  confirmed: 'Your journey is confirmed',
  declined: 'We could not confirm this booking',
  cancelled: 'This booking is cancelled',
  completed: 'You have travelled with us',
};

function wordsFor(booking: OwnBookingFragment, holdHours: number | null): ReactNode {
  const { state, holdUntil, addressConfirmed, email, mode } = booking;
  const until = holdUntil ? momentWords(holdUntil) : '';
  switch (state) {
    case 'unconfirmed':
      return `A mail to ${email} has a link that confirms it${until && `, until ${until}`}. No seats are held before that.`;
    case 'requested':
      return `The seats are kept while we look${until && `, until ${until} at the latest`}. A mail tells you the answer.`;
    case 'held':
      if (!until) return 'They are held until we have heard from you.';
      return addressConfirmed || mode === 'request' || holdHours === null
        ? `Until ${until}. What is paid by then confirms them.`
        : `Until ${until}. The link in our mail to ${email} holds them for ${holdHours} hours.`;
    case 'expired':
      if (booking.paid > 0)
        return 'Your payment came when the seats were gone. The office writes to you: other dates, or your money back, as you like it best.';
      return 'Nobody paid or answered in time, so the seats went back. You can book again, if there are any.';
    case 'confirmed':
      return 'Bring the voucher along. What is still to be paid, and by when, stands on this page.';
    case 'declined':
      return 'The mail from our office says why. Nothing is to be paid.';
    case 'cancelled':
      return 'The seats went back. If something is to be paid back, the office does it and writes to you.';
    case 'completed':
      return 'Thank you. This page ends 90 days after the journey.';
  }
}

function ConfirmButton({ bookingKey, token }: { bookingKey: string; token: string }) {
  const [confirm] = useConfirmBookingAddressMutation();
  return (
    <OneButton
      id="confirm"
      bookingKey={bookingKey}
      query={`&token=${encodeURIComponent(token)}`}
      label="Confirm my address"
      call={() => confirm({ variables: { key: bookingKey, token } })}
    />
  );
}

function ExtendButton({ bookingKey }: { bookingKey: string }) {
  const [extend] = useExtendHoldMutation();
  return (
    <OneButton
      id="extend"
      bookingKey={bookingKey}
      label="I need 30 minutes more"
      call={() => extend({ variables: { key: bookingKey } })}
    />
  );
}

interface OneButtonProps {
  /** The form it is, without JavaScript. */
  id: string;
  bookingKey: string;
  /** What its address has beside the key. */
  query?: string;
  label: string;
  call(): Promise<unknown>;
}

function OneButton({ id, bookingKey, query = '', label, call }: OneButtonProps) {
  const { sending, failure, act, address } = useBookingAction(id, bookingKey);
  return (
    <PostForm id={id} form={id} action={`${address}${query}#content`} mt="4" onSend={() => act(call)}>
      <SubmitButton sending={sending}>{label}</SubmitButton>
      <SendProblem text={failure} css={{ '&:has(p)': { mt: '4' } }} />
    </PostForm>
  );
}

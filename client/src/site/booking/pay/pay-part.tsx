import { Box, chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { formatMoney } from '../../../lib/money.ts';
import { ButtonAnchor } from '../../../ui/button.tsx';
import { useCompany } from '../../shell/company.ts';
import type { OwnBookingFragment } from '../booking-page.generated.ts';
import { momentWords } from '../dates/moments.ts';
import { useBookingAction } from '../forms/use-booking-action.ts';
import { Part } from '../part.tsx';
import { PayForm } from './pay-form.tsx';
import { keepPaying } from './paying.ts';
import { useLookAgain } from './use-look-again.ts';

const Ready = chakra('div', {
  base: { bg: 'subtle', borderInlineStartWidth: '4px', borderColor: 'brand', px: '5', py: '4', mb: '6' },
});

const Details = chakra('details', {
  base: { '& summary': { cursor: 'pointer', fontWeight: 'semibold', py: '2' } },
});

interface Props {
  booking: OwnBookingFragment;
  payable: NonNullable<OwnBookingFragment['payOnline']>;
  bookingKey: string;
}

/** What can be paid online: a form, and then the link to the page that the payment provider made for that sum. */
export function PayPart({ booking, payable, bookingKey }: Props) {
  const { openPayment, currency } = booking;
  const action = useBookingAction('pay', bookingKey);
  const { phones } = useCompany();
  useLookAgain(openPayment !== null);
  if (!currency) return null;
  const form = (
    // Another sum is due after a payment: what is typed begins anew.
    <PayForm
      key={payable.due}
      payable={payable}
      currency={currency}
      bookingKey={bookingKey}
      action={action}
    />
  );
  return (
    <Part title="Pay online" id="pay">
      <div role="status">
        {openPayment && <ReadyPage page={openPayment} bookingKey={bookingKey} toFocus={action.done} />}
      </div>
      {openPayment ? (
        <Details open={action.failure !== ''}>
          <summary>Pay another sum, or have a new page made</summary>
          <Box mt="3">{form}</Box>
        </Details>
      ) : (
        form
      )}
      <Box as="p" mt="4" fontSize="sm" color="muted">
        {payable.isSandbox && 'This is a demonstration: no money moves. '}
        {phones[0]
          ? `Something does not work, or you would rather pay otherwise? Call us: ${phones[0]}.`
          : 'Something does not work, or you would rather pay otherwise? Ask us below.'}
      </Box>
    </Part>
  );
}

interface ReadyProps {
  page: NonNullable<OwnBookingFragment['openPayment']>;
  bookingKey: string;
  /** It was made just now, so it is what comes next. */
  toFocus: boolean;
}

function ReadyPage({ page: { link, amount, currency, endsAt }, bookingKey, toFocus }: ReadyProps) {
  const anchor = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (toFocus) anchor.current?.focus();
  }, [toFocus]);
  useEffect(() => keepPaying(bookingKey), [bookingKey]);
  const sum = formatMoney(amount, currency);
  return (
    <Ready>
      <p>
        The page on which you pay <strong>{sum}</strong> is ready, until {momentWords(endsAt)}. It is our
        payment provider’s: it takes cards and mobile money, for this sum alone, and leads back to us.
      </p>
      <ButtonAnchor ref={anchor} href={link} rel="noreferrer" size="lg" mt="4">
        Go and pay {sum}
      </ButtonAnchor>
    </Ready>
  );
}

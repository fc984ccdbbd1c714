import { Box } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { pageTitle } from '../../lib/company.ts';
import { definePage } from '../../lib/page/page.ts';
import { paths } from '../../paths.ts';
import { ButtonAnchor, ButtonLink } from '../../ui/button.tsx';
import { Message } from '../page/message.tsx';
import {
  PaidPageDocument,
  type PaidPageQuery,
  type PaidPageQueryVariables,
  usePaidPageQuery,
} from './paid-page.generated.ts';
import { readPaying } from './pay/paying.ts';
import { useAskedPayment } from './pay/use-asked-payment.ts';
import { useOwnDocument } from './use-own-document.ts';

type State = PaidPageQuery['paymentReturn']['state'];

/** Where the payment provider leads back to. Its address opens no booking, and tells a stranger no more than this. */
function PaidPage({ variables }: { variables: PaidPageQueryVariables }) {
  useOwnDocument();
  const { data } = usePaidPageQuery({ variables });
  const state = useAskedPayment(variables.reference, data?.paymentReturn.state ?? 'asking');
  return (
    <Message label="Your payment" title={titles[state]}>
      <p role="status">{words[state]}</p>
      {state === 'asking' && (
        <noscript>
          <ButtonAnchor href={`${paths.paid}?reference=${encodeURIComponent(variables.reference)}`} mt="8">
            Look again
          </ButtonAnchor>
        </noscript>
      )}
      <WayBack />
    </Message>
  );
}

const titles: Record<State, string> = {
  asking: 'Thank you. We are asking',
  paid: 'Thank you, it is paid',
  failed: 'This payment was not made',
  otherCurrency: 'Thank you. The office looks at it',
};

const words: Record<State, string> = {
  asking:
    'We are asking the payment provider what became of your payment. Mostly it takes some seconds, and some minutes with mobile money. You need not wait here: a mail tells you when it has come in.',
  paid: 'Your payment has come in. What it means for your booking stands in our mail and on the page of your booking.',
  failed:
    'The payment provider tells us that nothing was paid. Your booking is as it was: open it to try again, or in another way.',
  otherCurrency:
    'Money came in, in another currency than was asked for, so your booking is as it was. The office looks at it and writes to you. Please do not pay again until then.',
};

/** To the booking, where this tab came from there; else by the link of a mail. */
function WayBack() {
  const [key, setKey] = useState<string | null>(null);
  // After the first drawing, which has to be what the server drew.
  useEffect(() => setKey(readPaying()), []);
  return (
    <>
      {key === null && (
        <Box as="p" mt="4">
          The link in our mails opens your booking.
        </Box>
      )}
      <ButtonLink to={key === null ? paths.link : paths.bookingOf(key)} variant="outline" mt="8">
        {key === null ? 'I have no link at hand' : 'To my booking'}
      </ButtonLink>
    </>
  );
}

export const page = definePage({
  Component: PaidPage,
  query: PaidPageDocument,
  variables: (_params, { searchParams }) => ({ reference: searchParams.get('reference') ?? '' }),
  asksAgain: true,
  head: (_data, { company }) => ({ title: pageTitle('Your payment', company), noindex: true }),
});

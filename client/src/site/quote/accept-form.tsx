import { Box, chakra } from '@chakra-ui/react';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { responseData } from '../../lib/api/response-data.ts';
import { formatMoney } from '../../lib/money.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { momentWords } from '../booking/dates/moments.ts';
import { TermsBox } from '../booking/steps/terms-box.tsx';
import { usePostedForm } from '../forms/posted-form.ts';
import { SendProblem } from '../forms/send-problem.tsx';
import { type OwnQuoteFragment, useAcceptQuoteMutation } from './quote-page.generated.ts';
import { useQuoteAction } from './use-quote-action.ts';

interface Props {
  quote: OwnQuoteFragment;
  quoteKey: string;
  holdHours: number;
}

const unticked = 'Please read the terms, and accept them to go on.';

/** One press makes a booking of exactly what stands above it. */
export function AcceptForm({ quote, quoteKey, holdHours }: Props) {
  const navigate = useNavigate();
  const posted = usePostedForm('accept');
  const [accept] = useAcceptQuoteMutation();
  const { sending, failure, act, address } = useQuoteAction('accept', quoteKey);
  const [accepted, setAccepted] = useState(Boolean(posted?.values.acceptTerms));
  const [problem, setProblem] = useState(posted?.problems.acceptTerms);
  const { quoted } = quote;

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (!accepted) return setProblem(unticked);
    act(async () => {
      const { data } = await accept({ variables: { key: quoteKey, quoted, acceptTerms: true } });
      navigate(paths.bookingOf(responseData(data).acceptQuote.key));
    });
  }

  return (
    <chakra.form
      id="accept"
      method="post"
      action={`${address}#accept`}
      noValidate
      scrollMarginTop="7rem"
      aria-label="Accept this quote"
      data-screen-only
      onSubmit={onSubmit}
    >
      <input type="hidden" name="form" value="accept" />
      <input type="hidden" name="quoted" value={quoted} />
      <TermsBox
        form="accept"
        checked={accepted}
        onChange={(checked) => {
          setAccepted(checked);
          setProblem(undefined);
        }}
        problem={problem}
      />
      <Box css={{ '&:has(p)': { mt: '6' } }}>
        <SendProblem text={problem ? '' : failure} />
      </Box>
      <Button type="submit" size="lg" variant="secondary" disabled={sending} mt="6" minW="12rem">
        {sending && <Spinner />}
        {sending ? 'Sending...' : 'Accept this quote'}
      </Button>
      <Box as="p" fontSize="sm" color="muted" mt="4" maxW="measure">
        {whatFollows(quote, holdHours)}
      </Box>
    </chakra.form>
  );
}

function whatFollows({ deposit, currency, payUntil }: OwnQuoteFragment, holdHours: number): string {
  if (deposit === 0) return 'Your journey is confirmed at once: nothing is to be paid now.';
  const until =
    payUntil && Date.parse(payUntil) > Date.now()
      ? `until ${momentWords(payUntil)}`
      : `for ${holdHours} hours`;
  return `Your seats are held ${until}. ${formatMoney(deposit, currency)} by then confirms them.`;
}

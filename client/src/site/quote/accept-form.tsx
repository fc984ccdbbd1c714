import { Box } from '@chakra-ui/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { responseData } from '../../lib/api/response-data.ts';
import { formatMoney } from '../../lib/money.ts';
import { paths } from '../../paths.ts';
import { momentWords } from '../booking/dates/moments.ts';
import { TermsBox } from '../booking/steps/terms-box.tsx';
import { PostForm, SendProblem, SubmitButton } from '../forms/post-form.tsx';
import { usePostedForm } from '../forms/posted-form.ts';
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

  function send() {
    if (!accepted) return setProblem(unticked);
    act(async () => {
      const { data } = await accept({ variables: { key: quoteKey, quoted, acceptTerms: true } });
      navigate(paths.bookingOf(responseData(data).acceptQuote.key));
    });
  }

  return (
    <PostForm
      id="accept"
      form="accept"
      action={`${address}#accept`}
      noValidate
      scrollMarginTop="7rem"
      aria-label="Accept this quote"
      data-screen-only
      onSend={send}
    >
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
      <SendProblem text={problem ? '' : failure} css={{ '&:has(p)': { mt: '6' } }} />
      <SubmitButton size="lg" variant="secondary" sending={sending} mt="6" minW="12rem">
        {sending ? 'Sending...' : 'Accept this quote'}
      </SubmitButton>
      <Box as="p" fontSize="sm" color="muted" mt="4" maxW="measure">
        {whatFollows(quote, holdHours)}
      </Box>
    </PostForm>
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

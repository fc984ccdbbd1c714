import { useEffect, useState } from 'react';
import { type PaidPageQuery, useCheckPaymentMutation } from '../paid-page.generated.ts';

type State = PaidPageQuery['paymentReturn']['state'];

/** Milliseconds until the first question, and the most between two. */
const first = 2_000;
const longest = 15_000;
/** Questions, over some ten minutes; then a mail tells it. */
const maxQuestions = 45;

/** What became of a payment, asked until it is known. */
export function useAskedPayment(reference: string, known: State): State {
  const [asked, setAsked] = useState<State | null>(null);
  const [check] = useCheckPaymentMutation();
  const state = asked ?? known;
  useEffect(() => {
    if (state !== 'asking' || reference === '') return;
    let timer: ReturnType<typeof setTimeout>;
    const askIn = (wait: number, left: number) => {
      timer = setTimeout(async () => {
        // Without a connection it is asked the next time.
        const answer = await check({ variables: { reference } }).catch(() => null);
        const now = answer?.data?.checkPayment.state ?? 'asking';
        if (now !== 'asking') setAsked(now);
        else if (left > 1) askIn(Math.min(wait * 1.3, longest), left - 1);
      }, wait);
    };
    askIn(first, maxQuestions);
    return () => clearTimeout(timer);
  }, [reference, state, check]);
  return state;
}

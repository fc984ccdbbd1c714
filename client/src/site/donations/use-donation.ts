import { useEffect, useRef, useState } from 'react';
import type { DonationInput } from '../../generated/schema.ts';
import { readFailure } from '../../lib/api/failure.ts';
import { responseData } from '../../lib/api/response-data.ts';
import { useFormGuard } from '../forms/form-guard.tsx';
import { prepareToasts, toast } from '../forms/toast.tsx';
import { fieldProblems, type Problems } from '../forms/use-form-fields.ts';
import { useSending } from '../forms/use-sending.ts';
import { loadCheckout, openCheckout } from './checkout.ts';
import { useStartDonationMutation, useVerifyDonationMutation } from './donations-page.generated.ts';

/** What somebody gave, as the thank-you shows it. */
export interface CompletedGift extends Pick<DonationInput, 'name' | 'email' | 'amount'> {
  reference: string;
  symbol: string;
  /** Whether the provider confirmed it and the receipt is on its way. */
  confirmed: boolean;
}

export type DonorField = 'name' | 'email' | 'phone' | 'amount';

const donorFields: readonly DonorField[] = ['name', 'email', 'phone', 'amount'];

const notPaid =
  'No payment was made. Nothing you filled in is lost: you can try again, or choose another way to pay.';
const notConfirmed =
  'The payment window was closed before a payment was confirmed. If you did pay, your receipt will come by e-mail; if not, you can try again.';

/** Milliseconds after which a payment that is not confirmed yet is asked for once more. */
const pollInterval = [4_000, 10_000, 30_000];

/** From 'Donate Now' over the checkout to the thank-you. */
export function useDonation(checkoutScript: string) {
  const [start] = useStartDonationMutation();
  const [verify] = useVerifyDonationMutation();
  const guard = useFormGuard(prepareToasts);
  const { sending, send } = useSending();
  const [given, setGiven] = useState<CompletedGift | null>(null);
  const [failure, setFailure] = useState('');
  const isMounted = useMounted();

  async function isConfirmed(reference: string, transactionId?: string): Promise<boolean> {
    try {
      const { data } = await verify({ variables: { reference, transactionId } });
      return responseData(data).verifyDonation.receiptSent;
    } catch {
      // Whatever was paid is settled by the provider's own message to the server.
      return false;
    }
  }

  async function confirm(reference: string, transactionId?: string) {
    for (const pause of [0, ...pollInterval]) {
      await new Promise((resolve) => setTimeout(resolve, pause));
      if (!isMounted.current) return;
      if (await isConfirmed(reference, transactionId)) {
        // The thank-you may be for another gift by now.
        setGiven((now) => (now?.reference === reference ? { ...now, confirmed: true } : now));
        return;
      }
    }
  }

  async function pay(input: DonationInput, symbol: string) {
    const { name, email, amount } = input;
    await loadCheckout(checkoutScript);
    const { data } = await start({ variables: { input, form: await guard.proof(input) } });
    const checkout = responseData(data).startDonation;
    const { reference } = checkout;
    const thank = (confirmed: boolean) => setGiven({ reference, name, email, amount, symbol, confirmed });
    guard.startAnew();
    if (!isMounted.current) return;
    const { status, transactionId } = await openCheckout(checkout);
    if (status === 'paid') {
      thank(false);
      void confirm(reference, transactionId);
    } else if (await isConfirmed(reference, transactionId)) thank(true);
    else setFailure(status === 'failed' ? notPaid : notConfirmed);
  }

  function donate(input: DonationInput, symbol: string, onFaulty: (problems: Problems<DonorField>) => void) {
    void send(async () => {
      setFailure('');
      try {
        await pay(input, symbol);
      } catch (error) {
        const failed = readFailure(error);
        guard.renewToken();
        setFailure(failed.message);
        toast({ kind: 'error', title: failed.message });
        onFaulty(fieldProblems(failed, donorFields));
      }
    });
  }

  return { guard, sending, failure, given, donate, again: () => setGiven(null) };
}

/** Whether the page is still open, for what comes back later. */
function useMounted() {
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return isMounted;
}

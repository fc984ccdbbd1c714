import { useLayoutEffect, useState } from 'react';
import { toast } from '../forms/toast.ts';
import type { DonationsPageQuery } from './donations-page.generated.ts';
import { type CustomAmount, noCustomAmount, overCap, typeAmount } from './gift.ts';

type Options = DonationsPageQuery['donationOptions'];
export type Gift = ReturnType<typeof useGift>;

export const currencyFieldId = 'donation-currency';
export const amountFieldId = 'donation-amount';

/** Currency and amount of a donation. */
export function useGift({ currencies, default: first }: Options) {
  const [code, setCode] = useState(first);
  const [amount, setAmount] = useState(0);
  const [custom, setCustom] = useState(noCustomAmount);
  const currency = currencies.find((each) => each.code === code);
  if (!currency) throw new Error(`Nobody can donate in ${code}`);

  // What was chosen and typed before our code was there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is taken over
  useLayoutEffect(() => {
    const chosen = currencies.find((each) => each.code === textIn(currencyFieldId)) ?? currency;
    const typed = typeAmount(noCustomAmount, textIn(amountFieldId), chosen.max);
    setCode(chosen.code);
    if (Number(typed.digits) > chosen.max) toast({ kind: 'error', title: overCap(chosen) });
    else take(typed);
  }, []);

  function take(typed: CustomAmount) {
    setCustom(typed);
    setAmount(Number(typed.digits));
  }

  function start(amount: number) {
    setAmount(amount);
    setCustom(noCustomAmount);
  }

  return {
    currencies,
    currency,
    /** Whole units; 0 while none is chosen. */
    amount,
    /** What stands in the field for an amount of one's own. */
    custom: custom.digits,
    /** Another currency begins without an amount. */
    changeCurrency(chosen: string) {
      setCode(currencies.find((each) => each.code === chosen)?.code ?? first);
      start(0);
    },
    choosePreset: start,
    /** More than the cap is not taken, and the amount stays as it was. */
    type(text: string) {
      const typed = typeAmount(custom, text, currency.max);
      if (Number(typed.digits) > currency.max) {
        toast({ kind: 'error', title: overCap(currency) });
        return;
      }
      take(typed);
    },
    reset: () => start(0),
  };
}

const textIn = (id: string) => (document.getElementById(id) as HTMLInputElement | null)?.value ?? '';

import { useState } from 'react';
import { toast } from '../forms/toast.ts';
import type { DonationsPageQuery } from './donations-page.generated.ts';
import { noCustomAmount, overCap, typeAmount } from './gift.ts';

type Options = DonationsPageQuery['donationOptions'];
export type Gift = ReturnType<typeof useGift>;

/** Currency and amount of a donation. */
export function useGift({ currencies, default: first }: Options) {
  const [code, setCode] = useState(first);
  const [amount, setAmount] = useState(0);
  const [custom, setCustom] = useState(noCustomAmount);
  const currency = currencies.find((each) => each.code === code);
  if (!currency) throw new Error(`Nobody can donate in ${code}`);

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
      setCustom(typed);
      setAmount(Number(typed.digits));
    },
    reset: () => start(0),
  };
}

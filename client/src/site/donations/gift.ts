// What is given: the rules of the donation form for amounts, and the amount that stands in it.
import { useLayoutEffect, useState } from 'react';
import { formatAmount } from '../../lib/money.ts';
import { toast } from '../forms/toast.tsx';
import type { DonationsPageQuery, GiftCurrencyFragment } from './donations-page.generated.ts';

/** What stands in the custom amount; `ended` by a decimal point, so that what is typed after it is not taken. */
interface CustomAmount {
  digits: string;
  ended: boolean;
}

export const noCustomAmount: CustomAmount = { digits: '', ended: false };

/**
 * What becomes of the custom amount when the field says `typed`: digits only, up to a decimal point. (Where amounts
 * stay below a thousand a comma is one too.)
 */
export function typeAmount(before: CustomAmount, typed: string, max: number): CustomAmount {
  if (before.ended && typed.length > before.digits.length && typed.startsWith(before.digits)) return before;
  const point = max < 1000 ? /[.,]/ : /\./;
  const [whole = ''] = typed.split(point);
  const digits = whole.replaceAll(/\D/g, '').replace(/^0+(?=\d)/, '');
  return { digits, ended: point.test(typed) && digits !== '' };
}

export function overCap({ code, symbol, max }: Omit<GiftCurrencyFragment, 'presets'>): string {
  return `Maximum donation amount in ${code} is ${symbol} ${max}`;
}

/** Whether there is enough to donate with. */
export function isReady(gift: { name: string; email: string; amount: number }): boolean {
  return gift.amount > 0 && gift.name.trim() !== '' && /^[^\s@]+@[^\s@.]+\.[^\s@]+$/.test(gift.email.trim());
}

/** Such as `$10`, `UGX 1,000`. */
export function formatGift(symbol: string, amount: number): string {
  return `${symbol}${symbol.length > 1 ? '\u00a0' : ''}${formatAmount(amount)}`;
}

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

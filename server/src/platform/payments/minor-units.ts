// The decimals of providers and of browsers are made into whole numbers of the smallest unit here, and nowhere else.

/** Decimals of each currency that we take. */
const exponents: Readonly<Record<string, number>> = { USD: 2, EUR: 2, GBP: 2, KES: 2, UGX: 0 };
/** Of the others: somebody else's payments stand in the same lists. */
const usualExponent = 2;
/** Far more than what a decimal loses as a binary fraction, and far less than the smallest unit. */
const tolerance = 1e-6;

const unitsOf = (currency: string) => 10 ** (exponents[currency] ?? usualExponent);

/** Such as 1250 of 12.5 USD. A part of the smallest unit is never counted as money. */
export const toMinor = (amount: number, currency: string): number =>
  Math.floor(amount * unitsOf(currency) + tolerance);

/** Such as 12.5 of 1250 cents of USD. */
export const toMajor = ({ amount, currency }: { amount: number; currency: string }): number =>
  amount / unitsOf(currency);

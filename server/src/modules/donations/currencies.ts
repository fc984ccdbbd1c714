// What one can donate in: the symbol people see, the cap and the ready-made amounts, in whole units.

export const currencyCodes = ['USD', 'UGX', 'KES', 'EUR', 'GBP'] as const;
export type CurrencyCode = (typeof currencyCodes)[number];

export interface Currency {
  code: CurrencyCode;
  symbol: string;
  /** Largest donation. */
  max: number;
  presets: number[];
}

/** What the settings say of one currency. */
type DonationLimit = Pick<Currency, 'code' | 'max' | 'presets'>;

const currencies: Record<CurrencyCode, Omit<Currency, 'code'>> = {
  USD: { symbol: '$', max: 15, presets: [1, 5, 10, 15] },
  UGX: { symbol: 'UGX', max: 50_000, presets: [1_000, 5_000, 10_000, 50_000] },
  KES: { symbol: 'KSh', max: 2_000, presets: [100, 500, 1_000, 2_000] },
  EUR: { symbol: '€', max: 14, presets: [1, 5, 10, 14] },
  GBP: { symbol: '£', max: 12, presets: [1, 5, 10, 12] },
};

export const defaultCurrency: CurrencyCode = 'USD';

export const symbolOf = (code: CurrencyCode): string => currencies[code].symbol;

/** As the settings have it, else as it is here. */
export function currencyOf(code: CurrencyCode, limits: readonly DonationLimit[]): Currency {
  return { code, ...currencies[code], ...limits.find((limit) => limit.code === code) };
}

/** What somebody is told who wants to give more than the cap; the same words as on the page. */
export function overCap({ code, symbol, max }: Currency): string {
  return `Maximum donation amount in ${code} is ${symbol} ${max}`;
}

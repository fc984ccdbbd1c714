import { paths } from '../../paths.ts';

/** Below /admin. */
export const quotesPath = 'quotes';

export const quotesAddress = `${paths.admin}/${quotesPath}`;

/** The page of one quote. */
export const quoteAddress = (id: number) => `${quotesAddress}/${id}`;

export const editQuoteAddress = (id: number) => `${quoteAddress(id)}/edit`;

/** Where one is written: of what somebody sent, or like another one. */
export function newQuoteAddress(of: { registration?: number; message?: number; from?: number } = {}): string {
  const query = new URLSearchParams(Object.entries(of).map(([name, id]) => [name, String(id)]));
  return `${quotesAddress}/new${query.size > 0 ? `?${query}` : ''}`;
}

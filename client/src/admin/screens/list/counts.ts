// How many a list holds, in words. A search is counted to 10,001 on the server, which stands for all above ten thousand.
import { formatAmount } from '../../../lib/money.ts';

const cutTotal = 10_001;

/** Whether there may be more. */
export const isCut = (found: number): boolean => found === cutTotal;

/** How many are found, such as `1,234`, and `10,000+`. */
export const foundText = (found: number): string =>
  isCut(found) ? `${formatAmount(cutTotal - 1)}+` : formatAmount(found);

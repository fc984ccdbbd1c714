import { badInput } from '../../platform/validation.ts';

/** The largest number of a transaction that PostgreSQL has. */
const largest = 2n ** 64n - 1n;

/**
 * A cursor as PostgreSQL reads a snapshot: the first transaction that was not over, the first that had not begun, and those
 * between that were under way. Throws BAD_USER_INPUT for what is none.
 */
export function parseCursor(cursor: string | null | undefined): string | null {
  if (!cursor) return null;
  const [, xmin, xmax, list] = /^(\d{1,20}):(\d{1,20}):([\d,]*)$/.exec(cursor) ?? [];
  const numbers = [xmin, ...(list ? list.split(',') : []), xmax];
  // They ascend from the first to the last; only the first may be named again in the list.
  const isSnapshot = numbers.every((number, i) => {
    if (!number || BigInt(number) > largest || BigInt(number) === 0n) return false;
    const before = numbers[i - 1];
    return before === undefined || BigInt(before) <= BigInt(number);
  });
  if (isSnapshot) return cursor;
  const message =
    'This cursor was not given by an answer. Please ask without one, and go on with that of the answer.';
  throw badInput([{ message, path: ['cursor'] }]);
}

import { AppError } from '../errors.ts';

/** The refusal of one call too many; `retryAfter` is in seconds. */
export function tooMany(retryAfter: number): AppError {
  const minutes = Math.ceil(retryAfter / 60);
  const wait = retryAfter < 60 ? count(retryAfter, 'second') : count(minutes, 'minute');
  return new AppError('RATE_LIMITED', `Too many attempts. Please try again in ${wait}.`, [], { retryAfter });
}

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;

// What people name a booking by: eight signs that are told apart on the telephone, the last of which shows a slip.
import { randomInt } from 'node:crypto';

/** Crockford's base 32: no I, L, O and U. */
const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Such as `7K3M9QX4`. It is no secret. */
export function newBookingReference(): string {
  const body = Array.from({ length: 7 }, () => signs[randomInt(signs.length)]).join('');
  return body + checkSign(body);
}

/**
 * A sum in the field of 32 elements in which each place weighs twice the one after it: one wrong sign is always seen, and two that
 * changed places beside each other.
 */
function checkSign(body: string): string {
  let sum = 0;
  for (const sign of body) sum = twice(sum ^ signs.indexOf(sign));
  return signs[sum] ?? '';
}

/** Modulo x⁵ + x² + 1. */
const twice = (element: number) => (element << 1) ^ (element & 16 ? 0b100101 : 0);

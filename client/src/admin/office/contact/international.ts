/** What stands in front of the numbers of Uganda, where the office is. */
const home = '256';

/**
 * A phone number in the digits of its international form, as chat links take it: `0700 000 000` and `+256 (0)700 000 000` are
 * `256700000000`. Null when there are too few or too many digits for one.
 */
export function internationalNumber(phone: string): string | null {
  const text = phone.trim().replace(/\(0\)/g, '');
  const digits = text.replace(/\D/g, '');
  const number = text.startsWith('+')
    ? digits
    : digits.startsWith('00')
      ? digits.slice(2)
      : digits.startsWith('0')
        ? home + digits.slice(1)
        : digits.length === 9
          ? home + digits
          : digits;
  return /^[1-9]\d{7,14}$/.test(number) ? number : null;
}

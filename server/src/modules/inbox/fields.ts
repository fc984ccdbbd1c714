// Kinds of fields that the public forms share.
import { z } from 'zod';

/** Text as people see it: no control characters but line breaks and tabs, no half surrogates. */
const readable = (value: string) =>
  value
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\n\t])\p{Cc}/gu, '');

const oneLine = (value: string) => readable(value).replace(/\s+/g, ' ').trim();

const trimmed = (value: string) => readable(value).trim();
const nullIsEmpty = (value: string | null | undefined) => (value === null ? '' : value);

/** One line that must be there, of at most `longest` characters. */
export const line = (longest: number) => z.string().overwrite(oneLine).min(1).max(longest);

/** One line that need not be there; null is the empty text, and what is left out stays left out. */
export const optionalLine = (longest: number) =>
  z.string().nullish().transform(nullIsEmpty).pipe(z.string().overwrite(oneLine).max(longest).optional());

/** Several lines that must be there. */
export const lines = (longest: number) => z.string().overwrite(trimmed).min(1).max(longest);

/** Several lines that need not be there, as `optionalLine`. */
export const optionalLines = (longest: number) =>
  z.string().nullish().transform(nullIsEmpty).pipe(z.string().overwrite(trimmed).max(longest).optional());

export const email = line(254).check(z.email());

const phonePattern = /^\+?[\d\s().\-/]+(?:\s?(?:ext\.?|x)\s?\d{1,6})?$/i;

/** Whether this can be a phone number of some country. */
export function isPhone(value: string): boolean {
  const digits = value.replace(/\D/g, '').length;
  return phonePattern.test(value) && digits >= 6 && digits <= 21;
}

export const phoneHint = 'must be a phone number, such as +256 700 000 000.';

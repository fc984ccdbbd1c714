// Kinds of fields of the public forms, each made from its rule in the contract.
import { z } from 'zod';
import type { Rule } from '../../generated/rules.ts';
import { atMost, shown } from '../../platform/text/characters.ts';
import { labelOf } from '../../platform/validation.ts';

/** What validation demands of the text `name`; what need not be there is the empty text. */
export function formField({ kind, format, required, maxLength = Infinity }: Rule, name: string): z.ZodType {
  if (kind === 'EmailAddress' || format === 'email') return email(maxLength);
  if (format === 'person-name') return personName(labelOf(name), maxLength);
  if (format !== 'line' && format !== 'phone')
    return required ? lines(maxLength) : optional(trimmed, maxLength);
  const field: z.ZodType<string | undefined> = required ? line(maxLength) : optional(oneLine, maxLength);
  if (format === 'line') return field;
  return field.refine(
    (value) => !value || isPhone(value),
    `${labelOf(name)} must be a phone number, such as +256 700 000 000.`,
  );
}

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
export const line = (longest: number) => z.string().overwrite(oneLine).check(shown, atMost(longest));

/**
 * What somebody is called, of at most `longest` characters. No address of the web or of mail: mail programs turn those
 * into links, and a name is shown to people who trust us.
 */
export const personName = (label: string, longest: number) =>
  line(longest).refine(
    (value) => !holdsAddress(value),
    `${label} must not contain a web or e-mail address. After a dot, please leave a space.`,
  );

/** Text that need not be there; null is the empty text, and what is left out stays left out. */
const optional = (tidy: (value: string) => string, longest: number) =>
  z
    .string()
    .nullish()
    .transform(nullIsEmpty)
    .pipe(z.string().overwrite(tidy).check(atMost(longest)).optional());

/** Several lines that must be there. */
const lines = (longest: number) => z.string().overwrite(trimmed).check(shown, atMost(longest));

/** Word by word: `amina@example.org`, `https://…`, `bit.ly/x`, `example.org`; but not `J. R. Okello` or `c/o`. */
function holdsAddress(text: string): boolean {
  return text
    .normalize('NFKC')
    .replaceAll('。', '.')
    .split(/\s/)
    .some(
      (word) =>
        /.@./.test(word) ||
        word.includes('://') ||
        (word.includes('.') && word.includes('/')) ||
        /[\p{L}\p{N}]{2}\.[\p{L}\p{N}]{2}/u.test(word),
    );
}

/** A day, `yyyy-mm-dd`, of a year that PostgreSQL knows. */
export const calendarDay = (label: string) =>
  z.string().refine((value) => z.iso.date().safeParse(value).success && !value.startsWith('0000'), {
    message: `${label} must be a date, yyyy-mm-dd.`,
    abort: true,
  });

export const email = (longest: number) => line(longest).check(z.email());

const phonePattern = /^\+?[\d\s().\-/]+(?:\s?(?:ext\.?|x)\s?\d{1,6})?$/i;

/** Whether this can be a phone number of some country. */
function isPhone(value: string): boolean {
  const digits = value.replace(/\D/g, '').length;
  return phonePattern.test(value) && digits >= 6 && digits <= 21;
}

// Kinds of fields that content entities share; programs.input.ts shows their use.
import { z } from 'zod';
import { atMost } from '../../platform/characters.ts';

/** PostgreSQL cannot store the character zero or half of a surrogate pair, and nobody types them. */
const storable = (value: string) => value.replaceAll('\0', '').toWellFormed();

/** Text that must be there, trimmed, of at most `longest` characters. */
export const text = (longest: number) =>
  z
    .string()
    .overwrite((value) => storable(value).trim())
    .min(1)
    .check(atMost(longest));

const largestPrice = 9_999_999_999.99;

/** Money in Uganda shillings, in steps of 0.01. */
export const price = z
  .number()
  .min(0)
  .max(largestPrice)
  .refine((value) => Number(value.toFixed(2)) === value, 'Price can have two decimals at most.');

/** Most tourists and the like: 1 or more, or null for no limit. */
export const count = z.int().min(1).max(1_000_000);

/** An address of a picture: on the web, or one of ours below `/media/`. */
export const imageUrl = text(2000).refine(
  isPictureAddress,
  'Image URL must be a web address beginning with https:// or http://, or a /media/ path.',
);

/** A picture that need not be there; blank is none. */
export const optionalImageUrl = z.preprocess(blankIsNone, imageUrl.nullish());

/** Text that need not be there; blank is none. */
export const optionalText = (longest: number) => z.preprocess(blankIsNone, text(longest).nullish());

/** What a picture shows, in a sentence for those who cannot see it; blank is none. */
export const imageAlt = z.preprocess(
  blankIsNone,
  text(300)
    .overwrite((value) => value.replace(/\s+/g, ' '))
    .nullish(),
);

/** A web address that need not be there, such as of a film; blank is none. */
export const optionalUrl = (label: string) =>
  z.preprocess(
    blankIsNone,
    text(2000)
      .refine(isWebAddress, `${label} must be a web address beginning with https:// or http://.`)
      .nullish(),
  );

/** Short texts in their order: trimmed, blanks dropped. */
export const list = z
  .array(
    z
      .string()
      .overwrite((value) => storable(value).trim())
      .check(atMost(300)),
  )
  .max(50)
  .transform((items) => items.filter((item) => item !== ''));

/** As `list`, with one text at least. */
export const requiredList = (label: string) =>
  list.refine((items) => items.length > 0, `${label} ${label.endsWith('s') ? 'are' : 'is'} required.`);

/** A day of the calendar, `yyyy-mm-dd`. */
export const day = text(10).pipe(z.iso.date());

function blankIsNone(value: unknown): unknown {
  return typeof value === 'string' && value.trim() === '' ? null : value;
}

function isPictureAddress(value: string): boolean {
  return value.startsWith('/') ? isPicturePath(value) : isWebAddress(value);
}

/** A path below which our own pictures are. */
export const isPicturePath = (path: string) => /^\/media\/[\w./-]+$/.test(path) && !path.includes('..');

function isWebAddress(value: string): boolean {
  if (!/^https?:\/\/[^\s"'<>\\]+$/i.test(value) || !URL.canParse(value)) return false;
  const { username, password } = new URL(value);
  return username === '' && password === '';
}

// What an archive is: a gzipped tar whose first file says what the others are.
import { Transform } from 'node:stream';
import { z } from 'zod';
import { mediaInputRules as rules } from '../../generated/rules.ts';
import { AppError } from '../../platform/errors.ts';
import { atMost } from '../../platform/text/characters.ts';
import { moment } from '../content/fields.ts';

/** Bytes of an archive, packed or not. */
export const mostBytes = 5 * 1024 ** 3;
/** Bytes of one file in it: of a picture or a PDF, and of anything that is read as text. */
export const mostOfPicture = 30 * 1024 ** 2;
export const mostOfText = 200 * 1024 ** 2;

export const manifestName = 'manifest.json';
export const settingsName = 'settings.json';
export const picturesName = 'media.ndjson';
export const redirectsName = 'redirects.ndjson';
export const pricesName = 'prices.ndjson';
export const contentName = (many: string) => `content/${many}.ndjson`;
export const pictureName = (id: string) => `media/${id}.jpg`;
export const pdfName = (id: string) => `media/${id}.pdf`;

/** Bytes of all that is read as text together, and of one line of it. */
export const mostOfTexts = 500 * 1024 ** 2;
export const mostOfLine = 10 * 1024 ** 2;

const count = z.int32().nonnegative();

/** Says first how much of everything follows. */
export const manifest = z.object({
  format: z.literal('agency-archive'),
  version: z.literal(1),
  createdAt: z.iso.datetime(),
  /** Records by the name of their list in the contract. */
  records: z.record(z.string(), count),
  pictures: count,
  /** Older archives have none. */
  redirects: count.default(0),
  /** Programs with prices; older archives have none. */
  prices: count.default(0),
  /** PDFs that settings name; older archives have none. */
  pdfFiles: z.array(z.string().regex(/^[\da-f]{32}$/)).default([]),
});
export type Manifest = z.infer<typeof manifest>;

const past = z.iso
  .datetime()
  .transform((text) => new Date(text))
  .pipe(moment('Dates'));

/** What a place in an order by hand can be: far more than there can be records. */
const mostPlaces = 1_000_000_000;

/** One record: what staff fill in, and what they do not. */
export const archivedRecord = z.object({
  id: z.int32().positive(),
  createdAt: past,
  updatedAt: past,
  publishedAt: past.nullish(),
  position: z.int().min(-mostPlaces).max(mostPlaces).nullish(),
  document: z.record(z.string(), z.unknown()),
});
export type ArchivedRecord = z.infer<typeof archivedRecord>;

const text = (max: number) => z.string().min(1).check(atMost(max)).nullish();
const share = z.number().min(0).max(1).nullish();

/** What is known of a picture; its bytes are a file of their own. */
export const archivedPicture = z.object({
  id: z.string().regex(/^[\da-f]{32}$/),
  width: z.int32().positive(),
  height: z.int32().positive(),
  placeholder: z
    .string()
    .max(20_000)
    .regex(/^data:image\/webp;base64,[\w+/=]+$/),
  originalType: z.string().max(100),
  name: text(rules.name.maxLength),
  alt: text(rules.alt.maxLength),
  caption: text(rules.caption.maxLength),
  credit: text(rules.credit.maxLength),
  focusX: share,
  focusY: share,
});
export type ArchivedPicture = z.infer<typeof archivedPicture>;

/** Where an address leads that the site does not have. */
export const archivedRedirect = z.object({ from: z.string().max(2000), to: z.string().max(2000) });
export type ArchivedRedirect = z.infer<typeof archivedRedirect>;

/** What a program costs whom, by its number; prices of single dates stay where the dates are. */
export const archivedPrices = z.object({
  program: z.int32().positive(),
  tiers: z.array(z.record(z.string(), z.unknown())).min(1),
});

export const archivedSettings = z.record(z.string(), z.record(z.string(), z.unknown()));
export type ArchivedSettings = z.infer<typeof archivedSettings>;

/** A fault of the file that was sent. */
export const notImported = (why: string) =>
  new AppError('BAD_USER_INPUT', `${why} Nothing was imported.`, [{ message: why, path: [] }]);

/** Lets as much through as an archive may hold, packed or not; what is more fails with `refusal`. */
export function limited(refusal: () => Error): Transform {
  let bytes = 0;
  return new Transform({
    transform(part, _, done) {
      bytes += part.length;
      if (bytes > mostBytes) done(refusal());
      else done(null, part);
    },
  });
}

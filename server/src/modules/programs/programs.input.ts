import { z } from 'zod';
import { count, imageAlt, imageUrl, price, text } from '../content/fields.ts';
import { checkPublishing, publishingFields } from '../content/publishing.ts';

/** What staff fill in for a program. */
export const programInput = z
  .object({
    name: text(200),
    description: text(10_000),
    imageUrl,
    imageAlt,
    duration: text(100),
    price,
    schedule: text(500),
    category: z.enum(['activity', 'services', 'destination']).optional(),
    isActive: z
      .boolean()
      .nullish()
      .transform((value) => value ?? undefined),
    maxParticipants: count.nullish(),
    ...publishingFields,
  })
  .check(checkPublishing);

import { z } from 'zod';
import { imageAlt, list, optionalImageUrl, text } from '../content/fields.ts';
import { withPrefixOnce } from './role-prefix.ts';

/** What staff fill in for a member of staff. */
export const coachInput = z.object({
  name: text(200),
  role: text(200).overwrite(withPrefixOnce),
  bio: text(5000),
  specialties: list.optional(),
  imageUrl: optionalImageUrl,
  imageAlt,
});

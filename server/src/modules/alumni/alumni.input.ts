import { z } from 'zod';
import { imageAlt, imageUrl, list, optionalText, text } from '../content/fields.ts';

/** What staff fill in for a testimonial. */
export const alumnusInput = z.object({
  name: text(200),
  position: text(2000),
  currentTeam: optionalText(200),
  graduationYear: z.int().min(1900).max(2200),
  category: z.enum(['professional', 'college', 'youth']).optional(),
  achievements: list.optional(),
  image: imageUrl,
  imageAlt,
});

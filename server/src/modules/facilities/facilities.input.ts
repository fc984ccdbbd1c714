import { z } from 'zod';
import { imageAlt, imageUrl, optionalText, requiredList, text } from '../content/fields.ts';

/** What staff fill in for a stay. */
export const facilityInput = z.object({
  name: text(200),
  description: text(10_000),
  features: requiredList('Features'),
  equipment: requiredList('Equipment'),
  imageUrl,
  imageAlt,
  openingHours: optionalText(200),
  availableDays: optionalText(200),
  capacity: optionalText(200),
  maintenance: optionalText(500),
});

// What a guest fills in of a review, checked as a whole: all that is wrong is said at once.
import { z } from 'zod';
import { reviewInputRules as rules } from '../../generated/rules.ts';
import type { OwnReview } from '../../generated/schema.ts';
import { parseInput } from '../../platform/validation.ts';
import { inputFrom } from '../content/input-from.ts';
import { formField, personName } from '../inbox/fields.ts';

const { stars, text, firstName } = rules;
const chooseStars = `Please choose from ${stars.min} to ${stars.max} stars.`;

const schema = inputFrom(rules, formField, {
  stars: z.int(chooseStars).refine((count) => count >= stars.min && count <= stars.max, chooseStars),
  text: (formField(text, 'text') as z.ZodType<string>).refine(
    (words) => words.length >= text.minLength,
    `Please write at least ${text.minLength} characters, so that it helps who reads it.`,
  ),
  firstName: personName('First name', firstName.maxLength),
});

export type ReviewValues = Omit<OwnReview, 'state' | 'reason'>;

/** Throws BAD_USER_INPUT with a sentence for each field at fault. */
export function readReview(given: unknown): ReviewValues {
  const { title, ...values } = parseInput(schema, given);
  return { ...values, title: title ?? '' };
}

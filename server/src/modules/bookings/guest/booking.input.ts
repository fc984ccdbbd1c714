// What guests fill in to book or to wait, checked as a whole: all that is wrong is said at once.
import { z } from 'zod';
import { bookingInputRules, type Rule, waitingInputRules } from '../../../generated/rules.ts';
import type { AgeBand, Residence } from '../../../generated/schema.ts';
import { parseId } from '../../../platform/ids.ts';
import { inputFrom } from '../../content/input-from.ts';
import { formField, personName } from '../../inbox/fields.ts';

const departureId = z
  .union([z.string(), z.number()])
  .transform(parseId)
  .refine((id): id is number => id !== null, 'Please choose a date.');

/** Who travels: so many of each kind. */
export const partyInput = z
  .array(
    z.object({
      residence: z.custom<Residence>(),
      ageBand: z.custom<AgeBand>(),
      count: z.int().gte(1).lte(500),
    }),
  )
  .min(1)
  .max(15);

const acceptTerms = z
  .unknown()
  .optional()
  .refine((value) => value === true, 'Please read the terms, and accept them to go on.');

const nameRule: Rule = { kind: 'String', required: false, format: 'line', maxLength: 200 };
/** One that is not known yet stays empty in its place. */
const travellerNames = z
  .array((formField(nameRule, 'name') as z.ZodType<string | undefined>).transform((name) => name ?? ''))
  .max(bookingInputRules.travellerNames.maxItems)
  .nullish()
  .transform((names) => names ?? []);

const own = {
  departureId,
  party: partyInput,
  acceptTerms,
  firstName: personName('First name', bookingInputRules.firstName.maxLength),
  lastName: personName('Last name', bookingInputRules.lastName.maxLength),
};

export const newBookingInput = inputFrom(bookingInputRules, formField, { ...own, travellerNames });
export const newWaitingInput = inputFrom(waitingInputRules, formField, own);

export type NewBookingValues = z.output<typeof newBookingInput>;

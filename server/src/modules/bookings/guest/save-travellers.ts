// Who travels on a booking, as guests and staff write it down.
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { type Rule, travellerInputRules } from '../../../generated/rules.ts';
import type { TravellerInput } from '../../../generated/schema.ts';
import { conflict, type ErrorDetail } from '../../../platform/errors.ts';
import { kampalaDay } from '../../../platform/kampala-day.ts';
import type { SealedText } from '../../../platform/sealing/sealed-text.ts';
import { badInput, parseInput } from '../../../platform/validation.ts';
import { calendarDay, formField } from '../../inbox/fields.ts';
import type { BookingEntity } from '../booking.entity.ts';
import { BookingLineEntity } from '../booking-line.entity.ts';
import { BookingTravellerEntity } from '../booking-traveller.entity.ts';
import { needsPassports } from './traveller-booking.ts';
import { openDetails, sealDetails } from './traveller-details.ts';

const text = (rule: Rule, name: string) => formField(rule, name) as z.ZodType<string | undefined>;

const input = z.array(
  z.object({
    id: z.union([z.string(), z.number()]).nullish(),
    name: text(travellerInputRules.name, 'name'),
    passport: text(travellerInputRules.passport, 'passport'),
    nationality: text(travellerInputRules.nationality, 'nationality'),
    dateOfBirth: calendarDay('Date of birth')
      .refine((day) => day < kampalaDay(), 'Date of birth must be in the past.')
      .or(z.literal('').transform(() => null))
      .nullish(),
  }),
);

/**
 * Writes what is given of the travellers of a booking whose row is locked; an empty text takes away what was there. Throws BAD_USER_INPUT for
 * somebody who is not of it and for passports that no permit needs, and CONFLICT when it has ended.
 */
export async function saveTravellers(
  manager: EntityManager,
  sealed: SealedText,
  { id: bookingId, state, anonymisedAt }: Pick<BookingEntity, 'id' | 'state' | 'anonymisedAt'>,
  given: readonly TravellerInput[],
): Promise<void> {
  if (anonymisedAt || state === 'cancelled' || state === 'declined' || state === 'expired')
    throw conflict(`This booking is ${anonymisedAt ? 'anonymised' : state}: nobody travels on it any more.`);
  const values = parseInput(input, given);
  const rows = await manager.find(BookingTravellerEntity, { where: { bookingId } });
  const byId = new Map(rows.map((row) => [String(row.id), row]));
  const faults: ErrorDetail[] = values.flatMap(({ id }, i) =>
    byId.has(String(id))
      ? []
      : [
          {
            message: 'This traveller is not of this booking. Please load the page again.',
            path: ['travellers', i, 'id'],
          },
        ],
  );
  const lines = await manager.find(BookingLineEntity, { where: { bookingId } });
  if (!needsPassports(lines)) faults.push(...needless(values));
  if (faults.length > 0) throw badInput(faults);
  for (const { id, name, ...secrets } of values) {
    const row = byId.get(String(id));
    if (!row) continue;
    const before = openDetails(sealed, row.details);
    const after = {
      passport: secrets.passport ?? before.passport,
      nationality: secrets.nationality ?? before.nationality,
      dateOfBirth: secrets.dateOfBirth === undefined ? before.dateOfBirth : secrets.dateOfBirth,
    };
    const isChanged = JSON.stringify(after) !== JSON.stringify(before);
    await manager.update(BookingTravellerEntity, row.id, {
      name: name ?? row.name,
      ...(isChanged && { details: sealDetails(sealed, after) }),
    });
  }
}

/** What nobody needs is not kept. */
const needless = (values: z.output<typeof input>): ErrorDetail[] =>
  values.flatMap((value, i) =>
    (['passport', 'nationality', 'dateOfBirth'] as const)
      .filter((name) => value[name])
      .map((name) => ({
        message: 'This journey needs no permit, so please do not send us passports or dates of birth.',
        path: ['travellers', i, name],
      })),
  );

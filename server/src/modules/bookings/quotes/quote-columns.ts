// What is written down of a quote: what staff filled in, with the days of its date and the terms of its program.
import { isDeepStrictEqual } from 'node:util';
import type { EntityManager } from 'typeorm';
import type { BookingsSettingsInput } from '../../../generated/schema.ts';
import { kampalaDay } from '../../../platform/kampala-day.ts';
import { travelDay } from '../../../platform/text/travel-days.ts';
import { badField } from '../../../platform/validation.ts';
import { type OwnTerms, termsOf } from '../../departures/terms.ts';
import type { QuoteEntity } from './quote.entity.ts';
import type { QuoteValues } from './quote-input.ts';

type Columns = Omit<QuoteValues, 'registrationId' | 'messageId'> &
  Pick<QuoteEntity, 'startsOn' | 'endsOn' | 'terms'>;

/** Throws BAD_USER_INPUT for a date or a program that is not there, and for days that do not fit together. */
export async function columnsOf(
  manager: EntityManager,
  { registrationId: _, messageId: __, ...values }: QuoteValues,
  settings: BookingsSettingsInput,
): Promise<Columns> {
  const { departureId, goodUntil, payUntil } = values;
  const date = departureId === null ? null : await dateOf(manager, departureId);
  const programId = date ? date.programId : values.programId;
  const terms = programId === null ? null : await ownTermsOf(manager, programId);
  const startsOn = date?.startsOn ?? values.startsOn ?? '';
  const endsOn = date?.endsOn ?? values.endsOn ?? startsOn;
  if (goodUntil > startsOn) {
    const message = `A quote can be good until ${travelDay(startsOn)} at the latest, when the journey begins.`;
    throw badField('goodUntil', message);
  }
  if (payUntil && kampalaDay(payUntil) > startsOn)
    throw badField('payUntil', 'Seats can be held until the journey begins at the latest.');
  return { ...values, programId, startsOn, endsOn, terms: termsOf(terms, settings) };
}

interface DateOfProgram {
  programId: number | null;
  startsOn: string;
  endsOn: string;
}

async function dateOf(manager: EntityManager, id: number): Promise<DateOfProgram> {
  const [date]: DateOfProgram[] = await manager.query(
    `SELECT program_id AS "programId", starts_on AS "startsOn", ends_on AS "endsOn" FROM departures
     WHERE id = $1 AND title IS NULL AND status IN ('open', 'closed') FOR KEY SHARE`,
    [id],
  );
  if (date) return date;
  throw badField('departureId', 'Please choose a date that takes place.');
}

async function ownTermsOf(manager: EntityManager, programId: number): Promise<OwnTerms> {
  const [program]: OwnTerms[] = await manager.query(
    `SELECT deposit_percent AS "depositPercent", balance_due_days AS "balanceDueDays",
       cancellation_steps AS "cancellationSteps", permit_kept_days AS "permitKeptDays"
     FROM programs WHERE id = $1 AND deleted_at IS NULL FOR KEY SHARE`,
    [programId],
  );
  if (program) return program;
  throw badField('programId', 'There is no such service any more: please choose another one.');
}

/** Throws BAD_USER_INPUT when what it is made of is not there. */
export async function refuseUnknownOrigin(
  manager: EntityManager,
  { registrationId, messageId }: Pick<QuoteValues, 'registrationId' | 'messageId'>,
): Promise<void> {
  const [found] = await manager.query(
    `SELECT $1::int IS NULL OR EXISTS (SELECT FROM registrations
         WHERE id = $1 AND deleted_at IS NULL AND anonymised_at IS NULL) AS registration,
       $2::int IS NULL OR EXISTS (SELECT FROM contact_submissions WHERE id = $2 AND deleted_at IS NULL) AS message`,
    [registrationId, messageId],
  );
  const missing = !found.registration ? 'registration' : !found.message ? 'message' : null;
  if (missing) throw badField(`${missing}Id`, `There is no such ${missing} any more.`);
}

/** Whether another price is asked for, which not everybody may. */
export const isOtherPrice = (
  row: Pick<QuoteEntity, 'lines' | 'deposit' | 'currency'>,
  { lines, deposit, currency }: QuoteValues,
): boolean =>
  !isDeepStrictEqual(lines, row.lines) ||
  deposit !== row.deposit ||
  (lines.length > 0 && currency !== row.currency);

/** Whether other seats would be needed. */
export const isOtherJourney = (row: QuoteEntity, columns: Columns): boolean =>
  row.departureId !== columns.departureId ||
  row.startsOn !== columns.startsOn ||
  row.endsOn !== columns.endsOn ||
  !isDeepStrictEqual(row.party, columns.party);

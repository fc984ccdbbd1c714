// What a reply answers, as far as a reply may know it: nothing about health is read here.
import type { EntityManager } from 'typeorm';
import type { PriceCurrency, SubjectInput, SubjectKind } from '../../generated/schema.ts';
import { conflict } from '../../platform/errors.ts';
import { parseId } from '../../platform/ids.ts';
import { dateInWords, priceInWords } from '../../platform/text/in-words.ts';
import { filled } from '../../platform/text/variables.ts';
import { badInput } from '../../platform/validation.ts';
import { paidOf } from '../bookings/booking-money.ts';
import { notThere, type SubjectMapper } from '../inbox/subject-kinds.ts';
import { unknownInReply } from '../settings/group-faults.ts';
import type { Variables } from '../settings/variables.ts';

export interface ReplySubject extends SubjectMapper {
  email: string;
  firstName: string;
  lastName: string;
  /** Null for a message. */
  program: string | null;
  startDate: string | null;
  /** Of a booking; null while nobody said a price. */
  booked: Booked | null;
}

/** What a reply may say of a booking alone. */
interface Booked {
  reference: string;
  currency: PriceCurrency | null;
  total: number | null;
  paid: number;
}

const sql: Record<SubjectKind, string> = {
  registration: `SELECT 'registration' AS kind, id, email, first_name AS "firstName", last_name AS "lastName",
      program_name AS program, start_date::text AS "startDate", NULL AS booked
    FROM registrations WHERE id = $1 AND deleted_at IS NULL`,
  message: `SELECT 'message' AS kind, id, email, split_part(name, ' ', 1) AS "firstName",
      ltrim(substr(name, length(split_part(name, ' ', 1)) + 1)) AS "lastName", NULL AS program, NULL AS "startDate",
      NULL AS booked
    FROM contact_submissions WHERE id = $1 AND deleted_at IS NULL`,
  booking: `SELECT 'booking' AS kind, id, email, first_name AS "firstName", last_name AS "lastName",
      program_name AS program, starts_on::text AS "startDate", json_build_object('reference', reference, 'currency', currency,
        'total', total, 'paid', ${paidOf('bookings.id')}) AS booked
    FROM bookings WHERE id = $1`,
};

/** What is answered; locked until the end of the transaction when it says so. Throws NOT_FOUND, and CONFLICT when nobody can be written to any more. */
export async function subjectOf(
  manager: EntityManager,
  { kind, id }: SubjectInput,
  lock: '' | 'FOR UPDATE' = '',
): Promise<ReplySubject> {
  const [row]: ReplySubject[] = await manager.query(`${sql[kind]} ${lock}`, [parseId(id)]);
  if (!row) throw notThere(kind);
  if (!row.email)
    throw conflict(
      kind === 'booking' && row.firstName
        ? 'This booking has no e-mail address: please call the guest, or write the address down first.'
        : `This ${kind} is anonymised: there is no address to write to any more.`,
    );
  return row;
}

/** What the variables of a reply stand for. */
export function valuesOf(subject: ReplySubject, company: Variables): Record<string, string> {
  const { kind, id, firstName, lastName, program, startDate, booked } = subject;
  const ofCompany = ['name', 'answers', 'phone', 'email', 'city'].map((name) => [name, company[name] ?? '']);
  return {
    firstName,
    lastName,
    number: String(id),
    ...(kind !== 'message' && { program: program ?? '', startDate: dateInWords(startDate ?? '') }),
    ...(booked && bookedValues(booked)),
    ...Object.fromEntries(ofCompany),
  };
}

function bookedValues({ reference, currency, total, paid }: Booked): Record<string, string> {
  const sum = (amount: number) => (currency && total !== null ? priceInWords(amount, currency) : '');
  const outstanding = Math.max((total ?? 0) - paid, 0);
  return { reference, total: sum(total ?? 0), paid: sum(paid), outstanding: sum(outstanding) };
}

/** Subject and text with their variables filled in. Throws BAD_USER_INPUT beside a variable that nobody knows. */
export function filledReply<Words extends { subject: string; text: string }>(
  kind: SubjectKind,
  words: Words,
  values: Record<string, string>,
): Words {
  const faults = (['subject', 'text'] as const).flatMap((field) => {
    const message = unknownInReply(kind, words[field], field === 'subject' ? 'Subject' : 'Text');
    return message ? [{ message, path: [field] }] : [];
  });
  if (faults.length > 0) throw badInput(faults);
  return { ...words, subject: filled(words.subject, values), text: filled(words.text, values) };
}

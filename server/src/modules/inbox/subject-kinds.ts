// What staff work on, as the tables of the office know it.
import type { SubjectKind } from '../../generated/schema.ts';
import { inboxTypes } from './inbox-trash.service.ts';

const personName = "trim(first_name || ' ' || last_name)";

interface Kind {
  table: string;
  noun: string;
  /** What the activity calls one. */
  entityType: string;
  /** The column that names one in the tables of the office. */
  column: string;
  /** SQL of whether it is there, whether it has lost its person, what it is called, and who sent it. */
  isThere: string;
  isAnonymised: string;
  title: string;
  sender: string;
  /** Whether a change counts its version up. */
  hasVersion: boolean;
  /** SQL that locks what others lock before rows of these numbers ($1), so that nobody waits in a circle. */
  lockedBefore?: string;
}

export const subjectKinds: Readonly<Record<SubjectKind, Kind>> = {
  registration: {
    ...inboxTypes.registration,
    column: 'registration_id',
    isThere: 'deleted_at IS NULL',
    isAnonymised: 'anonymised_at IS NOT NULL',
    title: `coalesce(nullif(${personName}, ''), 'Registration ' || id)`,
    sender: personName,
    hasVersion: true,
  },
  message: {
    ...inboxTypes.message,
    column: 'message_id',
    isThere: 'deleted_at IS NULL',
    isAnonymised: 'false',
    title: 'subject',
    sender: 'name',
    // Nothing of it is edited.
    hasVersion: false,
  },
  booking: {
    table: 'bookings',
    noun: 'booking',
    entityType: 'booking',
    column: 'booking_id',
    // It is cancelled, never deleted.
    isThere: 'true',
    isAnonymised: 'anonymised_at IS NOT NULL',
    title: `coalesce(nullif(${personName}, ''), 'Booking ' || reference)`,
    // Guests book on the web, or wait there; all else staff wrote down.
    sender: `CASE WHEN source IN ('staff', 'registration') THEN 'The office' ELSE ${personName} END`,
    hasVersion: true,
    lockedBefore: `SELECT FROM departure_seats
      WHERE departure_id IN (SELECT departure_id FROM bookings WHERE id = ANY($1::int[])) ORDER BY departure_id FOR UPDATE`,
  },
};

const kindNames = Object.keys(subjectKinds) as SubjectKind[];

/** Something for each kind. */
export const forKinds = <Value>(make: (kind: SubjectKind) => Value): Record<SubjectKind, Value> =>
  Object.fromEntries(kindNames.map((kind) => [kind, make(kind)])) as Record<SubjectKind, Value>;

/** SQL of a row's kind and number. */
export const subjectColumns = (table: string) => {
  const kinds = Object.entries(subjectKinds);
  const named = kinds.map(([kind, { column }]) => `WHEN ${table}.${column} IS NOT NULL THEN '${kind}'`);
  const numbers = kinds.map(([, { column }]) => `${table}.${column}`);
  return `CASE ${named.join(' ')} END AS kind, coalesce(${numbers.join(', ')}) AS "subjectId"`;
};

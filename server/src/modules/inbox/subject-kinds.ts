// What staff work on, as the tables of the office know it.
import type { SubjectKind } from '../../generated/schema.ts';
import { AppError } from '../../platform/errors.ts';
import { capitalised } from '../../platform/text/in-words.ts';
import type { ActivityEntry } from '../activity/activity.service.ts';
import { activityWords } from '../personal-table.ts';

/** A registration, a message or a booking that staff work on. */
export interface SubjectMapper {
  kind: SubjectKind;
  id: number;
}

const personName = "trim(first_name || ' ' || last_name)";

interface Kind {
  table: string;
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
    table: 'registrations',
    column: 'registration_id',
    isThere: 'deleted_at IS NULL',
    isAnonymised: 'anonymised_at IS NOT NULL',
    title: `coalesce(nullif(${personName}, ''), 'Registration ' || id)`,
    sender: personName,
    hasVersion: true,
  },
  message: {
    table: 'contact_submissions',
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

export const notThere = (kind: SubjectKind) => new AppError('NOT_FOUND', `${capitalised(kind)} not found`);

/** The line of activity that somebody `did` something to one. */
export const activityAbout = ({ kind, id }: SubjectMapper, did: string): ActivityEntry => ({
  type: 'update',
  description: `${did} ${kind} ${id}`,
  entityType: activityWords[kind],
  entityId: id,
});

/** SQL of the kind and number of a row's subject. */
export const subjectColumns = (table: string) => {
  const kinds = Object.entries(subjectKinds);
  const named = kinds.map(([kind, { column }]) => `WHEN ${table}.${column} IS NOT NULL THEN '${kind}'`);
  const numbers = kinds.map(([, { column }]) => `${table}.${column}`);
  return `CASE ${named.join(' ')} END AS kind, coalesce(${numbers.join(', ')}) AS "subjectId"`;
};

/** A row as it is read with `subjectColumns` … */
export type SelectedAbout<Row> = Omit<Row, 'subject'> & { kind: SubjectKind; subjectId: number };

/** … and with its subject as one value. */
export const withSubject = <Row extends { kind: SubjectKind; subjectId: number }>({
  kind,
  subjectId,
  ...row
}: Row) => ({ ...row, subject: { kind, id: subjectId } });

import type { DataSource } from 'typeorm';
import type { OpenRecordInput, SubjectKind } from '../../generated/schema.ts';
import type { Actor } from '../../platform/actor.ts';
import { readRows } from '../../platform/database/rows.ts';
import { AppError } from '../../platform/errors.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { badField } from '../../platform/validation.ts';
import type { OfficeBookingsService } from '../bookings/office/office-bookings.service.ts';
import type { ContactService } from '../contact/contact.service.ts';
import type { DonationsService } from '../donations/donations.service.ts';
import { newsColumns, readers, type Unread } from '../inbox/unread.service.ts';
import type { NewsletterService } from '../newsletter/newsletter.service.ts';
import type { RegistrationsService } from '../registrations/registrations.service.ts';
import { may } from '../rights.ts';
import {
  maySee,
  noteOpenRecords,
  type OpenRecordsNow,
  openRecordsNow,
  removeLapsed,
  sayable,
} from './open-records.ts';

export interface ChangesDeps {
  db: DataSource;
  jobs: Jobs;
  registrations: Pick<RegistrationsService, 'listed'>;
  contact: Pick<ContactService, 'listed'>;
  newsletter: Pick<NewsletterService, 'listed'>;
  donations: Pick<DonationsService, 'listed'>;
  officeBookings: Pick<OfficeBookingsService, 'listed'>;
}

interface Found extends Unread {
  cursor: string;
  expired: boolean;
  changed: { kind: string; id: number }[];
  open: OpenRecordsNow;
}

/** What changed of a subject without its own row. */
const timelineOf: Record<string, SubjectKind> = {
  'timeline of registration': 'registration',
  'timeline of message': 'message',
  'timeline of booking': 'booking',
};

/** More than that in one answer is asked for anew. */
const limit = 200;
/** Minutes for which a cursor is good. */
const kept = 10;

// In one statement, so that the cursor is the snapshot in which the changes were looked for: none is missed, none told twice.
const question = `
  WITH changed AS MATERIALIZED (
    SELECT DISTINCT kind, row_id AS id FROM office_changes
    WHERE tx >= pg_snapshot_xmin($3) AND NOT pg_visible_in_snapshot(tx, $3)
    LIMIT ${limit + 1}
  )
  SELECT pg_current_snapshot()::text AS cursor,
    -- Of another server, or from before rows that were purged.
    coalesce(pg_snapshot_xmax($3) > pg_snapshot_xmax(pg_current_snapshot())
      OR EXISTS (SELECT FROM office_changes_purged WHERE up_to >= pg_snapshot_xmin($3))
      OR (SELECT count(*) FROM changed) > ${limit}, false) AS expired,
    (SELECT coalesce(json_agg(changed), '[]') FROM changed) AS changed,
    ${openRecordsNow} AS open,
    ${newsColumns}
  FROM ${readers} WHERE users.id = $1`;

// Only what every later snapshot has seen goes, so that a cursor is never called too old for a transaction that took long.
const purge = `
  WITH gone AS (
    DELETE FROM office_changes
    WHERE at < now() - interval '${kept} minutes' AND tx < pg_snapshot_xmin(pg_current_snapshot())
    RETURNING tx
  )
  INSERT INTO office_changes_purged (up_to) SELECT max(tx) FROM gone HAVING count(*) > 0
  ON CONFLICT (id) DO UPDATE SET up_to = greatest(office_changes_purged.up_to, excluded.up_to)`;

const job = 'purge-office-changes';

/** What changed of what came in, exactly, and who has what open; on whichever instance it is asked. */
export class ChangesService {
  readonly #deps: ChangesDeps;

  constructor(deps: ChangesDeps) {
    this.#deps = deps;
    deps.jobs.repeat(job, '*/5 * * * *', () => this.purgeOld());
  }

  /** What the actor did not see when `cursor` was answered. Throws BAD_USER_INPUT for a cursor that never was. */
  async since(actor: Actor, cursor: string | null | undefined, open: readonly OpenRecordInput[]) {
    const { db } = this.#deps;
    const { user, sessionId } = actor;
    const values = [user?.id, sessionId, parseCursor(cursor)];
    const [found] = await readRows<Found>(db, 'changes since', question, values);
    if (!found || !user || !sessionId) throw new AppError('UNAUTHENTICATED', 'Please sign in to do this.');
    await noteOpenRecords(db, { userId: user.id, sessionId }, found.open.mine, sayable(actor, open));
    const { expired } = found;
    const mayRead = may(actor, 'readOffice');
    const changed = expired || !mayRead ? [] : found.changed;
    const rows = await this.#read(changed);
    const isThere = new Set(
      Object.entries(rows).flatMap(([kind, found]) => found.map(({ id }) => `${kind} ${id}`)),
    );
    const removed = changed.filter(({ kind, id }) => kind in rows && !isThere.has(`${kind} ${id}`));
    const isGone = new Set(removed.map(({ kind, id }) => `${kind} ${id}`));
    return {
      cursor: found.cursor,
      expired,
      registrations: rows.registration,
      messages: rows.message,
      subscribers: rows.subscriber,
      donations: rows.donation,
      bookings: rows.booking,
      removed,
      departures: departuresIn(changed, rows.booking),
      timelines: changed.flatMap(({ kind, id }) => {
        const subject = timelineOf[kind];
        return subject && !isGone.has(`${subject} ${id}`) ? [{ kind: subject, id }] : [];
      }),
      news: found,
      openRecords: found.open.others
        .filter(({ kind }) => maySee(actor, kind))
        .map((record) => ({ ...record, since: new Date(record.since) })),
    };
  }

  /** Removes what nobody should still ask for. */
  async purgeOld(): Promise<void> {
    await this.#deps.db.query(purge);
    await removeLapsed(this.#deps.db);
  }

  /** As their lists show them, those that are there of the ones that changed. */
  async #read(changed: Found['changed']) {
    const read = async <Row>(wanted: string, from: { listed(ids: number[]): Promise<Row[]> }) => {
      const ids = changed.flatMap(({ kind, id }) => (kind === wanted ? [id] : []));
      return ids.length > 0 ? from.listed(ids) : [];
    };
    const { registrations, contact, newsletter, donations, officeBookings } = this.#deps;
    const [registration, message, subscriber, donation, booking] = await Promise.all([
      read('registration', registrations),
      read('message', contact),
      read('subscriber', newsletter),
      read('donation', donations),
      read('booking', officeBookings),
    ]);
    return { registration, message, subscriber, donation, booking };
  }
}

/** The largest number of a transaction that PostgreSQL has. */
const largest = 2n ** 64n - 1n;

/**
 * A cursor as PostgreSQL reads a snapshot: the first transaction that was not over, the first that had not begun, and those
 * between that were under way. Throws BAD_USER_INPUT for what is none.
 */
function parseCursor(cursor: string | null | undefined): string | null {
  if (!cursor) return null;
  const [, xmin, xmax, list] = /^(\d{1,20}):(\d{1,20}):([\d,]*)$/.exec(cursor) ?? [];
  const numbers = [xmin, ...(list ? list.split(',') : []), xmax];
  // They ascend from the first to the last; only the first may be named again in the list.
  const isSnapshot = numbers.every((number, i) => {
    if (!number || BigInt(number) > largest || BigInt(number) === 0n) return false;
    const before = numbers[i - 1];
    return before === undefined || BigInt(before) <= BigInt(number);
  });
  if (isSnapshot) return cursor;
  const message =
    'This cursor was not given by an answer. Please ask without one, and go on with that of the answer.';
  throw badField('cursor', message);
}

/** Seats change with bookings alone, which say whose they are. */
const departuresIn = (changed: Found['changed'], bookings: readonly { departureId: number }[]): number[] => [
  ...new Set([
    ...changed.flatMap(({ kind, id }) => (kind === 'departure' ? [id] : [])),
    ...bookings.map(({ departureId }) => departureId),
  ]),
];

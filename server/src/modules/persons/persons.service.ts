import type { DataSource, EntityManager } from 'typeorm';
import { z } from 'zod';
import type { ErasureKind, PersonalRecords } from '../../generated/schema.ts';
import type { Actor } from '../../platform/actor.ts';
import { conflict } from '../../platform/errors.ts';
import type { KeyedHash } from '../../platform/sealing/keyed-hash.ts';
import { parseInput } from '../../platform/validation.ts';
import type { ActivityService } from '../activity/activity.service.ts';
import type { PersonalRecord, PersonalTable } from '../personal-table.ts';
import type { ErasuresService } from './erasures.service.ts';
import type { TracesService } from './traces.service.ts';

/** By what a person is found. */
export const personEmail = z.object({
  email: z.string().trim().toLowerCase().max(254).check(z.email()),
});

export interface PersonsDeps {
  db: DataSource;
  activity: ActivityService;
  traces: TracesService;
  erasures: Pick<ErasuresService, 'note'>;
  /** What stays of an address that must not be written to again. */
  addressHash(): Promise<KeyedHash>;
  /** All tables with something of a person, by their names. */
  personalTables: Readonly<Record<string, PersonalTable>>;
}

/** What a person may ask of us by law: what there is of their e-mail address, and that it is erased. */
export class PersonsService {
  readonly #deps: PersonsDeps;

  constructor(deps: PersonsDeps) {
    this.#deps = deps;
  }

  /** What there is, and whether it can be erased now. */
  async preview(given: unknown): Promise<{ records: PersonalRecords[]; refusal: string | null }> {
    const { email } = parseInput(personEmail, given);
    const { manager } = this.#deps.db;
    return { records: await this.#count(manager, email), refusal: await refusalFor(manager, email) };
  }

  /** Removes all of it, and answers what that was; recorded without the address. Throws CONFLICT. */
  async erase(actor: Actor, given: unknown): Promise<PersonalRecords[]> {
    const { email } = parseInput(personEmail, given);
    const { activity, traces, personalTables } = this.#deps;
    const hash = (await this.#deps.addressHash())(email);
    const { removed } = await traces.forget(async (manager) => {
      // One erasure at a time: of two of the same person the second finds nothing.
      await manager.query(`SELECT pg_advisory_xact_lock(hashtext('erasure'))`);
      const records = await lockRecords(manager, personalTables, email);
      const refusal = await refusalFor(manager, email);
      if (refusal) throw conflict(refusal);
      const removed = await this.#count(manager, email);
      // What leads to a row by its address goes before that row loses it.
      const inOrder = Object.entries(personalTables).toSorted(([, a], [, b]) => depth(b) - depth(a));
      for (const [table, personal] of inOrder)
        await eraseRows(manager, [table, personal], { email, hash, records });
      const counts = removed.map(({ name, count }) => `${name}: ${count}`).join(', ');
      await activity.record(manager, actor, {
        type: 'delete',
        description: `Erased a person (${counts || 'nothing was there'})`,
        entityType: 'person',
      });
      return { records, address: email, removed };
    });
    await this.#deps.erasures.note(email);
    return removed;
  }

  async #count(manager: EntityManager, email: string): Promise<PersonalRecords[]> {
    const counted: PersonalRecords[] = [];
    for (const [table, { name, rows, erasure }] of Object.entries(this.#deps.personalTables)) {
      const sql = `SELECT count(*)::int AS count FROM ${table} WHERE ${rows}`;
      const [found]: { count: number }[] = await manager.query(sql, [email]);
      const count = found?.count ?? 0;
      if (count > 0) counted.push({ name, count, erasure: kindOf(erasure) });
    }
    return counted;
  }
}

const depth = ({ rows }: PersonalTable) => (rows.includes('SELECT') ? 1 : 0);

function kindOf(erasure: PersonalTable['erasure']): ErasureKind {
  if (typeof erasure === 'object') return 'anonymised';
  return erasure === 'keep' ? 'kept' : 'removed';
}

/** The person's records, which nobody changes or adds to until the transaction ends; what comes in meanwhile is none of them. */
async function lockRecords(
  manager: EntityManager,
  tables: PersonsDeps['personalTables'],
  email: string,
): Promise<PersonalRecord[]> {
  const records: PersonalRecord[] = [];
  for (const [table, { kind, rows }] of Object.entries(tables)) {
    if (kind === null) continue;
    const sql = `SELECT id FROM ${table} WHERE ${rows} ORDER BY id FOR UPDATE`;
    const found: { id: number }[] = await manager.query(sql, [email]);
    records.push(...found.map(({ id }) => ({ kind, id })));
  }
  return records;
}

interface Person {
  email: string;
  hash: string;
  records: readonly PersonalRecord[];
}

async function eraseRows(
  manager: EntityManager,
  [table, { kind, rows, erasure }]: [string, PersonalTable],
  { email, hash, records }: Person,
): Promise<void> {
  const ids = records.filter((record) => record.kind === kind).map(({ id }) => id);
  const [which, value] = kind === null ? [rows, email] : ['id = ANY($1::int[])', ids];
  if (erasure === 'delete') await manager.query(`DELETE FROM ${table} WHERE ${which}`, [value]);
  if (typeof erasure !== 'object') return;
  const values = erasure.set.includes('$2') ? [value, hash] : [value];
  await manager.query(`UPDATE ${table} SET ${erasure.set} WHERE ${which}`, values);
}

interface Hindrances {
  pending: boolean;
  staff: boolean;
  booked: string | null;
  undecided: boolean;
  refunding: boolean;
  disputed: boolean;
}

/** Why the person cannot be erased now. */
async function refusalFor(manager: EntityManager, email: string): Promise<string | null> {
  const [found]: Hindrances[] = await manager.query(
    `SELECT EXISTS (SELECT FROM donations WHERE lower(email) = $1 AND status = 'pending'
         UNION ALL SELECT FROM payment_attempts JOIN bookings ON bookings.id = booking_id
           WHERE lower(email) = $1 AND status = 'pending') AS pending,
       EXISTS (SELECT FROM users WHERE email = $1 UNION ALL SELECT FROM invitations WHERE email = $1) AS staff,
       (SELECT reference FROM bookings WHERE lower(email) = $1 AND state IN ('requested', 'held', 'confirmed') LIMIT 1) AS booked,
       EXISTS (SELECT FROM payments JOIN bookings ON bookings.id = booking_id
         WHERE lower(email) = $1 AND payments.state = 'toDecide') AS undecided,
       EXISTS (SELECT FROM payments JOIN bookings ON bookings.id = booking_id
         WHERE lower(email) = $1 AND payments.state IN ('asked', 'unclear')) AS refunding,
       EXISTS (SELECT FROM disputes JOIN bookings ON bookings.id = booking_id
         WHERE lower(email) = $1 AND answered_at IS NULL) AS disputed`,
    [email],
  );
  if (found?.staff)
    return 'This is the address of a colleague or of somebody who is invited: remove the account or the invitation on the People screen first.';
  if (found?.pending)
    return 'A payment of this person is pending: please wait until it is paid or has failed, then erase.';
  if (found?.booked)
    return `This person has a booking, ${found.booked}: please cancel it first, or erase when the journey is over.`;
  if (found?.undecided)
    return 'Somebody has to decide first what of this person’s money goes back: please do that on the page of the booking.';
  if (found?.disputed)
    return 'A chargeback of this person waits for an answer: please write down on the page of the booking what was answered, then erase.';
  if (found?.refunding)
    return 'Money of this person is on its way back: please wait until it has arrived or has failed, then erase.';
  return null;
}

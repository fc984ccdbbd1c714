import type { DataSource, EntityManager } from 'typeorm';
import type { ErasureKind } from '../../generated/schema.ts';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/errors.ts';
import type { KeyedHash } from '../../platform/sealing/keyed-hash.ts';
import type { SealedText } from '../../platform/sealing/sealed-text.ts';
import { parseInput } from '../../platform/validation.ts';
import type { ActivityService } from '../activity/activity.service.ts';
import type { MailService } from '../mail/mail.service.ts';
import type { PersonalTable } from '../personal-table.ts';
import { personEmail } from './person-email.ts';
import { isAbout, removeJobs, removeOtherTraces, tracesOf } from './person-traces.ts';

interface PersonsDeps {
  db: DataSource;
  activity: ActivityService;
  sealed: SealedText;
  mail: Pick<MailService, 'removeCounts' | 'removeKept'>;
  /** What stays of an address that must not be written to again. */
  addressHash(): Promise<KeyedHash>;
  /** All tables with something of a person, by their names. */
  tables: Readonly<Record<string, PersonalTable>>;
}

export interface PersonalRecordsMapper {
  name: string;
  count: number;
  erasure: ErasureKind;
}

/** What a person may ask of us by law: what there is of their e-mail address, and that it is erased. */
export class PersonsService {
  readonly #deps: PersonsDeps;

  constructor(deps: PersonsDeps) {
    this.#deps = deps;
  }

  /** What there is, and whether it can be erased now. */
  async preview(given: unknown): Promise<{ records: PersonalRecordsMapper[]; refusal: string | null }> {
    const { email } = parseInput(personEmail, given);
    const { manager } = this.#deps.db;
    return { records: await this.#count(manager, email), refusal: await refusalFor(manager, email) };
  }

  /** Removes all of it, and answers what that was; recorded without the address. Throws CONFLICT. */
  async erase(actor: Actor, given: unknown): Promise<PersonalRecordsMapper[]> {
    const { email } = parseInput(personEmail, given);
    const { db, activity, sealed, mail, tables } = this.#deps;
    const hash = (await this.#deps.addressHash())(email);
    const { records, traces } = await db.transaction(async (manager) => {
      await manager.query(`SELECT FROM donations WHERE lower(email) = $1 FOR UPDATE`, [email]);
      const refusal = await refusalFor(manager, email);
      if (refusal) throw new AppError('CONFLICT', refusal);
      const records = await this.#count(manager, email);
      const traces = await tracesOf(manager, email);
      await removeJobs(manager, sealed, traces);
      await removeOtherTraces(manager, traces);
      await mail.removeCounts(manager, email);
      // What leads to a row by its address goes before that row loses it.
      const inOrder = Object.entries(tables).toSorted(([, a], [, b]) => depth(b) - depth(a));
      for (const [table, one] of inOrder) await eraseRows(manager, table, one, [email, hash]);
      const removed = records.map(({ name, count }) => `${name}: ${count}`).join(', ');
      await activity.record(manager, actor, {
        type: 'delete',
        description: `Erased a person (${removed || 'nothing was there'})`,
        entityType: 'person',
      });
      return { records, traces };
    });
    // Files know no transaction: what is gone cannot come back when it fails.
    await mail.removeKept((text) => isAbout(text, traces));
    return records;
  }

  async #count(manager: EntityManager, email: string): Promise<PersonalRecordsMapper[]> {
    const counted: PersonalRecordsMapper[] = [];
    for (const [table, { name, rows, erasure }] of Object.entries(this.#deps.tables)) {
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

async function eraseRows(
  manager: EntityManager,
  table: string,
  { rows, erasure }: PersonalTable,
  [email, hash]: [string, string],
): Promise<void> {
  if (erasure === 'delete') await manager.query(`DELETE FROM ${table} WHERE ${rows}`, [email]);
  if (typeof erasure !== 'object') return;
  const values = erasure.set.includes('$2') ? [email, hash] : [email];
  await manager.query(`UPDATE ${table} SET ${erasure.set} WHERE ${rows}`, values);
}

/** Why the person cannot be erased now. */
async function refusalFor(manager: EntityManager, email: string): Promise<string | null> {
  const [found]: { pending: boolean; staff: boolean }[] = await manager.query(
    `SELECT EXISTS (SELECT FROM donations WHERE lower(email) = $1 AND status = 'pending') AS pending,
       EXISTS (SELECT FROM users WHERE email = $1 UNION ALL SELECT FROM invitations WHERE email = $1) AS staff`,
    [email],
  );
  if (found?.staff)
    return 'This is the address of a colleague or of somebody who is invited: remove the account or the invitation on the People screen first.';
  if (found?.pending)
    return 'A payment of this person is pending: please wait until it is paid or has failed, then erase.';
  return null;
}

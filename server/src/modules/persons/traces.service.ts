// Traces of records outside of their own rows: mails and other jobs in the queue, kept mails, kept answers, counts, the activity.
import type { DataSource, EntityManager } from 'typeorm';
import { inBatches } from '../../platform/database/batches.ts';
import { recordKey } from '../../platform/ids.ts';
import { comparedAddress } from '../../platform/mail-transport.ts';
import type { SealedText } from '../../platform/sealing/sealed-text.ts';
import type { MailService, SealedMail } from '../mail/mail.service.ts';
import { activityWords, type PersonalKind, type PersonalRecord } from '../personal-table.ts';

export interface TracesDeps {
  db: DataSource;
  sealed: SealedText;
  mail: Pick<MailService, 'namesIn' | 'removeCounts' | 'removeKept'>;
  /** Mails to it are about others. */
  officeEmail: string;
}

/** What is no longer anybody's. */
interface Gone {
  records: readonly PersonalRecord[];
  /** Of the person when all that is theirs goes, as addresses are compared. */
  address?: string;
}

/** A mail, or else something whose sealed data says `email`. */
type SealedJob = Pick<SealedMail, 'sealed'> & Partial<SealedMail>;

interface Rows {
  kind: PersonalKind;
  table: string;
  /** SQL of those that are to go. */
  where: string;
  values?: unknown[];
}

const batch = 500;
/** SQL of the address in a line about an account, as a whole. */
const addressInLine = '[^\\s:]+@[^\\s:]+';

/** What is left of records that go: found by their kinds and numbers and by a whole address, never by a word. */
export class TracesService {
  readonly #deps: TracesDeps;

  constructor(deps: TracesDeps) {
    this.#deps = deps;
  }

  /** Runs `work` in a transaction, and removes all traces of the records that it answers: they are locked by then, so nothing is added to them. */
  async forget<G extends Gone>(work: (manager: EntityManager) => Promise<G>): Promise<G> {
    const { db, mail } = this.#deps;
    const done = await db.transaction(async (manager) => {
      const gone = await work(manager);
      const names = this.#namesOf(gone);
      if (names.size > 0) {
        await this.#remove(manager, gone, names);
        // Files know no transaction: when they cannot be removed, all can be tried again.
        await mail.removeKept(names);
      }
      return { gone, names };
    });
    // And once more those that were just being written.
    if (done.names.size > 0) await mail.removeKept(done.names);
    return done.gone;
  }

  /** Deletes rows, a batch at a time, with all their traces. Returns how many. */
  deleteInBatches({ kind, table, where, values }: Rows): Promise<number> {
    return this.forgetInBatches(kind, async (manager, size) => {
      const [rows]: [{ id: number }[]] = await manager.query(
        // The condition once more: a row may have been changed in between.
        `DELETE FROM ${table} WHERE id = ANY(ARRAY(SELECT id FROM ${table} WHERE ${where} LIMIT ${size}))
             AND ${where} RETURNING id`,
        values,
      );
      return rows;
    });
  }

  /** As `forget`, a batch of one kind at a time: `work` answers the rows that go, `size` at most. Returns how many. */
  forgetInBatches(
    kind: PersonalKind,
    work: (manager: EntityManager, size: number) => Promise<{ id: number }[]>,
  ): Promise<number> {
    return inBatches(async (size) => {
      const { records } = await this.forget(async (manager) => {
        const rows = await work(manager, size);
        return { records: rows.map(({ id }) => ({ kind, id })) };
      });
      return records.length;
    });
  }

  #namesOf({ records, address }: Gone): ReadonlySet<string> {
    const isOffice = address === comparedAddress(this.#deps.officeEmail);
    return new Set([...records.map(recordKey), ...(address && !isOffice ? [address] : [])]);
  }

  async #remove(manager: EntityManager, { records, address }: Gone, names: ReadonlySet<string>) {
    const keys = records.map(recordKey);
    await manager.query(`DELETE FROM pgboss.job WHERE data->'about' ?| $1::text[]`, [keys]);
    await this.#removeSealedJobs(manager, names, address !== undefined);
    await manager.query('DELETE FROM idempotency_keys WHERE about && $1::text[]', [keys]);
    // What staff did to a record stays: it names it by its number.
    for (const [kind, entityType] of Object.entries(activityWords))
      await manager.query(
        `UPDATE activities SET ip = '', user_agent = ''
         WHERE user_id IS NULL AND entity_type = $1 AND entity_id = ANY($2::int[])`,
        [entityType, records.filter((record) => record.kind === kind).map(({ id }) => id)],
      );
    if (address === undefined) return;
    // Of an account that they once had, or an invitation.
    await manager.query(
      `UPDATE activities SET description = regexp_replace(description, '${addressInLine}', 'somebody who was erased')
       WHERE entity_type IN ('user', 'invitation') AND lower(substring(description FROM '${addressInLine}')) = $1`,
      [address],
    );
    await this.#deps.mail.removeCounts(manager, address);
  }

  /** Jobs whose address only their sealed data tells; and those that were promised before jobs named records. */
  async #removeSealedJobs(manager: EntityManager, names: ReadonlySet<string>, all: boolean): Promise<void> {
    let after = '00000000-0000-0000-0000-000000000000';
    for (;;) {
      const jobs: { id: string; queue: string; data: SealedJob }[] = await manager.query(
        `SELECT id, data, regexp_replace(name, '-failed$', '') AS queue FROM pgboss.job
         WHERE id > $1 AND data->>'sealed' IS NOT NULL AND ($2 OR NOT data ? 'about') ORDER BY id LIMIT ${batch}`,
        [after, all],
      );
      const theirs = jobs.filter((job) => this.#namesIn(job).some((name) => names.has(name)));
      if (theirs.length > 0)
        await manager.query('DELETE FROM pgboss.job WHERE id = ANY($1::uuid[])', [
          theirs.map(({ id }) => id),
        ]);
      const last = jobs.at(-1);
      if (!last) return;
      after = last.id;
    }
  }

  #namesIn({ queue, data }: { queue: string; data: SealedJob }): readonly string[] {
    const { sealed, mail } = this.#deps;
    try {
      if (data.template) return mail.namesIn({ ...data, template: data.template });
      return [comparedAddress(JSON.parse(sealed.open(data.sealed, queue)).email)];
    } catch {
      // Nobody can read it any more.
      return [];
    }
  }
}

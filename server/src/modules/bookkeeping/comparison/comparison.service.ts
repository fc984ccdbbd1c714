// Every night, and on a press: what the books and the provider's lists say otherwise becomes lines that people close.
import type { DataSource, EntityManager } from 'typeorm';
import type { Actor } from '../../../platform/actor.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { type PaymentProvider, PaymentsUnreachable } from '../../../platform/payments/payment-provider.ts';
import { staffName } from '../../accounts/staff.service.ts';
import { recordDifference } from '../../payments/differences/record-difference.ts';
import { type FoundRow, foundDifferences, inWords } from './found-differences.ts';
import { readListings } from './listings.ts';
import { PaymentComparisonEntity } from './payment-comparison.entity.ts';

export interface ComparisonDeps {
  db: DataSource;
  jobs: Pick<Jobs, 'work' | 'schedule' | 'send'>;
  paymentProvider: Pick<PaymentProvider, 'name' | 'listPayments' | 'listRefunds' | 'verify' | 'findRefund'>;
}

const job = 'payments-compare';
const nightly = 'payments-compare-nightly';
/** Hours after which one that has no end is taken to be dead. */
const longest = 2;
/** Of those that a list seems to lack, so many are asked about by their numbers before it is said. */
const maxAsked = 200;

export class ComparisonService {
  readonly #deps: ComparisonDeps;

  constructor(deps: ComparisonDeps) {
    this.#deps = deps;
    deps.jobs.work<{ id: number }>(job, { retries: 3, timeout: 3_600 }, async ({ id }, { isLast }) => {
      try {
        await this.run(id);
      } catch (error) {
        if (isLast) await this.#end(id, 'Something went wrong. Please compare once more.');
        throw error;
      }
    });
    deps.jobs.work(nightly, { retries: 3 }, async () => void (await this.start({ user: null })));
    // 01:30 in Kampala.
    deps.jobs.schedule(nightly, '30 22 * * *');
  }

  /** The last one, also while it runs; null before the first. */
  async last(): Promise<PaymentComparisonEntity | null> {
    const [row] = await this.#deps.db.manager.find(PaymentComparisonEntity, {
      order: { id: 'DESC' },
      take: 1,
    });
    return row ?? null;
  }

  /** Begins one in the background, and answers it; or the one that runs. */
  start(actor: Pick<Actor, 'user'>): Promise<PaymentComparisonEntity> {
    return this.#begin(actor, async (manager, id) =>
      this.#deps.jobs.send(manager, job, { id }, { about: [] }),
    );
  }

  /** Compares now, for who waits for it, and answers how it went. One that runs already goes on beside it. */
  async runNow(): Promise<PaymentComparisonEntity> {
    const { id } = await this.#begin({ user: null }, async () => undefined);
    await this.run(id);
    return this.#deps.db.manager.findOneByOrFail(PaymentComparisonEntity, { id });
  }

  #begin(
    { user }: Pick<Actor, 'user'>,
    promise: (manager: EntityManager, id: number) => Promise<void>,
  ): Promise<PaymentComparisonEntity> {
    const { db, paymentProvider } = this.#deps;
    return db.transaction(async (manager) => {
      await manager.query(
        `UPDATE payment_comparisons SET ended_at = now(), problem = 'It was not finished. Please compare once more.'
         WHERE ended_at IS NULL AND started_at < now() - interval '${longest} hours'`,
      );
      const made: { id: number }[] = await manager.query(
        `INSERT INTO payment_comparisons (provider, by_id, by_name)
         VALUES ($1, $2, coalesce((SELECT ${staffName} FROM users WHERE id = $2), 'System'))
         ON CONFLICT DO NOTHING RETURNING id`,
        [paymentProvider.name, user?.id ?? null],
      );
      for (const { id } of made) await promise(manager, id);
      const where = made[0] ? { id: made[0].id } : {};
      const [row] = await manager.find(PaymentComparisonEntity, { where, order: { id: 'DESC' }, take: 1 });
      if (!row) throw new Error('A comparison that was begun is not there.');
      return row;
    });
  }

  /** Reads the lists first and then writes all lines in one transaction: of lists that cannot be read nothing is written, and that is said. */
  async run(id: number): Promise<void> {
    const { db, paymentProvider } = this.#deps;
    const comparison = await db.manager.findOneBy(PaymentComparisonEntity, { id });
    if (!comparison || comparison.endedAt !== null) return;
    await this.#forget(db.manager, id);
    try {
      await readListings(db, paymentProvider, id);
      const listed = await this.#reallyMissing(id);
      await db.transaction(async (manager) => {
        let found = 0;
        for await (const row of foundDifferences(manager, id, paymentProvider.name)) {
          if (listed.has(keyOf(row))) continue;
          if (await recordDifference(manager, inWords(paymentProvider.name, row))) found += 1;
        }
        const [read] = await manager.query(
          `SELECT count(*) FILTER (WHERE about = 'charge')::integer AS charges,
             count(*) FILTER (WHERE about = 'refund')::integer AS refunds
           FROM payment_listings WHERE comparison_id = $1`,
          [id],
        );
        await manager.update(PaymentComparisonEntity, id, { ...read, found, endedAt: new Date() });
        await this.#forget(manager, id);
      });
    } catch (error) {
      if (!(error instanceof PaymentsUnreachable)) throw error;
      await this.#end(id, `${error.message} Nothing was changed; please compare once more later.`);
    }
  }

  /**
   * Pages shift while they are read, so one that a list seems to lack may be there: it is asked about by its number. Answers those that the provider
   * knows after all. Throws PaymentsUnreachable.
   */
  async #reallyMissing(id: number): Promise<Set<string>> {
    const { db, paymentProvider } = this.#deps;
    const known = new Set<string>();
    let asked = 0;
    for await (const row of foundDifferences(db.manager, id, paymentProvider.name)) {
      if (row.kind !== 'unknownThere') continue;
      asked += 1;
      if (asked > maxAsked) break;
      if (await this.#isThere(row)) known.add(keyOf(row));
    }
    return known;
  }

  async #isThere({ about, number, reference }: FoundRow): Promise<boolean> {
    const { paymentProvider } = this.#deps;
    if (about === 'refund') return (await paymentProvider.findRefund(number)) !== null;
    return (await paymentProvider.verify({ reference, transactionId: number })).status === 'successful';
  }

  async #end(id: number, problem: string): Promise<void> {
    const { db } = this.#deps;
    await db.transaction(async (manager) => {
      await manager.update(PaymentComparisonEntity, id, { problem, endedAt: new Date() });
      await this.#forget(manager, id);
    });
  }

  async #forget(manager: EntityManager, id: number): Promise<void> {
    await manager.query('DELETE FROM payment_listings WHERE comparison_id = $1', [id]);
  }
}

const keyOf = ({ about, number }: FoundRow) => `${about} ${number}`;

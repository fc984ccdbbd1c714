import type { DataSource } from 'typeorm';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import {
  type PaymentHint,
  type PaymentProvider,
  PaymentsUnreachable,
} from '../../platform/payments/payment-provider.ts';
import type { Payable, PaymentKind, PaymentsOfKind, ProviderAnswer } from './payment-kind.ts';

export interface KindSettlementDeps {
  db: DataSource;
  jobs: Jobs;
  paymentProvider: PaymentProvider;
}

interface OfKind<Row extends Payable> {
  kind: PaymentKind<Row>;
  /** Called when somebody promised to look for a payment that is not there. */
  unknown(): void;
}

/** Asked of the provider at most so often in one round. */
const perRound = 200;
/** Payments in a row without an answer after which the provider is taken to be away. */
const maxUnanswered = 3;

/** From pending to paid or failed: by the provider's word only, once, whoever hears of it first. */
export class KindSettlement<Row extends Payable> implements PaymentsOfKind<Row> {
  readonly #deps: KindSettlementDeps;
  readonly #kind: PaymentKind<Row>;

  constructor(deps: KindSettlementDeps, { kind, unknown }: OfKind<Row>) {
    this.#deps = deps;
    this.#kind = kind;
    const options = { retries: 14, timeout: 30, concurrency: 5 };
    deps.jobs.work<PaymentHint>(this.#checkJob, options, async (hint) => {
      if (!(await this.settle(hint))) unknown();
    });
  }

  isReference(reference: string): boolean {
    return this.#kind.isReference(reference);
  }

  async settle(hint: PaymentHint, known?: Row): Promise<Row | null> {
    const kind = this.#kind;
    const row = known ?? (kind.isReference(hint.reference) ? await kind.find(hint.reference) : null);
    if (!row || (await kind.isSettled(row, hint))) return row;
    // Outside of any transaction: the provider may take seconds, and a lock must not.
    const answer = await this.#ask(hint).catch(async (error) => {
      await kind.unreachable?.(row);
      throw error;
    });
    return kind.settle(row, answer);
  }

  checkSoon({ reference, transactionId }: PaymentHint, startAfter?: Date): Promise<void> {
    const { jobs, db } = this.#deps;
    // About nobody: it is of the payment, which stays in the books.
    return jobs.send(db.manager, this.#checkJob, { reference, transactionId }, { about: [], startAfter });
  }

  async recheck(): Promise<number> {
    let settled = 0;
    let unanswered = 0;
    const problems: unknown[] = [];
    for (const hint of await this.#kind.waiting(perRound)) {
      try {
        const row = await this.settle(hint);
        if (row && row.status !== 'pending') settled += 1;
        unanswered = 0;
      } catch (error) {
        await this.#kind.noteAsked(hint.reference);
        if (error instanceof PaymentsUnreachable) unanswered += 1;
        else problems.push(error);
      }
      if (unanswered >= maxUnanswered) break;
    }
    if (problems.length > 0) throw new AggregateError(problems, 'Some payments could not be checked.');
    return settled;
  }

  get #checkJob(): string {
    return `${this.#kind.name}-check`;
  }

  async #ask(hint: PaymentHint): Promise<ProviderAnswer> {
    const { paymentProvider } = this.#deps;
    const payment = await paymentProvider.verify(hint);
    if (payment.status !== 'successful' || !this.#kind.takesSeveral) return [payment];
    const all = await paymentProvider.paymentsOf(hint.reference).catch((error) => {
      // What is known already is not lost for it: an event tells of each charge, and the comparison at night finds the rest.
      if (error instanceof PaymentsUnreachable) return [];
      throw error;
    });
    const others = all.flatMap(({ status, ...charge }) =>
      status === 'successful' && charge.transactionId !== payment.transactionId
        ? [{ ...charge, status }]
        : [],
    );
    return [payment, ...others];
  }
}

import type { IncomingHttpHeaders } from 'node:http';
import { AppError } from '../../platform/errors.ts';
import type { Logger } from '../../platform/log.ts';
import type { PaymentHint } from '../../platform/payments/payment-provider.ts';
import { KindSettlement, type KindSettlementDeps } from './kind-settlement.ts';
import type { Payable, PaymentKind, PaymentsOfKind } from './payment-kind.ts';

export interface SettlementDeps extends KindSettlementDeps {
  log: Logger;
}

const recheckJob = 'payments-recheck';
/** Milliseconds between two lines of the log that tell of events that were not ours: there may be a flood of them. */
const betweenTellings = 60_000;

/** The one way of all money that a provider takes for us: each kind of payment registers, and is told of its own. */
export class SettlementService {
  readonly #deps: SettlementDeps;
  readonly #kinds: Pick<KindSettlement<Payable>, 'isReference' | 'checkSoon' | 'recheck'>[] = [];
  /** Events since the start that changed nothing. */
  readonly #ignored = { unknown: 0, forged: 0 };
  #toldAt = Number.NEGATIVE_INFINITY;

  constructor(deps: SettlementDeps) {
    this.#deps = deps;
    deps.jobs.repeat(recheckJob, '*/5 * * * *', () => this.recheck(), { timeout: 280 });
  }

  /** To be called once for each kind, while the services start. */
  register<Row extends Payable>(kind: PaymentKind<Row>): PaymentsOfKind<Row> {
    const payments = new KindSettlement(this.#deps, { kind, unknown: () => this.#ignore('unknown') });
    this.#kinds.push(payments);
    return payments;
  }

  /** How many events since the start were of nobody we know, or not the provider's. */
  get ignored(): Readonly<{ unknown: number; forged: number }> {
    return this.#ignored;
  }

  /** Takes an event the provider sends; what it says is looked up later. Throws UNAUTHENTICATED when somebody else sent it. */
  async hear(headers: IncomingHttpHeaders, body: Buffer): Promise<void> {
    const hint = this.#deps.paymentProvider.readEvent(headers, body);
    if (hint === 'forged') {
      this.#ignore('forged');
      throw new AppError('UNAUTHENTICATED', 'This event is not signed by the payment provider.');
    }
    // An event may be about something else that is sold under the same account.
    if (hint && !(await this.checkSoon(hint))) this.#ignore('unknown');
  }

  /** Promises to look what became of a payment. False when its reference is of no kind that we know. */
  async checkSoon(hint: PaymentHint, startAfter?: Date): Promise<boolean> {
    const kind = this.#kinds.find((candidate) => candidate.isReference(hint.reference));
    await kind?.checkSoon(hint, startAfter);
    return kind !== undefined;
  }

  /** Looks after payments nobody told us of, of all kinds. Returns how many are no longer pending. */
  async recheck(): Promise<number> {
    const rounds = await Promise.allSettled(this.#kinds.map((kind) => kind.recheck()));
    const problems = rounds.flatMap((round) => (round.status === 'rejected' ? [round.reason] : []));
    if (problems.length > 0) throw new AggregateError(problems, 'Some payments could not be checked.');
    return rounds.reduce((sum, round) => sum + (round.status === 'fulfilled' ? round.value : 0), 0);
  }

  #ignore(why: 'unknown' | 'forged'): void {
    this.#ignored[why] += 1;
    if (Date.now() - this.#toldAt < betweenTellings) return;
    this.#toldAt = Date.now();
    this.#deps.log.info({ events: { ...this.#ignored } }, 'Events of payments that are none of ours.');
  }
}

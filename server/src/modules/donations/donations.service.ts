import type { IncomingHttpHeaders } from 'node:http';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { donationInputRules as rules } from '../../generated/rules.ts';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/errors.ts';
import type { Idempotency } from '../../platform/idempotency.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import {
  type PaymentHint,
  type PaymentProvider,
  PaymentsUnreachable,
} from '../../platform/payments/payment-provider.ts';
import { parseInput } from '../../platform/validation.ts';
import { contentField } from '../content/fields.ts';
import { inputFrom } from '../content/input-from.ts';
import { formField } from '../inbox/fields.ts';
import { type FormGuard, keyOfForm, type SubmittedForm } from '../inbox/form-guard.ts';
import type { MailService } from '../mail/mail.service.ts';
import type { SettingsService } from '../settings/settings.service.ts';
import {
  type Currency,
  type CurrencyCode,
  currencyCodes,
  currencyOf,
  defaultCurrency,
  overCap,
} from './currencies.ts';
import { DonationEntity } from './donation.entity.ts';
import { type DonationsPageArgs, donationsOf, readDonations } from './donations-page.ts';
import { isReference, newReference } from './reference.ts';
import { Settlement } from './settlement.ts';

interface Gift {
  currency: CurrencyCode;
  amount: number;
}

const fields = inputFrom(rules, formField, {
  phone: contentField(rules.phone, 'phone'),
  currency: z.enum(currencyCodes).default(defaultCurrency),
  amount: z.number().min(rules.amount.min).refine(Number.isInteger, 'Amount must be a whole number.'),
});

/** What somebody fills in who wants to donate; the amount is in whole units of the currency, of which `knownOf` tells the largest. */
const donationInput = (knownOf: (code: CurrencyCode) => Currency) =>
  fields.refine(({ currency, amount }) => amount <= knownOf(currency).max, {
    error: ({ input }) => overCap(knownOf((input as Gift).currency)),
    path: ['amount'],
    when: ({ issues }) => issues.every(({ path }) => path?.[0] !== 'currency' && path?.[0] !== 'amount'),
  });

type DonationInput = z.output<typeof fields>;

export interface DonationsDeps {
  db: DataSource;
  formGuard: FormGuard;
  idempotency: Idempotency;
  jobs: Jobs;
  mail: MailService;
  payments: PaymentProvider;
  /** Address visitors use, without a slash at the end. */
  publicUrl: string;
  settings: SettingsService;
}

const checkJob = 'donation-check';
const recheckJob = 'donations-recheck';

/** What donors give, from the click on 'Donate Now' to the receipt. */
export class DonationsService {
  readonly #deps: DonationsDeps;
  readonly #settlement: Settlement;

  constructor(deps: DonationsDeps) {
    this.#deps = deps;
    this.#settlement = new Settlement(deps);
    const { jobs } = deps;
    jobs.work<PaymentHint>(checkJob, { retries: 14, timeout: 30, concurrency: 5 }, (hint) =>
      this.#check(hint),
    );
    jobs.work(recheckJob, { retries: 0 }, async () => void (await this.recheck()));
    jobs.schedule(recheckJob, '*/5 * * * *');
  }

  /** In what and how one can donate; amounts are in whole units. */
  async options() {
    const { payments } = this.#deps;
    const knownOf = await this.#currencies();
    return {
      currencies: currencyCodes.map((code) => ({
        ...knownOf(code),
        paymentOptions: payments.paymentOptions(code),
      })),
      default: defaultCurrency,
      publicKey: payments.publicKey,
      checkoutScript: payments.checkoutScript,
      sandbox: payments.name === 'sandbox',
    };
  }

  /** Writes down what somebody is about to pay. Throws BAD_USER_INPUT with a sentence for each field at fault, and RATE_LIMITED. */
  async start(actor: Actor, given: unknown, form?: SubmittedForm | null): Promise<DonationEntity> {
    const { db, formGuard, idempotency } = this.#deps;
    const input = parseInput(donationInput(await this.#currencies()), given);
    const donation = this.#made(input);
    if ((await formGuard.check(actor, form)) === 'robot') return donation;
    const about = () => [{ kind: 'donation', id: donation.id }];
    const request = { operation: 'donation', actor, ...keyOfForm(form), input, about };
    const { reference } = await idempotency.run(request, async (manager) => {
      await manager.insert(DonationEntity, donation);
      return { reference: donation.reference };
    });
    return db.manager.findOneByOrFail(DonationEntity, { reference });
  }

  /** What the checkout has to be told. */
  async checkout({ reference, amount, currency, email, name, phone }: DonationEntity) {
    const { payments, publicUrl, settings } = this.#deps;
    const { donations } = await settings.published();
    const { name: title, logo } = await settings.agency();
    return {
      reference,
      amount,
      currency,
      publicKey: payments.publicKey,
      paymentOptions: payments.paymentOptions(currency),
      payloadHash: payments.payloadHash({ reference, amount, currency, email }),
      checkoutScript: payments.checkoutScript,
      customer: { name, email, phone },
      title,
      description: donations?.missionTitle ?? 'Support Our Mission',
      logo: new URL(logo ?? '/favicon.svg', publicUrl).href,
    };
  }

  /** Looks what became of a payment; while the provider does not answer it counts as pending. Throws NOT_FOUND. */
  async verify(hint: PaymentHint): Promise<DonationEntity> {
    try {
      return await this.#settlement.settle(hint);
    } catch (error) {
      if (!(error instanceof PaymentsUnreachable)) throw error;
      return this.#deps.db.manager.findOneByOrFail(DonationEntity, { reference: hint.reference });
    }
  }

  /** Takes an event the provider sends; what it says is looked up later. Throws UNAUTHENTICATED when somebody else sent it. */
  async hear(headers: IncomingHttpHeaders, body: Buffer): Promise<void> {
    const hint = this.#deps.payments.readEvent(headers, body);
    if (hint === 'forged')
      throw new AppError('UNAUTHENTICATED', 'This event is not signed by the payment provider.');
    // An event may be about something else that is sold under the same account.
    if (hint && isReference(hint.reference)) await this.checkSoon(hint);
  }

  /** Promises to look what became of a payment, also if this process ends now. */
  checkSoon(hint: PaymentHint): Promise<void> {
    // Of the payment, which stays in the books.
    return this.#deps.jobs.send(this.#deps.db.manager, checkJob, hint, { about: [] });
  }

  /** Looks after payments nobody told us of: see Settlement. Returns how many are no longer pending. */
  recheck(): Promise<number> {
    return this.#settlement.recheck();
  }

  /** For staff: donations a page at a time, newest first. */
  list(args: DonationsPageArgs) {
    return readDonations(this.#deps.db, args);
  }

  /** Those of these numbers that are there. */
  listed(ids: readonly number[]): Promise<DonationEntity[]> {
    return donationsOf(this.#deps.db, ids);
  }

  /** What is known of each currency now. */
  async #currencies(): Promise<(code: CurrencyCode) => Currency> {
    const { donations } = await this.#deps.settings.published();
    return (code) => currencyOf(code, donations?.currencies ?? []);
  }

  async #check(hint: PaymentHint): Promise<void> {
    const isOurs = await this.#deps.db.manager.existsBy(DonationEntity, { reference: hint.reference });
    if (isOurs) await this.#settlement.settle(hint);
  }

  #made(input: DonationInput): DonationEntity {
    return this.#deps.db.manager.create(DonationEntity, {
      ...input,
      phone: input.phone ?? null,
      reference: newReference(),
      status: 'pending',
      provider: this.#deps.payments.name,
      providerTransactionId: null,
      problem: null,
      createdAt: new Date(),
      checkedAt: null,
      settledAt: null,
    });
  }
}

import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { donationInputRules as rules } from '../../generated/rules.ts';
import type { QueryDonationsArgs } from '../../generated/schema.ts';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/errors.ts';
import type { Idempotency } from '../../platform/idempotency.ts';
import { toMinor } from '../../platform/payments/minor-units.ts';
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
import type { PaymentsOfKind } from '../payments/payment-kind.ts';
import type { SettlementService } from '../payments/settlement.service.ts';
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
import { createDonationPayments } from './donation-payments.ts';
import { donationsOf, readDonations } from './donations-page.ts';
import { newReference } from './reference.ts';

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
  mail: MailService;
  paymentProvider: PaymentProvider;
  /** Address visitors use, without a slash at the end. */
  publicUrl: string;
  settings: SettingsService;
  settlement: SettlementService;
}

/** What donors give, from the click on 'Donate Now' to the receipt. */
export class DonationsService {
  readonly #deps: DonationsDeps;
  readonly #payments: PaymentsOfKind<DonationEntity>;

  constructor(deps: DonationsDeps) {
    this.#deps = deps;
    this.#payments = deps.settlement.register(createDonationPayments(deps));
  }

  /** In what and how one can donate; amounts are in whole units. */
  async options() {
    const { paymentProvider } = this.#deps;
    const knownOf = await this.#currencies();
    return {
      currencies: currencyCodes.map((code) => ({
        ...knownOf(code),
        paymentOptions: paymentProvider.paymentOptions(code),
      })),
      default: defaultCurrency,
      publicKey: paymentProvider.publicKey,
      checkoutScript: paymentProvider.checkoutScript,
      sandbox: paymentProvider.name === 'sandbox',
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
    const { paymentProvider, publicUrl, settings } = this.#deps;
    const { donations } = await settings.published();
    const { name: title, logo } = await settings.agency();
    return {
      reference,
      amount,
      currency,
      publicKey: paymentProvider.publicKey,
      paymentOptions: paymentProvider.paymentOptions(currency),
      payloadHash: paymentProvider.payloadHash({
        reference,
        amount: toMinor(amount, currency),
        currency,
        email,
      }),
      checkoutScript: paymentProvider.checkoutScript,
      customer: { name, email, phone },
      title,
      description: donations?.missionTitle ?? 'Support Our Mission',
      logo: new URL(logo ?? '/favicon.svg', publicUrl).href,
    };
  }

  /** Looks what became of a payment; while the provider does not answer it counts as pending. Throws NOT_FOUND. */
  async verify(hint: PaymentHint): Promise<DonationEntity> {
    const { reference } = hint;
    const donation = await this.#payments.settle(hint).catch((error) => {
      if (!(error instanceof PaymentsUnreachable)) throw error;
      return this.#deps.db.manager.findOneBy(DonationEntity, { reference });
    });
    if (!donation) throw new AppError('NOT_FOUND', 'Donation not found');
    return donation;
  }

  /** Asks again about donations that nobody told us of. Returns how many are no longer pending. */
  recheck(): Promise<number> {
    return this.#payments.recheck();
  }

  /** For staff: donations a page at a time, newest first. */
  list(args: QueryDonationsArgs) {
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

  #made(input: DonationInput): DonationEntity {
    return this.#deps.db.manager.create(DonationEntity, {
      ...input,
      phone: input.phone ?? null,
      reference: newReference(),
      status: 'pending',
      provider: this.#deps.paymentProvider.name,
      providerTransactionId: null,
      problem: null,
      createdAt: new Date(),
      checkedAt: null,
      settledAt: null,
    });
  }
}

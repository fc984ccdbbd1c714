import type { EntityManager } from 'typeorm';
import type { MailService } from '../../../mail/mail.service.ts';
import type {
  FilledMail,
  Mail,
  OfficeQuoteData,
  QuoteMailData,
} from '../../../mail/mail-composer.service.ts';
import type { BookingKeys } from '../../guest/booking-keys.ts';
import type { QuoteEntity } from '../quote.entity.ts';
import { pricingOf } from '../quote-price.ts';

export interface QuoteMailsDeps {
  bookingKeys: BookingKeys;
  mail: Pick<MailService, 'enqueueAll' | 'previewOf'>;
  publicUrl: string;
  /** Address that is told what guests say to quotes. */
  officeEmail: string;
}

/** Mails about quotes: promised in the transaction of what they tell. */
export class QuoteMails {
  readonly #deps: QuoteMailsDeps;

  constructor(deps: QuoteMailsDeps) {
    this.#deps = deps;
  }

  /** The link to the guest. */
  async send(manager: EntityManager, row: QuoteEntity): Promise<void> {
    const key = await this.#deps.bookingKeys.keyFor(row);
    await this.#enqueue(manager, row, {
      to: row.email,
      template: 'quote',
      data: this.#dataOf(row, `?key=${key}`),
    });
  }

  /** What the guest would get, with a link that opens nothing. */
  preview(row: QuoteEntity) {
    const mail: FilledMail = { to: row.email, template: 'quote', data: this.#dataOf(row, '') };
    return this.#deps.mail.previewOf(mail);
  }

  /** What the guest said to it. */
  async tellOffice(
    manager: EntityManager,
    row: QuoteEntity,
    what: OfficeQuoteData['what'],
    booking: OfficeQuoteData['booking'] = null,
  ): Promise<void> {
    const { id: quoteId, title, startsOn, endsOn, seats, firstName, lastName, declineReason: reason } = row;
    const name = `${firstName} ${lastName}`.trim();
    const data = { what, quoteId, name, title, startsOn, endsOn, seats, reason, booking };
    await this.#enqueue(manager, row, { to: this.#deps.officeEmail, template: 'quote-office', data });
  }

  #dataOf(row: QuoteEntity, query: string): QuoteMailData {
    const { id: number, title, startsOn, endsOn, seats, currency, goodUntil } = row;
    const { total, deposit, balanceDueOn } = pricingOf(row);
    return {
      number,
      title,
      startsOn,
      endsOn,
      seats,
      currency,
      total,
      deposit,
      balanceDueOn,
      goodUntil,
      url: `${this.#deps.publicUrl}/quote${query}`,
    };
  }

  async #enqueue(manager: EntityManager, { id }: QuoteEntity, mail: Mail): Promise<void> {
    await this.#deps.mail.enqueueAll(manager, [mail], [{ kind: 'quote', id }]);
  }
}

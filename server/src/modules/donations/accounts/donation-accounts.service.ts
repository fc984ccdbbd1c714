import type { DataSource, EntityManager } from 'typeorm';
import type { Actor } from '../../../platform/actor.ts';
import type { DayRange } from '../../../platform/database/day-range.ts';
import { demandRow } from '../../../platform/database/row-by-id.ts';
import { AppError } from '../../../platform/errors.ts';
import type { MakePdf } from '../../../platform/pdf/pdf-maker.ts';
import { badField } from '../../../platform/validation.ts';
import type { ActivityService } from '../../activity/activity.service.ts';
import type { MailService } from '../../mail/mail.service.ts';
import type { SettingsService } from '../../settings/settings.service.ts';
import { DonationEntity } from '../donation.entity.ts';
import { enqueueThanks } from '../donation-payments.ts';
import { readTimeline, recordDonationEvent } from './donation-events.ts';
import { readDonationMonths } from './donation-months.ts';
import { receiptDocument } from './receipt-document.ts';

export interface DonationAccountsDeps {
  db: DataSource;
  activity: ActivityService;
  mail: Pick<MailService, 'enqueue'>;
  settings: Pick<SettingsService, 'agency'>;
  makePdf: MakePdf;
}

const notFound = 'Donation not found';

/** Donations as the books want them: totals, what happened to each, thanks and receipts. */
export class DonationAccountsService {
  readonly #deps: DonationAccountsDeps;

  constructor(deps: DonationAccountsDeps) {
    this.#deps = deps;
  }

  /** Throws NOT_FOUND. */
  find(id: string): Promise<DonationEntity> {
    return demandRow(this.#deps.db.manager, DonationEntity, id, notFound);
  }

  timeline(donation: DonationEntity) {
    return readTimeline(this.#deps.db, donation);
  }

  months(range: DayRange) {
    return readDonationMonths(this.#deps.db, range);
  }

  /** Mails the thanks once more. */
  async thank(actor: Actor, id: string): Promise<DonationEntity> {
    const { db, mail, activity } = this.#deps;
    return db.transaction(async (manager) => {
      // Until its mail is promised, nobody takes the donor out of it.
      const donation = await confirmed(manager, id, { lock: true });
      if (!donation.email) throw badField('id', 'Who gave this was removed from it, address included.');
      if (!(await enqueueThanks(mail, manager, donation)))
        throw new AppError(
          'RATE_LIMITED',
          'This address has had the most thanks it may get in a day: please try again tomorrow.',
        );
      await recordDonationEvent(manager, donation.id, 'thanks', actor.user?.email ?? null);
      const description = `Sent the thanks for donation ${donation.reference} again`;
      await activity.record(manager, actor, {
        type: 'update',
        description,
        entityType: 'donation',
        entityId: donation.id,
      });
      return donation;
    });
  }

  /** The receipt as a PDF. Throws NOT_FOUND, and BAD_USER_INPUT while it is not confirmed. */
  async receipt(id: string): Promise<{ name: string; bytes: Buffer }> {
    const donation = await confirmed(this.#deps.db.manager, id);
    const document = receiptDocument(donation, await this.#deps.settings.agency());
    return { name: `${document.title}.pdf`, bytes: await this.#deps.makePdf(document) };
  }
}

async function confirmed(
  manager: EntityManager,
  id: string,
  finding?: { lock: true },
): Promise<DonationEntity> {
  const donation = await demandRow(manager, DonationEntity, id, notFound, finding);
  if (donation.status === 'successful') return donation;
  throw badField('id', 'The payment provider has not confirmed this donation.');
}

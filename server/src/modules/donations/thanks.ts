import type { EntityManager } from 'typeorm';
import { kampalaDay } from '../../platform/kampala-day.ts';
import type { MailService } from '../mail/mail.service.ts';
import { symbolOf } from './currencies.ts';
import type { DonationEntity } from './donation.entity.ts';

/** Promises the mail that thanks for a confirmed donation. False when its address has had the most it may get. */
export function enqueueThanks(
  mail: Pick<MailService, 'enqueue'>,
  manager: EntityManager,
  { id, email, amount, currency, reference, settledAt }: DonationEntity,
): Promise<boolean> {
  const date = kampalaDay(settledAt ?? undefined);
  const data = { amount, currency, symbol: symbolOf(currency), reference, date };
  return mail.enqueue(manager, { to: email, template: 'donation-receipt', data }, [{ kind: 'donation', id }]);
}

// How many mails one address gets because of what strangers do. Counted in the database, so that all processes count together.
import { createHash } from 'node:crypto';
import type { DataSource, EntityManager } from 'typeorm';
import { deleteInBatches } from '../../platform/database/batches.ts';
import { queryPrepared } from '../../platform/database/prepared.ts';
import type { Mail, MailTemplate } from './outgoing-mail.ts';

interface RecipientLimit {
  /** Mails to one address … */
  most: number;
  /** … within so many hours. */
  hours: number;
}

/** Enough for a busy day of bookings; what comes above it still stands in the admin. */
const office: RecipientLimit = { most: 200, hours: 1 };
/** One that got lost, and one more try. Who asks a fourth time in a day is not the owner of the mailbox. */
const asked: RecipientLimit = { most: 3, hours: 24 };

/** Null: only staff and who runs the product can cause it. A new kind of mail has to say which it is. */
export const recipientLimits: Record<MailTemplate, RecipientLimit | null> = {
  // A parent registers the family, each of them with the same address.
  'registration-received': { most: 8, hours: 24 },
  'registration-office': office,
  'contact-office': office,
  'newsletter-confirm': asked,
  'newsletter-unsubscribe': asked,
  // Staff ask for it, at most sixty times an hour.
  'newsletter-test': null,
  // Each is of a payment, so few people make more of them in a day.
  'donation-receipt': { most: 10, hours: 24 },
  // As registrations: a family books, and one of them mistypes a date.
  'booking-asked': { most: 8, hours: 24 },
  // Its reader confirmed the address, or staff did something.
  booking: null,
  'booking-link': asked,
  'booking-office': office,
  // Staff send it.
  quote: null,
  'quote-office': office,
  // An account has its own limit, of three in an hour.
  'password-reset': { most: 10, hours: 24 },
  invitation: null,
  // What causes it needs a password, or the link of a mail.
  'account-changed': null,
  'owner-setup': null,
  reply: null,
};

/**
 * Counts mails of different kinds that are about to be promised, and tells of each whether it may be: false once its
 * recipient has had the most there may be.
 */
export async function countMails(manager: EntityManager, mails: readonly Mail[]): Promise<boolean[]> {
  const limited = mails.flatMap(({ template, to }) => {
    const limit = recipientLimits[template];
    return limit ? [{ ...limit, template, recipient: recipientHash(to) }] : [];
  });
  if (limited.length === 0) return mails.map(() => true);
  const values = (['recipient', 'template', 'hours', 'most'] as const).map((name) =>
    limited.map((limit) => limit[name]),
  );
  const counted = await queryPrepared<Counted>(manager, 'count mails', countSql, values);
  return mails.map(({ template }) => {
    const limit = recipientLimits[template];
    const count = counted.find((row) => row.template === template)?.count;
    return limit === null || (count !== undefined && count <= limit.most);
  });
}

interface Counted {
  template: string;
  count: number;
}

/**
 * Answers no row for a recipient who has had more than the most already: that is looked up without a lock. Else all
 * transactions that write to one recipient, such as the office, would wait for each other until they are done. Always in
 * the same order, so that no two wait for one another.
 */
const countSql = `WITH wanted AS (
    SELECT * FROM unnest($1::text[], $2::text[], $3::integer[], $4::integer[]) AS one (recipient, template, hours, most)
  ), possible AS (
    SELECT * FROM wanted WHERE NOT EXISTS (
      SELECT FROM mail_counts AS had WHERE had.recipient = wanted.recipient AND had.template = wanted.template
        AND had.count > most AND had.since > now() - make_interval(hours => hours))
  )
  INSERT INTO mail_counts AS had (recipient, template, since, count)
  SELECT recipient, template, now(), 1 FROM possible ORDER BY recipient, template
  ON CONFLICT (recipient, template) DO UPDATE SET (since, count) = (
    SELECT CASE WHEN had.since <= now() - make_interval(hours => hours) THEN now() ELSE had.since END,
      CASE WHEN had.since <= now() - make_interval(hours => hours) THEN 1 ELSE least(had.count, most) + 1 END
    FROM wanted WHERE wanted.recipient = had.recipient AND wanted.template = had.template)
  RETURNING template, count`;

/** Counts that limit nothing any more. Returns how many went. */
export function removeOldCounts(db: DataSource): Promise<number> {
  const hours = Math.max(...Object.values(recipientLimits).map((limit) => limit?.hours ?? 0));
  return deleteInBatches(db, 'mail_counts', 'since <= now() - make_interval(hours => $1)', [hours]);
}

/** `amina+1@` and `AMINA@` reach the same mailbox as `amina@`. The address itself need not be kept. */
export function recipientHash(address: string): string {
  const at = address.lastIndexOf('@');
  const mailbox = address.slice(0, at).split('+')[0] || address.slice(0, at);
  return createHash('sha256')
    .update((mailbox + address.slice(at)).toLowerCase())
    .digest('hex');
}

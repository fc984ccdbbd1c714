import type { DataSource } from 'typeorm';
import type { BookingEntity } from '../bookings/booking.entity.ts';
import type { OfficeBookingsService } from '../bookings/office/office-bookings.service.ts';
import type { QuoteEntity } from '../bookings/quotes/quote.entity.ts';
import type { QuoteDesk } from '../bookings/quotes/quote-desk.service.ts';
import type { ContactService } from '../contact/contact.service.ts';
import type { ContactSubmissionMapper } from '../contact/contact-submission.entity.ts';
import { DonationEntity } from '../donations/donation.entity.ts';
import { SubscriberEntity } from '../newsletter/subscriber.entity.ts';
import type { ListedRegistrationMapper, RegistrationEntity } from '../registrations/registration.entity.ts';
import type { RegistrationsService } from '../registrations/registrations.service.ts';

/** Everything one address sent. */
export interface CustomerMapper {
  email: string;
  names: string[];
  registrations: ListedRegistrationMapper[];
  messages: ContactSubmissionMapper[];
  bookings: BookingEntity[];
  quotes: QuoteEntity[];
  donations: DonationEntity[];
  subscriber: SubscriberEntity | null;
}

export interface CustomersDeps {
  db: DataSource;
  registrations: Pick<RegistrationsService, 'listed'>;
  contact: Pick<ContactService, 'listed'>;
  officeBookings: Pick<OfficeBookingsService, 'listed'>;
  quoteDesk: Pick<QuoteDesk, 'listed'>;
}

/** Of each kind. */
const limit = 200;
const mostDuplicates = 20;
/** Fewer digits than this are no number that tells people apart. */
const fewestDigits = 6;

const registrationsOf = `FROM registrations WHERE lower(email) = $1 AND email <> '' AND deleted_at IS NULL`;
const bookingsOf = `FROM bookings WHERE lower(email) = $1 AND email <> ''`;
const quotesOf = `FROM quotes WHERE lower(email) = $1 AND email <> ''`;
const messagesOf = 'FROM contact_submissions WHERE lower(email) = $1 AND deleted_at IS NULL';
/** As the index has it: the last nine digits are the same with a country's code in front and without. */
const digits = (phone: string) => `right(regexp_replace(${phone}, '\\D', '', 'g'), 9)`;

/** Who wrote, registered or gave more than once, told by their address. */
export class CustomersService {
  readonly #deps: CustomersDeps;

  constructor(deps: CustomersDeps) {
    this.#deps = deps;
  }

  /** Null when nothing came from it. */
  async find(given: string): Promise<CustomerMapper | null> {
    const { db, registrations, contact, officeBookings, quoteDesk } = this.#deps;
    const email = given.trim().toLowerCase();
    // PostgreSQL keeps no text with this sign, and refuses to look for one.
    if (email.includes('\0')) return null;
    const idsOf = async (from: string) => {
      const rows: { id: number }[] = await db.query(`SELECT id ${from} ORDER BY id DESC LIMIT ${limit}`, [
        email,
      ]);
      return rows.map(({ id }) => id);
    };
    const donations = await db.manager
      .createQueryBuilder(DonationEntity, 'donation')
      .where(`lower(donation.email) = :email AND donation.email <> ''`, { email })
      .orderBy('donation.id', 'DESC')
      .take(limit)
      .getMany();
    const subscriber = await db.manager.findOneBy(SubscriberEntity, { email });
    const found = {
      registrations: (await registrations.listed(await idsOf(registrationsOf))).toReversed(),
      messages: (await contact.listed(await idsOf(messagesOf))).toReversed(),
      bookings: (await officeBookings.listed(await idsOf(bookingsOf))).toReversed(),
      quotes: (await quoteDesk.listed(await idsOf(quotesOf))).toReversed(),
      donations,
    };
    if (!subscriber && Object.values(found).every((rows) => rows.length === 0)) return null;
    return { email, names: namesIn(found), ...found, subscriber };
  }

  /** Other registrations that may be of the same person, the newest first. */
  async duplicates({ id, email, phone }: Pick<RegistrationEntity, 'id' | 'email' | 'phone'>) {
    const { db, registrations } = this.#deps;
    if (email === '') return [];
    const hasPhone = phone.replace(/\D/g, '').length >= fewestDigits;
    // Each by its own index.
    const rows: { id: number }[] = await db.query(
      `SELECT id FROM (
         SELECT id ${registrationsOf}
         UNION SELECT id FROM registrations WHERE $3 AND ${digits('phone')} = ${digits('$2::text')} AND phone <> ''
           AND deleted_at IS NULL
       ) AS same WHERE id <> $4 ORDER BY id DESC LIMIT ${mostDuplicates}`,
      [email.toLowerCase(), phone, hasPhone, id],
    );
    return (await registrations.listed(rows.map((row) => row.id))).toReversed();
  }
}

function namesIn(found: Omit<CustomerMapper, 'email' | 'names' | 'subscriber'>) {
  const { registrations, messages, bookings, quotes, donations } = found;
  const given = [
    ...[...registrations, ...bookings, ...quotes].map(({ firstName, lastName, createdAt }) => ({
      name: `${firstName} ${lastName}`,
      createdAt,
    })),
    ...messages,
    ...donations,
  ];
  const latestFirst = given.toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
  return [...new Set(latestFirst.map(({ name }) => name.trim()).filter(Boolean))];
}

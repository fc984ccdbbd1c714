import type { EntityManager } from 'typeorm';
import type { BookingMailKind } from '../../../generated/schema.ts';
import { queryPrepared } from '../../../platform/database/prepared.ts';
import type { LockedDeparture } from '../../departures/seats.ts';
import type { MailService } from '../../mail/mail.service.ts';
import type {
  BookingMailData,
  FilledMail,
  Mail,
  OfficeBookingData,
} from '../../mail/mail-composer.service.ts';
import type { SettingsService } from '../../settings/settings.service.ts';
import type { AllSettings } from '../../settings/settings-group.ts';
import type { BookingEntity } from '../booking.entity.ts';
import { paidOf } from '../booking-money.ts';
import type { BookingKeys } from '../guest/booking-keys.ts';
import type { WaitingEntity } from '../waiting/waiting.entity.ts';

export interface BookingMailsDeps {
  bookingKeys: BookingKeys;
  mail: Pick<MailService, 'enqueueAll'>;
  settings: Pick<SettingsService, 'published'>;
  publicUrl: string;
  /** Address that is told of each new booking. */
  officeEmail: string;
}

/** What only some mails say. */
export interface MailFacts {
  /** The words of staff. */
  reason?: string;
  /** What goes back, or waits to be decided. */
  refund?: number;
  /** What is kept. */
  kept?: number;
  /** What came in. */
  payment?: number;
  /** What travellers bring along, as the program says it. */
  toBring?: string[];
  /** How many travellers have no name yet. */
  unnamed?: number;
  /** How many have no passport with us, where a permit needs it. */
  withoutPassport?: number;
}

/** Whose address was not confirmed may be a stranger: how often they can be mailed is limited. */
const asked: readonly BookingMailKind[] = ['confirmAddress'];
/** Those whose link also proves that its reader has the address. */
const withToken: readonly BookingMailKind[] = ['confirmAddress', 'placeOffered'];

/** Mails about bookings: promised in the transaction of what they tell. */
export class BookingMails {
  readonly #deps: BookingMailsDeps;

  constructor(deps: BookingMailsDeps) {
    this.#deps = deps;
  }

  /** Promises a mail to the guest, unless staff stopped it or there is no address; with `office` also one to the office. */
  async enqueue(
    manager: EntityManager,
    row: BookingEntity,
    kind: BookingMailKind,
    facts: MailFacts = {},
    office?: OfficeBookingData['what'],
  ): Promise<void> {
    const noted = await note(manager, row, kind);
    const mails: Mail[] = [];
    if (row.email !== '' && !noted.stopped) {
      const template = asked.includes(kind) ? 'booking-asked' : 'booking';
      mails.push({ to: row.email, template, data: await this.#dataOf(row, kind, noted, facts) });
    }
    if (office) mails.push(this.#toOffice(row, noted, office));
    await this.#deps.mail.enqueueAll(manager, mails, [{ kind: 'booking', id: row.id }]);
  }

  /** To the office alone. */
  async tellOffice(
    manager: EntityManager,
    row: BookingEntity,
    what: OfficeBookingData['what'],
  ): Promise<void> {
    const mails = [this.#toOffice(row, await datesOf(manager, row), what)];
    await this.#deps.mail.enqueueAll(manager, mails, [{ kind: 'booking', id: row.id }]);
  }

  /** The link to its page, to who lost it. False when the address has had too many of them. */
  async sendLink(manager: EntityManager, row: BookingEntity): Promise<boolean> {
    const data = await this.#dataOf(row, 'link', await datesOf(manager, row), {});
    const mails = [{ to: row.email, template: 'booking-link', data }] as const;
    const [isSent = false] = await this.#deps.mail.enqueueAll(manager, mails, [
      { kind: 'booking', id: row.id },
    ]);
    return isSent;
  }

  /** To who waits now for seats of a departure. */
  async sendWaiting(
    manager: EntityManager,
    row: WaitingEntity,
    { startsOn, endsOn, programName }: LockedDeparture,
  ): Promise<void> {
    const key = await this.#deps.bookingKeys.keyFor(row);
    const data: BookingMailData = {
      ...noMoney,
      mail: 'waiting',
      reference: '',
      program: programName ?? '',
      startsOn,
      endsOn,
      seats: row.seats,
      url: `${this.#deps.publicUrl}/booking/waiting?key=${key}`,
    };
    const mails = [{ to: row.email, template: 'booking-asked', data }] as const;
    await this.#deps.mail.enqueueAll(manager, mails, [{ kind: 'waiting', id: row.id }]);
  }

  /** What the guest would get, with a link that opens nothing; `days` where the journey would be on others. */
  async draft(
    manager: EntityManager,
    row: BookingEntity,
    mail: BookingMailKind,
    facts: MailFacts = {},
    days: Partial<Dates> = {},
  ): Promise<FilledMail> {
    const dates = { ...(await datesOf(manager, row)), ...days };
    const data = { ...(await this.#dataOf(row, mail, dates, facts)), url: `${this.#deps.publicUrl}/booking` };
    return { to: row.email, template: 'booking', data };
  }

  async #dataOf(
    row: BookingEntity,
    mail: BookingMailData['mail'],
    { startsOn, endsOn, paid }: Dates,
    { reason = '', refund, kept, payment, toBring, unnamed, withoutPassport }: MailFacts,
  ): Promise<BookingMailData> {
    const { bookingKeys, settings, publicUrl } = this.#deps;
    const { bookings = {} } = await settings.published();
    const { reference, programName: program, seats, state, currency, total, deposit, balanceDueOn } = row;
    const key = await bookingKeys.keyFor(row);
    const token = withToken.includes(mail as BookingMailKind) ? await bookingKeys.tokenFor(row) : null;
    return {
      mail,
      reference,
      program,
      startsOn,
      endsOn,
      seats,
      state,
      currency,
      total,
      deposit,
      paid,
      balanceDueOn,
      until: row.holdUntil?.toISOString() ?? null,
      reason,
      refund: refund ?? null,
      kept: kept ?? null,
      ...(payment && { payment }),
      ...(toBring && { toBring }),
      ...(unnamed && { unnamed }),
      ...(withoutPassport && { withoutPassport }),
      payHow: waysToPay(bookings),
      url: `${publicUrl}/booking?key=${key}${token === null ? '' : `&token=${token}`}${mail === 'reviewAsked' ? '#review' : ''}`,
    };
  }

  #toOffice(row: BookingEntity, { startsOn, endsOn }: Dates, what: OfficeBookingData['what']): Mail {
    const { id: bookingId, reference, programName: program, seats, firstName, lastName } = row;
    const name = `${firstName} ${lastName}`.trim();
    const data = { what, bookingId, reference, program, seats, name, startsOn, endsOn };
    return { to: this.#deps.officeEmail, template: 'booking-office', data };
  }
}

/** On the booking's page, at the office, or either. */
function waysToPay({ payOnline, payAtOffice, payHow = '' }: AllSettings[string]): string {
  if (!payOnline) return payHow;
  const online = 'Online, on the page of your booking.';
  return payAtOffice === false ? online : [online, payHow].filter(Boolean).join('\n');
}

const noMoney = {
  state: null,
  currency: null,
  total: null,
  deposit: null,
  paid: 0,
  balanceDueOn: null,
  until: null,
  refund: null,
  kept: null,
  reason: '',
  payHow: '',
};

interface Dates {
  startsOn: string;
  endsOn: string;
  paid: number;
}

/** Writes down that the mail leaves, with the date that it is about, so that staff see it and no reminder leaves twice. */
async function note(
  manager: EntityManager,
  { id, departureId }: BookingEntity,
  mail: BookingMailKind,
): Promise<Dates & { stopped: boolean }> {
  const [row] = await queryPrepared<Dates & { stopped: boolean }>(
    manager,
    'note a mail of a booking',
    `WITH noted AS (
       INSERT INTO booking_mails (booking_id, mail, starts_on, sent_at)
       SELECT $1, $2, starts_on, clock_timestamp() FROM departures WHERE id = $3
       ON CONFLICT (booking_id, mail, starts_on) DO UPDATE
         SET sent_at = CASE WHEN booking_mails.stopped THEN booking_mails.sent_at ELSE excluded.sent_at END
       RETURNING stopped)
     SELECT stopped, starts_on AS "startsOn", ends_on AS "endsOn", ${paidOf('$1')} AS paid
     FROM noted, departures WHERE departures.id = $3`,
    [id, mail, departureId],
  );
  if (!row) throw new Error(`Booking ${id} has no departure.`);
  return row;
}

async function datesOf(manager: EntityManager, { id, departureId }: BookingEntity): Promise<Dates> {
  const [row] = await manager.query(
    `SELECT starts_on AS "startsOn", ends_on AS "endsOn", ${paidOf('$1')} AS paid FROM departures WHERE id = $2`,
    [id, departureId],
  );
  return row;
}

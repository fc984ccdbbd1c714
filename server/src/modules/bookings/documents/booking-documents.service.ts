import type { DataSource } from 'typeorm';
import type { Actor } from '../../../platform/actor.ts';
import type { MailAttachment } from '../../../platform/mail-transport.ts';
import type { MakePdf } from '../../../platform/pdf/pdf-maker.ts';
import type { SettingsService } from '../../settings/settings.service.ts';
import { BookingEntity } from '../booking.entity.ts';
import type { KeyHolders } from '../guest/key-holders.ts';
import { bookingForDocuments } from './booking-for-documents.ts';
import { calendarFile } from './calendar-file.ts';
import { voucherDocument } from './voucher-document.ts';

export interface BookingDocumentsDeps {
  db: DataSource;
  keyHolders: Pick<KeyHolders, 'findBooking'>;
  settings: Pick<SettingsService, 'agency'>;
  makePdf: MakePdf;
  /** Address visitors use, without a slash at the end. */
  publicUrl: string;
}

interface File {
  name: string;
  bytes: Buffer;
}

/** A file; or why there is none: the key is wrong, or the booking is not confirmed. */
export type BookingFile = File | 'wrongKey' | 'notConfirmed';

/** What guests take along, by the key of their booking. Throws RATE_LIMITED after ten wrong keys. */
export class BookingDocuments {
  readonly #deps: BookingDocumentsDeps;

  constructor(deps: BookingDocumentsDeps) {
    this.#deps = deps;
  }

  /** A PDF. */
  voucher(actor: Actor, key: string): Promise<BookingFile> {
    return this.#file(actor, key, (row) => this.#voucherOf(row));
  }

  /** An iCalendar file. */
  calendar(actor: Actor, key: string): Promise<BookingFile> {
    return this.#file(actor, key, (row) => this.#calendarOf(row));
  }

  /** Both, for the mail that confirms a booking; nothing for one that is not confirmed any more when it leaves. */
  async attachmentsOf(reference: string): Promise<MailAttachment[]> {
    const row = await this.#deps.db.manager.findOneBy(BookingEntity, { reference });
    if (!row || !isConfirmed(row)) return [];
    return [
      { ...(await this.#voucherOf(row)), type: 'application/pdf' },
      { ...(await this.#calendarOf(row)), type: 'text/calendar' },
    ];
  }

  async #voucherOf(row: BookingEntity): Promise<File> {
    const { db, settings, makePdf } = this.#deps;
    const document = voucherDocument(await bookingForDocuments(db.manager, row), await settings.agency());
    return { name: `${document.title}.pdf`, bytes: await makePdf(document) };
  }

  async #calendarOf(row: BookingEntity): Promise<File> {
    const { db, settings, publicUrl } = this.#deps;
    const booking = await bookingForDocuments(db.manager, row);
    const agency = await settings.agency();
    const { startTime, reference } = booking;
    const text = [
      `Booking ${reference}, ${booking.seats} ${booking.seats === 1 ? 'seat' : 'seats'}`,
      ...(startTime ? [`Begins at ${startTime}, Kampala time`] : []),
      [agency.name, agency.phone, agency.email].filter(Boolean).join(', '),
    ];
    const event = { ...booking, title: booking.programName, host: new URL(publicUrl).host, text };
    return { name: `Booking ${reference}.ics`, bytes: Buffer.from(calendarFile(event)) };
  }

  async #file(actor: Actor, key: string, make: (row: BookingEntity) => Promise<File>): Promise<BookingFile> {
    const row = await this.#deps.keyHolders.findBooking(actor, key);
    if (!row) return 'wrongKey';
    return isConfirmed(row) ? make(row) : 'notConfirmed';
  }
}

const isConfirmed = ({ state }: BookingEntity) => state === 'confirmed' || state === 'completed';

import type { DataSource } from 'typeorm';
import type { Actor } from '../../../platform/actor.ts';
import type { MakePdf } from '../../../platform/pdf/pdf-maker.ts';
import type { SettingsService } from '../../settings/settings.service.ts';
import type { BookingEntity } from '../booking.entity.ts';
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

/** A file; or why there is none: the key is wrong, or the booking is not confirmed. */
export type BookingFile = { name: string; bytes: Buffer } | 'wrongKey' | 'notConfirmed';

/** What guests take along, by the key of their booking. Throws RATE_LIMITED after ten wrong keys. */
export class BookingDocuments {
  readonly #deps: BookingDocumentsDeps;

  constructor(deps: BookingDocumentsDeps) {
    this.#deps = deps;
  }

  /** A PDF. */
  voucher(actor: Actor, key: string): Promise<BookingFile> {
    return this.#file(actor, key, async (row) => {
      const { db, settings, makePdf } = this.#deps;
      const document = voucherDocument(await bookingForDocuments(db.manager, row), await settings.agency());
      return { name: `${document.title}.pdf`, bytes: await makePdf(document) };
    });
  }

  /** An iCalendar file. */
  calendar(actor: Actor, key: string): Promise<BookingFile> {
    return this.#file(actor, key, async (row) => {
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
    });
  }

  async #file(
    actor: Actor,
    key: string,
    make: (row: BookingEntity) => Promise<{ name: string; bytes: Buffer }>,
  ): Promise<BookingFile> {
    const row = await this.#deps.keyHolders.findBooking(actor, key);
    if (!row) return 'wrongKey';
    return row.state === 'confirmed' || row.state === 'completed' ? make(row) : 'notConfirmed';
  }
}

import { defineFeature } from '../feature.ts';
import type { MailService } from '../mail/mail.service.ts';
import type { BookingMailData } from '../mail/mail-composer.service.ts';
import { BookingDocuments, type BookingDocumentsDeps } from './documents/booking-documents.service.ts';
import { PaperFiles, type PaperFilesDeps } from './papers/paper-files.service.ts';
import { BookingReminders, type BookingRemindersDeps } from './reminders/booking-reminders.service.ts';

/** Those that say when and whether somebody travels: the files of the mail before are out of date with them. */
const withFiles = new Set<BookingMailData['mail']>(['confirmed', 'moved']);

/** What guests get before they travel: voucher, calendar file, papers and reminders. */
export const beforeTravel = defineFeature({
  services(needs: BookingDocumentsDeps & BookingRemindersDeps & PaperFilesDeps & { mail: MailService }) {
    const bookingDocuments = new BookingDocuments(needs);
    needs.mail.attachToBookings(async ({ mail, reference }) =>
      withFiles.has(mail) ? bookingDocuments.attachmentsOf(reference) : [],
    );
    return {
      bookingDocuments,
      paperFiles: new PaperFiles(needs),
      bookingReminders: new BookingReminders(needs),
    };
  },
});

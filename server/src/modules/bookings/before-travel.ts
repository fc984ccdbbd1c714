import { defineFeature } from '../feature.ts';
import { BookingDocuments, type BookingDocumentsDeps } from './documents/booking-documents.service.ts';
import { PaperFiles, type PaperFilesDeps } from './papers/paper-files.service.ts';
import { BookingReminders, type BookingRemindersDeps } from './reminders/booking-reminders.service.ts';

/** What guests get before they travel: voucher, calendar file, papers and reminders. */
export const beforeTravel = defineFeature({
  services: (needs: BookingDocumentsDeps & BookingRemindersDeps & PaperFilesDeps) => ({
    bookingDocuments: new BookingDocuments(needs),
    paperFiles: new PaperFiles(needs),
    bookingReminders: new BookingReminders(needs),
  }),
});

import { defineFeature } from '../feature.ts';
import { BookingDocuments, type BookingDocumentsDeps } from './documents/booking-documents.service.ts';
import { BookingReminders, type BookingRemindersDeps } from './reminders/booking-reminders.service.ts';

/** What guests get before they travel: voucher, calendar file and reminders. */
export const beforeTravel = defineFeature({
  services: (needs: BookingDocumentsDeps & BookingRemindersDeps) => ({
    bookingDocuments: new BookingDocuments(needs),
    bookingReminders: new BookingReminders(needs),
  }),
});

import { defineFeature } from '../feature.ts';
import { BookingEntity } from './booking.entity.ts';
import { type BookingsDeps, BookingsService } from './bookings.service.ts';

/** Bookings of seats: what guests ask for and pay, and what the office does with it. */
export const bookings = defineFeature({
  services: (needs: BookingsDeps) => ({ bookings: new BookingsService(needs) }),
  entities: [BookingEntity],
});

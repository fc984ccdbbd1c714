import { defineFeature } from '../feature.ts';
import { BookingEntity } from './booking.entity.ts';
import { type BookingsDeps, BookingsService } from './bookings.service.ts';
import { Seats, type SeatsDeps } from './seats.ts';

/** Dates of programs, and the bookings that hold their seats. */
export const departures = defineFeature({
  services: (needs: SeatsDeps & Omit<BookingsDeps, 'seats'>) => {
    const seats = new Seats(needs);
    return { bookings: new BookingsService({ ...needs, seats }) };
  },
  entities: [BookingEntity],
});

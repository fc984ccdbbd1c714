import { defineFeature } from '../feature.ts';
import { BookingEntity } from './booking.entity.ts';
import { BookingLineEntity } from './booking-line.entity.ts';
import { bookingServices } from './booking-services.ts';
import { BookingTravellerEntity } from './booking-traveller.entity.ts';
import { PaymentEntity } from './payment.entity.ts';
import { WaitingEntity } from './waiting/waiting.entity.ts';

/** Bookings of seats: what guests ask for and pay, and the office does with it. */
export const bookings = defineFeature({
  services: bookingServices,
  entities: [BookingEntity, BookingLineEntity, BookingTravellerEntity, PaymentEntity, WaitingEntity],
});

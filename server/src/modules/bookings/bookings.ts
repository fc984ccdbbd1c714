import { defineFeature } from '../feature.ts';
import { BookingEntity } from './booking.entity.ts';
import { BookingClock, type BookingClockDeps } from './booking-clock.ts';
import { BookingLineEntity } from './booking-line.entity.ts';
import { BookingMaker } from './booking-maker.ts';
import { BookingTravellerEntity } from './booking-traveller.entity.ts';
import { BookingTransitions, type TransitionsDeps } from './booking-transitions.ts';
import { type BookingsDeps, BookingsService } from './bookings.service.ts';
import { BookingKeys } from './guest/booking-keys.ts';
import { BookingMails, type BookingMailsDeps } from './mails/booking-mails.ts';
import { PaymentEntity } from './payment.entity.ts';
import { QuotesService } from './quotes.service.ts';
import { SeatsWatch } from './seats-watch.ts';
import { WaitingEntity } from './waiting/waiting.entity.ts';
import { WaitingOffers } from './waiting/waiting-offers.ts';

/** What a booking needs of the platform and of other features. */
type Needs = Pick<BookingsDeps, 'db' | 'seats'> &
  BookingClockDeps &
  Omit<BookingMailsDeps, 'bookingKeys'> &
  ConstructorParameters<typeof BookingKeys>[0] &
  ConstructorParameters<typeof BookingMaker>[0] &
  Omit<TransitionsDeps, 'bookingMails'>;

/** Bookings of seats: what guests ask for and pay, and the office does with it. */
export const bookings = defineFeature({
  services: (needs: Omit<Needs, 'bookingKeys'>) => {
    const bookingKeys = new BookingKeys(needs);
    const quotes = new QuotesService(needs);
    const bookingMails = new BookingMails({ ...needs, bookingKeys });
    const bookingMaker = new BookingMaker({ ...needs, bookingKeys });
    const transitions = new BookingTransitions({ ...needs, bookingMails });
    const waitingOffers = new WaitingOffers({ ...needs, quotes, bookingMaker, bookingMails });
    const seatsWatch = new SeatsWatch({ ...needs, bookingMails, waitingOffers });
    needs.seats.follow(seatsWatch);
    const core = { bookingKeys, bookingMails, bookingMaker, transitions, seatsWatch };
    return {
      ...core,
      quotes,
      waitingOffers,
      bookings: new BookingsService({ ...needs, ...core }),
      bookingClock: new BookingClock(needs),
    };
  },
  entities: [BookingEntity, BookingLineEntity, BookingTravellerEntity, PaymentEntity, WaitingEntity],
});

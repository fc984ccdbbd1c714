// The services of bookings, in the order in which each is made of the others.
import type { DeparturesService } from '../departures/departures.service.ts';
import { BookingClock, type BookingClockDeps } from './booking-clock.ts';
import { BookingMaker } from './booking-maker.ts';
import { BookingTransitions, type TransitionsDeps } from './booking-transitions.ts';
import { type BookingsDeps, BookingsService } from './bookings.service.ts';
import { BookingKeys } from './guest/booking-keys.ts';
import { type GuestBookingsDeps, GuestBookingsService } from './guest/guest-bookings.service.ts';
import { KeyHolders, type KeyHoldersDeps } from './guest/key-holders.ts';
import { type OwnBookingDeps, OwnBookingService } from './guest/own-booking.service.ts';
import { BookingMails, type BookingMailsDeps } from './mails/booking-mails.ts';
import { type OnlinePaymentsDeps, OnlinePaymentsService } from './online/online-payments.service.ts';
import { BookingPapers, type BookingPapersDeps } from './papers/booking-papers.service.ts';
import { PartyPricesService } from './party-prices.service.ts';
import { SeatsWatch } from './seats-watch.ts';
import { WaitingService } from './waiting/waiting.service.ts';
import { WaitingOffers } from './waiting/waiting-offers.ts';

/** What a booking needs of the platform and of other features. */
type Needs = Pick<BookingsDeps, 'db' | 'seats'> &
  Omit<BookingClockDeps, 'transitions'> &
  Omit<BookingMailsDeps, 'bookingKeys'> &
  ConstructorParameters<typeof BookingKeys>[0] &
  ConstructorParameters<typeof BookingMaker>[0] &
  Omit<TransitionsDeps, 'bookingMails'> &
  Pick<GuestBookingsDeps, 'idempotency' | 'formGuard' | 'rateLimits'> &
  Pick<KeyHoldersDeps, 'callCounts'> &
  Pick<OwnBookingDeps, 'contact'> &
  BookingPapersDeps &
  Pick<OnlinePaymentsDeps, 'settlement' | 'paymentProvider' | 'settings'> & {
    departures: Pick<DeparturesService, 'get'>;
  };

export function bookingServices(needs: Omit<Needs, 'bookingKeys'>) {
  const bookingKeys = new BookingKeys(needs);
  const partyPrices = new PartyPricesService(needs);
  const bookingMails = new BookingMails({ ...needs, bookingKeys });
  const bookingMaker = new BookingMaker({ ...needs, bookingKeys });
  const transitions = new BookingTransitions({ ...needs, bookingMails });
  const waitingOffers = new WaitingOffers({ ...needs, partyPrices, bookingMaker, bookingMails });
  const seatsWatch = new SeatsWatch({ ...needs, bookingMails, waitingOffers });
  needs.seats.follow(seatsWatch);
  const bookingPapers = new BookingPapers(needs);
  const core = { bookingKeys, bookingMails, bookingMaker, bookingPapers, transitions, seatsWatch };
  const bookings = new BookingsService({ ...needs, ...core });
  const keyHolders = new KeyHolders({ ...needs, bookingKeys });
  const known = { ...needs, ...core, bookings, partyPrices, keyHolders };
  return {
    ...core,
    departures: needs.departures,
    partyPrices,
    waitingOffers,
    bookings,
    keyHolders,
    bookingClock: new BookingClock({ ...needs, transitions }),
    guestBookings: new GuestBookingsService(known),
    onlinePayments: new OnlinePaymentsService(known),
    ownBooking: new OwnBookingService(known),
    waiting: new WaitingService(known),
  };
}

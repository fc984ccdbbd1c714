import { defineFeature } from '../feature.ts';
import { BookingEntity } from './booking.entity.ts';
import { BookingLineEntity } from './booking-line.entity.ts';
import { bookingServices } from './booking-services.ts';
import { BookingTravellerEntity } from './booking-traveller.entity.ts';
import { PaymentAttemptEntity } from './online/payment-attempt.entity.ts';
import { BookingPaperEntity } from './papers/booking-paper.entity.ts';
import { PaymentEntity } from './payment.entity.ts';
import { WaitingEntity } from './waiting/waiting.entity.ts';

/** Bookings of seats: what guests ask for and pay, and the office does with it. */
export const bookings = defineFeature({
  services: bookingServices,
  validates: ['BookingInput', 'WaitingInput'],
  entities: [
    BookingEntity,
    BookingLineEntity,
    BookingTravellerEntity,
    PaymentEntity,
    PaymentAttemptEntity,
    BookingPaperEntity,
    WaitingEntity,
  ],
  resolvers: {
    Query: {
      bookingQuote: (_, { input }, { services }) => services.partyPrices.forGuest(input),
      travellerBooking: (_, { key }, { services, actor }) => services.ownBooking.find(actor, key),
      waitingPlace: (_, { key }, { services, actor }) => services.waiting.find(actor, key),
      paymentReturn: (_, { reference }, { services }) => services.onlinePayments.seen(reference),
    },
    Mutation: {
      createBooking: (_, { input, form }, { services, actor }) =>
        services.guestBookings.create(actor, input, form),
      confirmBookingAddress: (_, { key, token }, { services, actor }) =>
        services.ownBooking.confirmAddress(actor, key, token),
      startBookingPayment: async (_, { key, amount }, { services, actor }) =>
        services.ownBooking.shown(await services.onlinePayments.start(actor, key, amount)),
      checkPayment: (_, { reference }, { services }) => services.onlinePayments.check(reference),
      extendHold: (_, { key }, { services, actor }) => services.ownBooking.extend(actor, key),
      cancelOwnBooking: (_, { key, refund }, { services, actor }) =>
        services.ownBooking.cancel(actor, key, refund),
      saveTravellers: (_, { key, travellers }, { services, actor }) =>
        services.ownBooking.saveTravellers(actor, key, travellers),
      askAboutBooking: (_, { key, text, form }, { services, actor }) =>
        services.ownBooking.ask(actor, key, text, form),
      sendBookingLink: (_, { reference, email, form }, { services, actor }) =>
        services.ownBooking.sendLink(actor, { reference, email }, form),
      joinWaitingList: (_, { input, form }, { services, actor }) => services.waiting.join(actor, input, form),
      leaveWaitingList: (_, { key }, { services, actor }) => services.waiting.leave(actor, key),
    },
    BookingQuote: {
      departure: ({ departureId }, _, { services }) => services.departures.get(departureId),
    },
    TravellerBooking: {
      papers: ({ id }, _, { services }) => services.ownBooking.papers(id),
      payments: ({ id }, _, { services }) => services.onlinePayments.payments(id),
      payOnline: (row, _, { services }) => services.onlinePayments.payable(row),
      openPayment: (row, _, { services }) => services.onlinePayments.openPage(row),
    },
    BookingLine: {
      amount: ({ count, unitAmount }) => count * unitAmount,
    },
  },
});

// What guests do to book and with their booking.
import { fields, inputWithout } from '../call.ts';
import type { Route } from '../route.ts';
import { withForm } from '../with-form.ts';
import {
  RestAskAboutBookingDocument,
  RestBookingQuoteDocument,
  RestCancelOwnBookingDocument,
  RestCheckPaymentDocument,
  RestConfirmBookingAddressDocument,
  RestCreateBookingDocument,
  RestExtendHoldDocument,
  RestJoinWaitingListDocument,
  RestLeaveWaitingListDocument,
  RestOfficeQuoteDocument,
  RestOwnBookingDocument,
  RestSaveTravellersDocument,
  RestSendBookingLinkDocument,
  RestStartBookingPaymentDocument,
  RestWaitingPlaceDocument,
} from './bookings.generated.ts';
import { byKey } from './by-key.ts';

const input = inputWithout('form');
const party = [{ residence: 'foreignNonResident', ageBand: 'adult', count: 2 }];
const guest = {
  firstName: 'Grace',
  lastName: 'Akello',
  email: 'grace@example.org',
  phone: '+256 700 000 000',
};

const ofBooking = byKey('bookingKey', 'Booking');

export const bookingsRoutes = [
  {
    method: 'POST',
    path: '/bookings/quote',
    operation: RestBookingQuoteDocument,
    variables: input,
    example: { departureId: 1, party },
    // A new program is not booked online.
    exampleStatus: 400,
  },
  {
    method: 'POST',
    path: '/admin/bookings/quote',
    operation: RestOfficeQuoteDocument,
    variables: input,
    example: { departureId: 1, party },
    openapi: {
      description: 'As staff book it: also of a date that visitors cannot book, and without prices.',
    },
  },
  {
    method: 'POST',
    path: '/bookings',
    operation: RestCreateBookingDocument,
    variables: withForm(input),
    status: 201,
    example: { departureId: 1, party, ...guest, acceptTerms: true, quoted: 'q0ot3dByTheQuote' },
    exampleStatus: 400,
  },
  ofBooking('/own-booking', RestOwnBookingDocument),
  ofBooking('/own-booking/confirm', RestConfirmBookingAddressDocument, { token: 'AAAAAAAAAAAAAAAAAAAAAA' }),
  ofBooking('/own-booking/pay', RestStartBookingPaymentDocument, { amount: 60_000 }),
  {
    method: 'POST',
    path: '/payments/check',
    operation: RestCheckPaymentDocument,
    variables: fields('reference'),
    example: { reference: 'B1763716000000-000000000000000000000000' },
  },
  ofBooking('/own-booking/extend', RestExtendHoldDocument),
  ofBooking('/own-booking/cancel', RestCancelOwnBookingDocument, { refund: 0 }),
  {
    ...ofBooking('/own-booking/travellers', RestSaveTravellersDocument, {
      travellers: [{ id: 1, name: 'Grace Akello' }],
    }),
    method: 'PUT',
  },
  {
    ...ofBooking('/own-booking/questions', RestAskAboutBookingDocument, { text: 'May we bring a dog?' }),
    variables: withForm(fields('bookingKey', 'text')),
  },
  {
    method: 'POST',
    path: '/own-booking/link',
    operation: RestSendBookingLinkDocument,
    variables: withForm(fields('reference', 'email')),
    example: { reference: '7K3M9QX4', email: guest.email },
  },
  {
    method: 'POST',
    path: '/waiting-list',
    operation: RestJoinWaitingListDocument,
    variables: withForm(input),
    status: 201,
    example: { departureId: 1, party, ...guest, acceptTerms: true },
    exampleStatus: 400,
  },
  byKey('bookingKey', 'Place')('/waiting-list/place', RestWaitingPlaceDocument),
  ofBooking('/waiting-list/leave', RestLeaveWaitingListDocument),
] as Route[];

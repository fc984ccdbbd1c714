// What guests do to book and with their booking. The key is a secret, so it is sent in the body and never stands in an address.

import { fields } from '../call.ts';
import type { Call, Route } from '../route.ts';
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

const input = ({ body: { form: _, ...input } }: Call) => ({ input });

const bookingKey = 'AAAAAAAAAAAAAAAAAAAAAA';
const party = [{ residence: 'foreignNonResident', ageBand: 'adult', count: 2 }];
const guest = {
  firstName: 'Grace',
  lastName: 'Akello',
  email: 'grace@example.org',
  phone: '+256 700 000 000',
};

/** No example can have the key of a booking. */
const ofKey = { missing: 'Booking', exampleStatus: 404 };

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
  {
    method: 'POST',
    path: '/own-booking',
    operation: RestOwnBookingDocument,
    variables: fields('bookingKey'),
    example: { bookingKey },
    ...ofKey,
  },
  {
    method: 'POST',
    path: '/own-booking/confirm',
    operation: RestConfirmBookingAddressDocument,
    variables: fields('bookingKey', 'token'),
    example: { bookingKey, token: bookingKey },
    ...ofKey,
  },
  {
    method: 'POST',
    path: '/own-booking/pay',
    operation: RestStartBookingPaymentDocument,
    variables: fields('bookingKey', 'amount'),
    example: { bookingKey, amount: 60_000 },
    ...ofKey,
  },
  {
    method: 'POST',
    path: '/payments/check',
    operation: RestCheckPaymentDocument,
    variables: fields('reference'),
    example: { reference: 'B1763716000000-000000000000000000000000' },
  },
  {
    method: 'POST',
    path: '/own-booking/extend',
    operation: RestExtendHoldDocument,
    variables: fields('bookingKey'),
    example: { bookingKey },
    ...ofKey,
  },
  {
    method: 'POST',
    path: '/own-booking/cancel',
    operation: RestCancelOwnBookingDocument,
    variables: fields('bookingKey', 'refund'),
    example: { bookingKey, refund: 0 },
    ...ofKey,
  },
  {
    method: 'PUT',
    path: '/own-booking/travellers',
    operation: RestSaveTravellersDocument,
    variables: fields('bookingKey', 'travellers'),
    example: { bookingKey, travellers: [{ id: 1, name: 'Grace Akello' }] },
    ...ofKey,
  },
  {
    method: 'POST',
    path: '/own-booking/questions',
    operation: RestAskAboutBookingDocument,
    variables: withForm(fields('bookingKey', 'text')),
    example: { bookingKey, text: 'May we bring a dog?' },
    ...ofKey,
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
  {
    method: 'POST',
    path: '/waiting-list/place',
    operation: RestWaitingPlaceDocument,
    variables: fields('bookingKey'),
    example: { bookingKey },
    missing: 'Place',
    exampleStatus: 404,
  },
  {
    method: 'POST',
    path: '/waiting-list/leave',
    operation: RestLeaveWaitingListDocument,
    variables: fields('bookingKey'),
    example: { bookingKey },
    ...ofKey,
  },
] as Route[];

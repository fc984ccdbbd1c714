// What the office does with bookings and with dates that have some.
import { daysBefore, kampalaDay } from '../../platform/kampala-day.ts';
import {
  id,
  idWithFields,
  idWithFieldsAndVersion,
  input,
  inputWithKey,
  inputWithVersion,
  nothing,
  placeBelow,
  rowsOnly,
} from '../call.ts';
import type { AnswerShape, Call, Route } from '../route.ts';
import {
  RestAddBookingDocument,
  RestAnswerDisputeDocument,
  RestBookingDocument,
  RestBookingsDocument,
  RestBookRegistrationDocument,
  RestCancelBookingDocument,
  RestCancelDepartureDocument,
  RestChangePartyDocument,
  RestConfirmBookingDocument,
  RestCounterPaymentDocument,
  RestDecideRefundDocument,
  RestDeclineBookingDocument,
  RestDepartureWaitingDocument,
  RestHoldBookingDocument,
  RestIssueBookingPapersDocument,
  RestManifestDocument,
  RestMoveBookingDocument,
  RestMoveDepartureDocument,
  RestNoteDisputeDocument,
  RestRecordPaymentDocument,
  RestReleaseHoldsDocument,
  RestSetBookingLinesDocument,
  RestUpdateBookingDocument,
} from './office-bookings.generated.ts';

const released: AnswerShape = {
  of: (count) => ({ released: count }),
  schema: (count) => ({
    type: 'object',
    properties: { released: count },
    required: ['released'],
    additionalProperties: false,
  }),
};

const party = [{ residence: 'foreignNonResident', ageBand: 'adult', count: 2 }];
const contact = { firstName: 'Grace', lastName: 'Akello', phone: '+256 700 000 000' };
const newBooking = { departureId: 2, party, ...contact, email: 'grace@example.org' };
const receipt = { method: 'cash', receiptNumber: '2026-117', paidOn: kampalaDay() };
const inThreeMonths = daysBefore(kampalaDay(), -90);

/** Whether a booking can come to be so is known by its state: the one of the example is confirmed already. */
const byState = { refuses: [409], exampleStatus: 409 };

const ofBookings = [
  {
    method: 'GET',
    path: '/admin/bookings',
    operation: RestBookingsDocument,
    variables: nothing,
    answer: rowsOnly,
    openapi: { description: 'The newest 1,000. For more, or to search, ask GraphQL for `bookings`.' },
  },
  {
    method: 'GET',
    path: '/admin/bookings/:id',
    operation: RestBookingDocument,
    variables: id,
    missing: 'Booking',
  },
  {
    method: 'POST',
    path: '/admin/bookings',
    operation: RestAddBookingDocument,
    variables: inputWithKey,
    status: 201,
    location: placeBelow('/admin/bookings'),
    example: newBooking,
  },
  {
    method: 'POST',
    path: '/registrations/:id/booking',
    operation: RestBookRegistrationDocument,
    variables: (call: Call) => ({ ...id(call), ...inputWithKey(call) }),
    example: newBooking,
  },
  {
    method: 'PUT',
    path: '/admin/bookings/:id',
    operation: RestUpdateBookingDocument,
    variables: inputWithVersion,
    example: contact,
  },
  {
    method: 'POST',
    path: '/admin/bookings/:id/confirm',
    operation: RestConfirmBookingDocument,
    variables: id,
    refuses: [409],
  },
  {
    method: 'POST',
    path: '/admin/bookings/:id/hold',
    operation: RestHoldBookingDocument,
    variables: idWithFields('until', 'tell'),
    example: { until: `${inThreeMonths}T12:00:00.000Z` },
    ...byState,
  },
  {
    method: 'POST',
    path: '/admin/bookings/:id/decline',
    operation: RestDeclineBookingDocument,
    variables: idWithFields('reason', 'tell'),
    example: { reason: 'The park gave us no permits for that day.' },
    ...byState,
  },
  {
    method: 'POST',
    path: '/admin/bookings/:id/move',
    operation: RestMoveBookingDocument,
    variables: idWithFields('departureId', 'tell'),
    example: { departureId: 3 },
    refuses: [409],
  },
  {
    method: 'PUT',
    path: '/admin/bookings/:id/party',
    operation: RestChangePartyDocument,
    variables: idWithFieldsAndVersion('party', 'reason'),
    example: { party, reason: 'A friend comes along.' },
  },
  {
    method: 'PUT',
    path: '/admin/bookings/:id/lines',
    operation: RestSetBookingLinesDocument,
    variables: idWithFieldsAndVersion('currency', 'lines', 'deposit', 'reason'),
    example: {
      currency: 'USD',
      reason: 'A private journey.',
      lines: [{ text: 'Private journey', count: 2, unitAmount: 150_000, unitPermit: 80_000 }],
    },
  },
  {
    method: 'PUT',
    path: '/admin/bookings/:id/cancellation',
    operation: RestCancelBookingDocument,
    variables: idWithFields('byAgency', 'refund', 'reason', 'tell'),
    example: { reason: 'The guest is ill.' },
    refuses: [409],
  },
];

const ofMoney = [
  {
    method: 'POST',
    path: '/admin/bookings/:id/disputes',
    operation: RestNoteDisputeDocument,
    variables: (call: Call) => ({ ...id(call), ...inputWithKey(call) }),
    example: { amount: 60_000, reason: 'The card holder says it was not them.', answerBy: inThreeMonths },
    // The booking of the example has no price.
    exampleStatus: 400,
  },
  {
    method: 'PUT',
    path: '/admin/disputes/:id/answer',
    operation: RestAnswerDisputeDocument,
    variables: idWithFields('answer'),
    example: { answer: 'We sent the voucher and the terms.' },
    refuses: [409],
    exampleStatus: 404,
  },
  {
    method: 'POST',
    path: '/admin/bookings/:id/papers',
    operation: RestIssueBookingPapersDocument,
    // A new agency has no tax number yet.
    variables: id,
    refuses: [409],
    exampleStatus: 400,
  },
  {
    method: 'POST',
    path: '/admin/bookings/:id/payments',
    operation: RestRecordPaymentDocument,
    variables: (call: Call) => ({ ...id(call), ...inputWithKey(call) }),
    example: { direction: 'in', amount: 60_000, currency: 'USD', ...receipt },
    // The booking of the example has no price.
    exampleStatus: 400,
  },
  {
    method: 'POST',
    path: '/admin/payments/:id/counter',
    operation: RestCounterPaymentDocument,
    variables: idWithFields('reason'),
    example: { reason: 'Written on the wrong booking.' },
    refuses: [409],
    exampleStatus: 404,
  },
  {
    method: 'POST',
    path: '/admin/payments/:id/decision',
    operation: RestDecideRefundDocument,
    variables: (call: Call) => ({ ...id(call), ...input(call) }),
    example: { amount: 40_000, ...receipt },
    refuses: [409],
    exampleStatus: 404,
  },
];

const ofDates = [
  { method: 'GET', path: '/departures/:id/manifest', operation: RestManifestDocument, variables: id },
  { method: 'GET', path: '/departures/:id/waiting', operation: RestDepartureWaitingDocument, variables: id },
  {
    method: 'POST',
    path: '/departures/:id/release-holds',
    operation: RestReleaseHoldsDocument,
    variables: id,
    answer: released,
  },
  {
    method: 'PUT',
    path: '/departures/:id/days',
    operation: RestMoveDepartureDocument,
    variables: idWithFieldsAndVersion('startsOn', 'endsOn', 'reason'),
    example: { startsOn: inThreeMonths, endsOn: inThreeMonths, reason: 'The park is closed on that day.' },
  },
  {
    method: 'PUT',
    path: '/departures/:id/cancellation',
    operation: RestCancelDepartureDocument,
    variables: idWithFieldsAndVersion('reason'),
    example: { reason: 'The road is gone.' },
  },
];

export const officeBookingsRoutes = [...ofBookings, ...ofMoney, ...ofDates] as Route[];

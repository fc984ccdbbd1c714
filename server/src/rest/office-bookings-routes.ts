// What the office does with bookings and with dates that have some.
import { daysBefore, kampalaDay } from '../platform/kampala-day.ts';
import { fields, id, input, inputWithKey, inputWithVersion, keyOf, versionOf } from './call.ts';
import {
  RestAddBookingDocument,
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
  RestManifestDocument,
  RestMoveBookingDocument,
  RestMoveDepartureDocument,
  RestRecordPaymentDocument,
  RestReleaseHoldsDocument,
  RestSetBookingLinesDocument,
  RestUpdateBookingDocument,
} from './office-bookings.generated.ts';
import type { AnswerShape, Call, Route } from './route.ts';

const rowsOnly: AnswerShape = {
  of: (connection) => (connection as { nodes: unknown[] }).nodes,
  schema: (connection) => (connection.properties as Record<string, Record<string, unknown>>).nodes ?? {},
};

const released: AnswerShape = {
  of: (count) => ({ released: count }),
  schema: (count) => ({
    ...{ type: 'object', properties: { released: count } },
    ...{ required: ['released'], additionalProperties: false },
  }),
};

/** The `id` of the path as `departureId`. */
const departureId = ({ params }: Call) => ({ departureId: params.id });

/** A call about one booking, whose body is a variable each. Nothing has the number of the example. */
const about = (path: string, operation: unknown, names: readonly string[], example: object = {}) => ({
  ...{ method: 'POST', path, operation, exampleStatus: 404, example },
  variables: (call: Call) => ({
    ...id(call),
    ...fields(...names)(call),
    ...(names.includes('version') && { version: versionOf(call) }),
  }),
});

const party = [{ residence: 'foreignNonResident', ageBand: 'adult', count: 2 }];
const contact = { firstName: 'Grace', lastName: 'Akello', phone: '+256 700 000 000' };
const newBooking = { departureId: 1, party, ...contact, email: 'grace@example.org' };
const receipt = { method: 'cash', receiptNumber: '2026-117', paidOn: kampalaDay() };
const startsOn = daysBefore(kampalaDay(), -90);

export const officeBookingsRoutes = [
  {
    ...{ method: 'GET', path: '/bookings', operation: RestBookingsDocument, variables: () => ({}) },
    answer: rowsOnly,
    openapi: {
      description: 'The newest 1,000. For more, or to search, ask GraphQL for `bookings`.',
    },
  },
  {
    ...{ method: 'GET', path: '/bookings/:id', operation: RestBookingDocument, variables: id },
    missing: 'Booking',
  },
  {
    ...{ method: 'POST', path: '/admin/bookings', operation: RestAddBookingDocument, status: 201 },
    ...{ variables: inputWithKey, example: newBooking, exampleStatus: 404 },
  },
  {
    ...{
      method: 'POST',
      path: '/registrations/:id/booking',
      operation: RestBookRegistrationDocument,
      status: 201,
    },
    variables: (call: Call) => ({ ...inputWithKey(call), registrationId: call.params.id }),
    ...{ example: newBooking, exampleStatus: 404 },
  },
  {
    ...{ method: 'PUT', path: '/bookings/:id', operation: RestUpdateBookingDocument },
    ...{ variables: inputWithVersion, example: contact, exampleStatus: 404 },
  },
  about('/bookings/:id/confirm', RestConfirmBookingDocument, ['tell']),
  about('/bookings/:id/hold', RestHoldBookingDocument, ['until', 'tell'], {
    until: `${startsOn}T12:00:00.000Z`,
  }),
  about('/bookings/:id/decline', RestDeclineBookingDocument, ['reason', 'tell'], {
    reason: 'The park gave us no permits for that day.',
  }),
  about('/bookings/:id/cancel', RestCancelBookingDocument, ['byAgency', 'refund', 'reason', 'tell']),
  about('/bookings/:id/move', RestMoveBookingDocument, ['departureId', 'tell'], { departureId: 2 }),
  about('/bookings/:id/party', RestChangePartyDocument, ['party', 'reason', 'version'], {
    ...{ party, reason: 'A friend comes along.' },
  }),
  about(
    '/bookings/:id/lines',
    RestSetBookingLinesDocument,
    ['currency', 'lines', 'deposit', 'reason', 'version'],
    {
      ...{ currency: 'USD', reason: 'A private journey.' },
      lines: [{ text: 'Private journey', count: 2, unitAmount: 150_000, unitPermit: 80_000 }],
    },
  ),
  {
    ...{ method: 'POST', path: '/bookings/:id/payments', operation: RestRecordPaymentDocument, status: 201 },
    variables: (call: Call) => ({ ...input(call), bookingId: call.params.id, key: keyOf(call) }),
    example: { direction: 'in', amount: 60_000, currency: 'USD', ...receipt },
    exampleStatus: 404,
  },
  about('/payments/:id/counter', RestCounterPaymentDocument, ['reason'], {
    reason: 'Written on the wrong booking.',
  }),
  {
    ...{ method: 'POST', path: '/payments/:id/decision', operation: RestDecideRefundDocument },
    variables: (call: Call) => ({ ...id(call), ...input(call) }),
    ...{ example: { amount: 40_000, ...receipt }, exampleStatus: 404 },
  },
  {
    ...{ method: 'GET', path: '/departures/:id/manifest', operation: RestManifestDocument },
    variables: departureId,
  },
  {
    ...{ method: 'GET', path: '/departures/:id/waiting', operation: RestDepartureWaitingDocument },
    variables: departureId,
  },
  {
    ...{ method: 'POST', path: '/departures/:id/release-holds', operation: RestReleaseHoldsDocument },
    ...{ variables: departureId, answer: released },
  },
  about('/departures/:id/cancel', RestCancelDepartureDocument, ['reason', 'version'], {
    reason: 'The road is gone.',
  }),
  about('/departures/:id/move', RestMoveDepartureDocument, ['startsOn', 'endsOn', 'reason', 'version'], {
    ...{ startsOn, endsOn: startsOn, reason: 'The park is closed on that day.' },
  }),
] as Route[];

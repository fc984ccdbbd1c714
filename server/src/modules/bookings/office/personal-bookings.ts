// What bookings and waiting lists hold of people. Reference, dates, seats and sums of a booking remain.
import { columns, type PersonalTable } from '../../personal-table.ts';

const ofPerson = 'booking_id IN (SELECT id FROM bookings WHERE lower(email) = $1)';

/** SQL: takes the person out of a booking. */
const nobodysBooking = `first_name = '', last_name = '', email = '', phone = '', message = '', terms_ip = '',
  caller_hash = NULL, anonymised_at = now(), updated_at = now(), updated_by = NULL, version = version + 1`;

/** Its link opens nothing any more. */
const anonymousBooking = `${nobodysBooking}, key_hash = NULL`;

/** Of a booking that is old: by its link a review that stands can still be withdrawn, and nothing else. */
export const oldBooking = `${nobodysBooking},
  key_hash = CASE WHEN EXISTS (SELECT FROM reviews WHERE booking_id = bookings.id) THEN key_hash END`;

/** The same of who travels, of what staff wrote about money, and of what was issued. */
export const anonymousTraveller = `name = '', details = NULL`;
export const anonymousPayment = `reason = ''`;
/** The provider's page of a try shows who pays. */
export const anonymousAttempt = `link = NULL, caller_hash = NULL`;
export const anonymousPaper = 'buyer = NULL';
export const anonymousDispute = `reason = '', answer = CASE WHEN answer IS NOT NULL THEN '' END`;

export const personalBookings: Readonly<Record<string, PersonalTable>> = {
  bookings: {
    name: 'Bookings',
    rows: 'lower(email) = $1',
    kind: 'booking',
    erasure: { set: anonymousBooking },
    columns: {
      ...columns('person', 'first_name last_name email phone message terms_ip'),
      ...columns('record', 'id uuid reference departure_id program_id program_name starts_on ends_on seats'),
      ...columns('record', 'state state_at hold_until mode source registration_id address_confirmed_at'),
      ...columns('record', 'extended_at currency rate total permit_total deposit balance_due_on'),
      ...columns('record', 'terms terms_version terms_at came_at created_at updated_at anonymised_at'),
      ...columns('ours', 'version updated_by key_counter key_hash caller_hash assignee_id search_text'),
    },
  },
  booking_lines: {
    name: 'Price lines of bookings',
    rows: ofPerson,
    kind: null,
    erasure: 'keep',
    columns: columns(
      'record',
      'id booking_id position text residence age_band count unit_amount unit_permit',
    ),
  },
  booking_travellers: {
    name: 'Travellers of bookings',
    rows: ofPerson,
    kind: null,
    erasure: { set: anonymousTraveller },
    columns: {
      ...columns('person', 'name'),
      details: 'sealed:booking_travellers.details',
      ...columns('record', 'id booking_id position residence age_band'),
    },
  },
  payments: {
    name: 'Payments of bookings',
    rows: ofPerson,
    kind: null,
    erasure: { set: anonymousPayment },
    columns: {
      ...columns('person', 'reason'),
      ...columns('record', 'id booking_id direction state method amount currency receipt_number paid_on'),
      ...columns('record', 'counters_id created_at provider attempt_id provider_transaction_id fee'),
      ...columns('record', 'refunds_id decides_id provider_refund_id sent_at checked_at problem'),
      ...columns('ours', 'by_id by_name'),
    },
  },
  payment_attempts: {
    name: 'Tries to pay for bookings online',
    rows: ofPerson,
    kind: null,
    erasure: { set: anonymousAttempt },
    columns: {
      ...columns('record', 'id booking_id reference amount currency status provider'),
      ...columns('record', 'problem created_at checked_at settled_at lengthened'),
      ...columns('ours', 'link link_ends_at caller_hash'),
    },
  },
  booking_papers: {
    name: 'Invoices, receipts and credit notes',
    rows: ofPerson,
    kind: null,
    erasure: { set: anonymousPaper },
    columns: {
      ...columns('person', 'buyer'),
      ...columns(
        'record',
        'id booking_id kind year number issued_on amount currency takes_back_id payment_id',
      ),
      ...columns('record', 'content created_at'),
      ...columns('ours', 'seller'),
    },
  },
  disputes: {
    name: 'Chargebacks of bookings',
    rows: ofPerson,
    kind: null,
    erasure: { set: anonymousDispute },
    columns: {
      ...columns('person', 'reason answer'),
      ...columns('record', 'id booking_id amount currency case_number answer_by created_at answered_at'),
      ...columns('ours', 'by_name answered_by_name'),
    },
  },
  waiting: {
    name: 'Places on waiting lists',
    rows: 'lower(email) = $1',
    kind: 'waiting',
    erasure: 'delete',
    columns: {
      ...columns('person', 'first_name last_name email phone terms_ip'),
      ...columns('record', 'id uuid departure_id party seats state state_at terms_at booking_id created_at'),
      ...columns('ours', 'key_counter key_hash'),
    },
  },
};

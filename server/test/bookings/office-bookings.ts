// What staff do with bookings, for tests: one booked as by telephone, and calls by their names.

import { kampalaDay } from '../../src/platform/kampala-day.ts';
import type { Api } from '../api.ts';
import { adults, dayIn, guest } from './bookings.ts';

const { acceptTerms: _, ...contact } = guest;

const fields = `{ id reference state seats version paid outstanding total deposit balanceDueOn currency refund needsDecision isOverdue holdUntil
  startsOn programName departureId lines { text count amount } payments { id direction state amount receiptNumber counters counteredBy byName reason }
  travellers { id name residence hasPassport } mails { mail on stopped sentAt } firstName email }`;

/** Asks as somebody of the staff; the data of the one field, or the sentence of the refusal. */
export const staffCalls = (api: () => Api, token: () => string) => {
  const ask = async (query: string, variables: object = {}, by = token()) =>
    (await api().graphql(query, variables, { token: by })).body;
  /** Calls a mutation that answers a booking, such as `confirmBooking(id: 1)`. */
  const call = async (
    mutation: string,
    variables: Record<string, [type: string, value: unknown]> = {},
    by = token(),
  ) => {
    const names = Object.entries(variables);
    const declared = names.map(([name, [type]]) => `$${name}: ${type}`).join(', ');
    const given = Object.fromEntries(names.map(([name, [, value]]) => [name, value]));
    const { data, errors } = await ask(
      `mutation ${declared ? `(${declared})` : ''} { booking: ${mutation} ${fields} }`,
      given,
      by,
    );
    return errors ? { refused: errors[0].message, ...errors[0].extensions } : data.booking;
  };
  return {
    ask,
    call,
    /** Books two adults, or what `more` says. */
    add: (departureId: number, more: object = {}, by?: string) =>
      call(
        'addBooking(input: $input)',
        { input: ['StaffBookingInput!', { departureId, party: adults(2), ...contact, ...more }] },
        by,
      ),
    find: async (id: number) =>
      (await ask(`query ($id: ID!) { booking(id: $id) ${fields} }`, { id })).data.booking,
    pay: (bookingId: number, amount: number, more: object = {}, key?: string) =>
      call('recordPayment(bookingId: $id, input: $input, key: $key)', {
        id: ['ID!', bookingId],
        input: [
          'PaymentInput!',
          {
            direction: 'in',
            method: 'cash',
            currency: 'USD',
            receiptNumber: `R-${amount}`,
            paidOn: kampalaDay(),
            amount,
            ...more,
          },
        ],
        key: ['String', key],
      }),
    /** Papers are issued from now on. */
    issuePapers: (more: object = {}) =>
      ask('mutation ($input: BookingsSettingsInput!) { updateBookingsSettings(input: $input) { version } }', {
        input: { taxNumber: '1000123456', ...more },
      }),
    timeline: async (id: number) =>
      (
        await ask('query ($of: SubjectInput!) { timeline(subject: $of) { type from to text byName } }', {
          of: { kind: 'booking', id },
        })
      ).data.timeline,
  };
};

export { adults, dayIn };

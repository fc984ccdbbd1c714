// Guests who pay online, for tests: settings, the page at the provider's stand-in, and everything that tells of a payment.
import type { Api } from '../api.ts';
import type { FakeFlutterwave } from '../fakes/flutterwave.ts';

const settings = `mutation ($input: BookingsSettingsInput!) { updateBookingsSettings(input: $input) { version } }`;

export const payOnlineFields = `reference state holdUntil paid due payments { paidOn direction amount currency }
  payOnline { due least most confirms mobileMoneyMax isSandbox } openPayment { link amount currency endsAt }`;

/** What guests and the provider do, by names; `owner` is a token. */
export function onlineCalls(api: () => Api, fake: () => FakeFlutterwave, owner: () => string) {
  const ask = async (query: string, variables: object) => {
    const { body } = await api().graphql(query, variables);
    return { one: body.data?.one, error: body.errors?.[0] };
  };
  const attempts = () => api().db.query('SELECT * FROM payment_attempts ORDER BY id');
  return {
    /** Online payment, with what else holds for bookings. */
    offer: (more: object = {}) =>
      api().graphql(settings, { input: { payOnline: true, ...more } }, { token: owner() }),
    find: async (key: string) =>
      (
        await ask(`query ($key: String!) { one: travellerBooking(key: $key) { ${payOnlineFields} } }`, {
          key,
        })
      ).one,
    /** Presses 'Pay now'. */
    start: (key: string, amount: number) =>
      ask(
        `mutation ($key: String!, $amount: Int!) { one: startBookingPayment(key: $key, amount: $amount) { ${payOnlineFields} } }`,
        { key, amount },
      ),
    attempts,
    /** The reference of the try that was made last. */
    lastReference: async (): Promise<string> => (await attempts()).at(-1).reference,
    /** Comes back from the provider, and asks at once. */
    back: async (reference: string) =>
      (
        await ask('mutation ($reference: String!) { one: checkPayment(reference: $reference) { state } }', {
          reference,
        })
      ).one?.state,
    seen: async (reference: string) =>
      (
        await ask('query ($reference: String!) { one: paymentReturn(reference: $reference) { state } }', {
          reference,
        })
      ).one?.state,
    /** The provider tells of a payment; answers the status. */
    tell: async (transaction: FakeFlutterwave['transactions'][0], headers: Record<string, string> = {}) => {
      const event = fake().eventOf(transaction);
      const options = { body: event.body, headers: { ...event.headers, ...headers } };
      return (await api().rest('POST', '/donations/webhook', options)).status;
    },
    /** What the queue does with what was promised. */
    payments: () =>
      api().db.query(
        `SELECT booking_id AS "bookingId", direction, state, method, amount, currency, provider_transaction_id AS "number", by_name AS "byName"
         FROM payments ORDER BY id`,
      ),
  };
}

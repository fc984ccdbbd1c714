// What the office does for journeys of guests, by its API: dates with prices, money written down, changes and cancellations.
import { expect, owner } from '../journey.ts';

/** A day so many days ahead. */
const dayAhead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const contact = { firstName: 'Ruth', lastName: 'Apio', phone: '+256 700 000 009' };
const twoAdults = [{ residence: 'any', ageBand: 'adult', count: 2 }];
const prices = [
  { residence: 'any', ageBand: 'adult', currency: 'USD', amount: 100_000, permit: 80_000 },
  { residence: 'eastAfricanCitizen', ageBand: 'adult', currency: 'USD', amount: 40_000, permit: 10_000 },
];

export type Office = Awaited<ReturnType<typeof openOffice>>;

/** A new program that is booked at once, with two dates more than two months ahead, the owner signed in for it. */
export async function openOffice(name: string, capacity = 4) {
  const origin = process.env.E2E_ORIGIN ?? '';
  let token = '';
  async function call(method: string, path: string, body?: object) {
    const headers = {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    };
    const answer = await fetch(`${origin}/api/v1${path}`, {
      method,
      headers,
      body: body && JSON.stringify(body),
    });
    const { data, error } = await answer.json();
    expect(answer.ok, `${method} ${path}: ${error?.message}`).toBe(true);
    return data;
  }
  async function ask(query: string) {
    const answer = await fetch(`${origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ query }),
    });
    const { data, errors } = await answer.json();
    expect(errors, query).toBeUndefined();
    return data;
  }
  const bookingOf = async (reference: string): Promise<{ id: number }> => {
    const rows: { id: number; reference: string }[] = await call('GET', '/admin/bookings');
    const found = rows.find((row) => row.reference === reference);
    expect(found, `booking ${reference}`).toBeDefined();
    return found as { id: number };
  };

  ({ token } = await call('POST', '/admin/login', { email: owner.email, password: owner.password() }));
  const [{ imageUrl }] = await call('GET', '/programs');
  const program = await call('POST', '/programs', {
    name,
    imageUrl,
    description: 'Into Bwindi on foot.',
    category: 'activity',
    duration: '3 days',
    price: 3_000_000,
    schedule: 'By agreement',
    maxParticipants: 8,
    bookingMode: 'instant',
  });
  await call('PUT', `/programs/${program.id}/prices`, { tiers: prices });
  const dates: { id: number; startsOn: string; endsOn: string }[] = [];
  for (const days of [100, 107]) {
    const date = { startsOn: dayAhead(days), endsOn: dayAhead(days + 2) };
    const { made } = await call('POST', '/departures', { programId: program.id, ...date, capacity });
    dates.push({ id: made[0].id, ...date });
  }
  const [first, second] = dates as [(typeof dates)[number], (typeof dates)[number]];

  return {
    programId: program.id as number,
    first,
    second,
    /** Writes down money that came in at the desk. */
    async takeMoney(reference: string, amount: number) {
      const { id } = await bookingOf(reference);
      const receipt = { method: 'cash', receiptNumber: `R-${reference}`, paidOn: dayAhead(0) };
      await call('POST', `/admin/bookings/${id}/payments`, {
        direction: 'in',
        amount,
        currency: 'USD',
        ...receipt,
      });
    },
    /** To the second date, and the guest is told. */
    async move(reference: string) {
      const { id } = await bookingOf(reference);
      await call('POST', `/admin/bookings/${id}/move`, { departureId: second.id });
    },
    /** Two seats on the first date, sold at the desk; answers the booking's number. */
    async sell(): Promise<number> {
      return (await call('POST', '/admin/bookings', { departureId: first.id, party: twoAdults, ...contact }))
        .id;
    },
    /** Whether guests pay online. */
    async payOnline(offered: boolean) {
      await ask(`mutation { updateBookingsSettings(input: { payOnline: ${offered} }) { version } }`);
    },
    /** Has what waits to be decided go back as the terms give it, by the provider. */
    async giveBack(reference: string, amount: number) {
      const { id } = await bookingOf(reference);
      const { booking } = await ask(`{ booking(id: ${id}) { payments { id state } } }`);
      const waiting = booking.payments.find(({ state }: { state: string }) => state === 'toDecide');
      await call('POST', `/admin/payments/${waiting.id}/decision`, { amount, method: 'online' });
    },
    /** Asks the provider what became of all that is on its way back. */
    async askAboutRefunds(reference: string) {
      const { id } = await bookingOf(reference);
      const { booking } = await ask(`{ booking(id: ${id}) { payments { id state direction } } }`);
      for (const { id, state, direction } of booking.payments)
        if (direction === 'out' && state === 'asked') await call('POST', `/admin/payments/${id}/check`);
    },
    /** Ends all holds of the first date that nobody paid, as their time does. */
    async releaseHolds() {
      await call('POST', `/departures/${first.id}/release-holds`);
    },
    async cancel(id: number, more: object = {}) {
      await call('PUT', `/admin/bookings/${id}/cancellation`, { reason: 'The guest is ill.', ...more });
    },
    /** Takes no bookings on the first date any more. */
    async closeFirst() {
      const date = { startsOn: first.startsOn, endsOn: first.endsOn, capacity, status: 'closed' };
      await call('PUT', `/departures/${first.id}`, { programId: program.id, ...date });
    },
    /** Writes a quote down and sends it; answers its number. */
    async quote(input: object): Promise<number> {
      const { id } = await call('POST', '/admin/quotes', input);
      await call('POST', `/admin/quotes/${id}/send`);
      return id;
    },
    async changeQuote(id: number, input: object) {
      await call('PUT', `/admin/quotes/${id}`, input);
    },
    /** What bookings name stays readable; visitors see it no more. */
    async close() {
      await call('DELETE', `/programs/${program.id}`);
    },
  };
}

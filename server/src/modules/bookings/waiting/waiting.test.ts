// Who waits for seats of a date that is full.
import { type Api, startApi } from '../../../../test/api.ts';
import {
  adults,
  booked,
  dayIn,
  guest,
  guestNumber,
  lastMail,
  makeDate,
} from '../../../../test/bookings/bookings.ts';
import { truncate } from '../../../../test/database.ts';

let api: Api;
const visitor = { user: null, ip: '127.0.0.1', userAgent: '' };
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => truncate(api.db));

const join = 'mutation ($input: WaitingInput!) { one: joinWaitingList(input: $input) { key } }';
async function wait(departureId: number, i: number, seats = 2) {
  const input = { ...guestNumber(i), departureId, party: adults(seats) };
  const { body } = await api.graphql(join, { input });
  return { key: body.data?.one.key as string, error: body.errors?.[0] };
}
const place = async (key: string) => {
  const query = 'query ($key: String!) { one: waitingPlace(key: $key) { state before programName seats } }';
  return (await api.graphql(query, { key })).body.data.one;
};
const leave = (key: string) =>
  api.graphql('mutation ($key: String!) { one: leaveWaitingList(key: $key) { state } }', { key });
const states = async () =>
  (await api.db.query('SELECT state FROM waiting ORDER BY id')).map(({ state }: { state: string }) => state);
const taken = async () => (await api.db.query('SELECT taken FROM departure_seats'))[0].taken;

describe('A party that waits', () => {
  it('has a place, a page and a mail that leads to it', async () => {
    const id = await makeDate(api, { capacity: 2 });
    await booked(api, id);
    const first = await wait(id, 1);
    const second = await wait(id, 2);
    expect(await place(second.key)).toEqual({
      state: 'waiting',
      before: 1,
      programName: 'Gorilla Trek in Bwindi',
      seats: 2,
    });
    const { mail, url } = await lastMail(api);
    expect([mail, url]).toEqual(['waiting', expect.stringContaining(`/booking/waiting?key=${second.key}`)]);
    expect((await place(first.key)).before).toBe(0);
    expect(await place('wrong')).toBeNull();
  });

  it('is refused while there are seats for it, where it never fits, and when it waits already', async () => {
    const id = await makeDate(api, { capacity: 2 });
    expect((await wait(id, 1)).error.message).toBe('There are seats for you on this date: please book them.');
    await booked(api, id);
    expect((await wait(id, 1, 3)).error.message).toMatch('This date never has more than 2 seats.');
    await wait(id, 1);
    expect((await wait(id, 1)).error.message).toMatch('This address waits for this date already');
  });

  it('is offered seats in the transaction that frees them: the first that fits, as a hold for a day', async () => {
    const id = await makeDate(api, { capacity: 4 });
    const { id: cancelled } = await booked(api, id);
    await booked(api, id, guestNumber(9));
    for (const [i, seats] of [
      [1, 3],
      [2, 2],
      [3, 1],
    ] as const)
      await wait(id, i, seats);
    await api.services.bookings.cancel(visitor, cancelled);
    expect(await states()).toEqual(['waiting', 'offered', 'waiting']);
    expect(await taken()).toBe(4);
    const [offered] = await api.db.query(
      "SELECT state, source, total, hold_until > now() + interval '23 hours' AS long FROM bookings WHERE source = 'waiting'",
    );
    expect(offered).toEqual({ state: 'held', source: 'waiting', total: 200_000, long: true });
    expect((await lastMail(api)).mail).toBe('placeOffered');
    expect((await api.mails()).at(-1)?.to).toBe(guestNumber(2).email);
  });

  it('gets the seats of a hold that lapsed before whoever books at that moment', async () => {
    const id = await makeDate(api, { capacity: 2 });
    await booked(api, id);
    await wait(id, 1);
    await api.db.query("UPDATE bookings SET hold_until = now() - interval '1 second'");
    await expect(booked(api, id, guestNumber(2))).rejects.toThrow();
    // Who was refused changed nothing; the clock does it.
    await api.services.bookingClock.keepTime();
    expect(await states()).toEqual(['offered']);
    expect(await taken()).toBe(2);
    const made =
      "SELECT user_email AS by FROM activities WHERE entity_type = 'booking' AND type = 'create' ORDER BY id";
    expect((await api.db.query(made)).at(-1)).toEqual({ by: null });
  });

  it('takes what it is offered by the link in its mail, or loses it to the next', async () => {
    const id = await makeDate(api, { capacity: 2 });
    const { id: cancelled } = await booked(api, id);
    await wait(id, 1);
    await wait(id, 2);
    await api.services.bookings.cancel(visitor, cancelled);
    await api.db.query("UPDATE bookings SET hold_until = now() - interval '1 second' WHERE state = 'held'");
    await api.services.bookingClock.keepTime();
    expect(await states()).toEqual(['lapsed', 'offered']);
    const mails = await api.mails();
    const { url } = await lastMail(api);
    expect(mails.at(-1)?.to).toBe(guestNumber(2).email);
    const { searchParams } = new URL(url);
    const confirm =
      'mutation ($key: String!, $token: String!) { one: confirmBookingAddress(key: $key, token: $token) { state } }';
    const { body } = await api.graphql(confirm, Object.fromEntries(searchParams));
    expect(body.data.one.state).toBe('held');
    expect(await states()).toEqual(['lapsed', 'taken']);
  });

  it('leaves the list, and what it was offered goes to the next', async () => {
    const id = await makeDate(api, { capacity: 2 });
    const { id: cancelled } = await booked(api, id);
    const first = await wait(id, 1);
    await wait(id, 2);
    await api.services.bookings.cancel(visitor, cancelled);
    expect((await leave(first.key)).body.data.one.state).toBe('left');
    expect((await leave(first.key)).body.data.one.state).toBe('left');
    expect(await states()).toEqual(['left', 'offered']);
    expect(await taken()).toBe(2);
  });

  it('waits no longer than the journey begins', async () => {
    const id = await makeDate(api, { capacity: 2 });
    await booked(api, id);
    await wait(id, 1);
    await api.db.query('UPDATE departures SET starts_on = $1', [dayIn(0)]);
    await api.services.bookingClock.keepTime();
    expect(await states()).toEqual(['lapsed']);
  });
});

it('With a robot nobody waits', async () => {
  const id = await makeDate(api, { capacity: 2 });
  const input = { ...guest, departureId: id, party: adults(1) };
  const query =
    'mutation ($input: WaitingInput!, $form: FormGuard) { one: joinWaitingList(input: $input, form: $form) { key } }';
  const { body } = await api.graphql(query, { input, form: { website2: 'https://spam.example' } });
  expect(body.data.one.key).toMatch(/^[\w-]{22}$/);
  expect(await states()).toEqual([]);
});

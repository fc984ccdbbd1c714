// Bookings as the office works on them: made by telephone, listed, corrected, worked on.
import { type Api, startApi } from '../../../../test/api.ts';
import { adults, makeDate } from '../../../../test/bookings/bookings.ts';
import { staffCalls } from '../../../../test/bookings/office-bookings.ts';
import { truncate } from '../../../../test/database.ts';
import { gorillaTrek, registration } from '../../../../test/samples.ts';
import { kampalaDay } from '../../../platform/kampala-day.ts';

let api: Api;
let token: string;
let date: number;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  await truncate(api.db);
  token = await api.tokenOf('amina@example.org');
  date = await makeDate(api);
});

const { ask, call, add, find, pay, timeline } = staffCalls(
  () => api,
  () => token,
);
const list = async (args: string) =>
  (await ask(`{ bookings(${args}) { nodes { id } totalCount } }`)).data.bookings.nodes.map(
    ({ id }: { id: number }) => id,
  );

describe('A booking by telephone', () => {
  it('is confirmed at once, with its price, its travellers and one mail', async () => {
    const booking = await add(date);
    expect(booking).toMatchObject({
      state: 'confirmed',
      seats: 2,
      total: 200_000,
      outstanding: 200_000,
      paid: 0,
      currency: 'USD',
      lines: [{ text: 'Adult, foreign non-resident', count: 2, amount: 200_000 }],
      travellers: [{ name: '', hasPassport: false }, {}],
    });
    expect(await api.mails()).toMatchObject([{ to: 'grace@example.org', template: 'booking' }]);
    expect(await api.db.query('SELECT taken FROM departure_seats')).toEqual([{ taken: 2 }]);
  });

  it('is held up to a moment, needs no address, and tells nobody when staff do not want it', async () => {
    const until = new Date(Date.now() + 7_200_000).toISOString();
    expect(await add(date, { holdUntil: until, email: '' })).toMatchObject({
      state: 'held',
      holdUntil: until,
    });
    await add(date, { tell: false });
    expect(await api.mails()).toEqual([]);
    expect(await add(date, { holdUntil: '2020-01-01T00:00:00.000Z' })).toMatchObject({
      refused: 'A hold must end in the future.',
    });
  });

  it('of more seats than are free is refused with how many are left', async () => {
    await add(date, { party: adults(7) });
    expect(await add(date)).toMatchObject({ code: 'CONFLICT', seatsLeft: 1 });
  });

  it('is one, sent again with its key', async () => {
    const input = [
      'StaffBookingInput!',
      { departureId: date, party: adults(1), firstName: 'A', lastName: 'B', phone: '0700 000 000' },
    ];
    const again = () =>
      call('addBooking(input: $input, key: $key)', {
        input: input as [string, unknown],
        key: ['String', 'the-key-of-this-booking'],
      });
    expect((await again()).id).toBe((await again()).id);
    expect(await list('first: 9')).toHaveLength(1);
  });
});

describe('A registration', () => {
  const register = async () => {
    await api.rest('POST', '/programs', { token, body: gorillaTrek });
    const programId = (await api.db.query('SELECT max(id) AS id FROM programs'))[0].id;
    const body = { ...registration, programId, medicalConditions: 'Asthma' };
    return (await api.rest('POST', '/registrations', { body })).body.data.id;
  };
  const book = (id: number) =>
    call('bookRegistration(registrationId: $id, input: $input)', {
      id: ['ID!', id],
      input: [
        'StaffBookingInput!',
        {
          departureId: date,
          party: adults(1),
          firstName: 'Grace',
          lastName: 'Akello',
          phone: '0700 000 000',
        },
      ],
    });

  it('becomes a booking once; its health data stays where it is', async () => {
    const id = await register();
    const { id: bookingId, reference } = await book(id);
    const { registration: found } = (
      await ask(`{ registration(id: ${id}) { status booking { id } medicalConditions } }`)
    ).data;
    expect(found).toEqual({ status: 'confirmed', booking: { id: bookingId }, medicalConditions: 'Asthma' });
    expect(await book(id)).toMatchObject({
      refused: `This registration is booked already, as ${reference}.`,
      code: 'CONFLICT',
    });
    expect(await book(77)).toMatchObject({ refused: 'Registration not found' });
    const rows = await api.db.query('SELECT booking::text FROM bookings AS booking');
    expect(JSON.stringify(rows)).not.toContain('Asthma');
  });
});

describe('The list', () => {
  it('is filtered by state, date, day, who takes care and what waits, and finds by name, phone, program and reference', async () => {
    const later = await makeDate(api, { startsIn: 200 });
    const one = await add(date);
    const two = await add(later, { firstName: 'Péter', lastName: 'Okello', phone: '+256 772 123 456' });
    await call(`cancelBooking(id: ${two.id})`);
    await ask(`mutation { assignBookings(ids: [${one.id}], assigneeId: 1) { id } }`);
    for (const [filter, ids] of [
      ['filter: { state: [confirmed] }', [one.id]],
      ['filter: { state: [confirmed, cancelled] }', [two.id, one.id]],
      [`filter: { departureId: ${later} }`, [two.id]],
      ['filter: { assigneeId: 1 }', [one.id]],
      ['filter: { unassigned: true }', [two.id]],
      [`filter: { startsFrom: "${two.startsOn}" }`, [two.id]],
      [`filter: { receivedTo: "${kampalaDay()}" }`, [two.id, one.id]],
      ['filter: { overdue: true }', []],
      ['search: "peter okel"', [two.id]],
      ['search: "772123456"', [two.id]],
      [`search: "${one.reference}"`, [one.id]],
      ['search: "gorilla", sort: { field: startsOn, direction: asc }', [one.id, two.id]],
      ['sort: { field: lastName, direction: asc }', [one.id, two.id]],
    ] as [string, number[]][])
      expect([filter, await list(filter)]).toEqual([filter, ids]);
    const beside = `{ bookingNeighbours(id: ${one.id}) { previous next } }`;
    expect((await ask(beside)).data.bookingNeighbours).toEqual({ previous: two.id, next: null });
    const { staffSearch } = (await ask('{ staffSearch(text: "okello") { kind items { title detail } } }'))
      .data;
    expect(staffSearch).toEqual([
      { kind: 'booking', items: [{ title: 'Péter Okello', detail: expect.stringContaining(two.reference) }] },
    ]);
    const { customer } = (await ask('{ customer(email: "GRACE@example.org") { names bookings { id } } }'))
      .data;
    expect(customer).toEqual({
      names: ['Péter Okello', 'Grace Akello'],
      bookings: [{ id: two.id }, { id: one.id }],
    });
  });

  it('says what is overdue by the day on which the balance was due', async () => {
    const { id } = await add(date);
    await pay(id, 60_000);
    await api.db.query(`UPDATE bookings SET balance_due_on = current_date - 5`);
    expect(await list('filter: { overdue: true }')).toEqual([id]);
    expect(await find(id)).toMatchObject({ isOverdue: true, state: 'confirmed' });
    await pay(id, 140_000);
    expect(await list('filter: { overdue: true }')).toEqual([]);
  });

  it('is for who may read what came in alone', async () => {
    await api.db.query(`UPDATE users SET role = 'content'`);
    expect((await ask('{ bookings { nodes { id } } }')).errors[0].extensions.code).toBe('FORBIDDEN');
  });
});

describe('Work on a booking', () => {
  it('has an assignee, notes, reminders and replies, and is told by its timeline and to colleagues', async () => {
    const { id } = await add(date);
    const of = `{ kind: booking, id: ${id} }`;
    const { changesSince: before } = (await ask('{ changesSince { cursor } }')).data;
    await ask(`mutation { assignBookings(ids: [${id}], assigneeId: 1) { id } }`);
    await ask(`mutation { addNote(subject: ${of}, text: "Wants a window") { id } }`);
    await ask(`mutation { addReminder(subject: ${of}, dueOn: "${kampalaDay()}", text: "Call") { id } }`);
    const reply = `sendReply(subject: ${of}, input: { subject: "Your journey {reference}", text: "Still {outstanding}." }, key: "a-key-of-the-reply-1") { id }`;
    expect((await ask(`mutation { ${reply} }`)).errors).toBeUndefined();
    expect((await timeline(id)).map(({ type }: { type: string }) => type)).toEqual(
      expect.arrayContaining(['received', 'assigned', 'note', 'reminder', 'reply']),
    );
    const { booking } = (
      await ask(`{ booking(id: ${id}) { assignee { name } nextReminderOn replyProblem } }`)
    ).data;
    expect(booking).toEqual({
      assignee: { name: 'amina' },
      nextReminderOn: kampalaDay(),
      replyProblem: null,
    });
    const query =
      'query ($cursor: String) { changesSince(cursor: $cursor) { bookings { id version } timelines { kind id title } } }';
    const { changesSince } = (await ask(query, { cursor: before.cursor })).data;
    expect(changesSince).toEqual({
      bookings: [{ id, version: 2 }],
      timelines: [{ kind: 'booking', id, title: 'Grace Akello' }],
    });
    const { replyPreview } = (
      await ask(
        `{ replyPreview(subject: ${of}, input: { subject: "x", text: "Still {outstanding} of {total}." }) { text } }`,
      )
    ).data;
    expect(replyPreview.text).toContain('Still USD 2,000 of USD 2,000.');
  });

  it('is news when a guest confirmed or holds it, not when staff made it', async () => {
    const news = async () => (await ask('{ inboxNews { bookings } }')).data.inboxNews.bookings;
    await add(date);
    expect(await news()).toBe(0);
    await api.db.query(
      `UPDATE bookings SET source = 'web', state = 'held', hold_until = now() + interval '1 hour'`,
    );
    expect(await news()).toBe(1);
    expect(
      (await ask('mutation { markInboxRead(inbox: bookings, id: 1) { bookings } }')).data.markInboxRead,
    ).toEqual({
      bookings: 0,
    });
  });

  it('corrects who booked: a wrong address loses its link, the right one gets its own', async () => {
    const { id, version } = await add(date);
    const [{ before }] = await api.db.query('SELECT key_hash AS before FROM bookings');
    const update = (email: string, as?: number) =>
      call('updateBooking(id: $id, input: $input, version: $version)', {
        id: ['ID!', id],
        input: [
          'BookingContactInput!',
          { firstName: 'Grace', lastName: 'Akello', phone: '+256 700 000 001', email },
        ],
        version: ['Int', as],
      });
    expect(await update('g.akello@example.org', version)).toMatchObject({ email: 'g.akello@example.org' });
    const [{ after }] = await api.db.query('SELECT key_hash AS after FROM bookings');
    expect(after).not.toBe(before);
    expect((await api.mails()).at(-1)).toMatchObject({
      to: 'g.akello@example.org',
      template: 'booking-link',
    });
    expect(await update('other@example.org', version)).toMatchObject({ code: 'CONFLICT' });
    expect(await update('no address')).toMatchObject({ refused: 'Email is not valid.' });
  });

  it('stops a mail that is planned, and lets it leave after all', async () => {
    const { id } = await add(date);
    const stop = (mail: string, stopped: boolean) =>
      call(`setBookingMailStopped(id: ${id}, mail: ${mail}, stopped: ${stopped})`);
    const { mails } = await stop('whatToBring', true);
    expect(mails.map(({ mail, stopped }: { mail: string; stopped: boolean }) => [mail, stopped])).toEqual([
      ['confirmed', false],
      ['balanceSoon', false],
      ['balanceDue', false],
      ['balanceOverdue', false],
      ['namesMissing', false],
      ['whatToBring', true],
      ['welcome', false],
    ]);
    expect((await stop('whatToBring', false)).mails[5]).toMatchObject({ stopped: false });
    expect(await stop('confirmed', true)).toMatchObject({ code: 'CONFLICT' });
  });
});

it('Who takes charge of bookings waits for who sells their seats, and never in a circle with them', async () => {
  const { id } = await add(date);
  const [{ departure }] = await api.db.query('SELECT departure_id AS departure FROM bookings WHERE id = $1', [
    id,
  ]);
  let isDone = false;
  const assigned = await api.db.transaction(async (manager) => {
    await manager.query('SELECT FROM departure_seats WHERE departure_id = $1 FOR UPDATE', [departure]);
    const assigning = ask(`mutation { assignBookings(ids: [${id}], assigneeId: 1) { id } }`).then((body) => {
      isDone = true;
      return body;
    });
    await new Promise((later) => setTimeout(later, 300));
    expect(isDone).toBe(false);
    // Nobody has the booking: who sells its seats can go on.
    await manager.query('SELECT FROM bookings WHERE id = $1 FOR UPDATE NOWAIT', [id]);
    return { assigning };
  });
  expect((await assigned.assigning).data.assignBookings).toEqual([{ id }]);
});

it('A booking that staff wrote down says so in its timeline, and who looks at it is not written down', async () => {
  const { id } = await add(date);
  await find(id);
  await find(id);
  expect((await timeline(id)).map(({ type, byName }: Record<string, string>) => [type, byName])).toEqual([
    ['received', 'The office'],
  ]);
});

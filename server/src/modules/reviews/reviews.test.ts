// Reviews: written by who travelled, decided by staff, read by visitors, and withdrawn.
import { type Api, startApi } from '../../../test/api.ts';
import { booked, dayIn, makeDate } from '../../../test/bookings/bookings.ts';
import { truncate } from '../../../test/database.ts';
import { tokensOfRoles } from '../../../test/roles.ts';
import type { BookingMailData } from '../mail/mail-composer.service.ts';

let api: Api;
let token: string;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  await truncate(api.db);
  token = await api.tokenOf('amina@example.org');
  await setting(true);
});

const ask = async (query: string, variables: object = {}, as?: string) => {
  const { body } = await api.graphql(query, variables, as ? { token: as } : {});
  const [error] = body.errors ?? [];
  return error
    ? { code: error.extensions.code, message: error.message, details: error.extensions.details }
    : body.data;
};
const setting = (askForReviews: boolean) =>
  ask(
    'mutation ($input: BookingsSettingsInput!) { updateBookingsSettings(input: $input) { version } }',
    { input: { askForReviews } },
    token,
  );

const words = {
  stars: 5,
  title: 'Worth each step',
  text: 'A hard climb, and an hour we shall not forget.',
  firstName: 'Grace',
};
const own = 'programName canWrite firstName review { stars title text firstName state reason }';
const find = async (key: string) =>
  (await ask(`query ($key: String!) { one: travellerReview(key: $key) { ${own} } }`, { key })).one;
const write = async (key: string, more: object = {}, form: object | null = null) => {
  const query = `mutation ($key: String!, $input: ReviewInput!, $form: FormGuard) { one: saveReview(key: $key, input: $input, form: $form) { ${own} } }`;
  const answer = await ask(query, { key, form, input: { ...words, ...more } });
  return answer.one ?? answer;
};
const withdraw = async (key: string) => {
  const answer = await ask(`mutation ($key: String!) { one: withdrawReview(key: $key) { ${own} } }`, { key });
  return answer.one ?? answer;
};
const decide = async (id: number, more: object, as = token) => {
  const query = `mutation ($id: ID!, $approve: Boolean!, $reason: String, $version: Int) {
    one: decideReview(id: $id, approve: $approve, reason: $reason, version: $version) { state reason version } }`;
  const answer = await ask(query, { id, ...more }, as);
  return answer.one ?? answer;
};
const listed = async (filter: object = {}, as = token) => {
  const query =
    'query ($filter: ReviewFilter) { reviews(filter: $filter) { nodes { id state firstName stars } totalCount } }';
  const answer = await ask(query, { filter }, as);
  return answer.reviews?.nodes ?? answer;
};
const publicOf = async (programId: number, page = 1) =>
  (
    await ask(
      `query ($id: ID!, $page: Int) { programReviews(programId: $id, first: 2, page: $page) {
         average totalCount nodes { stars title firstName month } pageInfo { hasNextPage } } }`,
      { id: programId, page },
      // Staff's answers are never kept: tests write to the database itself.
      token,
    )
  ).programReviews;

/** A guest whose journey of two days ended so many days ago. */
async function travelled(endedAgo = 4, email = 'grace@example.org') {
  const date = await makeDate(api);
  const made = await booked(api, date, { email });
  await api.db.query('UPDATE departures SET starts_on = $2, ends_on = $3 WHERE id = $1', [
    date,
    dayIn(-endedAgo - 1),
    dayIn(-endedAgo),
  ]);
  await api.db.query(`UPDATE bookings SET state = 'completed', hold_until = NULL WHERE id = $1`, [made.id]);
  const [{ program_id: programId }] = await api.db.query('SELECT program_id FROM departures WHERE id = $1', [
    date,
  ]);
  return { ...made, date, programId: programId as number };
}

/** One that is written, and its number. */
async function written(more: object = {}, endedAgo?: number, email?: string) {
  const guest = await travelled(endedAgo, email);
  await write(guest.key, more);
  const [{ id }] = await api.db.query('SELECT id FROM reviews WHERE booking_id = $1', [guest.id]);
  return { ...guest, review: id as number };
}

describe('A review', () => {
  it('is written by who travelled, changed until it is decided, and is one for each booking', async () => {
    const { key } = await travelled();
    expect(await find(key)).toMatchObject({ canWrite: true, firstName: 'Grace', review: null });
    expect(await write(key)).toMatchObject({ review: { ...words, state: 'waiting', reason: '' } });
    expect(await write(key, { stars: 4, title: null })).toMatchObject({ review: { stars: 4, title: '' } });
    expect(await listed()).toEqual([
      { id: expect.any(Number), state: 'waiting', firstName: 'Grace', stars: 4 },
    ]);
    await Promise.all([write(key, { stars: 3 }), write(key, { stars: 2 }), write(key, { stars: 1 })]);
    expect(await listed()).toHaveLength(1);
  });

  it('is not written before the journey is over, for a cancelled one, 90 days after, by a wrong key, or while nobody asks for any', async () => {
    const { id, key, date, programId } = await travelled();
    const refused = async (set: string, back: string) => {
      await api.db.query(set);
      const answers = [await find(key), (await write(key)).code];
      await api.db.query(back);
      return answers;
    };
    const closed = [null, 'CONFLICT'];
    for (const state of ['cancelled', 'declined', 'expired'])
      expect(
        await refused(
          `UPDATE bookings SET state = '${state}' WHERE id = ${id}`,
          `UPDATE bookings SET state = 'completed' WHERE id = ${id}`,
        ),
      ).toEqual(closed);
    const days = (from: number, to: number) =>
      `UPDATE departures SET starts_on = '${dayIn(from)}', ends_on = '${dayIn(to)}' WHERE id = ${date}`;
    expect(await refused(days(-1, 0), days(-5, -4))).toEqual(closed);
    expect(await refused(days(-92, -91), days(-5, -4))).toEqual(closed);
    const program = (set: string) => `UPDATE programs SET ${set} WHERE id = ${programId}`;
    expect(await refused(program('deleted_at = now()'), program('deleted_at = NULL'))).toEqual(closed);
    await setting(false);
    expect([await find(key), (await write(key)).code]).toEqual(closed);
    await setting(true);
    expect([await find(`${key}x`), (await write(`${key}x`)).code]).toEqual([null, 'NOT_FOUND']);
    expect(await find(key)).toMatchObject({ canWrite: true });
  });

  it('says of each field what is wrong, and keeps nothing of a robot', async () => {
    const { key } = await travelled();
    const { code, details } = await write(key, {
      stars: 6,
      text: 'Great!',
      firstName: 'https://example.org',
    });
    expect(code).toBe('BAD_USER_INPUT');
    expect(details.map(({ message }: { message: string }) => message)).toEqual([
      'Please choose from 1 to 5 stars.',
      'Please write at least 20 characters, so that it helps who reads it.',
      'First name must not contain a web or e-mail address. After a dot, please leave a space.',
    ]);
    expect(await write(key, {}, { website2: 'https://spam.example' })).toMatchObject({ review: null });
    expect(await listed()).toEqual([]);
  });

  it('stands on the page of its program once it is approved, with first name and month, and nothing stands there before', async () => {
    const { programId, review, key } = await written();
    expect(await publicOf(programId)).toBeNull();
    expect(await decide(review, { approve: true })).toMatchObject({ state: 'approved' });
    expect(await publicOf(programId)).toEqual({
      average: 5,
      totalCount: 1,
      nodes: [
        { stars: 5, title: 'Worth each step', firstName: 'Grace', month: `${dayIn(-5).slice(0, 7)}-01` },
      ],
      pageInfo: { hasNextPage: false },
    });
    expect(await write(key, { stars: 1 })).toMatchObject({ code: 'CONFLICT' });
    expect(await find(key)).toMatchObject({ canWrite: false, review: { state: 'approved', stars: 5 } });
    await api.db.query('UPDATE programs SET is_active = false WHERE id = $1', [programId]);
    expect(await publicOf(programId)).toBeNull();
  });

  it('is counted with the others of its program, page by page', async () => {
    const first = await written();
    const others = await Promise.all(
      [4, 3].map((stars) => written({ stars }, 6, `guest${stars}@example.org`)),
    );
    for (const { date } of others)
      await api.db.query('UPDATE departures SET program_id = $1 WHERE id = $2', [first.programId, date]);
    for (const { review } of [first, ...others]) await decide(review, { approve: true });
    expect(await publicOf(first.programId)).toMatchObject({
      average: 4,
      totalCount: 3,
      pageInfo: { hasNextPage: true },
      nodes: [{ stars: expect.any(Number) }, { stars: expect.any(Number) }],
    });
    expect(await publicOf(first.programId, 2)).toMatchObject({ nodes: [{ stars: 5 }] });
  });

  it('that is declined says why to its guest alone, who may withdraw it and write another one', async () => {
    const { programId, review, key } = await written();
    await decide(review, { approve: false, reason: 'Please leave out the name of the guide.' });
    expect(await publicOf(programId)).toBeNull();
    expect(await find(key)).toMatchObject({
      review: { state: 'declined', reason: 'Please leave out the name of the guide.' },
    });
    expect(await withdraw(key)).toMatchObject({ review: null, canWrite: true });
    expect(await write(key)).toMatchObject({ review: { state: 'waiting' } });
  });

  it('is not decided unread: who read another version is told, and the same decision twice is one', async () => {
    const { review, key } = await written();
    await write(key, { stars: 1 });
    expect(await decide(review, { approve: true, version: 1 })).toMatchObject({
      code: 'CONFLICT',
      message: 'The guest changed this review after you read it. Please read it again, then decide.',
    });
    const both = await Promise.all([
      decide(review, { approve: true, version: 2 }),
      decide(review, { approve: true, version: 2 }),
    ]);
    expect(both).toEqual([
      { state: 'approved', reason: '', version: 3 },
      { state: 'approved', reason: '', version: 3 },
    ]);
    expect(await decide(review, { approve: false, version: 2 })).toMatchObject({ code: 'CONFLICT' });
    expect(await decide(review, { approve: false, version: 3 })).toMatchObject({ state: 'declined' });
    expect(await decide(999, { approve: true })).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is decided by who may write content, and read by who may read it', async () => {
    const { review } = await written();
    const { viewer = '', content = '' } = await tokensOfRoles(api);
    expect(await listed({ state: ['waiting'] }, viewer)).toHaveLength(1);
    expect(await listed({ state: ['approved'] }, viewer)).toEqual([]);
    expect(await decide(review, { approve: true }, viewer)).toMatchObject({ code: 'FORBIDDEN' });
    expect(await decide(review, { approve: true }, content)).toMatchObject({ state: 'approved' });
  });

  it('can be withdrawn at any time, also when its booking is nobody’s any more', async () => {
    const { programId, review, key, id } = await written();
    await decide(review, { approve: true });
    await api.db.query('UPDATE departures SET starts_on = $1, ends_on = $1', [dayIn(-500)]);
    await api.services.bookingRetention.anonymiseOld();
    const [{ email }] = await api.db.query('SELECT email FROM bookings WHERE id = $1', [id]);
    expect(email).toBe('');
    const page = await ask('query ($key: String!) { travellerBooking(key: $key) { reference } }', { key });
    expect(page.travellerBooking).toBeNull();
    expect(await publicOf(programId)).toMatchObject({ totalCount: 1 });
    expect(await find(key)).toMatchObject({ canWrite: false, review: { state: 'approved' } });
    expect(await withdraw(key)).toMatchObject({ review: null, canWrite: false });
    expect(await publicOf(programId)).toBeNull();
    expect(await withdraw(key)).toMatchObject({ review: null });
  });

  it('goes with its person, also after the booking lost it, and leaves no trace', async () => {
    const { programId, review } = await written();
    await decide(review, { approve: true });
    await api.db.query(`UPDATE bookings SET email = '', anonymised_at = now()`);
    const erased = await ask(
      'mutation { erasePerson(email: "Grace@example.org") { name count } }',
      {},
      token,
    );
    expect(erased.erasePerson).toContainEqual({ name: 'Reviews', count: 1 });
    expect(await publicOf(programId)).toBeNull();
    expect(await listed()).toEqual([]);
    const lines = await api.db.query(
      `SELECT ip FROM activities WHERE entity_type = 'review' AND user_id IS NULL AND ip <> ''`,
    );
    expect(lines).toEqual([]);
  });

  it('follows its booking to another date, and outlives a program that is removed', async () => {
    const { programId, review, key, id } = await written();
    await decide(review, { approve: true });
    const other = await makeDate(api, { startsIn: -30 });
    await api.db.query('UPDATE bookings SET departure_id = $2 WHERE id = $1', [id, other]);
    const [{ program_id: otherProgram }] = await api.db.query(
      'SELECT program_id FROM departures WHERE id = $1',
      [other],
    );
    expect([await publicOf(programId), (await publicOf(otherProgram)).nodes[0].month]).toEqual([
      null,
      `${dayIn(-30).slice(0, 7)}-01`,
    ]);
    await api.db.query('UPDATE departures SET program_id = NULL WHERE id = $1', [other]);
    expect(await publicOf(otherProgram)).toBeNull();
    expect(await find(key)).toMatchObject({
      programName: 'Gorilla Trek in Bwindi',
      review: { state: 'approved' },
    });
  });
});

describe('Kept pages', () => {
  it('say at once what was approved, and that it was withdrawn', async () => {
    const { programId, review, key } = await written();
    const rest = async () => {
      const { status, body } = await api.rest('GET', `/programs/${programId}/reviews`);
      return [status, body.data?.totalCount];
    };
    expect(await rest()).toEqual([404, undefined]);
    await decide(review, { approve: true });
    expect([await rest(), await rest()]).toEqual([
      [200, 1],
      [200, 1],
    ]);
    await withdraw(key);
    expect(await rest()).toEqual([404, undefined]);
  });

  it('hear of reviews that visitors see, and of no others', async () => {
    const heard: string[] = [];
    const runner = api.db.createQueryRunner();
    const client = await runner.connect();
    client.on('notification', ({ payload }: { payload: string }) => heard.push(payload));
    await client.query('LISTEN content_changed');
    const told = async () => {
      await client.query('SELECT 1');
      return heard.splice(0).filter((tables) => tables.includes('reviews')).length > 0;
    };
    const { review, key } = await written();
    await write(key, { stars: 4 });
    expect(await told()).toBe(false);
    await decide(review, { approve: false });
    expect(await told()).toBe(false);
    await decide(review, { approve: true });
    expect(await told()).toBe(true);
    await withdraw(key);
    expect(await told()).toBe(true);
    await client.query('UNLISTEN content_changed');
    await runner.release();
  });
});

describe('The mail that asks for a review', () => {
  const noonAfter = (days: number) => new Date(`${dayIn(-4 + days)}T09:00:00Z`);
  const remind = (days: number) => api.services.bookingReminders.keepTime(noonAfter(days));
  const left = async () =>
    (await api.mails())
      .map(({ data }) => data as BookingMailData)
      .filter(({ mail }) => mail === 'reviewAsked');

  it('leaves once, three days after the journey, and leads to the form', async () => {
    const { key } = await travelled();
    await remind(2);
    expect(await left()).toEqual([]);
    await Promise.all([remind(3), remind(3)]);
    await remind(9);
    const mails = await left();
    expect(mails).toHaveLength(1);
    expect(mails[0]?.url).toMatch(new RegExp(`/booking\\?key=${key}#review$`));
  });

  it('is not sent to who wrote one, two weeks late, after a cancellation, or while it is off', async () => {
    const { key, id } = await travelled();
    await remind(15);
    await setting(false);
    await remind(3);
    await setting(true);
    await api.db.query(`UPDATE bookings SET state = 'cancelled' WHERE id = $1`, [id]);
    await remind(3);
    await api.db.query(`UPDATE bookings SET state = 'completed' WHERE id = $1`, [id]);
    await write(key);
    await remind(3);
    expect(await left()).toEqual([]);
  });

  it('stands among the mails that are planned, and can be stopped', async () => {
    const { id } = await travelled(1);
    const planned = async () =>
      (
        await ask('query ($id: ID!) { booking(id: $id) { mails { mail on stopped } } }', { id }, token)
      ).booking.mails.filter(({ mail }: { mail: string }) => mail === 'reviewAsked');
    expect(await planned()).toEqual([{ mail: 'reviewAsked', on: dayIn(2), stopped: false }]);
    await ask(
      'mutation ($id: ID!) { setBookingMailStopped(id: $id, mail: reviewAsked, stopped: true) { id } }',
      { id },
      token,
    );
    expect(await planned()).toEqual([{ mail: 'reviewAsked', on: dayIn(2), stopped: true }]);
    await api.services.bookingReminders.keepTime(new Date(`${dayIn(3)}T09:00:00Z`));
    expect(await left()).toEqual([]);
  });
});

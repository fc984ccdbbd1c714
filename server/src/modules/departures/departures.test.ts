import { type Api, startApi } from '../../../test/api.ts';
import { bookedProgram, createDepartures, departureOf, inDays } from '../../../test/bookings/departures.ts';
import { truncate } from '../../../test/database.ts';
import { daysFrom } from '../../platform/kampala-day.ts';

const update = /* GraphQL */ `
  mutation ($id: ID!, $input: DepartureInput!, $version: Int) {
    updateDeparture(id: $id, input: $input, version: $version) {
      id startsOn endsOn startTime capacity least cutoffHours cutoffAt status visible notes version
    }
  }
`;
const page = /* GraphQL */ `
  query ($id: ID!) {
    program(id: $id) { departures { id startsOn visible guaranteed program { id name bookingMode } priceTiers { amount } } }
  }
`;
const left = 'query ($id: ID!) { seatsLeft(programId: $id) { departureId seats } }';
const remove = 'mutation ($id: ID!) { deleteDeparture(id: $id) }';
const staffList = /* GraphQL */ `
  query ($search: String, $filter: DepartureFilter, $sort: DepartureSort, $first: Int, $after: String) {
    departureConnection(search: $search, filter: $filter, sort: $sort, first: $first, after: $after) {
      totalCount
      nodes { id startsOn status taken confirmed waiting capacity program { name } guides { name } vehicles { name } }
      pageInfo { endCursor hasNextPage }
    }
  }
`;

let api: Api;
let token: string;
let program: number;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  await truncate(api.db);
  token = await api.tokenOf('amina@example.org');
  program = await bookedProgram(api, token);
});

const make = (input: object, more: object = {}) =>
  createDepartures(api, token, {
    input: { programId: program, startsOn: inDays(60), capacity: 8, ...input },
    ...more,
  });
const save = async (id: number, input: object, version?: number) =>
  (
    await api.graphql(
      update,
      { id, version, input: { programId: program, startsOn: inDays(60), capacity: 8, ...input } },
      { token },
    )
  ).body;
const refusal = ({
  errors,
}: {
  errors?: { extensions: { code: string; details: object[] }; message: string }[];
}) => errors?.[0] && [errors[0].extensions.code, errors[0].message];
const faults = ({ errors }: { errors?: { extensions: { details: object[] } }[] }) =>
  errors?.[0]?.extensions.details;

/** A booking as its own module writes it. */
const book = (departure: number, seats: number, state = 'confirmed') =>
  api.db.query(
    `INSERT INTO bookings (reference, departure_id, program_name, seats, state, hold_until, mode, source, terms,
       terms_version, terms_at)
     VALUES ($1, $2, 'Gorilla Trek', $3, $4, CASE WHEN $4 IN ('held', 'requested') THEN now() + interval '1 hour' END,
       'instant', 'staff', '{}', '', now())`,
    [String(Math.floor(Math.random() * 1e8)).padStart(8, '0'), departure, seats, state],
  );

describe('A date that staff make', () => {
  it('has what most dates have where nothing is said, and is there for visitors in the next request', async () => {
    const { data } = await make({});
    const [made] = data.createDepartures.made;
    expect(made).toMatchObject({
      startsOn: inDays(60),
      endsOn: inDays(60),
      status: 'open',
      visible: 'open',
      version: 1,
    });
    const shown = (await api.graphql(page, { id: program })).body.data.program.departures;
    expect(shown).toEqual([
      {
        id: made.id,
        startsOn: inDays(60),
        visible: 'open',
        guaranteed: false,
        program: { id: program, name: 'Gorilla Trek in Bwindi', bookingMode: 'instant' },
        priceTiers: [],
      },
    ]);
  });

  it('is booked until so many hours before it begins in Kampala, and before its first day while the time is open', async () => {
    const id = await departureOf(api, token, program, {
      startsOn: '2029-07-02',
      startTime: '06:30',
      cutoffHours: 12,
    });
    const cutoff = async () =>
      (await api.graphql('query ($id: ID!) { departure(id: $id) { cutoffAt } }', { id }, { token })).body.data
        .departure.cutoffAt;
    expect(await cutoff()).toBe('2029-07-01T15:30:00.000Z');
    await save(id, { startsOn: '2029-07-02', startTime: null, cutoffHours: 24 });
    expect(await cutoff()).toBe('2029-06-30T21:00:00.000Z');
  });

  it.each([
    [{ capacity: 4 }, 'few'],
    [{ capacity: 0 }, 'soldOut'],
    [{ status: 'draft' }, 'closed'],
    [{ startsOn: inDays(1), cutoffHours: 48 }, 'closed'],
  ])('tells visitors from its first moment what its seats are: %j', async (input, visible) => {
    expect((await make(input)).data.createDepartures.made[0].visible).toBe(visible);
  });

  it('with an id that none can have is simply not found', async () => {
    const one = 'query ($id: ID!) { departure(id: $id) { id } }';
    for (const id of ['abc', '0', '99999999999', ''])
      expect((await api.graphql(one, { id }, { token })).body).toEqual({ data: { departure: null } });
    expect(refusal((await api.graphql(remove, { id: 'x' }, { token })).body)).toEqual([
      'NOT_FOUND',
      'Date not found',
    ]);
  });

  it.each([
    [{ startsOn: inDays(-1) }, 'startsOn', 'This day is over: a journey begins today or later.'],
    [{ startsOn: inDays(3000) }, 'startsOn', 'The first day must be within the next 5 years.'],
    [{ startsOn: 'soon' }, 'startsOn', 'Starts on is not valid.'],
    [{ endsOn: inDays(59) }, 'endsOn', 'The last day cannot be before the first one.'],
    [{ endsOn: inDays(426) }, 'endsOn', 'A journey can be a year long at most.'],
    [{ startTime: '6 am' }, 'startTime', 'Start time must be a time of day, such as 06:30.'],
    [{ capacity: 501 }, 'capacity', 'Capacity must be 500 or less.'],
    [{ least: 9 }, 'least', 'It cannot need 9 travellers and have 8 seats.'],
    [{ programId: 77 }, 'programId', 'There is no such service any more: please choose another one.'],
    [{ programId: 'x' }, 'programId', 'There is no such service any more: please choose another one.'],
    [
      { status: 'cancelled' },
      'status',
      'A departure is cancelled on its page, where everybody is told; it is completed by itself after its last day.',
    ],
  ])('is refused in words: %j', async (input, field, message) => {
    expect(faults(await make(input))).toEqual([{ message, path: [field] }]);
  });

  it('may hold the character zero in its notes without harm', async () => {
    expect((await make({ notes: 'a\u0000b' })).errors).toBeUndefined();
  });

  it('with more seats than the service takes needs a reason, which the activity keeps', async () => {
    const small = await bookedProgram(api, token, { maxParticipants: 6 });
    const [fault] = faults(await make({ programId: small })) ?? [];
    expect(fault).toEqual({
      message: 'The service takes 6 at most: please say why this departure has 8 seats.',
      path: ['capacityReason'],
    });
    const id = await departureOf(api, token, small, { capacity: 6 });
    const input = { programId: small, capacity: 7, capacityReason: 'A guest brings a child' };
    expect((await save(id, input)).data.updateDeparture.capacity).toBe(7);
    const [{ description }] = await api.db.query(
      "SELECT description FROM activities WHERE entity_type = 'departure' AND type = 'update'",
    );
    expect(description).toMatch(
      /^Updated date "Gorilla Trek in Bwindi" of .*, 6 to 7 seats: A guest brings a child$/,
    );
    // Without raising it again no reason is asked for.
    expect((await save(id, { programId: small, capacity: 7, notes: 'x' })).errors).toBeUndefined();
  });

  it('comes once, however often the same request is sent, and a key with other values is refused', async () => {
    const key = 'one-key-of-one-press';
    const [first, second] = await Promise.all([make({}, { key }), make({}, { key })]);
    expect(second.data).toEqual(first.data);
    expect(refusal(await make({ capacity: 9 }, { key }))?.[0]).toBe('CONFLICT');
    expect(await api.db.query('SELECT count(*)::integer AS count FROM departures')).toEqual([{ count: 1 }]);
  });

  it('is for staff with the right to make', async () => {
    const input = { programId: program, startsOn: inDays(60), capacity: 8 };
    expect(refusal(await createDepartures(api, '', { input }))?.[0]).toBe('UNAUTHENTICATED');
    const other = await api.tokenOf('viewer@example.org');
    await api.db.query("UPDATE users SET role = 'viewer' WHERE email = 'viewer@example.org'");
    expect(refusal(await createDepartures(api, other, { input }))?.[0]).toBe('FORBIDDEN');
  });
});

describe('A series', () => {
  const weekday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();

  it('has a date on each of its weekdays, as long as the first, the last day included', async () => {
    const first = inDays(60);
    const { data } = await make(
      { endsOn: inDays(62) },
      { repeat: { weekdays: [1, 4], until: inDays(60 + 27) } },
    );
    const { made, leftOut } = data.createDepartures;
    expect([made.length, leftOut]).toEqual([8, []]);
    for (const { startsOn, endsOn } of made) {
      expect([1, 4]).toContain(weekday(startsOn));
      expect(startsOn >= first && startsOn <= inDays(87)).toBe(true);
      expect(daysFrom(startsOn, endsOn)).toBe(2);
    }
    const [{ description }] = await api.db.query(
      "SELECT description FROM activities WHERE entity_type = 'departure'",
    );
    expect(description).toBe('Created 8 departures of "Gorilla Trek in Bwindi"');
  });

  it('leaves out and names the days on which the program begins at that time already', async () => {
    await make({ startsOn: inDays(61) });
    await make({ startsOn: inDays(62), startTime: '14:00' });
    const everyDay = { weekdays: [1, 2, 3, 4, 5, 6, 7], until: inDays(63) };
    const { made, leftOut } = (await make({}, { repeat: everyDay })).data.createDepartures;
    expect(leftOut).toEqual([inDays(61)]);
    expect(made.map(({ startsOn }: { startsOn: string }) => startsOn)).toEqual([
      inDays(60),
      inDays(62),
      inDays(63),
    ]);
    const again = (await make({}, { repeat: everyDay })).data.createDepartures;
    expect([again.made, again.leftOut.length]).toEqual([[], 4]);
  });

  it('made by two at once has no day twice', async () => {
    const repeat = { weekdays: [1, 2, 3, 4, 5, 6, 7], until: inDays(80) };
    const both = await Promise.all([make({}, { repeat }), make({}, { repeat })]);
    const counts = both.map(({ data }) => data.createDepartures.made.length);
    expect(counts.toSorted((a, b) => a - b)).toEqual([0, 21]);
  });

  it.each([
    [
      { weekdays: [1, 2, 3, 4, 5, 6, 7], until: inDays(60 + 400) },
      /^That would be 401 departures, and 400 at once is the most/,
    ],
    [{ weekdays: [1], until: inDays(59) }, /^The last day of a series cannot be before its first one\.$/],
    [{ weekdays: [1], until: inDays(9000) }, /^The last day of a series must be within the next 5 years\.$/],
    [{ weekdays: [8], until: inDays(80) }, /^Weekdays must be 7 or less\.$/],
    [{ weekdays: [], until: inDays(80) }, /^Weekdays must have one entry at least\.$/],
  ])('is refused in words: %j', async (repeat, message) => {
    expect(refusal(await make({}, { repeat }))).toEqual(['BAD_USER_INPUT', expect.stringMatching(message)]);
  });
});

describe('Saving a date', () => {
  it('leaves what is left out, counts the saves, and is refused over a colleague', async () => {
    const id = await departureOf(api, token, program, { startTime: '06:30', notes: 'Bring boots', least: 2 });
    const { data } = await save(id, { capacity: 10 }, 1);
    expect(data.updateDeparture).toMatchObject({
      capacity: 10,
      startTime: '06:30',
      notes: 'Bring boots',
      least: 2,
      version: 2,
    });
    expect(refusal(await save(id, { capacity: 11 }, 1))).toEqual([
      'CONFLICT',
      expect.stringMatching(/^amina@example\.org saved this departure at /),
    ]);
    expect((await save(id, { capacity: 10 })).data.updateDeparture.version).toBe(2);
  });

  it('keeps its length when only the first day changes', async () => {
    const id = await departureOf(api, token, program, { endsOn: inDays(62) });
    const { data } = await save(id, { startsOn: inDays(70) });
    expect(data.updateDeparture.endsOn).toBe(inDays(72));
  });

  it('never gives it fewer seats than are taken, nor other days while somebody counts on them', async () => {
    const id = await departureOf(api, token, program);
    await book(id, 3);
    await book(id, 2, 'held');
    expect(faults(await save(id, { capacity: 4 }))).toEqual([
      {
        message: '5 seats are taken: fewer are possible only after bookings were cancelled or moved.',
        path: ['capacity'],
      },
    ]);
    expect(refusal(await save(id, { startsOn: inDays(61) }))).toEqual([
      'CONFLICT',
      'This departure has 2 bookings: move it on its page, so that everybody is told of the new days.',
    ]);
    expect(refusal(await save(id, { status: 'draft' }))?.[0]).toBe('CONFLICT');
    expect((await save(id, { capacity: 5 })).data.updateDeparture).toMatchObject({
      capacity: 5,
      visible: 'soldOut',
    });
  });

  it('closes it and opens it again; a cancelled one stays cancelled', async () => {
    const id = await departureOf(api, token, program);
    expect((await save(id, { status: 'closed' })).data.updateDeparture.visible).toBe('closed');
    expect((await save(id, { status: 'open' })).data.updateDeparture.visible).toBe('open');
    await api.db.query("UPDATE departures SET status = 'cancelled' WHERE id = $1", [id]);
    expect(refusal(await save(id, { status: 'open' }))).toEqual([
      'CONFLICT',
      'This departure is cancelled: please make a new one instead.',
    ]);
  });

  it('does not give it to another service', async () => {
    const other = await bookedProgram(api, token);
    const id = await departureOf(api, token, program);
    expect(faults(await save(id, { programId: other }))).toEqual([
      {
        message: 'A departure stays with its service: please make a new one for another.',
        path: ['programId'],
      },
    ]);
  });
});

describe('Removing a date', () => {
  it('is possible while nobody booked it, and names what stands in the way', async () => {
    const [free, booked] = [
      await departureOf(api, token, program),
      await departureOf(api, token, program, { startTime: '08:00' }),
    ];
    await book(booked, 1, 'cancelled');
    expect((await api.graphql(remove, { id: free }, { token })).body.data.deleteDeparture).toBe(free);
    expect(refusal((await api.graphql(remove, { id: booked }, { token })).body)).toEqual([
      'CONFLICT',
      'This departure has 1 booking: it can be cancelled instead, on its page.',
    ]);
  });
});

describe('What visitors see', () => {
  it('are dates to come, the next one first, and never drafts, cancelled ones or those of a hidden program', async () => {
    const later = await departureOf(api, token, program, { startsOn: inDays(70) });
    const next = await departureOf(api, token, program, { startsOn: inDays(30), status: 'closed' });
    await departureOf(api, token, program, { startsOn: inDays(31), status: 'draft' });
    const over = await departureOf(api, token, program, { startsOn: inDays(32) });
    await api.db.query('UPDATE departures SET starts_on = $2, ends_on = $2 WHERE id = $1', [
      over,
      inDays(-1),
    ]);
    const { departures } = (await api.graphql(page, { id: program })).body.data.program;
    expect(departures.map(({ id }: { id: number }) => id)).toEqual([next, later]);
    expect((await api.graphql(left, { id: program })).body.data.seatsLeft).toEqual([
      { departureId: later, seats: 8 },
    ]);
    await api.rest('PUT', `/programs/${program}`, {
      token,
      body: { ...(await programBody()), isActive: false },
    });
    expect((await api.graphql(page, { id: program })).body.data.program).toBeNull();
    expect((await api.graphql(left, { id: program })).body.data.seatsLeft).toEqual([]);
  });

  const programBody = async () => {
    const { id, name, description, imageUrl, duration, price, schedule } = (
      await api.rest('GET', `/programs/${program}`)
    ).body.data;
    return { id, name, description, imageUrl, duration, price, schedule };
  };

  it('of free seats is exact by the clock, also while a hold lapsed that nothing swept', async () => {
    const id = await departureOf(api, token, program);
    await book(id, 3);
    await book(id, 2, 'held');
    const seats = async () => (await api.graphql(left, { id: program })).body.data.seatsLeft[0].seats;
    expect(await seats()).toBe(3);
    await api.db.query("UPDATE bookings SET hold_until = now() - interval '1 second' WHERE state = 'held'");
    expect(await seats()).toBe(5);
  });

  it('is nothing that only staff may know', async () => {
    await departureOf(api, token, program);
    const query = 'query ($id: ID!) { program(id: $id) { departures { capacity } } }';
    expect(refusal((await api.graphql(query, { id: program })).body)?.[0]).toBe('UNAUTHENTICATED');
    for (const query of ['{ departureConnection { totalCount } }', '{ vehicles { id } }'])
      expect(refusal((await api.graphql(query)).body)?.[0]).toBe('UNAUTHENTICATED');
  });
});

describe('The list of staff', () => {
  const listed = async (variables: object) =>
    (await api.graphql(staffList, variables, { token })).body.data.departureConnection;
  const idsOf = ({ nodes }: { nodes: { id: number }[] }) => nodes.map(({ id }) => id);

  it('is narrowed by program, status and days, searched in names and notes, and turned page by page', async () => {
    const other = await bookedProgram(api, token, { name: 'Sources of the Nile' });
    const a = await departureOf(api, token, program, { startsOn: inDays(10), endsOn: inDays(12) });
    const b = await departureOf(api, token, other, { startsOn: inDays(20), notes: 'Vegetarian group' });
    const c = await departureOf(api, token, program, { startsOn: inDays(30), status: 'draft' });
    expect(idsOf(await listed({}))).toEqual([a, b, c]);
    expect(idsOf(await listed({ sort: { field: 'created', direction: 'desc' } }))).toEqual([c, b, a]);
    expect(idsOf(await listed({ filter: { programId: program } }))).toEqual([a, c]);
    expect(idsOf(await listed({ filter: { status: ['draft'] } }))).toEqual([c]);
    expect(idsOf(await listed({ filter: { from: inDays(12), to: inDays(20) } }))).toEqual([a, b]);
    expect(idsOf(await listed({ search: 'nile' }))).toEqual([b]);
    expect(idsOf(await listed({ search: 'VEGET' }))).toEqual([b]);
    const first = await listed({ first: 2 });
    expect([first.totalCount, first.pageInfo.hasNextPage]).toEqual([3, true]);
    expect(idsOf(await listed({ first: 2, after: first.pageInfo.endCursor }))).toEqual([c]);
    const { errors } = (await api.graphql(staffList, { filter: { from: 'x' } }, { token })).body;
    expect(errors[0].extensions.code).toBe('BAD_USER_INPUT');
  });

  it('says how many seats of each are taken, confirmed and waited for', async () => {
    const id = await departureOf(api, token, program);
    await book(id, 3);
    await book(id, 2, 'held');
    await book(id, 1, 'cancelled');
    const [row] = (await listed({})).nodes;
    expect(row).toMatchObject({ taken: 5, confirmed: 3, waiting: 0, capacity: 8 });
  });
});

it('A date of a program that is gone for good stays readable, with its bookings', async () => {
  const id = await departureOf(api, token, program);
  await book(id, 1);
  await api.rest('DELETE', `/programs/${program}`, { token });
  await api.db.query('DELETE FROM programs WHERE id = $1', [program]);
  const one = 'query ($id: ID!) { departure(id: $id) { id taken program { id } } }';
  expect((await api.graphql(one, { id }, { token })).body.data.departure).toEqual({
    id,
    taken: 1,
    program: null,
  });
});

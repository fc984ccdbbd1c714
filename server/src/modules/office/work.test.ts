// What came in is worked on: statuses, who takes care, and what the lists show of it.
import { type Api, startApi } from '../../../test/api.ts';
import { truncate } from '../../../test/database.ts';
import { gorillaTrek, registration } from '../../../test/samples.ts';

let api: Api;
let token: string;
let colleague: string;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  await truncate(api.db);
  token = await api.tokenOf('amina@example.org');
  colleague = await api.tokenOf('brian@example.org');
  await api.rest('POST', '/programs', { token, body: gorillaTrek });
});

const ask = async (query: string, variables: object = {}, by = token) =>
  (await api.graphql(query, variables, { token: by })).body;
const register = async (count: number) => {
  for (let i = 1; i <= count; i += 1)
    await api.rest('POST', '/registrations', {
      body: { ...registration, programId: 1, email: `grace${i}@example.org` },
    });
};
const write = async (count: number) => {
  for (let i = 1; i <= count; i += 1)
    await api.rest('POST', '/contact', {
      body: { name: 'Joan', email: 'joan@example.org', subject: `Question ${i}`, message: 'How much?' },
    });
};

const setStatus = `mutation ($ids: [ID!]!, $status: RegistrationStatus!) {
  rows: setRegistrationStatus(ids: $ids, status: $status) { id status statusAt version assignee { name } }
}`;
const assign = `mutation ($ids: [ID!]!, $who: ID) {
  rows: assignRegistrations(ids: $ids, assigneeId: $who) { id version assignee { id name email } }
}`;
const timeline = async (id: number, kind = 'registration') =>
  (
    await ask(
      `query ($of: SubjectInput!) { timeline(subject: $of) { id type byName by { email } from to text subject { title } } }`,
      { of: { kind, id } },
    )
  ).data.timeline;
const recorded = async () =>
  (
    await api.db.query(
      `SELECT description FROM activities WHERE type = 'update' AND entity_type IN ('registration', 'contact_submission') ORDER BY id`,
    )
  ).map(({ description }: { description: string }) => description);

describe('The status of many', () => {
  it('is set in one go, counts their versions up, and is told by each timeline and one line of activity', async () => {
    await register(3);
    const { data } = await ask(setStatus, { ids: ['3', '1'], status: 'inContact' });
    expect(data.rows).toMatchObject([
      { id: 1, status: 'inContact', version: 2 },
      { id: 3, status: 'inContact', version: 2 },
    ]);
    await ask(setStatus, { ids: ['1', '2', '3'], status: 'inContact' }, colleague);
    const { data: one } = await ask('{ registration(id: 1) { status version } }');
    expect(one.registration).toEqual({ status: 'inContact', version: 2 });
    expect(await timeline(3)).toEqual([
      {
        id: -6,
        type: 'received',
        byName: 'Grace Akello',
        by: null,
        from: null,
        to: null,
        text: null,
        subject: { title: 'Grace Akello' },
      },
      expect.objectContaining({
        type: 'status',
        from: 'new',
        to: 'inContact',
        byName: 'amina',
        by: { email: 'amina@example.org' },
      }),
    ]);
    expect(await recorded()).toEqual([
      'Set 2 registrations to in contact',
      'Set registration 2 to in contact',
    ]);
  });

  it.each([
    [[], 'BAD_USER_INPUT', 'Choose 1 to 200 registrations.'],
    [Array.from({ length: 201 }, (_, i) => `${i + 1}`), 'BAD_USER_INPUT', 'Choose 1 to 200 registrations.'],
    [
      ['1', '99'],
      'NOT_FOUND',
      'The registration 99 is not there (any more), so nothing was changed. Reload the list and choose again.',
    ],
    [
      ['1', '98', 'abc'],
      'NOT_FOUND',
      'The registrations 98, abc are not there (any more), so nothing was changed. Reload the list and choose again.',
    ],
  ])('is refused in words, and none is set: %j', async (ids, code, message) => {
    await register(1);
    const { errors } = await ask(setStatus, { ids, status: 'confirmed' });
    expect(errors[0]).toMatchObject({ message, extensions: { code } });
    expect(await timeline(1)).toHaveLength(1);
    expect(await recorded()).toEqual([]);
  });

  it('set by two people at once, each is set once after the other and nothing is lost', async () => {
    await register(6);
    const ids = ['1', '2', '3', '4', '5', '6'];
    const statuses = ['confirmed', 'inContact', 'completed', 'declined'];
    const answers = await Promise.all(
      statuses.flatMap((status, at) => [
        ask(setStatus, { ids: at % 2 ? ids : ids.toReversed(), status }, at % 2 ? token : colleague),
        ask(assign, { ids: at % 2 ? ids.toReversed() : ids, who: `${1 + (at % 2)}` }, token),
      ]),
    );
    expect(answers.flatMap(({ errors }) => errors ?? [])).toEqual([]);
    const rows = await api.db.query('SELECT id, version, status FROM registrations ORDER BY id');
    for (const { id, version, status } of rows) {
      const entries = (await timeline(id)).slice(1);
      // Each save is told, and each change begins where the one before ended.
      expect(entries).toHaveLength(version - 1);
      const steps = entries.filter(({ type }: { type: string }) => type === 'status');
      expect(steps).toHaveLength(statuses.length);
      expect(steps.map(({ from }: { from: string }) => from)).toEqual([
        'new',
        ...steps.slice(0, -1).map(({ to }: { to: string }) => to),
      ]);
      expect(steps.at(-1).to).toBe(status);
    }
  });
});

describe('Who takes care', () => {
  it('is somebody who can sign in, or nobody; the name stays when they left', async () => {
    await register(2);
    const { data } = await ask(assign, { ids: ['1', '2'], who: '2' });
    const brian = { id: 2, name: 'brian', email: 'brian@example.org' };
    expect(data.rows).toEqual([1, 2].map((id) => ({ id, version: 2, assignee: brian })));
    await ask(assign, { ids: ['1'], who: null }, colleague);
    await ask('mutation { removeUser(id: 2) }');
    const { data: left } = await ask('{ registration(id: 2) { assignee { id } } }');
    expect(left.registration.assignee).toBeNull();
    const entries = (await timeline(1)).slice(1, 3);
    expect(entries).toMatchObject([
      { type: 'assigned', from: null, to: 'brian', byName: 'amina' },
      { type: 'assigned', from: 'brian', to: null, byName: 'brian', by: null },
    ]);
    expect(await recorded()).toEqual([
      'Assigned 2 registrations to brian',
      'Assigned registration 1 to nobody',
    ]);
  });

  it('is nobody whose role does not let them', async () => {
    await register(1);
    await ask('mutation { changeRole(id: 2, role: content) { id } }');
    const { errors } = await ask(assign, { ids: ['1'], who: '2' });
    expect(errors[0]).toMatchObject({
      message: 'brian may not work on what visitors sent: choose somebody else.',
      extensions: { code: 'BAD_USER_INPUT' },
    });
  });

  it.each(['99', 'abc'])('is nobody who is gone: %s', async (who) => {
    await register(1);
    const { errors } = await ask(assign, { ids: ['1'], who });
    expect(errors[0].extensions.details).toEqual([
      { message: 'This account is gone. Reload, and choose somebody who can sign in.', path: ['assigneeId'] },
    ]);
    expect(await timeline(1)).toHaveLength(1);
  });
});

it('Messages are open, answered or spam, taken care of, and opened; they have no versions', async () => {
  await write(2);
  const set = `mutation { rows: setMessageStatus(ids: [1, 2], status: spam) { id status statusAt createdAt } }`;
  expect((await ask(set)).data.rows).toMatchObject([
    { id: 1, status: 'spam' },
    { id: 2, status: 'spam' },
  ]);
  const take =
    'mutation { rows: assignMessages(ids: [1], assigneeId: 2) { assignee { name } nextReminderOn } }';
  expect((await ask(take)).data.rows).toEqual([{ assignee: { name: 'brian' }, nextReminderOn: null }]);
  const open =
    '{ contactSubmission(id: 1) { subject status assignee { email } } none: contactSubmission(id: 9) { id } }';
  for (let i = 0; i < 2; i += 1)
    expect((await ask(open, {}, colleague)).data).toEqual({
      contactSubmission: { subject: 'Question 1', status: 'spam', assignee: { email: 'brian@example.org' } },
      none: null,
    });
  const types = (await timeline(1, 'message')).map(({ type, byName }: { type: string; byName: string }) => [
    type,
    byName,
  ]);
  expect(types).toEqual([
    ['received', 'Joan'],
    ['status', 'amina'],
    ['assigned', 'amina'],
    ['opened', 'brian'],
  ]);
  const refused = (await ask('mutation { setMessageStatus(ids: [1, 7], status: open) { id } }')).errors[0];
  expect(refused.message).toContain('The message 7 is not there (any more)');
});

describe('A filter', () => {
  const list = async (filter: object, more = '') =>
    (
      await ask(
        `query ($filter: RegistrationFilter) { registrations(filter: $filter${more}) { totalCount nodes { id } pageInfo { endCursor hasNextPage } } }`,
        { filter },
      )
    ).data.registrations;
  const idsOf = ({ nodes }: { nodes: { id: number }[] }) => nodes.map(({ id }) => id);

  it('narrows the list by status, program, person, and days in Kampala, and is paged exactly', async () => {
    await register(7);
    await ask(setStatus, { ids: ['2', '3'], status: 'confirmed' });
    await ask(setStatus, { ids: ['5'], status: 'declined' });
    await ask(assign, { ids: ['3', '5'], who: '2' });
    // Half past midnight in Kampala is the evening before in UTC.
    await api.db.query(`UPDATE registrations SET created_at = '2026-03-09T21:30:00Z', start_date = '2026-05-01' WHERE id = 6;
      UPDATE registrations SET created_at = '2026-03-10T20:59:59Z' WHERE id = 7`);
    const found = async (filter: object) => idsOf(await list(filter)).toSorted();
    expect(await found({ status: ['confirmed'] })).toEqual([2, 3]);
    expect(await found({ status: ['confirmed', 'declined'] })).toEqual([2, 3, 5]);
    expect(await found({ status: [] })).toHaveLength(7);
    expect(await found({ assigneeId: '2', status: ['confirmed'] })).toEqual([3]);
    expect(await found({ unassigned: true })).toEqual([1, 2, 4, 6, 7]);
    expect(await found({ programId: 1 })).toHaveLength(7);
    expect(await found({ programId: -4 })).toEqual([]);
    expect(await found({ assigneeId: 'abc' })).toEqual([]);
    expect(await found({ receivedFrom: '2026-03-10', receivedTo: '2026-03-10' })).toEqual([6, 7]);
    expect(await found({ receivedTo: '2026-03-09' })).toEqual([]);
    expect(await found({ startsFrom: '2026-05-01', startsTo: '2026-05-01' })).toEqual([6]);

    const whole = idsOf(await list({ unassigned: true }));
    const first = await list({ unassigned: true }, ', first: 2');
    const second = await list({ unassigned: true }, `, first: 3, after: "${first.pageInfo.endCursor}"`);
    expect([...idsOf(first), ...idsOf(second)]).toEqual(whole);
    expect([first.totalCount, second.totalCount, second.pageInfo.hasNextPage]).toEqual([5, 5, false]);
  });

  it.each([
    [{ receivedFrom: 'monday' }, 'Received from must be a date, yyyy-mm-dd.'],
    [{ startsTo: '2026-02-30' }, 'Starts to must be a date, yyyy-mm-dd.'],
    [
      { unassigned: true, assigneeId: '1' },
      'Ask for one person, or for what nobody takes care of, not for both.',
    ],
  ])('is refused in words: %j', async (filter, message) => {
    const query = 'query ($filter: RegistrationFilter) { registrations(filter: $filter) { totalCount } }';
    expect((await ask(query, { filter })).errors[0]).toMatchObject({
      message,
      extensions: { code: 'BAD_USER_INPUT' },
    });
  });

  it('also says which messages, and who stands before and after one', async () => {
    await register(4);
    await write(3);
    await ask('mutation { setMessageStatus(ids: [2], status: answered) { id } }');
    await ask(setStatus, { ids: ['2'], status: 'confirmed' });
    const { data } = await ask(`{
      open: contactSubmissions(filter: { status: [open] }) { totalCount nodes { id } }
      inside: registrationNeighbours(id: 3, filter: { status: [new] }) { previous next }
      left: registrationNeighbours(id: 2, filter: { status: [new] }) { previous next }
      end: registrationNeighbours(id: 4) { previous next }
      other: registrationNeighbours(id: 2, sort: { field: startDate, direction: asc }, search: "grace") { previous next }
      none: registrationNeighbours(id: 99) { previous next }
      message: contactSubmissionNeighbours(id: 3, filter: { status: [open] }) { previous next }
    }`);
    expect(data).toEqual({
      open: { totalCount: 2, nodes: [{ id: 3 }, { id: 1 }] },
      inside: { previous: 4, next: 1 },
      left: { previous: 3, next: 1 },
      end: { previous: null, next: 3 },
      other: { previous: 1, next: 3 },
      none: { previous: null, next: null },
      message: { previous: null, next: 1 },
    });
  });
});

it('What is opened, edited, deleted and restored stands in the timeline', async () => {
  await register(1);
  await ask('{ registration(id: 1) { id } }');
  await ask('{ registration(id: 1) { id } }');
  await api.rest('PUT', '/registrations/1', {
    token: colleague,
    body: { ...registration, programId: 1, firstName: 'Gloria' },
  });
  await ask('mutation { deleteRegistration(id: 1) }');
  expect((await ask('{ timeline(subject: { kind: registration, id: 1 }) { id } }')).errors[0].message).toBe(
    'Registration not found',
  );
  await ask('mutation { restoreRegistration(id: 1) { id } }');
  const entries: { type: string; byName: string }[] = await timeline(1);
  expect(entries.map(({ type, byName }) => `${type} by ${byName}`)).toEqual([
    'received by Gloria Akello',
    'opened by amina',
    'edited by brian',
    'deleted by amina',
    'restored by amina',
  ]);
});

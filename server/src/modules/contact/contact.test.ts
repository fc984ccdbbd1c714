import { type Api, startApi } from '../../../test/api.ts';
import { truncate } from '../../../test/database.ts';
import { contactMessageInputRules } from '../../generated/rules.ts';

const longest = contactMessageInputRules.message.maxLength;
const list = '{ contactSubmissions(search: "gorilla") { totalCount nodes { id name subject createdAt } } }';
const message = {
  name: 'Grace Akello',
  email: 'grace@example.org',
  subject: 'A group of nine',
  message: 'Is there a price for groups?\n\nWe like gorillas.',
};

let api: Api;
let token: string;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  await truncate(api.db);
  token = await api.tokenOf('amina@example.org');
});
const send = (body: object = {}) => api.rest('POST', '/contact', { body: { ...message, ...body } });

describe('A message to the office', () => {
  it('is kept, mailed and listed for staff', async () => {
    const { status, body } = await send({ name: '  Grace Akello ' });
    expect([status, body]).toEqual([201, { data: true }]);
    expect(await api.mails()).toEqual([
      { to: 'office@agency.example', template: 'contact-office', data: message },
    ]);
    const { data } = (await api.rest('GET', '/contact-submissions', { token })).body;
    const [{ createdAt: statusAt }] = data;
    const work = { status: 'open', statusAt, assignee: null };
    expect(data).toEqual([{ ...message, ...work, id: 1, createdAt: expect.any(String) }]);
    expect((await api.graphql(list, {}, { token })).body.data.contactSubmissions.totalCount).toBe(1);
  });

  it('is not read by anybody else', async () => {
    await send();
    expect((await api.graphql(list)).body.errors[0].extensions.code).toBe('UNAUTHENTICATED');
    expect((await api.rest('GET', '/contact-submissions')).status).toBe(401);
  });

  it.each([
    [{ name: ' ' }, 'Name is required.'],
    [{ name: 'x'.repeat(101) }, 'Name must have 100 characters or fewer.'],
    [{ email: '' }, 'Email is required.'],
    [{ email: 'grace@' }, 'Email is not valid.'],
    [{ email: `${'x'.repeat(250)}@example.org` }, 'Email must have 254 characters or fewer.'],
    [{ subject: '\n' }, 'Subject is required.'],
    [{ subject: 'x'.repeat(201) }, 'Subject must have 200 characters or fewer.'],
    [{ message: '\u0000' }, 'Message is required.'],
    [{ message: '\u200b \u00a0\u2060\u00ad' }, 'Message is required.'],
    [{ name: '\u3164' }, 'Name is required.'],
    [
      { message: 'x'.repeat(longest + 1) },
      `Message must have ${longest.toLocaleString('en')} characters or fewer.`,
    ],
  ])('is refused in words: %j', async (input, sentence) => {
    const { status, body } = await send(input);
    expect([status, body.error.details]).toEqual([
      400,
      [{ message: sentence, path: [Object.keys(input)[0]] }],
    ]);
  });

  it('of the greatest length is kept whole', async () => {
    expect((await send({ message: 'ж'.repeat(longest), subject: 'x'.repeat(200) })).status).toBe(201);
  });

  it('can be removed, which is recorded', async () => {
    await send();
    const { status, body } = await api.rest('DELETE', '/contact-submissions/1', { token });
    expect([status, body]).toEqual([200, { data: { id: 1 } }]);
    const again = await api.rest('DELETE', '/contact-submissions/1', { token });
    expect([again.status, again.body.error.message]).toEqual([404, 'Message not found']);
    const [last] = await api.db.query('SELECT description, user_id FROM activities ORDER BY id DESC LIMIT 1');
    expect(last).toEqual({ description: 'Deleted contact message 1', user_id: 1 });
  });

  it('that was removed is hidden at once, can come back for ten minutes, and then is gone for good', async () => {
    const restore = async () =>
      (
        await api.graphql(
          'mutation { restored: restoreContactSubmission(id: 1) { id message } }',
          {},
          { token },
        )
      ).body;
    const counted = async () => [
      (await api.rest('GET', '/contact-submissions', { token })).body.data.length,
      (await api.rest('GET', '/stats', { token })).body.data.counts.contactSubmissions,
    ];
    await send();
    await api.rest('DELETE', '/contact-submissions/1', { token });
    expect(await counted()).toEqual([0, 0]);
    expect((await restore()).data.restored.id).toBe(1);
    expect(await counted()).toEqual([1, 1]);
    await api.rest('DELETE', '/contact-submissions/1', { token });
    await api.db.query(`UPDATE contact_submissions SET deleted_at = deleted_at - interval '10 minutes'`);
    expect((await restore()).errors[0].message).toBe('This message is gone for good and cannot be restored.');
    expect(await api.services.inboxTrash.purgeOld()).toBe(1);
    expect(await api.db.query('SELECT id FROM contact_submissions')).toEqual([]);
  });
});

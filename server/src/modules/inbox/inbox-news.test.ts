import { type Api, startApi } from '../../../test/api.ts';
import { truncate } from '../../../test/database.ts';

let api: Api;
let amina: string;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  await truncate(api.db);
  amina = await api.tokenOf('amina@example.org');
});

const fields = '{ registrations messages subscribers donations }';
const nothing = { registrations: 0, messages: 0, subscribers: 0, donations: 0 };

const news = async (token: string) =>
  (await api.graphql(`{ inboxNews ${fields} }`, {}, { token })).body.data.inboxNews;

async function look(token: string, inbox: string) {
  const query = `mutation ($inbox: InboxName!) { markInboxSeen(inbox: $inbox) ${fields} }`;
  return (await api.graphql(query, { inbox }, { token })).body.data.markInboxSeen;
}

const write = (subject = 'Hello') =>
  api.rest('POST', '/contact', {
    body: { name: 'Grace', email: 'grace@example.org', subject, message: 'A question.' },
  });

/** Messages that came in a millisecond apart. */
const writeMany = (count: number) =>
  api.db.query(
    `INSERT INTO contact_submissions (name, email, subject, message, created_at)
     SELECT 'Grace', 'grace@example.org', 'Hello', 'A question.', now() + n * interval '1 ms'
     FROM generate_series(1, $1::integer) AS n`,
    [count],
  );

describe('What is new in the inbox', () => {
  it('is counted for each list since the account was made', async () => {
    expect(await news(amina)).toEqual(nothing);
    await write();
    await write('Again');
    await api.rest('POST', '/newsletter/subscribe', { body: { email: 'grace@example.org' } });
    await api.rest('POST', '/donations', {
      body: { name: 'Grace', email: 'grace@example.org', currency: 'USD', amount: 5 },
    });
    expect(await news(amina)).toEqual({ registrations: 0, messages: 2, subscribers: 1, donations: 1 });
    const late = await api.tokenOf('late@example.org');
    expect(await news(late)).toEqual(nothing);
  });

  it('is seen by who looked, in that list only, and not by a colleague', async () => {
    const brian = await api.tokenOf('brian@example.org');
    await write();
    await api.rest('POST', '/newsletter/subscribe', { body: { email: 'grace@example.org' } });
    expect(await look(amina, 'messages')).toEqual({ ...nothing, subscribers: 1 });
    expect(await news(amina)).toEqual({ ...nothing, subscribers: 1 });
    expect(await news(brian)).toEqual({ ...nothing, messages: 1, subscribers: 1 });
    await look(amina, 'subscribers');
    await write('One more');
    expect(await news(amina)).toEqual({ ...nothing, messages: 1 });
  });

  it('holds on each device of a person', async () => {
    await write();
    const login = { email: 'amina@example.org', password: 'a long password' };
    const { body } = await api.rest('POST', '/admin/login', { body: login });
    await look(amina, 'messages');
    expect(await news(body.data.token)).toEqual(nothing);
  });

  it('does not count what a colleague deleted before it was looked at', async () => {
    const brian = await api.tokenOf('brian@example.org');
    await write();
    await write('Spam');
    await api.graphql('mutation { deleteContactSubmission(id: 2) }', {}, { token: brian });
    expect(await news(amina)).toEqual({ ...nothing, messages: 1 });
    await look(amina, 'messages');
    expect(await news(amina)).toEqual(nothing);
  });

  it('does not come back when the newest was deleted, nor from looking at an empty list', async () => {
    await write();
    await look(amina, 'messages');
    await api.db.query('DELETE FROM contact_submissions');
    await look(amina, 'messages');
    expect(await news(amina)).toEqual(nothing);
    await write();
    expect(await news(amina)).toEqual({ ...nothing, messages: 1 });
  });

  it('is counted to a hundred', async () => {
    await writeMany(250);
    expect(await news(amina)).toEqual({ ...nothing, messages: 100 });
    expect(await look(amina, 'messages')).toEqual(nothing);
  });
});

import { jest } from '@jest/globals';
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

/** Marks a row as opened, as a press on it does. */
async function open(token: string, inbox: string, id: number | string) {
  const query = `mutation ($inbox: InboxName!, $id: ID!) { markInboxRead(inbox: $inbox, id: $id) ${fields} }`;
  return (await api.graphql(query, { inbox, id }, { token })).body.data.markInboxRead;
}

async function readAll(token: string, inbox: string, upTo?: number) {
  const query = `mutation ($inbox: InboxName!, $upTo: Int) { markInboxSeen(inbox: $inbox, upTo: $upTo) ${fields} }`;
  return (await api.graphql(query, { inbox, upTo }, { token })).body.data.markInboxSeen;
}

/** The numbers of the rows that a person's list marks as new. */
async function marked(token: string, list = 'contactSubmissions'): Promise<number[]> {
  const { body } = await api.graphql(`{ page: ${list}(first: 1000) { nodes { id isNew } } }`, {}, { token });
  const nodes: { id: number; isNew: boolean }[] = body.data.page.nodes;
  return nodes.filter(({ isNew }) => isNew).map(({ id }) => id);
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

const donate = () =>
  api.rest('POST', '/donations', {
    body: { name: 'Grace', email: 'grace@example.org', currency: 'USD', amount: 5 },
  });
const pay = (id = 1) =>
  api.db.query(`UPDATE donations SET status = 'successful', settled_at = now() WHERE id = $1`, [id]);

describe('What is new in the inbox', () => {
  it('is no donation that was begun and not paid, until it is, also when all before it was marked as read', async () => {
    for (let count = 0; count < 3; count += 1) await donate();
    await api.db.query(`UPDATE donations SET status = 'failed', settled_at = now() WHERE id = 2`);
    expect([await news(amina), await marked(amina, 'donations')]).toEqual([nothing, []]);
    await pay(3);
    expect([await news(amina), await marked(amina, 'donations')]).toEqual([
      { ...nothing, donations: 1 },
      [3],
    ]);
    expect(await readAll(amina, 'donations')).toEqual(nothing);
    await pay(1);
    expect([await news(amina), await marked(amina, 'donations')]).toEqual([
      { ...nothing, donations: 1 },
      [1],
    ]);
    const listed = async (show: string) => {
      const { data } = (
        await api.graphql(`{ donations(first: 9, show: ${show}) { nodes { id } } }`, {}, { token: amina })
      ).body;
      return data.donations.nodes.map(({ id }: { id: number }) => id);
    };
    await donate();
    expect(await Promise.all(['all', 'settled', 'pending', 'failed'].map(listed))).toEqual([
      [4, 3, 2, 1],
      [3, 2, 1],
      [4],
      [2],
    ]);
  });

  it('is counted for each list since the account was made', async () => {
    expect(await news(amina)).toEqual(nothing);
    await write();
    await write('Again');
    await api.rest('POST', '/newsletter/subscribe', { body: { email: 'grace@example.org' } });
    await donate();
    await pay();
    expect(await news(amina)).toEqual({ registrations: 0, messages: 2, subscribers: 1, donations: 1 });
    const late = await api.tokenOf('late@example.org');
    expect(await news(late)).toEqual(nothing);
  });

  it('stays new when its list is looked at', async () => {
    await write();
    expect(await marked(amina)).toEqual([1]);
    expect(await marked(amina)).toEqual([1]);
    expect(await news(amina)).toEqual({ ...nothing, messages: 1 });
  });

  it('is read by who opened it, the others and colleagues have theirs', async () => {
    const brian = await api.tokenOf('brian@example.org');
    for (const subject of ['One', 'Two', 'Three']) await write(subject);
    expect(await open(amina, 'messages', 2)).toEqual({ ...nothing, messages: 2 });
    expect(await open(amina, 'messages', 2)).toEqual({ ...nothing, messages: 2 });
    expect(await marked(amina)).toEqual([3, 1]);
    expect(await marked(brian)).toEqual([3, 2, 1]);
    expect(await news(brian)).toEqual({ ...nothing, messages: 3 });
  });

  it('is read when all of its list is marked as read, in that list only, and not by a colleague', async () => {
    const brian = await api.tokenOf('brian@example.org');
    await write();
    await write('Again');
    await api.rest('POST', '/newsletter/subscribe', { body: { email: 'grace@example.org' } });
    await open(amina, 'messages', 1);
    expect(await readAll(amina, 'messages')).toEqual({ ...nothing, subscribers: 1 });
    expect(await marked(amina)).toEqual([]);
    expect(await marked(amina, 'subscribers')).toEqual([1]);
    expect(await api.db.query('SELECT FROM messages_read')).toEqual([]);
    expect(await news(brian)).toEqual({ ...nothing, messages: 2, subscribers: 1 });
    await write('One more');
    expect(await marked(amina)).toEqual([3]);
  });

  it('stays new when it came in after the newest row that was known when all was marked as read', async () => {
    await writeMany(3);
    await open(amina, 'messages', 3);
    expect(await readAll(amina, 'messages', 1)).toEqual({ ...nothing, messages: 1 });
    expect(await marked(amina)).toEqual([2]);
  });

  it('is marked in each list, and asked for together for all rows of a page', async () => {
    await writeMany(60);
    const statements: string[] = [];
    const asked = api.db.driver as unknown as { master: { query: (statement: { text: string }) => unknown } };
    const query = jest.spyOn(asked.master, 'query');
    expect(await marked(amina)).toHaveLength(60);
    for (const [statement] of query.mock.calls) statements.push(statement.text ?? '');
    query.mockRestore();
    expect(statements.filter((text) => text.includes('messages_read'))).toHaveLength(1);
    await donate();
    await pay();
    expect(await marked(amina, 'donations')).toEqual([1]);
    expect(await open(amina, 'donations', 1)).toMatchObject({ donations: 0 });
    expect(await marked(amina, 'donations')).toEqual([]);
  });

  it('holds on each device of a person', async () => {
    await write();
    const login = { email: 'amina@example.org', password: 'a long password' };
    const { body } = await api.rest('POST', '/admin/login', { body: login });
    await open(amina, 'messages', 1);
    expect(await news(body.data.token)).toEqual(nothing);
    expect(await marked(body.data.token)).toEqual([]);
  });

  it('does not count what a colleague deleted, and is as it was when it comes back', async () => {
    const brian = await api.tokenOf('brian@example.org');
    await write();
    await write('Spam');
    await open(amina, 'messages', 1);
    await api.graphql('mutation { deleteContactSubmission(id: 2) }', {}, { token: brian });
    expect(await news(amina)).toEqual(nothing);
    const restore = 'mutation { restored: restoreContactSubmission(id: 2) { isNew } }';
    const { body } = await api.graphql(restore, {}, { token: amina });
    expect(body.data.restored).toEqual({ isNew: true });
    expect(await marked(amina)).toEqual([2]);
  });

  it('does not come back when the newest was deleted, nor from an empty list', async () => {
    await write();
    await readAll(amina, 'messages');
    await api.db.query('DELETE FROM contact_submissions');
    await readAll(amina, 'messages');
    expect(await news(amina)).toEqual(nothing);
    await write();
    expect(await news(amina)).toEqual({ ...nothing, messages: 1 });
  });

  it('is forgotten with its row, and opening one that is gone, or never was, is no fault', async () => {
    await write();
    await open(amina, 'messages', 1);
    await api.db.query('DELETE FROM contact_submissions');
    expect(await api.db.query('SELECT FROM messages_read')).toEqual([]);
    for (const id of [1, '99999999999', 'abc']) expect(await open(amina, 'messages', id)).toEqual(nothing);
  });

  it('is counted to a hundred; the newest row tells of one more', async () => {
    const newest = async () => {
      const query = '{ inboxNews { messages newest { messages donations } } }';
      return (await api.graphql(query, {}, { token: amina })).body.data.inboxNews;
    };
    await writeMany(250);
    expect(await newest()).toEqual({ messages: 100, newest: { messages: 250, donations: null } });
    await writeMany(251);
    expect(await newest()).toMatchObject({ messages: 100, newest: { messages: 501 } });
    expect(await readAll(amina, 'messages')).toEqual(nothing);
  });
});

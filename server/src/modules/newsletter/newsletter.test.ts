import { type Api, startApi } from '../../../test/api.ts';
import { truncate } from '../../../test/database.ts';
import { until } from '../../../test/until.ts';

const confirm = 'mutation ($token: String!) { confirmNewsletter(token: $token) }';
const list =
  'query ($status: SubscriberStatus) { subscribers(status: $status) { totalCount nodes { email status } } }';
const email = 'grace@example.org';
const form = { 'content-type': 'application/x-www-form-urlencoded' };

let api: Api;
let token: string;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  await truncate(api.db);
  token = await api.tokenOf('amina@example.org');
});

const subscribe = (address = email) =>
  api.rest('POST', '/newsletter/subscribe', { body: { email: address } });
const unsubscribe = (body: object) => api.rest('POST', '/newsletter/unsubscribe', { body });
const confirmed = async (tokenOfMail: string) => (await api.graphql(confirm, { token: tokenOfMail })).body;
const statuses = async () =>
  (await api.db.query('SELECT email, status FROM subscribers ORDER BY id')).map(
    (row: { email: string; status: string }) => `${row.email} ${row.status}`,
  );
/** Addresses of the links in the last mail. */
async function links(): Promise<{ confirm: string; unsubscribe: string; token(link: string): string }> {
  const data = (await api.mails()).at(-1)?.data as { confirmUrl?: string; unsubscribeUrl: string };
  return {
    confirm: data.confirmUrl ?? '',
    unsubscribe: data.unsubscribeUrl,
    token: (link) => new URL(link).searchParams.get('token') ?? '',
  };
}
const letTimePass = (time: string) =>
  api.db.query(`UPDATE subscribers SET mailed_at = mailed_at - interval '${time}'`);

async function becomeSubscriber(): Promise<string> {
  await subscribe();
  const mail = await links();
  await confirmed(mail.token(mail.confirm));
  return mail.unsubscribe;
}

describe('Subscribing', () => {
  it('counts once the link in the mail was followed', async () => {
    const { status, body } = await subscribe(' Grace@Example.org ');
    expect([status, body]).toEqual([201, { data: true }]);
    expect(await statuses()).toEqual(['grace@example.org pending']);
    const mail = await links();
    expect(mail.confirm).toMatch(/^http:\/\/localhost:4000\/newsletter\/confirm\?token=[\w.-]+$/);
    expect(await confirmed(mail.token(mail.confirm))).toEqual({ data: { confirmNewsletter: true } });
    expect(await confirmed(mail.token(mail.confirm))).toEqual({ data: { confirmNewsletter: true } });
    expect(await statuses()).toEqual(['grace@example.org confirmed']);
  });

  it('again is the same success and fills nobody’s mailbox', async () => {
    for (let i = 0; i < 3; i += 1) expect((await subscribe()).body).toEqual({ data: true });
    await Promise.all([subscribe('GRACE@example.org'), subscribe()]);
    expect([await statuses(), (await api.mails()).length]).toEqual([['grace@example.org pending'], 1]);
    const { confirm: link, token: of } = await links();
    await confirmed(of(link));
    await letTimePass('1 day');
    expect((await subscribe()).body).toEqual({ data: true });
    expect((await api.mails()).length).toBe(1);
  });

  it('asks once more after a while; then only the newer link is good', async () => {
    await subscribe();
    const first = await links();
    await letTimePass('11 minutes');
    // A link carries the millisecond it was made in.
    const made = Date.now();
    await until(() => Date.now() > made);
    await subscribe();
    const second = await links();
    expect((await confirmed(first.token(first.confirm))).errors[0].extensions.details).toEqual([
      { message: 'This link is not valid or too old. Please subscribe again.', path: ['token'] },
    ]);
    expect((await confirmed(second.token(second.confirm))).data).toEqual({ confirmNewsletter: true });
  });

  it('needs an address that is one', async () => {
    const { status, body } = await subscribe('grace');
    expect([status, body.error.details]).toEqual([
      400,
      [{ message: 'Email is not valid.', path: ['email'] }],
    ]);
  });

  it('cannot be confirmed by a guess, by the other link or after a week', async () => {
    await subscribe();
    const mail = await links();
    for (const guess of ['', 'x', mail.token(mail.unsubscribe), `${mail.token(mail.confirm)}x`])
      expect((await confirmed(guess)).errors[0].extensions.code).toBe('BAD_USER_INPUT');
    const now = Date.now;
    Date.now = () => now() + 8 * 24 * 3600 * 1000;
    const late = await confirmed(mail.token(mail.confirm)).finally(() => {
      Date.now = now;
    });
    expect(late.errors[0].extensions.code).toBe('BAD_USER_INPUT');
    expect(await statuses()).toEqual(['grace@example.org pending']);
  });

  it('that nobody confirmed is forgotten after a month', async () => {
    await subscribe();
    expect(await api.services.newsletter.purgeUnconfirmed()).toBe(0);
    await api.db.query(`UPDATE subscribers SET requested_at = now() - interval '31 days'`);
    expect(await api.services.newsletter.purgeUnconfirmed()).toBe(1);
  });
});

describe('Unsubscribing', () => {
  it('by the token of a mail is done at once, and again does no harm', async () => {
    const link = await becomeSubscriber();
    const body = { token: (await links()).token(link) };
    for (let i = 0; i < 2; i += 1) {
      const answer = await unsubscribe(body);
      expect([answer.status, answer.body]).toEqual([200, { data: true }]);
    }
    expect(await statuses()).toEqual(['grace@example.org unsubscribed']);
  });

  it('by e-mail sends a mail with the link; the answer is the same for a stranger', async () => {
    await becomeSubscriber();
    await letTimePass('1 hour');
    const known = await unsubscribe({ email: 'Grace@example.org' });
    const stranger = await unsubscribe({ email: 'stranger@example.org' });
    expect([known.status, known.body]).toEqual([stranger.status, stranger.body]);
    expect(await statuses()).toEqual(['grace@example.org confirmed']);
    const [, last, ...others] = await api.mails();
    expect([last?.to, last?.template, others]).toEqual([email, 'newsletter-unsubscribe', []]);
    const mail = await links();
    await unsubscribe({ token: mail.token(mail.unsubscribe) });
    expect(await statuses()).toEqual(['grace@example.org unsubscribed']);
  });

  it('makes the old confirming link worthless, but one may come back', async () => {
    await subscribe();
    const mail = await links();
    await unsubscribe({ token: mail.token(mail.unsubscribe) });
    expect((await confirmed(mail.token(mail.confirm))).errors[0].extensions.code).toBe('BAD_USER_INPUT');
    await subscribe();
    const next = await links();
    await confirmed(next.token(next.confirm));
    expect(await statuses()).toEqual(['grace@example.org confirmed']);
  });

  it('needs either an e-mail or a token that is one', async () => {
    for (const body of [{}, { email, token: 'x' }, { token: 'x' }, { email: 'x' }])
      expect((await unsubscribe(body)).status).toBe(400);
  });
});

describe('The button of a mail program (RFC 8058)', () => {
  const address = (link: string) => link.slice('http://localhost:4000'.length);

  it('unsubscribes with one POST, as a form of either kind', async () => {
    const path = address(await becomeSubscriber());
    const { status, body } = await api.call('POST', path, {
      headers: form,
      body: 'List-Unsubscribe=One-Click',
    });
    expect([status, body]).toEqual([200, 'You have been unsubscribed.\n']);
    expect(await statuses()).toEqual(['grace@example.org unsubscribed']);

    await api.db.query(`UPDATE subscribers SET status = 'confirmed'`);
    const parts = new FormData();
    parts.set('List-Unsubscribe', 'One-Click');
    expect((await fetch(api.url + path, { method: 'POST', body: parts })).status).toBe(200);
    expect(await statuses()).toEqual(['grace@example.org unsubscribed']);
  });

  it('does nothing on GET, nor on a POST that is something else', async () => {
    const path = address(await becomeSubscriber());
    await api.call('GET', path);
    await api.call('HEAD', path);
    for (const [headers, body] of [
      [form, ''],
      [form, 'List-Unsubscribe=Maybe'],
      [form, 'note=Not+List-Unsubscribe=One-Click'],
      [form, `List-Unsubscribe${'\n'.repeat(9_900)}`],
      [{ 'content-type': 'multipart/form-data; boundary=x' }, '--x\r\nList-Unsubscribe\r\n\r\nOne-Click\r\n'],
      [{ 'content-type': 'application/json' }, '{"List-Unsubscribe":"One-Click"}'],
    ] as const)
      expect((await api.call('POST', path, { headers, body })).status).toBe(400);
    expect(await statuses()).toEqual(['grace@example.org confirmed']);
  });

  it('is refused in words with a token that is not ours', async () => {
    const options = { headers: form, body: 'List-Unsubscribe=One-Click' };
    const answer = await api.call('POST', '/newsletter/unsubscribe?token=guess', options);
    expect([answer.status, answer.body]).toEqual([
      400,
      'This link is not valid or too old. Please ask for a new one with your e-mail address.\n',
    ]);
    expect((await api.call('POST', '/newsletter/unsubscribe', options)).status).toBe(400);
  });
});

describe('The list of subscribers', () => {
  it('is for staff only and can be narrowed to where they stand', async () => {
    await becomeSubscriber();
    await subscribe('brian@example.org');
    expect((await api.graphql(list)).body.errors[0].extensions.code).toBe('UNAUTHENTICATED');
    const all = (await api.graphql(list, {}, { token })).body.data.subscribers;
    expect(all).toEqual({
      totalCount: 2,
      nodes: [
        { email: 'brian@example.org', status: 'pending' },
        { email: 'grace@example.org', status: 'confirmed' },
      ],
    });
    const some = (await api.graphql(list, { status: 'confirmed' }, { token })).body.data.subscribers;
    expect([some.totalCount, some.nodes[0].email]).toEqual([1, 'grace@example.org']);
  });
});

import { type Api, cookieOf, password, startApi } from '../../../test/api.ts';
import { truncate } from '../../../test/database.ts';
import { recordedMail, tokenIn } from '../../../test/recorded-mail.ts';
import { until } from '../../../test/until.ts';

const request = 'mutation ($email: String!) { requestPasswordReset(email: $email) }';
const reset = 'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) }';
const change = 'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) }';
const login =
  'mutation ($email: String!, $password: String!) { login(email: $email, password: $password) { token } }';
const me = '{ me { email } }';
const another = 'another long password';
const email = 'amina@example.org';
const tooOld = 'This link has been used or is too old. Please ask for a new one.';

const post = recordedMail();
let api: Api;
let token: string;
beforeAll(async () => {
  api = await startApi({}, post);
  await api.jobs.start();
});
beforeEach(async () => {
  await truncate(api.db);
  post.taken.length = 0;
  token = await api.tokenOf(email);
});

const ask = (address = email) => api.graphql(request, { email: address });
const choose = (input: object) =>
  api.graphql(reset, { input: { password: another, confirmPassword: another, ...input } });
const logIn = (word: string) => api.graphql(login, { email, password: word });
async function link(): Promise<string> {
  const before = post.taken.length;
  expect((await ask()).body).toEqual({ data: { requestPasswordReset: true } });
  await until(() => post.taken.length > before);
  return tokenIn(post.taken.at(-1), 'token');
}
const detailsOf = ({ body }: { body: { errors: { extensions: { details: unknown } }[] } }) =>
  body.errors[0]?.extensions.details;

describe('A forgotten password', () => {
  it('is replaced through a link by mail, which signs out everywhere', async () => {
    const given = await link();
    expect(post.taken[0]).toMatchObject({ to: email, subject: 'Choose a new password' });
    expect(post.taken[0]?.text).toContain(`http://localhost:4000/admin/reset-password#token=${given}`);
    expect((await choose({ token: given })).body).toEqual({ data: { resetPassword: true } });
    expect((await api.graphql(me, {}, { token })).body.errors[0].extensions.code).toBe('UNAUTHENTICATED');
    expect((await logIn(password)).body.errors[0].message).toBe('Invalid email or password');
    expect((await logIn(another)).body.data).toBeTruthy();
    const rows = await api.db.query('SELECT description, user_id FROM activities ORDER BY id');
    expect(rows).toContainEqual({ description: 'Chose a new password by e-mail', user_id: 1 });
    await until(() => post.taken.length === 2);
    expect(post.taken[1]).toMatchObject({ to: email, subject: 'Your password was changed' });
    expect(post.taken[1]?.text).toContain('127.0.0.1');
  });

  it('has a link that works once', async () => {
    const given = await link();
    await choose({ token: given });
    expect(detailsOf(await choose({ token: given }))).toEqual([{ message: tooOld, path: ['token'] }]);
  });

  it('has a link that two people cannot use at the same moment', async () => {
    const given = await link();
    const both = await Promise.all([choose({ token: given }), choose({ token: given })]);
    expect(both.filter(({ body }) => body.data?.resetPassword)).toHaveLength(1);
  });

  it('has a link that is good for thirty minutes', async () => {
    const given = await link();
    const [{ minutes }] = await api.db.query(
      'SELECT extract(epoch FROM expires_at - now()) / 60 AS minutes FROM password_resets',
    );
    expect(minutes).toBeGreaterThan(29);
    expect(minutes).toBeLessThanOrEqual(30);
    await api.db.query(`UPDATE password_resets SET expires_at = now() - interval '1 second'`);
    expect(detailsOf(await choose({ token: given }))).toEqual([{ message: tooOld, path: ['token'] }]);
  });

  it('leaves the link good when the new password is not', async () => {
    const given = await link();
    expect(detailsOf(await choose({ token: given, confirmPassword: 'something else' }))).toEqual([
      { message: 'Passwords do not match.', path: ['confirmPassword'] },
    ]);
    expect(detailsOf(await choose({ token: given, password: 'short', confirmPassword: 'short' }))).toEqual([
      { message: 'Password must have 10 characters or more.', path: ['password'] },
    ]);
    const own = { password: `${email}!`, confirmPassword: `${email}!` };
    expect(detailsOf(await choose({ token: given, ...own }))).toEqual([
      { message: 'Password must not be your own e-mail. Please use words.', path: ['password'] },
    ]);
    expect((await choose({ token: given })).body.data.resetPassword).toBe(true);
  });

  it.each(['', 'made-up', '\u0000', 'x'.repeat(5000)])('has no link %j', async (odd) => {
    expect((await choose({ token: odd })).body.errors[0].extensions.code).toBe('BAD_USER_INPUT');
  });

  it('keeps the link as a hash only', async () => {
    const given = await link();
    const kept = await api.db.query('SELECT * FROM password_resets');
    const queued = await api.db.query('SELECT data, output FROM pgboss.job');
    expect(JSON.stringify([kept, queued])).not.toContain(given);
  });

  it('is not told from an account that does not exist: same answer, same work, no mail', async () => {
    const known = await ask();
    const unknown = await ask('nobody@example.org');
    expect(unknown.body).toEqual(known.body);
    await until(() => post.taken.length === 1);
    const left = `SELECT FROM pgboss.job WHERE name = 'password-reset' AND state <> 'completed'`;
    await until(async () => (await api.db.query(left)).length === 0);
    expect(post.taken.map(({ to }) => to)).toEqual([email]);
    const jobs = await api.db.query(
      `SELECT count(*)::int AS count FROM pgboss.job WHERE name = 'password-reset'`,
    );
    expect(jobs).toEqual([{ count: 2 }]);
  });

  it('fills nobody’s mailbox: three links in an hour', async () => {
    for (let i = 0; i < 5; i += 1) await ask();
    await until(async () => {
      const [{ count }] = await api.db.query(
        `SELECT count(*)::int AS count FROM pgboss.job WHERE name IN ('password-reset', 'mail') AND state <> 'completed'`,
      );
      return count === 0;
    });
    expect(post.taken).toHaveLength(3);
  });

  it('is not in clear in the queue, who asks for it', async () => {
    const quiet = await startApi();
    await truncate(quiet.db);
    await quiet.graphql(request, { email: 'grace@example.org' });
    const jobs = await quiet.db.query(`SELECT data FROM pgboss.job WHERE name = 'password-reset'`);
    const kept = { sealed: expect.stringMatching(/^v1\./), about: [], requestId: expect.any(String) };
    expect(jobs).toEqual([{ data: kept }]);
  });

  it('is asked for with an address only', async () => {
    expect(detailsOf(await ask('amina'))).toEqual([{ message: 'Email is not valid.', path: ['email'] }]);
  });

  it('is limited by address: ten requests in an hour', async () => {
    const limited = await startApi({ rateLimits: true }, post);
    for (let i = 0; i < 10; i += 1) await limited.graphql(request, { email });
    const { body } = await limited.graphql(request, { email });
    expect(body.errors[0].extensions.code).toBe('RATE_LIMITED');
  });

  it('can be replaced over REST too', async () => {
    const before = post.taken.length;
    expect(await api.rest('POST', '/admin/password-reset', { body: { email } })).toMatchObject({
      status: 200,
      body: { data: true },
    });
    await until(() => post.taken.length > before);
    const body = { token: tokenIn(post.taken.at(-1), 'token'), password: another, confirmPassword: another };
    expect((await api.rest('POST', '/admin/password-reset/confirm', { body })).status).toBe(200);
    expect((await api.rest('POST', '/admin/password-reset/confirm', { body })).body.error).toMatchObject({
      code: 'BAD_USER_INPUT',
      message: tooOld,
    });
  });
});

describe('A password', () => {
  const changeIt = (input: object, who = token) =>
    api.graphql(
      change,
      { input: { currentPassword: password, password: another, confirmPassword: another, ...input } },
      { token: who },
    );

  it('is changed by who knows the current one; this session goes on, others end', async () => {
    const other = await logIn(password);
    expect((await changeIt({})).body).toEqual({ data: { changePassword: true } });
    expect((await api.graphql(me, {}, { token })).body.data.me.email).toBe(email);
    const refused = await api.graphql(me, {}, { token: other.body.data.login.token });
    expect(refused.body.errors[0].extensions.code).toBe('UNAUTHENTICATED');
    const renewed = await api.graphql('mutation { refresh { token } }', {}, { cookie: cookieOf(other) });
    expect(renewed.body.errors[0].extensions.code).toBe('UNAUTHENTICATED');
    expect((await logIn(another)).body.data).toBeTruthy();
    await until(() => post.taken.length === 1);
    expect(post.taken[0]).toMatchObject({ to: email, subject: 'Your password was changed' });
  });

  it('that is changed makes links that were sent before worthless', async () => {
    const given = await link();
    await changeIt({});
    expect(detailsOf(await choose({ token: given }))).toEqual([{ message: tooOld, path: ['token'] }]);
  });

  it('is not changed by who does not know it, and guessing is slowed down', async () => {
    const guarded = await startApi({}, post);
    await truncate(guarded.db);
    const mine = await guarded.tokenOf(email);
    const input = { currentPassword: 'a guess', password: another, confirmPassword: another };
    const guess = async () => (await guarded.graphql(change, { input }, { token: mine })).body.errors[0];
    expect((await guess()).extensions.details).toEqual([
      { message: 'This is not your current password.', path: ['currentPassword'] },
    ]);
    for (let i = 0; i < 4; i += 1) await guess();
    expect((await guess()).extensions.code).toBe('RATE_LIMITED');
  });
});

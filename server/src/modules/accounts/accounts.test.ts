import { type Api, cookieOf, password, startApi } from '../../../test/api.ts';
import { truncate } from '../../../test/database.ts';
import { createPasswordHash } from './passwords.ts';

const session = '{ token expiresAt user { id email role } }';
const signup = `mutation ($input: SignupInput!) { signup(input: $input) ${session} }`;
const login = `mutation ($email: String!, $password: String!) { login(email: $email, password: $password) ${session} }`;
const refresh = `mutation { refresh ${session} }`;
const logout = 'mutation { logout }';
const me = '{ me { email role } }';
const policy = '{ signupPolicy { mode open } }';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => truncate(api.db));

const signUp = (input: object, at = api) =>
  at.graphql(signup, {
    input: { email: 'amina@example.org', password, confirmPassword: password, ...input },
  });
const logIn = (given: object = {}, at = api) =>
  at.graphql(login, { email: 'amina@example.org', password, ...given });
const renew = (cookie?: string) => api.graphql(refresh, {}, { cookie });
const activities = async () =>
  (await api.db.query('SELECT type, description, user_id FROM activities ORDER BY id')) as object[];

describe('The first account', () => {
  it('is the owner and is signed in at once', async () => {
    const answer = await signUp({});
    const { token, user, expiresAt } = answer.body.data.signup;
    expect(user).toEqual({ id: 1, email: 'amina@example.org', role: 'owner' });
    expect((await api.graphql(me, {}, { token })).body.data.me.role).toBe('owner');
    const minutes = (new Date(expiresAt).getTime() - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(14);
    expect(minutes).toBeLessThanOrEqual(15);
    expect(answer.headers.getSetCookie()[0]).toMatch(
      /^refresh=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Strict$/,
    );
  });

  it('is the only owner: later ones are editors', async () => {
    await signUp({});
    expect((await signUp({ email: 'brian@example.org' })).body.data.signup.user.role).toBe('editor');
  });

  it('is one, even when two are made at the same moment', async () => {
    const both = await Promise.all([signUp({}), signUp({ email: 'brian@example.org' })]);
    expect(both.map(({ body }) => body.data.signup.user.role).sort()).toEqual(['editor', 'owner']);
  });

  it('keeps its password as argon2id only', async () => {
    await signUp({}, await startApi({}, undefined, api.db, createPasswordHash()));
    const [{ password_hash }] = await api.db.query('SELECT password_hash FROM users');
    expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });
});

/** A row for each password, with what is said of it. */
const weak = (passwords: string[], message: string) =>
  passwords.map((word): [object, string, string] => [
    { password: word, confirmPassword: word },
    'password',
    message,
  ]);

describe('Signing up', () => {
  it.each([
    [{ email: '' }, 'email', 'Email is required.'],
    [{ email: 'amina' }, 'email', 'Email is not valid.'],
    [{ email: 'a\u0000mina@example.org' }, 'email', 'Email is not valid.'],
    [
      { password: 'short', confirmPassword: 'short' },
      'password',
      'Password must have 10 characters or more.',
    ],
    [{ password: '', confirmPassword: '' }, 'password', 'Password is required.'],
    [
      { password: 'x'.repeat(201), confirmPassword: 'x'.repeat(201) },
      'password',
      'Password must have 200 characters or fewer.',
    ],
    [{ confirmPassword: 'another password' }, 'confirmPassword', 'Passwords do not match.'],
    ...weak(
      ['1234567890', '0772 123 456', '00000000000000000000'],
      'Password must not be digits only: those are guessed first. Please use words.',
    ),
    ...weak(['          ', '\t \u00a0       '], 'Password must not be blank: please use words.'),
    ...weak(['aaaaaaaaaaaa', 'ABABABABABAB'], 'Password repeats the same few characters. Please use words.'),
    ...weak(
      ['amina@example.org', 'AMINA@example.org1'],
      'Password must not be your own e-mail. Please use words.',
    ),
    ...weak(
      ['qwertyuiop', 'Password123', 'password2026!', 'letmein12345', '1q2w3e4r5t', 'Washington!!'],
      'This password is a common one, and those are tried first. Please use three or four words that do not belong together.',
    ),
  ])('is refused in words: %j', async (input, field, message) => {
    const { errors } = (await signUp(input)).body;
    expect(errors[0]).toMatchObject({
      message,
      extensions: { code: 'BAD_USER_INPUT', details: [{ message, path: [field] }] },
    });
  });

  it('says all that is wrong at once', async () => {
    const { errors } = (await signUp({ email: 'amina', confirmPassword: 'another password' })).body;
    expect(errors[0].extensions.details).toHaveLength(2);
  });

  it('is refused for an email that is taken, in whatever case', async () => {
    await signUp({});
    const { errors } = (await signUp({ email: ' Amina@Example.ORG ' })).body;
    const message = 'An account with this email already exists.';
    expect(errors[0].extensions.details).toEqual([{ message, path: ['email'] }]);
  });
});

describe.each(['invite', 'closed'] as const)('While sign-up is %s', (mode) => {
  let guarded: Api;
  beforeAll(async () => {
    guarded = await startApi({ adminSignup: mode }, undefined, api.db);
  });

  it('the first account can be made and no other', async () => {
    expect((await guarded.graphql(policy)).body.data.signupPolicy).toEqual({ mode, open: true });
    expect((await signUp({}, guarded)).body.data.signup.user.role).toBe('owner');
    expect((await guarded.graphql(policy)).body.data.signupPolicy).toEqual({ mode, open: false });
    const { errors } = (await signUp({ email: 'brian@example.org' }, guarded)).body;
    expect(errors[0].extensions.code).toBe('FORBIDDEN');
  });
});

describe('Signing in', () => {
  beforeEach(() => signUp({}));

  it('works with the email in any case and is recorded', async () => {
    expect((await logIn({ email: 'AMINA@example.org' })).body.data.login.user.email).toBe(
      'amina@example.org',
    );
    expect(await activities()).toContainEqual({ type: 'login', description: 'Signed in', user_id: 1 });
  });

  it('answers the same message for a wrong password and for an unknown email, and records both', async () => {
    const wrong = (await logIn({ password: 'something else' })).body;
    const unknown = (await logIn({ email: 'nobody@example.org' })).body;
    expect(wrong).toEqual(unknown);
    expect(wrong.errors[0]).toMatchObject({
      message: 'Invalid email or password',
      extensions: { code: 'UNAUTHENTICATED', details: [] },
    });
    // Not what was typed, which may be a password or a name.
    const description = 'Failed sign-in';
    const failed = { type: 'login_failed', user_id: null };
    const recorded = (await activities()).filter((one) => 'type' in one && one.type === 'login_failed');
    expect(recorded).toEqual([
      { ...failed, description },
      { ...failed, description },
    ]);
  });

  it('takes about as long for an unknown email as for a wrong password', async () => {
    // Nearly all of the work is the hash, and only the processor's time of this process counts.
    const hash = createPasswordHash({ memoryCost: 65_536, timeCost: 4, parallelism: 1 });
    const slow = await startApi({}, undefined, api.db, hash);
    const email = 'slow@example.org';
    await signUp({ email }, slow);
    const workFor = async (given: object) => {
      const begun = process.cpuUsage();
      await logIn(given, slow);
      return process.cpuUsage(begun).user;
    };
    await workFor({ email: 'warm-up@example.org' });
    const wrong = await workFor({ email, password: 'something else' });
    const unknown = await workFor({ email: 'nobody@example.org' });
    expect(unknown).toBeGreaterThan(wrong / 3);
  });

  it.each(['', '\u0000', 'x'.repeat(5000), "' OR 1=1 --"])(
    'is only wrong with odd words: %j',
    async (odd) => {
      expect((await logIn({ email: odd, password: odd })).body.errors[0].message).toBe(
        'Invalid email or password',
      );
    },
  );
});

describe('Guessing a password', () => {
  let throttled: Api;
  beforeEach(async () => {
    throttled = await startApi({}, undefined, api.db);
    await signUp({}, throttled);
  });

  it('is slowed down after five failures, also with the right one, and says how long', async () => {
    for (let i = 0; i < 5; i += 1) await logIn({ password: `guess ${i}` }, throttled);
    const { body, headers } = await logIn({}, throttled);
    expect(body.errors[0].extensions.code).toBe('RATE_LIMITED');
    expect(body.errors[0].message).toBe('Too many attempts. Please try again in 15 minutes.');
    expect(body.errors[0].extensions.retryAfter).toBeGreaterThan(800);
    expect(Number(headers.get('retry-after'))).toBe(body.errors[0].extensions.retryAfter);
  });

  it('is slowed down when all guesses come at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, i) => logIn({ password: `guess ${i}` }, throttled)),
    );
    const codes = answers.map(({ body }) => body.errors[0].extensions.code);
    expect(codes.filter((code) => code === 'UNAUTHENTICATED')).toHaveLength(5);
  });

  it('by address ends for all accounts after thirty', async () => {
    for (let i = 0; i < 30; i += 1) await logIn({ email: `user${i}@example.org` }, throttled);
    expect((await logIn({}, throttled)).body.errors[0].extensions.code).toBe('RATE_LIMITED');
  });

  it('is forgotten by signing in', async () => {
    for (let round = 0; round < 3; round += 1) {
      for (let i = 0; i < 4; i += 1) await logIn({ password: `guess ${i}` }, throttled);
      expect((await logIn({}, throttled)).body.data).toBeTruthy();
    }
  });
});

describe('A session', () => {
  let cookie: string | undefined;
  beforeEach(async () => {
    cookie = cookieOf(await signUp({}));
  });
  const longAgo = () => api.db.query(`UPDATE refresh_tokens SET used_at = used_at - interval '11 seconds'`);

  it('is renewed by its cookie, which is replaced; only a hash of it is stored', async () => {
    const answer = await renew(cookie);
    expect(answer.body.data.refresh.user.email).toBe('amina@example.org');
    expect(cookieOf(answer)).not.toBe(cookie);
    const stored = JSON.stringify(await api.db.query('SELECT * FROM refresh_tokens'));
    expect(stored).not.toContain(cookie?.slice('refresh='.length));
  });

  it('goes on for two tabs that renew it at the same moment', async () => {
    const answers = await Promise.all([renew(cookie), renew(cookie)]);
    expect(answers.map(({ body }) => Boolean(body.data))).toEqual([true, true]);
    const given = answers.map(cookieOf).filter(Boolean);
    expect(given).toHaveLength(1);
    expect((await renew(given[0])).body.data).toBeTruthy();
  });

  it('ends when a used cookie comes back later, for the thief and for the owner', async () => {
    const next = cookieOf(await renew(cookie));
    const { token } = (await renew(next)).body.data.refresh;
    await longAgo();
    expect((await renew(cookie)).body.errors[0].extensions.code).toBe('UNAUTHENTICATED');
    expect((await renew(next)).body.errors[0].extensions.code).toBe('UNAUTHENTICATED');
    expect((await api.graphql(me, {}, { token })).body.errors[0].extensions.code).toBe('UNAUTHENTICATED');
    expect(await activities()).toContainEqual(expect.objectContaining({ type: 'session_ended' }));
  });

  it('of somebody else is not touched by that', async () => {
    const other = cookieOf(await logIn());
    await renew(cookie);
    await longAgo();
    await renew(cookie);
    expect((await renew(other)).body.data).toBeTruthy();
  });

  it('ends by signing out, and its token is worth nothing from then on', async () => {
    const { token } = (await renew(cookie)).body.data.refresh;
    const current = cookieOf(await renew(cookie)) ?? cookie;
    const answer = await api.graphql(logout, {}, { cookie: current });
    expect(answer.body).toEqual({ data: { logout: true } });
    expect(answer.headers.getSetCookie()[0]).toMatch(/^refresh=; Max-Age=0;/);
    expect((await renew(current)).body.errors[0].message).toBe(
      'Your session has ended. Please sign in again.',
    );
    expect((await api.graphql(me, {}, { token })).body.errors[0].extensions.code).toBe('UNAUTHENTICATED');
  });

  it('cannot be renewed after thirty days', async () => {
    await api.db.query(`UPDATE sessions SET expires_at = now() - interval '1 second'`);
    expect((await renew(cookie)).body.errors[0].extensions.code).toBe('UNAUTHENTICATED');
  });

  it.each([undefined, 'refresh=', 'refresh=made-up', 'other=1'])(
    'is not there for the cookie %j',
    async (odd) => {
      expect((await renew(odd)).body.errors[0].extensions.code).toBe('UNAUTHENTICATED');
      expect((await api.graphql(logout, {}, { cookie: odd })).body).toEqual({ data: { logout: true } });
    },
  );

  it('cannot be used by a page of another site', async () => {
    const headers = { 'sec-fetch-site': 'cross-site' };
    expect((await api.graphql(refresh, {}, { cookie, headers })).body.errors[0].extensions.code).toBe(
      'UNAUTHENTICATED',
    );
  });
});

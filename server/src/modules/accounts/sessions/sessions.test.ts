// How sessions end, and what does not end them.
import { type Answer, type Api, cookieOf, password, startApi } from '../../../../test/api.ts';
import { truncate } from '../../../../test/database.ts';
import { until } from '../../../../test/until.ts';

const login =
  'mutation ($email: String!, $password: String!) { login(email: $email, password: $password) { token } }';
const refresh = 'mutation { refresh { token } }';
const me = '{ me { email } }';
const email = 'amina@example.org';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  await truncate(api.db);
  await api.tokenOf(email);
});

const logIn = (cookie?: string, word = password) => api.graphql(login, { email, password: word }, { cookie });
const renew = (cookie?: string) => api.graphql(refresh, {}, { cookie });
const elevenSecondsLater = () =>
  api.db.query(`UPDATE refresh_tokens SET used_at = used_at - interval '11 seconds'`);
const isSignedIn = async (token: string) => Boolean((await api.graphql(me, {}, { token })).body.data?.me);
const endedSessions = async () =>
  (await api.db.query(`SELECT FROM activities WHERE type = 'session_ended'`)).length;
const tokenOf = ({ body }: Answer): string => body.data?.refresh?.token ?? body.data?.login?.token;

/** As an instance sees it whose clock says this. */
async function withClockAt<T>(time: number, work: () => Promise<T>): Promise<T> {
  const { now } = Date;
  Date.now = () => time;
  return work().finally(() => {
    Date.now = now;
  });
}

describe('An answer to a refresh that gets lost', () => {
  it('ends nothing and is no theft: the old cookie is taken again, as often as that happens', async () => {
    const cookie = cookieOf(await logIn());
    for (let lost = 0; lost < 3; lost += 1) {
      await renew(cookie);
      await elevenSecondsLater();
    }
    const arrived = await renew(cookie);
    expect(await isSignedIn(tokenOf(arrived))).toBe(true);
    const next = cookieOf(arrived);
    expect(next).not.toBe(cookie);
    await elevenSecondsLater();
    expect((await renew(next)).body.data).toBeTruthy();
    expect(await endedSessions()).toBe(0);
  });

  it('is a theft once its successor was used', async () => {
    const cookie = cookieOf(await logIn());
    const next = cookieOf(await renew(cookie));
    const { token } = (await renew(next)).body.data.refresh;
    await elevenSecondsLater();
    expect((await renew(cookie)).body.errors[0].extensions.code).toBe('UNAUTHENTICATED');
    expect(await isSignedIn(token)).toBe(false);
    expect(await endedSessions()).toBe(1);
  });

  it('does not let a thief go on: two who hold a successor of one cookie are one too many', async () => {
    const stolen = cookieOf(await logIn());
    const owners = cookieOf(await renew(stolen));
    await elevenSecondsLater();
    const thiefs = cookieOf(await renew(stolen));
    const { token } = (await renew(thiefs)).body.data.refresh;
    expect((await renew(owners)).body.errors[0].extensions.code).toBe('UNAUTHENTICATED');
    expect(await isSignedIn(token)).toBe(false);
    expect(await endedSessions()).toBe(1);
  });

  it('is not told from a theft for cookies that were used before successors were written down', async () => {
    const cookie = cookieOf(await logIn());
    await renew(cookie);
    await api.db.query('UPDATE refresh_tokens SET parent = NULL');
    await elevenSecondsLater();
    expect((await renew(cookie)).body.errors[0].extensions.code).toBe('UNAUTHENTICATED');
  });

  it('is told from a theft by the clock of the database: those of two instances may be 15 s apart', async () => {
    const cookie = cookieOf(await logIn());
    const next = cookieOf(await renew(cookie));
    const arrived = await renew(next);
    // Another tab still has the first one and meets an instance whose clock is ahead.
    const other = await withClockAt(Date.now() + 15_000, () => renew(cookie));
    expect(other.body.data).toBeTruthy();
    expect(await isSignedIn(tokenOf(arrived))).toBe(true);
    expect(await endedSessions()).toBe(0);
  });

  it('takes an access token for as long as another instance says, whose clock is 15 s behind', async () => {
    const token = tokenOf(await logIn());
    const late = Date.now() + 15 * 60_000 + 15_000;
    expect(await withClockAt(late, () => isSignedIn(token))).toBe(true);
  });

  it('leaves one session to two tabs that come back at the same moment', async () => {
    const cookie = cookieOf(await logIn());
    await renew(cookie);
    await elevenSecondsLater();
    const both = await Promise.all([renew(cookie), renew(cookie)]);
    expect(both.map(({ body }) => Boolean(body.data))).toEqual([true, true]);
    expect(both.map(cookieOf).filter(Boolean)).toHaveLength(1);
  });
});

describe('A session', () => {
  it('ends when the same browser signs in again, and others of that account go on', async () => {
    const elsewhere = tokenOf(await logIn());
    const before = await logIn();
    const after = await logIn(cookieOf(before));
    expect(await Promise.all([elsewhere, tokenOf(before), tokenOf(after)].map(isSignedIn))).toEqual([
      true,
      false,
      true,
    ]);
    expect((await renew(cookieOf(before))).body.errors[0].extensions.code).toBe('UNAUTHENTICATED');
  });

  it('ends after ninety days, however often it was renewed', async () => {
    const cookie = cookieOf(await logIn());
    await api.db.query(`UPDATE sessions SET created_at = now() - interval '80 days'`);
    const renewed = await renew(cookie);
    const [{ days }] = await api.db.query(
      'SELECT round(extract(epoch FROM min(expires_at) - now()) / 86400)::int AS days FROM sessions',
    );
    expect(days).toBe(10);
    await api.db.query(`UPDATE sessions SET expires_at = now() - interval '1 second'`);
    expect(await isSignedIn(tokenOf(renewed))).toBe(false);
    expect((await renew(cookieOf(renewed))).body.errors[0].extensions.code).toBe('UNAUTHENTICATED');
  });

  it('ends by signing out with its token alone, over GraphQL and over REST', async () => {
    for (const signOut of [
      (token: string) => api.graphql('mutation { logout }', {}, { token }),
      (token: string) => api.rest('POST', '/admin/logout', { token }),
    ]) {
      const answer = await logIn();
      expect((await signOut(tokenOf(answer))).status).toBe(200);
      expect(await isSignedIn(tokenOf(answer))).toBe(false);
      expect((await renew(cookieOf(answer))).body.errors[0].extensions.code).toBe('UNAUTHENTICATED');
    }
  });

  it('does not begin for a password that is replaced at that moment', async () => {
    const runner = api.db.createQueryRunner();
    await runner.startTransaction();
    await runner.query('SELECT FROM users WHERE id = 1 FOR UPDATE');
    const racing = logIn();
    // The password was found right, and the sign-in waits for the account.
    await until(async () => {
      const [{ count }] = await api.db.query(
        `SELECT count(*)::int AS count FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
      return count > 0;
    });
    await runner.query(`UPDATE users SET password_hash = 'of another password' WHERE id = 1`);
    await runner.commitTransaction();
    await runner.release();
    const { body } = await racing;
    expect(body.errors?.[0].message).toBe('Invalid email or password');
    const [{ count }] = await api.db.query('SELECT count(*)::int AS count FROM sessions');
    expect(count).toBe(1);
  });
});

describe('The cookies of a site with https', () => {
  it('can be set by no neighbour: __Host-, and the name alone counts for nothing', async () => {
    const secure = await startApi({ publicUrl: 'https://www.example.org' });
    await truncate(secure.db);
    await secure.tokenOf(email);
    const answer = await secure.graphql(login, { email, password });
    const [kept = '', device = ''] = answer.headers.getSetCookie();
    expect(kept).toMatch(
      /^__Host-refresh=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
    expect(device).toMatch(/^__Host-device=.*; Path=\/; HttpOnly; Secure; SameSite=Strict$/);
    const cookie = kept.split(';')[0] ?? '';
    const withName = (name: string) => secure.graphql(refresh, {}, { cookie: name });
    expect((await withName(cookie.replace('__Host-', ''))).body.errors[0].extensions.code).toBe(
      'UNAUTHENTICATED',
    );
    expect((await withName(cookie)).body.data).toBeTruthy();
  });
});

describe('A token', () => {
  it.each([
    'nonsense',
    // {"alg":"none"}
    'eyJhbGciOiJub25lIiwidHlwIjoiSldUIn0.eyJzdWIiOiIxIiwic2lkIjoiMSIsInJvbGUiOiJvd25lciJ9.',
    // Signed with another secret.
    'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxIiwic2lkIjoiMSJ9.dGhpcyBpcyBub3QgdGhlIHNpZ25hdHVyZSBvZiBpdA',
  ])('that is not good is refused for what staff do and for reads alike: %s', async (token) => {
    const message = 'Your session has expired. Please sign in again.';
    for (const query of ['mutation { deleteProgram(id: 1) }', '{ programs { id } }', me]) {
      const { errors } = (await api.graphql(query, {}, { token })).body;
      expect(errors[0]).toMatchObject({ message, extensions: { code: 'UNAUTHENTICATED' } });
    }
    expect((await api.rest('GET', '/programs', { token })).status).toBe(401);
  });

  it('that is not good does not keep anybody from signing in or out', async () => {
    expect((await api.graphql(login, { email, password }, { token: 'old' })).body.data).toBeTruthy();
    expect((await api.graphql('mutation { logout }', {}, { token: 'old' })).body.data).toEqual({
      logout: true,
    });
  });
});

describe('When JWT_SECRET is replaced', () => {
  it('nobody is signed out while JWT_SECRET_BEFORE names the old one', async () => {
    const before = await startApi({ jwtSecret: 'x'.repeat(32) }, undefined, api.db);
    const answer = await before.graphql(login, { email, password });
    const secrets = { jwtSecret: 'y'.repeat(32), jwtSecretBefore: 'x'.repeat(32) };
    const later = await startApi(secrets, undefined, api.db);
    const asks = (of: Api, token: string) => of.graphql(me, {}, { token });
    expect((await asks(later, tokenOf(answer))).body.data.me.email).toBe(email);
    const renewed = tokenOf(await later.graphql(refresh, {}, { cookie: cookieOf(answer) }));
    expect((await asks(later, renewed)).body.data.me.email).toBe(email);
    // The new secret signs: who knows the old one alone does not read it.
    expect((await asks(before, renewed)).body.data?.me ?? null).toBeNull();
  });
});

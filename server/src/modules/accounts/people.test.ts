import { type Api, cookieOf, password, startApi } from '../../../test/api.ts';
import { truncate } from '../../../test/database.ts';

const login =
  'mutation ($email: String!, $password: String!) { login(email: $email, password: $password) { token } }';
const users = '{ users { id email role } }';
const changeRole = 'mutation ($id: ID!, $role: Role!) { changeRole(id: $id, role: $role) { id role } }';
const endUserSessions = 'mutation ($id: ID!) { endUserSessions(id: $id) { id sessionCount } }';
const refresh = 'mutation { refresh { token } }';
const removeUser = 'mutation ($id: ID!) { removeUser(id: $id) }';
const sessions = '{ sessions { id createdAt lastUsedAt ip userAgent current } }';
const endSession = 'mutation ($id: ID!) { endSession(id: $id) }';
const endOthers = 'mutation { endOtherSessions }';
const lastOwner = 'This is the last owner: make somebody else an owner first.';

let api: Api;
let owner: string;
let editor: string;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  await truncate(api.db);
  owner = await api.tokenOf('owner@example.org');
  editor = await api.tokenOf('editor@example.org');
});

const asOwner = (query: string, variables: object = {}) => api.graphql(query, variables, { token: owner });
const codeOf = ({ body }: { body: { errors: { extensions: { code: string } }[] } }) =>
  body.errors[0]?.extensions.code;

describe('An owner', () => {
  it('sees everybody who can sign in', async () => {
    expect((await asOwner(users)).body.data.users).toEqual([
      { id: 1, email: 'owner@example.org', role: 'owner' },
      { id: 2, email: 'editor@example.org', role: 'editor' },
    ]);
  });

  it('makes an editor an owner, which counts from the next request on', async () => {
    expect(codeOf(await api.graphql(users, {}, { token: editor }))).toBe('FORBIDDEN');
    expect((await asOwner(changeRole, { id: 2, role: 'owner' })).body.data.changeRole.role).toBe('owner');
    expect((await api.graphql(users, {}, { token: editor })).body.data.users).toHaveLength(2);
    const [{ description }] = await api.db.query(
      'SELECT description FROM activities ORDER BY id DESC LIMIT 1',
    );
    expect(description).toBe('Made editor@example.org an owner');
  });

  it('sees in how many places somebody is signed in, and when they were here last', async () => {
    await api.graphql(login, { email: 'editor@example.org', password });
    await api.db.query(`UPDATE users SET last_seen_at = '2026-01-05 12:00Z' WHERE id = 2`);
    const seen = async () => (await asOwner('{ users { sessionCount lastSeenAt } }')).body.data.users[1];
    expect(await seen()).toEqual({ sessionCount: 2, lastSeenAt: '2026-01-05T12:00:00.000Z' });
    await api.db.query(`UPDATE sessions SET expires_at = now() WHERE user_id = 2`);
    expect((await seen()).sessionCount).toBe(0);
  });

  it('sees that somebody who comes back or stays was here just now', async () => {
    const seen = async () =>
      Date.parse((await asOwner('{ users { lastSeenAt } }')).body.data.users[1].lastSeenAt);
    const forget = () => api.db.query(`UPDATE users SET last_seen_at = '2026-01-05 12:00Z'`);
    const begun = Date.now();
    await forget();
    const cookie = cookieOf(await api.graphql(login, { email: 'editor@example.org', password }));
    expect(await seen()).toBeGreaterThanOrEqual(begun);
    await forget();
    await api.graphql(refresh, {}, { cookie });
    expect(await seen()).toBeGreaterThanOrEqual(begun);
  });

  it('signs somebody out everywhere, which holds for the very next call', async () => {
    const phone = await api.graphql(login, { email: 'editor@example.org', password });
    expect((await asOwner(endUserSessions, { id: 2 })).body).toEqual({
      data: { endUserSessions: { id: 2, sessionCount: 0 } },
    });
    for (const token of [editor, phone.body.data.login.token]) {
      expect(codeOf(await api.graphql(sessions, {}, { token }))).toBe('UNAUTHENTICATED');
    }
    expect(codeOf(await api.graphql(refresh, {}, { cookie: cookieOf(phone) }))).toBe('UNAUTHENTICATED');
    const [{ description }] = await api.db.query(
      'SELECT description FROM activities ORDER BY id DESC LIMIT 1',
    );
    expect(description).toBe('Ended all sessions of editor@example.org');
  });

  it('who ends their own sessions like that keeps the one that asks', async () => {
    await api.graphql(login, { email: 'owner@example.org', password });
    expect((await asOwner(endUserSessions, { id: 1 })).body.data.endUserSessions.sessionCount).toBe(1);
    expect((await asOwner(users)).body.data.users).toHaveLength(2);
  });

  it('removes an account, whose token is worth nothing from then on', async () => {
    expect((await asOwner(removeUser, { id: 2 })).body).toEqual({ data: { removeUser: 2 } });
    expect(codeOf(await api.graphql(users, {}, { token: editor }))).toBe('UNAUTHENTICATED');
    expect((await asOwner(users)).body.data.users).toHaveLength(1);
  });

  it('cannot remove themself', async () => {
    await asOwner(changeRole, { id: 2, role: 'owner' });
    const { errors } = (await asOwner(removeUser, { id: 1 })).body;
    expect(errors[0].message).toBe('You cannot remove yourself: another owner can.');
  });

  it('who is the last one stays an owner', async () => {
    const { errors } = (await asOwner(changeRole, { id: 1, role: 'editor' })).body;
    expect(errors[0].extensions.details).toEqual([{ message: lastOwner, path: ['role'] }]);
  });

  it('is left even when two owners remove or demote each other at the same moment', async () => {
    await asOwner(changeRole, { id: 2, role: 'owner' });
    await Promise.all([
      api.graphql(changeRole, { id: 2, role: 'editor' }, { token: owner }),
      api.graphql(removeUser, { id: 1 }, { token: editor }),
      api.graphql(changeRole, { id: 1, role: 'editor' }, { token: editor }),
    ]);
    expect(await api.db.query(`SELECT count(*)::int AS count FROM users WHERE role = 'owner'`)).toEqual([
      { count: 1 },
    ]);
  });

  it.each(['99', 'abc', '0'])('finds nobody of the id %s', async (id) => {
    expect(codeOf(await asOwner(removeUser, { id }))).toBe('NOT_FOUND');
    expect(codeOf(await asOwner(changeRole, { id, role: 'owner' }))).toBe('NOT_FOUND');
    expect(codeOf(await asOwner(endUserSessions, { id }))).toBe('NOT_FOUND');
  });
});

describe('Being signed in', () => {
  const signIn = (userAgent: string) =>
    api.graphql(login, { email: 'owner@example.org', password }, { headers: { 'user-agent': userAgent } });
  const listed = async (token = owner) => (await api.graphql(sessions, {}, { token })).body.data.sessions;

  it('is listed for each device, with the one that asks marked', async () => {
    const phone = (await signIn('A phone')).body.data.login.token;
    const seen = await listed(phone);
    expect(seen).toHaveLength(2);
    expect(seen[0]).toMatchObject({ userAgent: 'A phone', ip: expect.any(String), current: true });
    expect(seen[1]).toMatchObject({ current: false });
    expect((await listed()).map(({ current }: { current: boolean }) => current)).toEqual([false, true]);
  });

  it('ends for a device that is chosen', async () => {
    const phone = await signIn('A phone');
    const [{ id }] = await listed();
    expect((await asOwner(endSession, { id })).body).toEqual({ data: { endSession: true } });
    expect(await listed()).toHaveLength(1);
    expect(codeOf(await api.graphql(users, {}, { token: phone.body.data.login.token }))).toBe(
      'UNAUTHENTICATED',
    );
    const cookie = cookieOf(phone);
    expect(codeOf(await api.graphql(refresh, {}, { cookie }))).toBe('UNAUTHENTICATED');
  });

  it('ends for all other devices at once', async () => {
    await signIn('A phone');
    await signIn('A tablet');
    expect((await asOwner(endOthers)).body).toEqual({ data: { endOtherSessions: 2 } });
    expect((await listed()).map(({ current }: { current: boolean }) => current)).toEqual([true]);
    expect(await listed(editor)).toHaveLength(1);
  });

  it.each(['abc', '00000000-0000-4000-8000-000000000000'])('is not found as %s', async (id) => {
    expect(codeOf(await asOwner(endSession, { id }))).toBe('NOT_FOUND');
  });

  it('of somebody else is not found', async () => {
    const [{ id }] = await listed(editor);
    expect(codeOf(await asOwner(endSession, { id }))).toBe('NOT_FOUND');
  });
});

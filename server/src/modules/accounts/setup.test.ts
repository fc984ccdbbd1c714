import { type Api, password, startApi } from '../../../test/api.ts';
import { truncate } from '../../../test/database.ts';
import { recordedMail, tokenIn } from '../../../test/recorded-mail.ts';
import { until } from '../../../test/until.ts';

const signup = 'mutation ($input: SignupInput!) { signup(input: $input) { user { role } } }';
const policy = '{ signupPolicy { mode open setup } }';
const email = 'owner@example.org';
const passwords = { password, confirmPassword: password };
const tokenOf = (link: string | null) => link?.split('#setup=')[1] ?? '';

describe.each(['open', 'invite', 'closed'] as const)('A deployment without an owner, sign-up %s', (mode) => {
  let api: Api;
  beforeAll(async () => {
    api = await startApi({ mode: 'deployment', adminSignup: mode });
  });
  beforeEach(() => truncate(api.db));
  const join = (input: object) => api.graphql(signup, { input: { email, ...passwords, ...input } });

  it.each([{}, { setup: '' }, { setup: 'guessed' }, { setup: 'x'.repeat(5000) }, { invitation: 'guessed' }])(
    'refuses a stranger with %j, by GraphQL and by REST',
    async (brought) => {
      await api.services.setup.prepare();
      expect((await api.graphql(policy)).body.data.signupPolicy).toEqual({ mode, open: false, setup: true });
      const { errors } = (await join(brought)).body;
      expect(errors[0].message).toMatch(/^This site has no owner yet\. .* when it starts\.$/);
      expect(errors[0].extensions.code).toBe('FORBIDDEN');
      const overRest = await api.rest('POST', '/admin/signup', { body: { email, ...passwords, ...brought } });
      expect([overRest.status, overRest.body.error.code]).toEqual([403, 'FORBIDDEN']);
      expect(await api.db.query('SELECT FROM users')).toEqual([]);
    },
  );

  it('takes the setup token once, for the owner', async () => {
    const setup = tokenOf(await api.services.setup.prepare());
    const stored = JSON.stringify(await api.db.query('SELECT * FROM setup_token'));
    expect(stored).not.toContain(setup);
    const { status, body } = await api.rest('POST', '/admin/signup', {
      body: { email, ...passwords, setup },
    });
    expect([status, body.data.user.role]).toEqual([201, 'owner']);
    expect((await api.graphql(policy)).body.data.signupPolicy).toEqual({
      mode,
      open: mode === 'open',
      setup: false,
    });
    const { errors } = (await join({ email: 'brian@example.org', setup })).body;
    expect(errors[0].extensions.code).toBe('FORBIDDEN');
    expect(errors[0].message).toMatch(/^This setup link was used already/);
    expect(await api.services.setup.prepare()).toBeNull();
  });

  it('has one owner when two come with the token at once', async () => {
    const setup = tokenOf(await api.services.setup.prepare());
    const both = await Promise.all([join({ setup }), join({ email: 'brian@example.org', setup })]);
    const roles = both.map(({ body }) => body.data?.signup.user.role ?? body.errors[0].extensions.code);
    expect(roles.sort()).toEqual(['FORBIDDEN', 'owner']);
  });

  it('keeps the token when the sign-up fails for another reason', async () => {
    const setup = tokenOf(await api.services.setup.prepare());
    expect((await join({ setup, email: 'nobody' })).body.errors[0].extensions.code).toBe('BAD_USER_INPUT');
    expect((await join({ setup })).body.data.signup.user.role).toBe('owner');
  });
});

describe('The setup token', () => {
  let one: Api;
  let other: Api;
  beforeAll(async () => {
    const settings = { mode: 'deployment', ownerEmail: email } as const;
    one = await startApi(settings);
    other = await startApi({ ...settings, jwtSecret: 'y'.repeat(32) }, undefined, one.db);
  });
  beforeEach(() => truncate(one.db));

  it('is one for all instances that start at once and for later starts, and is mailed once', async () => {
    const { setup } = one.services;
    const links = await Promise.all([setup.prepare(), setup.prepare(), setup.prepare()]);
    expect(new Set([...links, await setup.prepare()]).size).toBe(1);
    expect(links[0]).toMatch(/^http:\/\/localhost:4000\/admin\/signup#setup=[\w.-]+$/);
    expect(await one.mails()).toMatchObject([
      { to: email, template: 'owner-setup', data: { setupUrl: links[0] } },
    ]);
  });

  it('is another one under another secret, and the earlier one is worth nothing then', async () => {
    const before = tokenOf(await one.services.setup.prepare());
    const after = tokenOf(await other.services.setup.prepare());
    const join = (setup: string) => other.graphql(signup, { input: { email, ...passwords, setup } });
    expect((await join(before)).body.errors[0].extensions.code).toBe('FORBIDDEN');
    expect((await join(after)).body.data.signup.user.role).toBe('owner');
  });

  it('comes by mail to OWNER_EMAIL and makes the account', async () => {
    const mail = recordedMail();
    const api = await startApi({ mode: 'deployment', ownerEmail: email }, mail);
    await truncate(api.db);
    await api.services.setup.prepare();
    await api.jobs.start();
    await until(() => mail.taken.length === 1);
    const input = { email, ...passwords, setup: tokenIn(mail.taken[0], 'setup') };
    expect((await api.graphql(signup, { input })).body.data.signup.user.role).toBe('owner');
  });
});

describe('A deployment that has an owner', () => {
  it('lets nobody in by a setup token', async () => {
    const api = await startApi({ mode: 'deployment', adminSignup: 'open' });
    await truncate(api.db);
    await api.services.accounts.makeOwner(email, password);
    expect(await api.services.setup.prepare()).toBeNull();
    const join = (input: object) =>
      api.graphql(signup, { input: { email: 'brian@example.org', ...passwords, ...input } });
    expect((await join({ setup: 'guessed' })).body.errors[0].extensions.code).toBe('FORBIDDEN');
    expect((await join({})).body.data.signup.user.role).toBe('editor');
  });
});

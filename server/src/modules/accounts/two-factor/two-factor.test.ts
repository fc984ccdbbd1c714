import { randomBytes } from 'node:crypto';
import { type TOTP, URI } from 'otpauth';
import type { DataSource } from 'typeorm';
import { type Answer, type Api, cookieOf, password, startApi } from '../../../../test/api.ts';
import { testDatabase, truncate } from '../../../../test/database.ts';
import { countByKey, resealPlace } from '../../../platform/sealing/sealed-places.ts';
import { createSealedText } from '../../../platform/sealing/sealed-text.ts';
import { sealedSecrets, secretOf } from './two-factor-store.ts';

const login =
  'mutation ($email: String!, $password: String!) { login(email: $email, password: $password) { token } }';
const complete =
  'mutation ($challenge: String!, $code: String!) { completeLogin(challenge: $challenge, code: $code) { token user { email } } }';
const setUp = 'mutation ($password: String!) { setUpTwoFactor(password: $password) { secret uri } }';
const confirm = 'mutation ($code: String!) { codes: confirmTwoFactor(code: $code) }';
const turnOff =
  'mutation ($password: String!, $code: String!) { turnOffTwoFactor(password: $password, code: $code) }';
const renewCodes =
  'mutation ($password: String!, $code: String!) { codes: renewRecoveryCodes(password: $password, code: $code) }';
const state = '{ twoFactor { on since recoveryCodesLeft required } }';
const demand = 'mutation ($required: Boolean!) { requireTwoFactor(required: $required) }';
const resetIt = 'mutation ($id: ID!) { resetTwoFactor(id: $id) { email twoFactor } }';
const email = 'amina@example.org';
const another = 'another long password';

const keys = ['old', 'new'].map((id) => ({ id, key: randomBytes(32) }));
const [oldKey, newKey] = keys as [(typeof keys)[0], (typeof keys)[0]];
let db: DataSource;
let api: Api;
let token: string;
beforeAll(async () => {
  db = await testDatabase();
});
beforeEach(async () => {
  await truncate(db);
  // Begins with no guesses counted.
  api = await startApi({ dataKeys: [oldKey] }, undefined, db);
  token = await api.tokenOf(email);
});

const codeOf = ({ body }: Answer) => body.errors?.[0].extensions.code;
const detailOf = ({ body }: Answer) => body.errors?.[0].extensions.details[0]?.message;
const logIn = (cookie?: string) => api.graphql(login, { email, password }, { cookie });
const notRight = /^This code is not right, or was used already\./;

/** A code that was not shown yet: of the next step, which a clock may be ahead. */
const codes = (app: TOTP) => {
  let step = 0;
  return () => app.generate({ timestamp: Date.now() + 30_000 * step++ });
};

/** Turns it on; answers the app and the recovery codes. The code of this moment is used up by that. */
async function turnItOn(who = token) {
  const begun = await api.graphql(setUp, { password }, { token: who });
  const app = URI.parse(begun.body.data.setUpTwoFactor.uri) as TOTP;
  const next = codes(app);
  const first = next();
  const confirmed = await api.graphql(confirm, { code: first }, { token: who });
  return { app, next, first, recovery: confirmed.body.data.codes as string[] };
}

/** Gives the accounts their codes back: a step of time is 30 seconds, for which no test waits. */
const laterOn = () => api.db.query('UPDATE two_factor SET last_step = 0');

describe('Two-factor sign-in', () => {
  it('is off, and then a sign-in is as it always was', async () => {
    expect((await api.graphql(state, {}, { token })).body.data.twoFactor).toEqual({
      on: false,
      since: null,
      recoveryCodesLeft: 0,
      required: false,
    });
    expect((await logIn()).body.data.login.token).toBeTruthy();
  });

  it('is set up with the password and a right code, told by mail, and ends other sessions', async () => {
    const elsewhere = (await logIn()).body.data.login.token;
    const wrong = await api.graphql(setUp, { password: 'a guess' }, { token });
    expect(detailOf(wrong)).toBe('This is not your current password.');
    const begun = (await api.graphql(setUp, { password }, { token })).body.data.setUpTwoFactor;
    expect(begun.uri).toBe(
      `otpauth://totp/localhost:amina%40example.org?issuer=localhost&secret=${begun.secret}&algorithm=SHA1&digits=6&period=30`,
    );
    expect(detailOf(await api.graphql(confirm, { code: '000000' }, { token }))).toMatch(notRight);
    expect((await logIn()).body.data.login.token).toBeTruthy();

    const { recovery } = await turnItOn();
    expect(new Set(recovery).size).toBe(10);
    expect((await api.graphql(state, {}, { token })).body.data.twoFactor).toMatchObject({
      on: true,
      since: expect.any(String),
      recoveryCodesLeft: 10,
    });
    expect(codeOf(await api.graphql('{ me { email } }', {}, { token: elsewhere }))).toBe('UNAUTHENTICATED');
    expect((await api.mails()).at(-1)).toMatchObject({
      to: email,
      template: 'account-changed',
      data: { what: 'two-factor-on' },
    });
    expect(detailOf(await api.graphql(setUp, { password }, { token }))).toMatch(/is on already/);
  });

  it.each(['', '12345', '1234567', 'abcdef', '💥💥💥', 'éééééé', '\0\0\0\0\0\0'])(
    'is not turned on by %j instead of a code',
    async (code) => {
      await api.graphql(setUp, { password }, { token });
      expect(detailOf(await api.graphql(confirm, { code }, { token }))).toMatch(notRight);
    },
  );

  it('keeps its secret sealed and its recovery codes as hashes', async () => {
    const { app, recovery } = await turnItOn();
    const stored = JSON.stringify([
      await api.db.query('SELECT * FROM two_factor'),
      await api.db.query('SELECT * FROM recovery_codes'),
    ]);
    expect(stored).toContain('v1.old.');
    for (const secret of [app.secret.base32, ...recovery]) expect(stored).not.toContain(secret);
  });

  it('asks for a code after the password, by GraphQL and by REST', async () => {
    const { app, next } = await turnItOn();
    const asked = await logIn();
    const { code, challenge, expiresAt } = asked.body.errors[0].extensions;
    expect([asked.body.data, code]).toEqual([null, 'TWO_FACTOR_CODE_REQUIRED']);
    expect(cookieOf(asked)).toBeUndefined();
    expect(new Date(expiresAt).getTime() - Date.now()).toBeLessThanOrEqual(5 * 60_000);
    const done = await api.graphql(complete, { challenge, code: next() });
    expect(done.body.data.completeLogin.user.email).toBe(email);
    expect(cookieOf(done)).toBeTruthy();

    await laterOn();
    const overRest = await api.rest('POST', '/admin/login', { body: { email, password } });
    expect([overRest.status, overRest.body.error.code]).toEqual([401, 'TWO_FACTOR_CODE_REQUIRED']);
    const body = { challenge: overRest.body.error.challenge, code: app.generate() };
    const completed = await api.rest('POST', '/admin/login/two-factor', { body });
    expect([completed.status, completed.body.data.user.email]).toEqual([200, email]);
  });

  it('takes no code twice, whether it was shown at the setup or at a sign-in', async () => {
    const { first, next } = await turnItOn();
    const { challenge } = (await logIn()).body.errors[0].extensions;
    const send = (code: string) => api.graphql(complete, { challenge, code });
    expect(detailOf(await send(first))).toMatch(notRight);
    const code = next();
    const both = await Promise.all([send(code), send(code)]);
    expect(both.filter(({ body }) => body.data)).toHaveLength(1);
  });

  it('takes each recovery code once, however it is typed, and says so by mail', async () => {
    const { recovery } = await turnItOn();
    const { challenge } = (await logIn()).body.errors[0].extensions;
    const code = (recovery[3] ?? '').toUpperCase().replaceAll('-', ' ');
    expect((await api.graphql(complete, { challenge, code })).body.data).toBeTruthy();
    expect(detailOf(await api.graphql(complete, { challenge, code }))).toMatch(notRight);
    expect((await api.mails()).at(-1)).toMatchObject({ data: { what: 'recovery-code' } });
    const rows = await api.db.query(
      `SELECT description FROM activities WHERE type LIKE 'login%' ORDER BY id`,
    );
    expect(rows).toEqual([
      { description: 'Signed in with a recovery code' },
      { description: 'Failed sign-in' },
    ]);
    expect((await api.graphql(state, {}, { token })).body.data.twoFactor.recoveryCodesLeft).toBe(9);
  });

  it('lets nobody guess codes, and locks no known browser out by that', async () => {
    const { app, next } = await turnItOn();
    const { challenge } = (await logIn()).body.errors[0].extensions;
    const known = await api.graphql(complete, { challenge, code: next() });
    const device = known.headers
      .getSetCookie()
      .find((cookie) => cookie.startsWith('device='))
      ?.split(';')[0];
    for (let i = 0; i < 5; i += 1) {
      expect(detailOf(await api.graphql(complete, { challenge, code: '000000' }))).toMatch(notRight);
    }
    await laterOn();
    const code = app.generate();
    expect(codeOf(await api.graphql(complete, { challenge, code }))).toBe('RATE_LIMITED');
    expect((await api.graphql(complete, { challenge, code }, { cookie: device })).body.data).toBeTruthy();
  });

  it.each(['', 'made.up', 'x'.repeat(2000)])('has no challenge %j', async (challenge) => {
    const { first } = await turnItOn();
    expect(codeOf(await api.graphql(complete, { challenge, code: first }))).toBe('UNAUTHENTICATED');
  });

  it('has a challenge that ends with the password it was given for', async () => {
    const { next } = await turnItOn();
    const { challenge } = (await logIn()).body.errors[0].extensions;
    await api.db.query(`UPDATE users SET password_hash = 'of another password'`);
    expect(codeOf(await api.graphql(complete, { challenge, code: next() }))).toBe('UNAUTHENTICATED');
  });

  it('is turned off, and has new recovery codes, with the password and a code only', async () => {
    const { next, recovery } = await turnItOn();
    const wrong = await api.graphql(turnOff, { password, code: '000000' }, { token });
    expect(detailOf(wrong)).toMatch(notRight);
    const guess = await api.graphql(turnOff, { password: 'a guess', code: next() }, { token });
    expect(detailOf(guess)).toBe('This is not your current password.');
    const renewed = await api.graphql(renewCodes, { password, code: recovery[0] }, { token });
    expect(renewed.body.data.codes).toHaveLength(10);
    expect(detailOf(await api.graphql(turnOff, { password, code: recovery[1] }, { token }))).toMatch(
      notRight,
    );
    const off = await api.graphql(turnOff, { password, code: renewed.body.data.codes[0] }, { token });
    expect(off.body.data.turnOffTwoFactor).toBe(true);
    expect((await logIn()).body.data).toBeTruthy();
    const mailed = (await api.mails()).map(({ data }) => 'what' in data && data.what);
    expect(mailed).toEqual(['two-factor-on', 'recovery-codes', 'two-factor-off']);
  });

  it('is sealed anew by npm run reseal, after which the old key is needed no more', async () => {
    const { app } = await turnItOn();
    const [{ secret }] = await api.db.query('SELECT secret FROM two_factor');
    const between = createSealedText([newKey, oldKey]);
    expect(await resealPlace(api.db, between, sealedSecrets)).toBe(1);
    expect(await countByKey(api.db, sealedSecrets)).toEqual({ [newKey.id]: 1 });
    const [resealed] = await api.db.query('SELECT secret FROM two_factor');
    expect(resealed.secret).not.toBe(secret);
    const opened = await secretOf(api.db.manager, createSealedText([newKey]), 1, 'on');
    expect(opened).toBe(app.secret.base32);
  });
});

describe('Two-factor sign-in that an owner demands', () => {
  let editor: string;
  beforeEach(async () => {
    editor = await api.tokenOf('brian@example.org');
  });
  const asEditor = (query: string, variables = {}) => api.graphql(query, variables, { token: editor });

  it('needs that the owner has it', async () => {
    const answer = await api.graphql(demand, { required: true }, { token });
    expect(detailOf(answer)).toBe('Set up two-factor sign-in for your own account first.');
    expect(codeOf(await asEditor(demand, { required: true }))).toBe('FORBIDDEN');
  });

  it('is set up before anything else: every other call is refused, reads and REST too', async () => {
    await turnItOn();
    expect((await api.graphql(demand, { required: true }, { token })).body.data.requireTwoFactor).toBe(true);
    for (const query of [
      '{ programs { id } }',
      '{ stats { counts { posts } } }',
      'mutation { deletePost(id: 1) }',
    ]) {
      expect(codeOf(await asEditor(query))).toBe('TWO_FACTOR_SETUP_REQUIRED');
    }
    for (const path of ['/programs', '/stats']) {
      const answer = await api.rest('GET', path, { token: editor });
      expect([answer.status, answer.body.error.code]).toEqual([403, 'TWO_FACTOR_SETUP_REQUIRED']);
    }
    expect((await asEditor('{ me { email } twoFactor { required on } }')).body.data).toEqual({
      me: { email: 'brian@example.org' },
      twoFactor: { required: true, on: false },
    });
    await turnItOn(editor);
    expect((await asEditor('{ programs { id } }')).body.data.programs).toEqual([]);
  });

  it('is demanded no more as soon as an owner says so', async () => {
    await turnItOn();
    await api.graphql(demand, { required: true }, { token });
    await api.graphql(demand, { required: false }, { token });
    expect((await asEditor('{ programs { id } }')).body.data).toBeTruthy();
    const rows = await api.db.query(
      `SELECT description FROM activities WHERE description LIKE '%emanded%' ORDER BY id`,
    );
    expect(rows).toEqual([
      { description: 'Demanded two-factor sign-in of everybody' },
      { description: 'No longer demanded two-factor sign-in of everybody' },
    ]);
  });

  it('of a colleague who lost the telephone is reset by an owner, and told by mail', async () => {
    await turnItOn(editor);
    expect(codeOf(await asEditor(resetIt, { id: 1 }))).toBe('FORBIDDEN');
    const { body } = await api.graphql(resetIt, { id: 2 }, { token });
    expect(body.data.resetTwoFactor).toEqual({ email: 'brian@example.org', twoFactor: false });
    expect((await api.mails()).at(-1)).toMatchObject({
      to: 'brian@example.org',
      data: { what: 'two-factor-reset', by: email, from: null },
    });
    const [{ description }] = await api.db.query(
      'SELECT description FROM activities ORDER BY id DESC LIMIT 1',
    );
    expect(description).toBe('Reset the two-factor sign-in of brian@example.org');
    expect(detailOf(await api.graphql(resetIt, { id: 1 }, { token }))).toBe(
      'Turn your own off on your account page.',
    );
  });

  it('is turned off with the password by who runs the product, for an owner who lost both', async () => {
    await turnItOn();
    expect(await api.services.accounts.setPassword(email, another)).toEqual({ twoFactorOff: true });
    const again = await api.graphql(login, { email, password: another });
    expect(again.body.data.login.token).toBeTruthy();
  });

  it('is turned off for an account that is made the owner, which is mailed; its sessions end', async () => {
    await turnItOn();
    await api.db.query("UPDATE users SET role = 'editor'");
    expect(await api.services.accounts.makeOwner(email, another)).toEqual({ twoFactorOff: true });
    const again = await api.graphql(login, { email, password: another });
    expect(again.body.data.login.token).toBeTruthy();
    expect(codeOf(await api.graphql(state, {}, { token }))).toBe('UNAUTHENTICATED');
    expect((await api.mails()).slice(-2)).toMatchObject(
      ['password', 'two-factor-reset'].map((what) => ({ to: email, data: { what, by: null, from: null } })),
    );
  });
});

import type { DataSource } from 'typeorm';
import { type Answer, type Api, password, startApi } from '../../../../test/api.ts';
import { testDatabase, truncate } from '../../../../test/database.ts';
import { hashOf } from '../secret-token.ts';

const login =
  'mutation ($email: String!, $password: String!) { login(email: $email, password: $password) { token } }';
const reset = 'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) }';
const email = 'amina@example.org';
const another = 'another long password';

let db: DataSource;
let api: Api;
beforeAll(async () => {
  db = await testDatabase();
});
beforeEach(async () => {
  await truncate(db);
  // Begins with no guesses counted.
  api = await startApi({ trustProxy: 1 }, undefined, db);
  await api.tokenOf(email);
});

const from = (address: string) => ({ 'x-forwarded-for': address });
const logIn = (word: string, address: string, cookie?: string, who = email) =>
  api.graphql(login, { email: who, password: word }, { cookie, headers: from(address) });
const codeOf = ({ body }: Answer) => body.errors?.[0].extensions.code ?? 'signed in';
const deviceOf = ({ headers }: Answer) =>
  headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith('device='))
    ?.split(';')[0];
/** One guess from each of so many networks, as somebody can who holds them all. */
async function guessFrom(addresses: string[]): Promise<string[]> {
  const answers: string[] = [];
  for (const address of addresses) answers.push(codeOf(await logIn('a guess', address)));
  return answers;
}
const networks = (count: number, of: (n: number) => string) => Array.from({ length: count }, (_, n) => of(n));

describe('A stranger who guesses', () => {
  it('with one IPv6 /56 locks himself out and not the owner', async () => {
    const answers = await guessFrom(
      networks(60, (n) => `2001:db8:1:aa${n.toString(16).padStart(2, '0')}::1`),
    );
    expect(answers.filter((code) => code === 'UNAUTHENTICATED')).toHaveLength(5);
    expect(codeOf(await logIn(password, '198.51.100.1'))).toBe('signed in');
  });

  it('from everywhere closes the account to unknown browsers, and not to one that was signed in', async () => {
    const device = deviceOf(await logIn(password, '198.51.100.1'));
    expect(device).toMatch(/^device=[\w-]+\.[\w-]{43}$/);
    await guessFrom(networks(51, (n) => `203.0.113.${n}`));
    expect(codeOf(await logIn(password, '198.51.100.2'))).toBe('RATE_LIMITED');
    expect(codeOf(await logIn(password, '198.51.100.2', device))).toBe('signed in');
    expect(codeOf(await logIn(password, '198.51.100.2', 'device=made.up'))).toBe('RATE_LIMITED');
  });

  it('from everywhere keeps nobody out who chooses a new password by mail', async () => {
    await guessFrom(networks(51, (n) => `203.0.113.${n}`));
    await api.db.query(
      `INSERT INTO password_resets (token_hash, user_id, created_at, expires_at) VALUES ($1, 1, now(), now() + interval '1 hour')`,
      [hashOf('of-the-mail')],
    );
    const input = { token: 'of-the-mail', password: another, confirmPassword: another };
    const answer = await api.graphql(reset, { input }, { headers: from('198.51.100.1') });
    expect(answer.body.data.resetPassword).toBe(true);
    expect(codeOf(await logIn(another, '198.51.100.1'))).toBe('signed in');
    // And the browser is known from then on.
    await guessFrom(networks(51, (n) => `192.0.2.${n}`));
    expect(codeOf(await logIn(another, '198.51.100.9', deviceOf(answer)))).toBe('signed in');
  });
});

it.each(['setPassword', 'makeOwner'] as const)(
  'Who runs the product lets somebody in by %s in spite of all guesses',
  async (command) => {
    const device = deviceOf(await logIn(password, '198.51.100.1'));
    for (let n = 0; n < 6; n += 1) await logIn('a guess', '198.51.100.1', device);
    await guessFrom(networks(51, (n) => `203.0.113.${n}`));
    if (command === 'makeOwner') await db.query("UPDATE users SET role = 'editor'");
    // As `npm run owner-password` does, in a process of its own.
    const { services } = await startApi({}, undefined, db);
    await services.accounts[command](email, another);
    expect(codeOf(await logIn(another, '198.51.100.2'))).toBe('signed in');
    expect(codeOf(await logIn(another, '198.51.100.1', device))).toBe('signed in');
  },
);

describe('A known browser', () => {
  it('has five guesses of its own', async () => {
    const device = deviceOf(await logIn(password, '198.51.100.1'));
    const answers: string[] = [];
    for (let n = 0; n < 6; n += 1) answers.push(codeOf(await logIn('a guess', `198.51.100.${n}`, device)));
    expect(answers.slice(4)).toEqual(['UNAUTHENTICATED', 'RATE_LIMITED']);
  });

  it('is known for each account that was signed in to there, and for no other', async () => {
    await api.tokenOf('brian@example.org');
    await api.tokenOf('carol@example.org');
    const first = deviceOf(await logIn(password, '198.51.100.1'));
    const both = deviceOf(await logIn(password, '198.51.100.1', first, 'brian@example.org'));
    for (const who of [email, 'brian@example.org', 'carol@example.org']) {
      for (let n = 0; n < 51; n += 1) await logIn('a guess', `203.0.113.${n}`, undefined, who);
    }
    const again = (who: string) => logIn(password, '198.51.100.1', both, who);
    expect([codeOf(await again(email)), codeOf(await again('brian@example.org'))]).toEqual([
      'signed in',
      'signed in',
    ]);
    expect(codeOf(await again('carol@example.org'))).toBe('RATE_LIMITED');
  });
});

// An answer that holds a token is for its caller alone: no cache, and no browser's disk, may keep it.
import { type Answer, type Api, cookieOf, password, startApi } from '../../../test/api.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi({ adminSignup: 'open' });
  await api.tokenOf('amina@example.org');
});

const email = 'amina@example.org';
const keptOf = ({ headers }: Answer) => headers.get('cache-control');
const login =
  'mutation ($email: String!, $password: String!) { login(email: $email, password: $password) { token } }';
const signup = 'mutation ($input: SignupInput!) { signup(input: $input) { token } }';
const account = (name: string) => ({ email: `${name}@example.org`, password, confirmPassword: password });

test('signing in, signing up and renewing a session over GraphQL', async () => {
  const signedIn = await api.graphql(login, { email, password });
  expect(signedIn.body.data.login.token).toMatch(/\S/);
  const renewed = await api.graphql('mutation { refresh { token } }', {}, { cookie: cookieOf(signedIn) });
  expect(renewed.body.data.refresh.token).toMatch(/\S/);
  const signedUp = await api.graphql(signup, { input: account('brian') });
  expect(signedUp.body.data.signup.token).toMatch(/\S/);
  expect([signedIn, renewed, signedUp].map(keptOf)).toEqual(['no-store', 'no-store', 'no-store']);
});

test('the same over REST', async () => {
  const signedIn = await api.rest('POST', '/admin/login', { body: { email, password } });
  const renewed = await api.rest('POST', '/admin/refresh', { cookie: cookieOf(signedIn) });
  const signedUp = await api.rest('POST', '/admin/signup', { body: account('carol') });
  expect([signedIn, renewed, signedUp].map(({ status }) => status)).toEqual([200, 200, 201]);
  expect([signedIn, renewed, signedUp].map(keptOf)).toEqual(['no-store', 'no-store', 'no-store']);
});

test.each([
  ['a wrong password', () => api.graphql(login, { email, password: 'not the password' })],
  ['a variable of a wrong type', () => api.graphql(login, { email: 7, password })],
  ['no session', () => api.graphql('mutation { refresh { token } }')],
  ['a body that is no JSON', () => api.call('POST', '/graphql', { body: '{' })],
  ['a body without a query', () => api.call('POST', '/graphql', { body: {} })],
  ['a mutation by GET', () => api.call('GET', '/graphql?query=mutation{refresh{token}}')],
  ['a wrong password over REST', () => api.rest('POST', '/admin/login', { body: { email, password: 'x' } })],
  ['no session over REST', () => api.rest('POST', '/admin/refresh')],
  ['a body that is no JSON over REST', () => api.rest('POST', '/admin/login', { body: '{' })],
  ['a method there is not', () => api.rest('GET', '/admin/login')],
])('a refusal for %s', async (_, ask) => {
  const answer = await ask();
  expect([answer.status === 200 && !answer.body.errors, keptOf(answer)]).toEqual([false, 'no-store']);
});

test.each([
  '{ formToken }',
  '{ signupPolicy { open } }',
  '{ me { id } }',
  '{ invitation(token: "x") { email } }',
])('a read that is not the same for all: %s', async (query) => {
  expect(keptOf(await api.graphql(query))).toBe('no-store');
  expect(keptOf(await api.call('GET', `/graphql?query=${encodeURIComponent(query)}`))).toBe('no-store');
});

test('what all visitors read may be kept if it is compared each time', async () => {
  expect(keptOf(await api.graphql('{ programs { id } }'))).toBe('no-cache');
  expect(keptOf(await api.rest('GET', '/programs'))).toBe('no-cache');
});

import { type Api, startApi } from '../../../test/api.ts';
import { gorillaTrek, registration } from '../../../test/samples.ts';

let api: Api;
let token: string;
let programId: number;
beforeAll(async () => {
  api = await startApi();
  token = await api.tokenOf('amina@example.org');
  programId = (await api.rest('POST', '/programs', { token, body: gorillaTrek })).body.data.id;
});

const register = async (more: object) =>
  (await api.rest('POST', '/registrations', { body: { ...registration, programId, ...more } })).body.data
    .id as number;
const write = (email: string, name = 'G. Akello') =>
  api.rest('POST', '/contact', { body: { name, email, subject: 'Boots', message: 'Which?' } });
const ask = async (query: string, variables: object = {}) =>
  (await api.graphql(query, variables, { token })).body.data;

test('All that one address sent is found together, whatever the case of its letters', async () => {
  const email = 'Grace@Example.org';
  const first = await register({ email });
  const second = await register({ email: 'grace@example.ORG', firstName: 'Gracie' });
  await write('GRACE@example.org');
  await api.rest('POST', '/newsletter/subscribe', { body: { email } });
  await api.rest('POST', '/donations', { body: { name: 'Grace A.', email, amount: 10 } });
  await register({ email: 'somebody@example.org', phone: '+256 700 111 222' });
  const { customer } = await ask(
    `query ($email: EmailAddress!) { customer(email: $email) {
      email names registrations { id } messages { subject } donations { amount } subscriber { email } } }`,
    { email: ' grace@EXAMPLE.org' },
  );
  expect(customer).toEqual({
    email: 'grace@example.org',
    names: ['Grace A.', 'G. Akello', 'Gracie Akello', 'Grace Akello'],
    registrations: [{ id: second }, { id: first }],
    messages: [{ subject: 'Boots' }],
    donations: [{ amount: 10 }],
    subscriber: { email: 'grace@example.org' },
  });
  for (const nobody of ['nobody@example.org', String.raw`a\u0000b@example.org`])
    expect(await ask(`{ customer(email: "${nobody}") { email } }`)).toEqual({ customer: null });
});

test('Registrations of the same address or telephone number are pointed out, however the number is written', async () => {
  const phone = '+256 772 123 456';
  const id = await register({ email: 'peter@example.org', phone });
  const byPhone = await register({ email: 'p.okello@example.org', phone: '0772-123456' });
  const byEmail = await register({ email: 'Peter@example.org', phone: '+256 700 999 999' });
  await register({ email: 'other@example.org', phone: '+256 772 123 457' });
  const gone = await register({ email: 'peter@example.org', phone });
  await ask('mutation ($id: ID!) { deleteRegistration(id: $id) }', { id: gone });
  const { registration: found } = await ask(
    'query ($id: ID!) { registration(id: $id) { duplicates { id } } }',
    { id },
  );
  expect(found).toEqual({ duplicates: [{ id: byEmail }, { id: byPhone }] });
});

test('What has no person any more is nobody’s duplicate', async () => {
  const ids = [await register({ email: 'old@example.org' }), await register({ email: 'older@example.org' })];
  await api.db.query(`UPDATE registrations SET start_date = '2020-01-01' WHERE id = ANY($1)`, [ids]);
  await api.services.registrationRetention.anonymiseOld();
  const { registration: found } = await ask(
    'query ($id: ID!) { registration(id: $id) { duplicates { id } } }',
    { id: ids[0] },
  );
  expect(found).toEqual({ duplicates: [] });
});

// The longest text of each kind arrives, in any script and however it is written, by both APIs.
import { type Api, startApi } from '../../../test/api.ts';
import { truncate } from '../../../test/database.ts';
import { gorillaTrek } from '../../../test/samples.ts';
import { kampalaDay } from '../../platform/kampala-day.ts';

let api: Api;
let token: string;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  await truncate(api.db);
  token = await api.tokenOf('amina@example.org');
});

/** JSON as programs write it that send ASCII only: twelve bytes for an emoji. */
const inAscii = (value: object) =>
  JSON.stringify(value).replace(
    /[^\0-\x7f]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

const send = {
  graphql: (field: string, type: string, input: object, answer: string, headers = {}) =>
    api.call('POST', '/graphql', {
      headers,
      body: inAscii({
        query: `mutation ($input: ${type}!) { data: ${field}(input: $input) ${answer} }`,
        variables: { input },
      }),
    }),
  rest: (path: string, input: object, headers = {}) =>
    api.rest('POST', path, { headers, body: inAscii(input) }),
};
const asStaff = () => ({ authorization: `Bearer ${token}` });
const post = (content: string) => ({ title: '🦍'.repeat(200), content, category: 'news' });
const stored = async (sql: string) => (await api.db.query(sql))[0];

describe('A post of 100,000 characters', () => {
  it.each(['x', 'ß', '日', '🦍', '"', '\n', '\u0001'])('arrives by both APIs: %j', async (character) => {
    const input = post(`a${character.repeat(99_998)}a`);
    const { body } = await send.graphql('createPost', 'PostInput', input, '{ id }', asStaff());
    expect(body).toEqual({ data: { data: { id: 1 } } });
    expect((await send.rest('/posts', input, asStaff())).status).toBe(201);
  });

  it('may not have one more', async () => {
    const { status, body } = await send.rest('/posts', post('🦍'.repeat(100_001)), asStaff());
    expect([status, body.error.message]).toEqual([400, 'Content must have 100,000 characters or fewer.']);
    const answer = await send.graphql(
      'createPost',
      'PostInput',
      post('x'.repeat(100_001)),
      '{ id }',
      asStaff(),
    );
    expect(answer.body.errors[0].message).toBe('Content must have 100,000 characters or fewer.');
  });
});

it('A stay with the longest texts of all arrives', async () => {
  const list = Array.from({ length: 50 }, () => '🦍'.repeat(300));
  const input = {
    name: '🦍'.repeat(200),
    description: '🦍'.repeat(10_000),
    features: list,
    equipment: list,
    imageUrl: 'https://example.org/stay.jpg',
  };
  expect((await send.rest('/facilities', input, asStaff())).status).toBe(201);
  expect(await stored('SELECT length(description) AS length FROM facilities')).toEqual({ length: 10_000 });
});

it('The longest registration and message of a visitor arrive', async () => {
  await api.rest('POST', '/programs', { token, body: gorillaTrek });
  const notes = '🦍'.repeat(2000);
  const name = '𝐆'.repeat(100);
  const registration = {
    firstName: name,
    lastName: name,
    email: 'grace@example.org',
    phone: '+256 700 000 000',
    dateOfBirth: '1990-05-17',
    startDate: kampalaDay(),
    programId: 1,
    consent: true,
    emergencyName: '𝐆'.repeat(200),
    emergencyRelation: name,
    medicalConditions: notes,
    allergies: notes,
    medications: notes,
  };
  const { body } = await send.graphql('createRegistration', 'RegistrationInput', registration, '{ id }');
  expect(body).toEqual({ data: { data: { id: 1 } } });
  expect((await send.rest('/registrations', registration)).status).toBe(201);
  const message = { name, email: 'grace@example.org', subject: '🦍'.repeat(200), message: '🦍'.repeat(5000) };
  expect((await send.rest('/contact', message)).status).toBe(201);
});

it.each([
  ['nobody', {}],
  ['somebody whose token is not ours', { authorization: 'Bearer nonsense' }],
])('Of %s not more is read than visitors need', async (_, headers) => {
  const { status, body } = await send.rest('/posts', post('x'.repeat(100_000)), headers);
  expect([status, body.error.code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
});

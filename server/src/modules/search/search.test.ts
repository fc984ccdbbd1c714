// The search over everything: what each kind is found by, and by whom.
import sharp from 'sharp';
import { type Api, startApi } from '../../../test/api.ts';
import { registration } from '../../../test/samples.ts';
import { contentTypes } from '../../features.ts';

let api: Api;
let owner: string;
let editor: string;
beforeAll(async () => {
  api = await startApi();
  owner = await api.tokenOf('nakiwala@example.org');
  editor = await api.tokenOf('amina@example.org');
  for (const { many, sample, title } of contentTypes)
    await api.rest('POST', `/${many}`, { token: owner, body: { ...sample, [title]: 'Nakiwala Élan' } });
  await api.rest('POST', '/registrations', {
    body: { ...registration, programId: 1, lastName: 'Nakiwala', medicalConditions: 'Asthma since birth' },
  });
  const message = { name: 'Peter', email: 'nakiwala@example.org', subject: 'Boots', message: 'Which ones?' };
  await api.rest('POST', '/contact', { body: message });
  const redirect = '{ from: "/old/nakiwala", to: "/about" }';
  await api.graphql(`mutation { createRedirect(input: ${redirect}) { id } }`, {}, { token: owner });
  const file = new FormData();
  const drawn = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  file.set('file', new Blob([new Uint8Array(drawn)]), 'Nakiwala at dawn.png');
  const headers = { authorization: `Bearer ${owner}` };
  await fetch(`${api.url}/api/v1/uploads`, { method: 'POST', body: file, headers });
  await api.graphql('mutation { subscribeNewsletter(email: "nakiwala@example.com") }');
});

const find = async (text: string, token?: string, first = 5) => {
  const query = `query ($text: String!, $first: Int!) {
    groups: staffSearch(text: $text, first: $first) { kind items { id title detail } hasMore }
  }`;
  const { body } = await api.graphql(query, { text, first }, { token });
  return body.errors ? body.errors[0].extensions.code : body.data.groups;
};
const kindsOf = (groups: { kind: string }[]) => groups.map(({ kind }) => kind).toSorted();

const content = contentTypes.map(({ one }) => one);
const others = ['picture', 'redirect'];
const sentIn = ['registration', 'message', 'subscriber'];

it('finds content of all kinds, pictures, redirects, what visitors sent and, for owners, people', async () => {
  expect(kindsOf(await find('nakiwala', owner))).toEqual(
    [...content, ...others, ...sentIn, 'person'].toSorted(),
  );
  expect(kindsOf(await find('nakiwala', editor))).toEqual([...content, ...others, ...sentIn].toSorted());
  expect(await find('nakiwala')).toBe('UNAUTHENTICATED');
});

it('finds each by its words in any order, whatever their case and accents, and says what it is', async () => {
  // A registration by the name of its program, too.
  expect(kindsOf(await find('ELAN naki', editor))).toEqual([...content, 'registration'].toSorted());
  const groups = await find('nakiwala grace', editor);
  expect(groups).toEqual([
    {
      kind: 'registration',
      items: [{ id: 1, title: 'Grace Nakiwala', detail: 'Nakiwala Élan' }],
      hasMore: false,
    },
  ]);
});

it('finds words inside of settings, for who may change them, with their place', async () => {
  const questions =
    '[{ category: "Us", question: "Why?", answer: "So." }, { category: "Food", question: "Can Élodie eat matooke?", answer: "Yes." }]';
  const saved = `mutation { updateFaqSettings(input: { questions: ${questions} }) { version } }`;
  expect((await api.graphql(saved, undefined, { token: owner })).body.errors).toBeUndefined();
  const query = '{ staffSearch(text: "matooke elodie") { kind items { title detail place } } }';
  const asked = async (token: string) =>
    (await api.graphql(query, undefined, { token })).body.data.staffSearch;
  expect(await asked(editor)).toEqual([
    {
      kind: 'setting',
      items: [
        { title: 'Can Élodie eat matooke?', detail: 'FAQ: Question', place: 'faq.questions.1.question' },
      ],
    },
  ]);
  const viewer = await api.tokenOf('viewer@example.org');
  await api.db.query(`UPDATE users SET role = 'viewer' WHERE email = 'viewer@example.org'`);
  expect(await asked(viewer)).toEqual([]);
});

it('finds nothing by what somebody told of their health, nor without words', async () => {
  expect(await find('asthma', owner)).toEqual([]);
  expect(await find('birth', owner)).toEqual([]);
  expect(await find('  ', owner)).toEqual([]);
});

it('leaves out what is in the trash, and says where there is more', async () => {
  const more = { ...contentTypes[0]?.sample, name: 'Nakiwala again' };
  await api.rest('POST', '/programs', { token: owner, body: more });
  const programs = async () =>
    (await find('nakiwala', editor, 1)).find(({ kind }: { kind: string }) => kind === 'program');
  expect(await programs()).toMatchObject({ items: [{ id: 2 }], hasMore: true });
  await api.rest('DELETE', '/programs/2', { token: owner });
  expect(await programs()).toMatchObject({ items: [{ id: 1 }], hasMore: false });
});

it.each(["'; DROP TABLE posts; --", '%', '\u0000', '\\', 'a'.repeat(5000), '\ud800'])(
  'takes %j as words like any others',
  async (text) => {
    expect(await find(text, owner)).toEqual([]);
  },
);

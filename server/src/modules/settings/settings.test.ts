import { type Api, startApi } from '../../../test/api.ts';
import { startTestApp } from '../../../test/app.ts';
import { urlOfTest } from '../../../test/database.ts';
import { until } from '../../../test/until.ts';

let api: Api;
let token: string;
beforeAll(async () => {
  api = await startApi();
  token = await api.tokenOf('amina@example.org');
});
beforeEach(async () => {
  await api.db.query('DELETE FROM settings; DELETE FROM activities');
  api.changes.changed(['settings']);
});

const save = async (type: string, input: object, version?: number) => {
  const mutation = `mutation ($input: ${type}Input!, $version: Int) { saved: update${type}(input: $input, version: $version) { version } }`;
  const { body } = await api.graphql(mutation, { input, version }, { token });
  return body.errors ? body.errors[0] : body.data.saved;
};
const read = async (fields: string) =>
  (await api.graphql(`{ siteSettings { ${fields} } }`)).body.data.siteSettings;
const written = async (fields: string) =>
  (await api.graphql(`{ settingsForEditing { ${fields} } }`, {}, { token })).body.data.settingsForEditing;
const faultOf = async (type: string, input: object) => {
  const { extensions } = await save(type, input);
  return [extensions.code, extensions.details?.[0].message, extensions.details?.[0].path];
};

test('Settings start empty', async () => {
  expect(
    await read(
      'company { name phones version updatedAt } faq { questions { answer } } home { aboutImage { url } }',
    ),
  ).toEqual({
    company: { name: null, phones: [], version: 0, updatedAt: null },
    faq: { questions: [] },
    home: { aboutImage: null },
  });
});

test('The home page keeps one slide at least, once there is any', async () => {
  const slides = [{ title: 'One', imageUrl: '/media/a.jpg' }];
  expect(await save('HomeSettings', { slides: [] })).toEqual({ version: 1 });
  expect(await save('HomeSettings', { slides })).toEqual({ version: 2 });
  for (const none of [[], null])
    expect(await faultOf('HomeSettings', { slides: none })).toEqual([
      'BAD_USER_INPUT',
      'Slides must have one entry at least.',
      ['slides'],
    ]);
  expect(await save('HomeSettings', { aboutTitle: 'About us' })).toEqual({ version: 3 });
});

test('What is saved is read in the very next request, and by other instances', async () => {
  const other = await startTestApp({}, null, urlOfTest());
  const query = '{ siteSettings { company { name } } }';
  const ofOther = async () => {
    const answer = await fetch(`${other.origin}/graphql?query=${encodeURIComponent(query)}`, {
      headers: { 'apollo-require-preflight': 'true' },
    });
    const { data } = (await answer.json()) as { data: { siteSettings: { company: { name: string } } } };
    return data.siteSettings.company.name;
  };
  expect(await ofOther()).toBeNull();
  for (const name of ['Nile Trails', 'Nile Trails Uganda']) {
    await save('CompanySettings', { name });
    expect(await read('company { name }')).toEqual({ company: { name } });
    await until(async () => (await ofOther()) === name);
  }
  await other.close();
});

describe('A text', () => {
  const answer = 'Call {phone} or write to {email}: {name} answers {answers}.';
  const questions = [{ category: 'Booking', question: 'How?', answer }];

  test('says what stands elsewhere by its variables, which staff read as they wrote them', async () => {
    await save('FaqSettings', { questions });
    await save('CompanySettings', {
      name: 'Nile Trails',
      answers: 'within a day',
      phones: ['+256 700 000 001', '+256 700 000 002'],
      emails: ['hello@example.org'],
    });
    const fields = 'faq { questions { answer } }';
    const filled = 'Call +256 700 000 001 or write to hello@example.org: Nile Trails answers within a day.';
    expect((await read(fields)).faq.questions).toEqual([{ answer: filled }]);
    expect((await written(fields)).faq.questions).toEqual([{ answer }]);
  });

  test('says the host where the agency has no name, and the periods of the server', async () => {
    const collected = [{ what: 'Messages', holds: 'Yours', why: 'To answer', kept: '{name}: {messageDays}' }];
    await save('LegalSettings', { collected });
    expect((await read('legal { collected { kept } }')).legal.collected).toEqual([
      { kept: 'localhost: 730 days' },
    ]);
  });

  test('with a variable that nobody knows is refused by its name', async () => {
    const [code, message, path] = await faultOf('FaqSettings', {
      questions: [{ ...questions[0], answer: 'Call {fax}.' }],
    });
    expect([code, path]).toEqual(['BAD_USER_INPUT', ['questions', 0, 'answer']]);
    expect(message).toMatch(/^Answer has an unknown variable \{fax\}: it can hold \{name\},/);
  });
});

describe('A save', () => {
  test('leaves what it does not name, and counts', async () => {
    expect(await save('CompanySettings', { name: 'Nile Trails', city: 'Jinja' })).toEqual({ version: 1 });
    expect(await save('CompanySettings', { name: ' Nile  Tours ' }, 1)).toEqual({ version: 2 });
    expect(await save('CompanySettings', { name: 'Nile Tours' }, 2)).toEqual({ version: 2 });
    expect((await read('company { name city version }')).company).toEqual({
      name: 'Nile Tours',
      city: 'Jinja',
      version: 2,
    });
    const rows = await api.db.query(`SELECT description FROM activities WHERE entity_type = 'settings'`);
    expect(rows).toEqual(Array(2).fill({ description: 'Updated settings "Company"' }));
  });

  test('over that of a colleague is refused, and says who it was', async () => {
    await save('CompanySettings', { name: 'Nile Trails' });
    await save('CompanySettings', { name: 'Nile Tours' }, 1);
    const { message, extensions } = await save('CompanySettings', { name: 'Mine' }, 1);
    expect(message).toMatch(/^amina@example.org saved this page of settings at .* Reload to see it/);
    expect(extensions).toMatchObject({ code: 'CONFLICT', changedBy: 'amina@example.org', version: 2 });
    expect((await read('company { name }')).company.name).toBe('Nile Tours');
  });

  test('of two at once, both the first, loses nothing', async () => {
    await Promise.all([
      save('CompanySettings', { name: 'Nile Trails' }),
      save('CompanySettings', { city: 'Jinja' }),
    ]);
    expect((await read('company { name city version }')).company).toEqual({
      name: 'Nile Trails',
      city: 'Jinja',
      version: 2,
    });
  });
});

test('An earlier revision can be restored, with what was blank then', async () => {
  await save('CompanySettings', { name: 'Nile Trails' });
  await save('CompanySettings', { name: 'Nile Tours', city: 'Jinja', phones: ['+256 700 000 001'] });
  const list = 'query { revisions(kind: settings, key: "company", first: 2) { nodes { id version } } }';
  const { body } = await api.graphql(list, {}, { token });
  const [latest, first] = body.data.revisions.nodes;
  expect([latest.version, first.version]).toEqual([2, 1]);
  const restore = 'mutation ($id: ID!) { restoreRevision(id: $id) { version } }';
  await api.graphql(restore, { id: first.id }, { token });
  const now = await read('company { name city phones version }');
  expect(now.company).toEqual({ name: 'Nile Trails', city: null, phones: [], version: 3 });
});

test.each([
  ['CompanySettings', { name: 'n'.repeat(81) }, 'Name must have 80 characters or fewer.', ['name']],
  [
    'CompanySettings',
    { phones: ['not a number'] },
    'Phones must be a phone number, such as +256 700 000 000.',
    ['phones', 0],
  ],
  ['CompanySettings', { emails: ['nobody'] }, 'Emails is not valid.', ['emails', 0]],
  [
    'CompanySettings',
    { chatNumber: '+256' },
    'Chat number must be 8 to 15 digits, with the country in front, such as 256700000000.',
    ['chatNumber'],
  ],
  [
    'CompanySettings',
    { shareImageUrl: 'javascript:alert(1)' },
    'Image URL must be a web address beginning with https:// or http://, or a /media/ path.',
    ['shareImageUrl'],
  ],
  [
    'HomeSettings',
    { slides: Array(7).fill({ title: 'One', imageUrl: '/media/a.jpg' }) },
    'Slides can have 6 entries at most.',
    ['slides'],
  ],
  [
    'HomeSettings',
    { slides: [{ title: ' ', imageUrl: '/media/a.jpg' }] },
    'Title is required.',
    ['slides', 0, 'title'],
  ],
  [
    'PartnersSettings',
    { partners: Array(31).fill({ name: 'One' }) },
    'Partners can have 30 entries at most.',
    ['partners'],
  ],
  [
    'FaqSettings',
    { questions: Array(61).fill({ category: 'A', question: 'B', answer: 'C' }) },
    'Questions can have 60 entries at most.',
    ['questions'],
  ],
])('%s refuses %j', async (type, input, message, path) => {
  expect(await faultOf(type, input)).toEqual(['BAD_USER_INPUT', message, path]);
});

test('Settings are not for visitors to change, nor those of mails to read', async () => {
  const calls = [
    'mutation { updateFaqSettings(input: {}) { version } }',
    '{ settingsForEditing { faq { version } } }',
    '{ siteSettings { mails { version } } }',
  ];
  for (const call of calls) {
    const { body } = await api.graphql(call);
    expect(body.errors[0].extensions.code).toBe('UNAUTHENTICATED');
  }
});

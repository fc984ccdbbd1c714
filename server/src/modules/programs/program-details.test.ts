// What a program says of itself beside its description: its days, what is included, who guides.
import { type Api, startApi } from '../../../test/api.ts';
import { truncate } from '../../../test/database.ts';
import { gorillaTrek } from '../../../test/samples.ts';
import { coaches } from '../coaches/coaches.ts';

const save = /* GraphQL */ `
  mutation ($id: ID!, $input: ProgramInput!, $version: Int) {
    saved: updateProgram(id: $id, input: $input, version: $version) { version dayPlan { title text place stay meals } }
  }
`;
const one = /* GraphQL */ `
  query ($id: ID!) {
    program(id: $id) { dayPlan { title text place stay meals } included notIncluded toBring guides { name } }
  }
`;

let api: Api;
let token: string;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  await truncate(api.db);
  token = await api.tokenOf('amina@example.org');
});

const forest = {
  title: 'Into the forest',
  text: 'A walk of two to six hours.\n\nBack for tea.',
  place: 'Buhoma',
  stay: 'A lodge at the gate',
  meals: ['breakfast', 'lunch'],
};
const told = {
  dayPlan: [{ title: 'Kampala to Bwindi' }, forest],
  included: ['Gorilla permit', ' Transport ', ' '],
  notIncluded: ['Drinks'],
  toBring: ['Rain coat', 'Gloves'],
};
const blank = { text: null, place: null, stay: null, meals: [] };

const create = (input: object) =>
  api.rest('POST', '/programs', { token, body: { ...gorillaTrek, ...input } });
const update = (input: object) =>
  api.rest('PUT', '/programs/1', { token, body: { ...gorillaTrek, ...input } });
const faultsOf = async (input: object) => (await create(input)).body.error.details;
const seen = async () => (await api.graphql(one, { id: 1 })).body.data.program;

describe('What a program says day by day', () => {
  it('is there for visitors in its order, trimmed, and empty where nobody wrote it', async () => {
    await create(told);
    await create({});
    expect(await seen()).toEqual({
      dayPlan: [{ title: 'Kampala to Bwindi', ...blank }, forest],
      included: ['Gorilla permit', 'Transport'],
      notIncluded: ['Drinks'],
      toBring: ['Rain coat', 'Gloves'],
      guides: [],
    });
    expect((await api.graphql(one, { id: 2 })).body.data.program).toEqual({
      dayPlan: [],
      included: [],
      notIncluded: [],
      toBring: [],
      guides: [],
    });
  });

  it('is answered by REST for one program, and by no list', async () => {
    await create({ ...told, cancellationSteps: [{ daysBefore: 30, keepPercent: 20 }] });
    const { data } = (await api.rest('GET', '/programs/1')).body;
    expect(data).toMatchObject({
      dayPlan: [{ title: 'Kampala to Bwindi', ...blank }, forest],
      toBring: ['Rain coat', 'Gloves'],
      guideIds: [],
      cancellationSteps: [{ daysBefore: 30, keepPercent: 20 }],
    });
    for (const path of ['/programs', '/programs?first=5']) {
      const [listed] = (await api.rest('GET', path)).body.data;
      expect(listed.name).toBe(gorillaTrek.name);
      for (const field of ['dayPlan', 'included', 'notIncluded', 'toBring', 'guideIds', 'cancellationSteps'])
        expect(listed).not.toHaveProperty(field);
    }
  });

  it('stays where an update leaves it out, and goes with an empty list', async () => {
    await create(told);
    await update({ name: 'Gorillas' });
    expect((await seen()).dayPlan).toHaveLength(2);
    await update({ dayPlan: [] });
    expect(await seen()).toMatchObject({ dayPlan: [], included: ['Gorilla permit', 'Transport'] });
  });

  it('saved as it is counts no version and leaves no revision', async () => {
    await create(told);
    const input = { ...gorillaTrek, ...told, dayPlan: [{ title: ' Kampala to Bwindi', text: ' ' }, forest] };
    const { data } = (await api.graphql(save, { id: 1, input, version: 1 }, { token })).body;
    expect(data.saved.version).toBe(1);
    expect(await api.db.query('SELECT FROM revisions')).toHaveLength(1);
  });

  it('of before comes back with the revision of then', async () => {
    await create(told);
    await update({ dayPlan: [{ title: 'All in one day' }] });
    const [{ id }] = await api.db.query('SELECT id FROM revisions ORDER BY id LIMIT 1');
    await api.graphql('mutation ($id: ID!) { restoreRevision(id: $id) { version } }', { id }, { token });
    expect((await seen()).dayPlan).toEqual([{ title: 'Kampala to Bwindi', ...blank }, forest]);
  });

  it.each([
    [{ dayPlan: [{ title: ' ' }] }, 'Title is required.', ['dayPlan', 0, 'title']],
    [
      { dayPlan: [forest, { title: 'x'.repeat(161) }] },
      'Title must have 160 characters or fewer.',
      ['dayPlan', 1, 'title'],
    ],
    [
      { dayPlan: [{ title: 'Day', text: 'x'.repeat(2001) }] },
      'Text must have 2,000 characters or fewer.',
      ['dayPlan', 0, 'text'],
    ],
    [
      { dayPlan: Array.from({ length: 61 }, () => ({ title: 'Day' })) },
      'Day plan can have 60 entries at most.',
      ['dayPlan'],
    ],
    [{ dayPlan: null }, 'Day plan is required.', ['dayPlan']],
    [{ included: ['x'.repeat(301)] }, 'Included must have 300 characters or fewer.', ['included', 0]],
    [{ guideIds: [0] }, 'Guide ids must be 1 or more.', ['guideIds', 0]],
    [
      { cancellationSteps: [{ daysBefore: 30, keepPercent: 101 }] },
      'Keep percent must be 100 or less.',
      ['cancellationSteps', 0, 'keepPercent'],
    ],
    [
      {
        cancellationSteps: [
          { daysBefore: 30, keepPercent: 10 },
          { daysBefore: 30, keepPercent: 20 },
        ],
      },
      'Cancellation steps can say once only what is kept until 30 days before.',
      ['cancellationSteps', 1, 'daysBefore'],
    ],
  ])('is refused in words beside its place', async (input, message, path) => {
    expect(await faultsOf(input)).toEqual([{ message, path }]);
  });

  it('is refused where a day names what no day has', async () => {
    const { status, body } = await create({ dayPlan: [{ title: 'Day', meals: ['brunch'] }] });
    expect([status, body.error.message]).toEqual([400, expect.stringMatching(/meals/i)]);
  });

  it('names each meal once', async () => {
    await create({ dayPlan: [{ title: 'Day', meals: ['dinner', 'dinner'] }] });
    expect((await seen()).dayPlan[0].meals).toEqual(['dinner']);
  });
});

describe('Steps of cancellation', () => {
  it('stand with the earliest day first, however they were sent', async () => {
    const { body } = await create({
      cancellationSteps: [
        { daysBefore: 7, keepPercent: 80 },
        { daysBefore: 60, keepPercent: 10 },
      ],
    });
    expect(body.data.cancellationSteps.map(({ daysBefore }: { daysBefore: number }) => daysBefore)).toEqual([
      60, 7,
    ]);
  });
});

describe('The guides of a program', () => {
  const member = async (name: string) =>
    (await api.rest('POST', '/coaches', { token, body: { ...coaches.sample, name } })).body.data.id;

  it('are members of the team in the order of staff, each once, without who left', async () => {
    const [grace, okello] = [await member('Grace'), await member('Okello')];
    await create({ guideIds: [okello, 999, grace, okello] });
    expect((await seen()).guides).toEqual([{ name: 'Okello' }, { name: 'Grace' }]);
    await api.rest('DELETE', `/coaches/${okello}`, { token });
    expect((await seen()).guides).toEqual([{ name: 'Grace' }]);
  });

  it('of many programs are read together', async () => {
    await member('Grace');
    await create({ guideIds: [1] });
    await create({ guideIds: [1] });
    const { data } = (await api.graphql('{ programs { guides { name } } }')).body;
    expect(data.programs).toEqual([{ guides: [{ name: 'Grace' }] }, { guides: [{ name: 'Grace' }] }]);
  });
});

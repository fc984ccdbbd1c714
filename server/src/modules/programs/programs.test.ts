import { type Api, startApi } from '../../../test/api.ts';
import { truncate } from '../../../test/database.ts';
import { gorillaTrek } from '../../../test/samples.ts';

const create = /* GraphQL */ `
  mutation ($input: ProgramInput!) { createProgram(input: $input) { id name price isActive maxParticipants version updatedAt } }
`;
const update = /* GraphQL */ `
  mutation ($id: ID!, $input: ProgramInput!, $version: Int) {
    updateProgram(id: $id, input: $input, version: $version) { id name price isActive maxParticipants version }
  }
`;
const remove = 'mutation ($id: ID!) { deleteProgram(id: $id) }';
const list = '{ programs { id name isActive } }';
const one = 'query ($id: ID!) { program(id: $id) { id name image { url width sources { type } } } }';

let api: Api;
let token: string;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  await truncate(api.db);
  token = await api.tokenOf('amina@example.org');
});

const createProgram = async (input: object) => (await api.graphql(create, { input }, { token })).body;
const faultsOf = async (input: object) =>
  (await createProgram({ ...gorillaTrek, ...input })).errors?.[0].extensions.details;

describe('What staff publish', () => {
  it('is there for visitors in the very next request', async () => {
    const { data } = await createProgram(gorillaTrek);
    expect(data.createProgram).toMatchObject({
      id: 1,
      price: 5_850_000,
      isActive: true,
      maxParticipants: null,
      version: 1,
    });
    expect((await api.graphql(list)).body.data.programs).toEqual([
      { id: 1, name: 'Gorilla Trek in Bwindi', isActive: true },
    ]);
  });

  it('is trimmed', async () => {
    const { data } = await createProgram({ ...gorillaTrek, name: '  Gorillas \n' });
    expect(data.createProgram.name).toBe('Gorillas');
  });

  it('has a minimum age if it needs one, over REST too', async () => {
    await createProgram({ ...gorillaTrek, minimumAge: 15 });
    await createProgram(gorillaTrek);
    const { data } = (await api.rest('GET', '/programs')).body;
    expect(data.map(({ minimumAge }: { minimumAge: number }) => minimumAge)).toEqual([15, null]);
  });

  it('says what its price is for if staff do, until they take it back', async () => {
    const { data } = await createProgram({ ...gorillaTrek, pricePer: 'group' });
    await createProgram(gorillaTrek);
    const said = async () =>
      (await api.rest('GET', '/programs')).body.data.map((one: { pricePer: string }) => one.pricePer);
    expect(await said()).toEqual(['group', null]);
    const path = `/programs/${data.createProgram.id}`;
    await api.rest('PUT', path, { token, body: gorillaTrek });
    expect(await said()).toEqual(['group', null]);
    await api.rest('PUT', path, { token, body: { ...gorillaTrek, pricePer: null } });
    expect(await said()).toEqual([null, null]);
    const refused = await api.rest('PUT', path, { token, body: { ...gorillaTrek, pricePer: 'night' } });
    expect(refused.status).toBe(400);
  });

  it('keeps prices to the cent', async () => {
    const { data } = await createProgram({ ...gorillaTrek, price: 9_999_999_999.99 });
    expect(data.createProgram.price).toBe(9_999_999_999.99);
  });

  it('is listed by number, the first one first', async () => {
    await createProgram({ ...gorillaTrek, name: 'Zebras' });
    await createProgram({ ...gorillaTrek, name: 'Antelopes' });
    const { data } = (await api.graphql(list)).body;
    expect(data.programs.map(({ id }: { id: number }) => id)).toEqual([1, 2]);
  });

  it('has the picture as given when the file is not ours', async () => {
    await createProgram(gorillaTrek);
    const { data } = (await api.graphql(one, { id: 1 })).body;
    expect(data.program.image).toEqual({ url: gorillaTrek.imageUrl, width: null, sources: [] });
  });
});

describe('An inactive program', () => {
  beforeEach(() => createProgram({ ...gorillaTrek, isActive: false }));

  it('is not there for the public', async () => {
    expect((await api.graphql(list)).body.data.programs).toEqual([]);
    expect((await api.graphql(one, { id: 1 })).body.data.program).toBeNull();
  });

  it('is there for staff', async () => {
    expect((await api.graphql(list, {}, { token })).body.data.programs).toHaveLength(1);
    expect((await api.graphql(one, { id: 1 }, { token })).body.data.program.id).toBe(1);
  });
});

describe('An id that no program has', () => {
  it.each([
    'abc',
    '0',
    '-1',
    '1.5',
    '999999',
    '2147483648',
    '99999999999999999999',
    '',
    ' 1',
    '1e3',
    '\u0000',
  ])('is simply not found: %j', async (id) => {
    await createProgram(gorillaTrek);
    expect((await api.graphql(one, { id })).body).toEqual({ data: { program: null } });
    const { errors } = (await api.graphql(remove, { id }, { token })).body;
    expect(errors[0]).toMatchObject({ message: 'Program not found', extensions: { code: 'NOT_FOUND' } });
  });
});

describe('Input', () => {
  it('is refused with a sentence for each field that is empty', async () => {
    const empty = { name: '', description: ' ', duration: '', schedule: '', imageUrl: '' };
    expect(await faultsOf(empty)).toEqual([
      { message: 'Name is required.', path: ['name'] },
      { message: 'Description is required.', path: ['description'] },
      { message: 'Image URL is required.', path: ['imageUrl'] },
      { message: 'Duration is required.', path: ['duration'] },
      { message: 'Schedule is required.', path: ['schedule'] },
    ]);
  });

  it('is refused with the same sentences when fields are missing altogether', async () => {
    const { errors } = await createProgram({});
    expect(errors).toHaveLength(1);
    expect(errors[0].message).toBe('Name is required.');
    expect(errors[0].extensions.code).toBe('BAD_USER_INPUT');
    expect(errors[0].extensions.details).toEqual(
      ['Name', 'Description', 'Image URL', 'Duration', 'Price', 'Schedule'].map((label) =>
        expect.objectContaining({ message: `${label} is required.` }),
      ),
    );
  });

  it.each([
    [{ price: -1 }, 'Price must be 0 or more.'],
    [{ price: 0.001 }, 'Price can have two decimals at most.'],
    [{ price: 10_000_000_000 }, 'Price must be 9,999,999,999.99 or less.'],
    [{ price: '12' }, 'Price must be a number.'],
    [{ name: 'x'.repeat(201) }, 'Name must have 200 characters or fewer.'],
    [{ name: 7 }, 'Name must be text.'],
    [{ maxParticipants: 0 }, 'Max participants must be 1 or more.'],
    [{ maxParticipants: 1.5 }, 'Max participants must be a whole number.'],
    [{ minimumAge: 0 }, 'Minimum age must be 1 or more.'],
    [{ minimumAge: 121 }, 'Minimum age must be 120 or less.'],
    [{ isActive: 'yes' }, 'Is active must be true or false.'],
    [{ category: 'cruise' }, 'Category must be one of activity, services, destination.'],
    [{ colour: 'red' }, 'There is no field "colour" here.'],
  ])('is refused in words: %j', async (input, message) => {
    expect(await faultsOf(input)).toEqual([{ message, path: [Object.keys(input)[0]] }]);
  });

  it.each([
    'javascript:alert(1)',
    'data:image/png;base64,AAAA',
    'ftp://example.org/a.jpg',
    'https://user:secret@example.org/a.jpg',
    'https://',
    '//example.org/a.jpg',
    '/etc/passwd',
    '/media/../secrets/jwt',
    'a picture',
  ])('has a picture address that is one: not %s', async (imageUrl) => {
    const message = 'Image URL must be a web address beginning with https:// or http://, or a /media/ path.';
    expect(await faultsOf({ imageUrl })).toEqual([{ message, path: ['imageUrl'] }]);
  });

  it('takes a /media/ path and any web address for a picture', async () => {
    expect(await faultsOf({ imageUrl: '/media/0123456789abcdef0123456789abcdef.jpg' })).toBeUndefined();
    expect(await faultsOf({ imageUrl: 'http://example.org/ü?a=1&b=2' })).toBeUndefined();
  });

  it('may hold the character zero and half a surrogate without harm', async () => {
    const { data } = await createProgram({ ...gorillaTrek, name: 'a\u0000b \ud800' });
    expect(data.createProgram.name).toBe('ab \ufffd');
  });
});

describe('Saving', () => {
  beforeEach(() => createProgram({ ...gorillaTrek, isActive: false, maxParticipants: 8 }));
  const save = async (input: object, version?: number) =>
    (await api.graphql(update, { id: 1, input: { ...gorillaTrek, ...input }, version }, { token })).body;

  it('leaves alone what the input leaves out, and counts the versions', async () => {
    const { data } = await save({ name: 'Gorillas' }, 1);
    expect(data.updateProgram).toMatchObject({
      name: 'Gorillas',
      isActive: false,
      maxParticipants: 8,
      version: 2,
    });
  });

  it('takes a limit away with null', async () => {
    expect((await save({ maxParticipants: null })).data.updateProgram.maxParticipants).toBeNull();
  });

  it('over a colleague is refused with who and when, and nothing is lost', async () => {
    await save({ name: 'First' }, 1);
    const { errors } = await save({ name: 'Second' }, 1);
    expect(errors[0].extensions).toMatchObject({
      code: 'CONFLICT',
      changedBy: 'amina@example.org',
      version: 2,
    });
    expect(errors[0].message).toMatch(
      /^amina@example\.org saved this service at \d\d:\d\d on \d{1,2} \w{3,4} \d{4} while you were editing\. Reload to see it, or save again to overwrite\.$/,
    );
    expect(new Date(errors[0].extensions.changedAt).getTime()).toBeGreaterThan(Date.now() - 60_000);
    expect((await api.graphql(one, { id: 1 }, { token })).body.data.program.name).toBe('First');
  });

  it('without a version means that the last one wins', async () => {
    await save({ name: 'First' });
    expect((await save({ name: 'Second' })).data.updateProgram).toMatchObject({ name: 'Second', version: 3 });
  });

  it('by many at once lets exactly one of them through', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, (_, i) => save({ name: `Nr ${i}` }, 1)));
    expect(answers.filter(({ data }) => data)).toHaveLength(1);
    expect(answers.filter(({ errors }) => errors?.[0].extensions.code === 'CONFLICT')).toHaveLength(7);
  });
});

describe('The activity', () => {
  const activities = () =>
    api.db.query(
      `SELECT type, description, entity_type, entity_id, user_id FROM activities WHERE entity_type = 'program' ORDER BY id`,
    );

  it('tells who created, updated and deleted what', async () => {
    await createProgram(gorillaTrek);
    await api.graphql(update, { id: 1, input: { ...gorillaTrek, name: 'Gorillas' } }, { token });
    await api.graphql(remove, { id: 1 }, { token });
    const about = { entity_type: 'program', entity_id: 1, user_id: 1 };
    expect(await activities()).toEqual([
      { type: 'create', description: 'Created program "Gorilla Trek in Bwindi"', ...about },
      { type: 'update', description: 'Updated program "Gorillas"', ...about },
      { type: 'delete', description: 'Deleted program "Gorillas"', ...about },
    ]);
  });

  it('is not written for a change that was refused', async () => {
    await createProgram({ ...gorillaTrek, price: -1 });
    await api.graphql(remove, { id: 7 }, { token });
    expect(await activities()).toEqual([]);
  });

  it('and the change stand or fall together', async () => {
    await api.db.query("ALTER TABLE activities ADD CONSTRAINT closed CHECK (type <> 'create')");
    const { errors } = await createProgram(gorillaTrek);
    await api.db.query('ALTER TABLE activities DROP CONSTRAINT closed');
    expect(errors[0].extensions.code).toBe('INTERNAL');
    expect((await api.graphql(list)).body.data.programs).toEqual([]);
  });
});

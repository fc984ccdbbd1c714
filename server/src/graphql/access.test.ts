import { buildSchema } from 'graphql';
import { type Api, startApi } from '../../test/api.ts';
import { accessOf, undecidedFields } from './access.ts';
import { fieldsOf, objectTypes } from './fields.ts';
import { createSchema } from './schema.ts';

const directives = `
  directive @public on FIELD_DEFINITION | OBJECT
  directive @auth(role: Role! = editor) on FIELD_DEFINITION | OBJECT
  enum Role { editor owner }
`;

/** Who may call each field of Query and Mutation. A new field is added here with its test. */
const matrix = {
  'Query.programs': 'public',
  'Query.program': 'public',
  'Query.me': 'public',
  'Query.signupPolicy': 'public',
  'Mutation.createProgram': 'editor',
  'Mutation.updateProgram': 'editor',
  'Mutation.deleteProgram': 'editor',
  'Mutation.login': 'public',
  'Mutation.signup': 'public',
  'Mutation.refresh': 'public',
  'Mutation.logout': 'public',
};

describe('The contract', () => {
  const schema = createSchema({ rateLimits: true });

  it('says of every field who may read it', () => {
    expect(undecidedFields(schema)).toEqual([]);
  });

  it('opens exactly these fields to these people', () => {
    const roots = objectTypes(schema).filter(({ name }) => name === 'Query' || name === 'Mutation');
    const stated = roots.flatMap((type) =>
      fieldsOf(type).map((field) => [`${type.name}.${field.name}`, accessOf(schema, type, field)]),
    );
    expect(Object.fromEntries(stated)).toEqual(matrix);
  });

  it('describes every type', () => {
    const types = objectTypes(schema).filter(({ name }) => name !== 'Query' && name !== 'Mutation');
    expect(types.filter(({ description }) => !description).map(({ name }) => name)).toEqual([]);
  });
});

describe('A field that says nothing', () => {
  it('is found wherever it stands', () => {
    const schema = buildSchema(`${directives}
      type Query { open: Int @public, forgotten: Int, thing: Thing @public, staff: Staff @auth }
      type Thing { stated: Int @public, alsoForgotten: Int }
      type Staff @auth { name: String }
    `);
    expect(undecidedFields(schema)).toEqual(['Query.forgotten', 'Thing.alsoForgotten']);
  });
});

describe('Access', () => {
  const calls: Record<string, string> = {
    'Query.programs': '{ programs { id } }',
    'Query.program': '{ program(id: 1) { id } }',
    'Query.me': '{ me { id } }',
    'Query.signupPolicy': '{ signupPolicy { mode } }',
    'Mutation.createProgram':
      'mutation { createProgram(input: {name: "a", description: "a", imageUrl: "https://a.example", duration: "a", price: 1, schedule: "a"}) { id } }',
    'Mutation.updateProgram':
      'mutation { updateProgram(id: 9, input: {name: "a", description: "a", imageUrl: "https://a.example", duration: "a", price: 1, schedule: "a"}) { id } }',
    'Mutation.deleteProgram': 'mutation { deleteProgram(id: 9) }',
    'Mutation.login': 'mutation { login(email: "a@example.org", password: "a") { token } }',
    'Mutation.signup':
      'mutation { signup(input: {email: "a", password: "a", confirmPassword: "a"}) { token } }',
    'Mutation.refresh': 'mutation { refresh { token } }',
    'Mutation.logout': 'mutation { logout }',
  };
  let api: Api;
  let tokens: Record<string, string>;
  beforeAll(async () => {
    api = await startApi();
    tokens = {
      owner: await api.tokenOf('owner@example.org'),
      editor: await api.tokenOf('editor@example.org'),
    };
  });

  it('is tried for every field', () => {
    expect(Object.keys(calls)).toEqual(Object.keys(matrix));
  });

  it.each(Object.entries(matrix))('to %s is for %s', async (field, access) => {
    const refusals = ['Please sign in to do this.', 'Only an owner may do this.'];
    for (const who of ['nobody', 'editor', 'owner']) {
      const { errors = [] } = (await api.graphql(calls[field] ?? '', {}, { token: tokens[who] })).body;
      const refused = errors.some(({ message }: Error) => refusals.includes(message));
      const allowed = access === 'public' || who === 'owner' || who === access;
      expect({ who, refused }).toEqual({ who, refused: !allowed });
    }
  });
});

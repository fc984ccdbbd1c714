import { extendSchema, isNonNullType, parse } from 'graphql';
import { leavesOf, operationFor } from '../../../test/input-values.ts';
import { tablesOf } from '../../features.ts';
import { directiveOn, fieldsOf, objectTypes } from '../fields.ts';
import { createSchema } from '../schema.ts';
import { accessOf } from './access.ts';
import { cachePolicy } from './cache-policy.ts';

const schema = createSchema({ rateLimits: false });
const policyOf = (query: string) => cachePolicy(parse(query), schema);

it.each([
  ['{ programs { id name } }', ['programs']],
  ['{ program(id: 1) { id } }', ['programs']],
  ['{ programs { image { url sources { type } } } }', ['programs', 'media']],
  ['{ programs { __typename ...more } } fragment more on Program { image { url } }', ['programs', 'media']],
  ['{ a: programs { id } b: program(id: 2) { ... on Program { name } } }', ['programs']],
  ['{ postConnection(search: "x", page: 2) { totalCount categories pageInfo { endCursor } } }', ['posts']],
  ['{ galleryItemConnection { around(id: 1) { next { id image { url } } } } }', ['gallery', 'media']],
  ['{ postConnection { edges { cursor } } programConnection { nodes { id } } }', ['posts', 'programs']],
  ['{ donationOptions { default } }', ['settings']],
  ['{ retentionPeriods { messageDays } }', []],
  ['{ program(id: 2) { path } }', ['programs', 'settings']],
  ['{ donationOptions { currencies { code } } }', ['settings']],
])('a public read may be kept until its tables change: %s', (query, tags) => {
  expect(policyOf(query)).toEqual({ maxAge: 300, tags, unlessGiven: [] });
});

it.each([
  '{ me { id } }',
  '{ programs { id } me { id } }',
  '{ signupPolicy { open } }',
  '{ __schema { types { name } } }',
  '{ __typename }',
  '{ programs { id secret } }',
  '{ posts { previewLink } }',
  '{ postConnection { nodes { previewLink } } }',
  '{ registrations { pageInfo { endCursor } } }',
  '{ post(id: 1, preview: "token") { id } }',
  'query ($p: String = "token") { post(id: 1, preview: $p) { id } }',
  'mutation { logout }',
  'query A { programs { id } } query B { me { id } }',
])('anything else is never kept: %s', (query) => {
  expect(policyOf(query)).toBeNull();
});

it('a read with an argument that is never kept may be kept only while that is not given', () => {
  const query = 'query ($id: ID!, $token: String) { post(id: $id, preview: $token) { id } }';
  expect(policyOf(query)).toEqual({ maxAge: 300, tags: ['posts'], unlessGiven: ['token'] });
});

describe('A type whose tables are not known', () => {
  const extended = extendSchema(
    schema,
    parse(`
      type Opinion @public { words: String! }
      extend type Program { opinions: [Opinion!]! @public }
      extend type Query { opinions: [Opinion!]! @public @cacheControl(maxAge: 300, scope: PUBLIC) }
    `),
  );

  it.each(['{ programs { id opinions { words } } }', '{ opinions { words } }'])(
    'is never kept: %s',
    (query) => {
      expect(cachePolicy(parse(query), extended)).toBeNull();
      expect(cachePolicy(parse('{ programs { id } }'), extended)).not.toBeNull();
    },
  );

  it('has a line as soon as it has a public field in the contract', () => {
    const names = objectTypes(schema).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(Object.keys(tablesOf).map((name) => name.split('.')[0])));
  });
});

describe('Every field of Query', () => {
  const query = objectTypes(schema).find(({ name }) => name === 'Query');
  const fields = query ? fieldsOf(query).map((field) => ({ name: field.name, field })) : [];

  it.each(fields)(
    'is kept only when the contract calls it public and the same for all: $name',
    ({ field }) => {
      const { args, name, type } = field;
      const needed = args.filter((arg) => isNonNullType(arg.type));
      const kept = policyOf(operationFor('query', { name, args: needed }, leavesOf(type))) !== null;
      const control = directiveOn<{ scope: string }>(schema, 'cacheControl', field);
      const forAll = query && accessOf(schema, query, field) === 'public' && control?.scope === 'PUBLIC';
      expect(kept && !forAll).toBe(false);
    },
  );
});

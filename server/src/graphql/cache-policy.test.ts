import { parse } from 'graphql';
import { cachePolicy } from './cache-policy.ts';
import { createSchema } from './schema.ts';

const schema = createSchema({ rateLimits: false });
const policyOf = (query: string) => cachePolicy(parse(query), schema);

it.each([
  ['{ programs { id name } }', ['programs']],
  ['{ program(id: 1) { id } }', ['programs']],
  ['{ programs { image { url sources { type } } } }', ['programs', 'media']],
  ['{ programs { __typename ...more } } fragment more on Program { image { url } }', ['programs', 'media']],
  ['{ a: programs { id } b: program(id: 2) { ... on Program { name } } }', ['programs']],
])('a public read may be kept until its tables change: %s', (query, tags) => {
  expect(policyOf(query)).toEqual({ maxAge: 300, tags });
});

it.each([
  '{ me { id } }',
  '{ programs { id } me { id } }',
  '{ signupPolicy { open } }',
  '{ __schema { types { name } } }',
  '{ __typename }',
  '{ programs { id secret } }',
  'mutation { logout }',
  'query A { programs { id } } query B { me { id } }',
])('anything else is never kept: %s', (query) => {
  expect(policyOf(query)).toBeNull();
});

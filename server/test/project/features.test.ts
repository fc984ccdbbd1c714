// Whatever a module holds is known to the product.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, type GraphQLEnumType, type GraphQLObjectType } from 'graphql';
import { contentTypes, entities } from '../../src/features.ts';
import { createSchema, refuseUnresolved } from '../../src/graphql/schema.ts';
import { projectRoot } from '../../src/platform/project-root.ts';

const modules = join(projectRoot, 'server/src/modules');
const declared = readdirSync(modules, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.entity.ts'))
  .flatMap((file) => [
    ...readFileSync(join(modules, file), 'utf8').matchAll(/^@Entity\([^)]*\)\nexport class (\w+)/gm),
  ])
  .map(([, name]) => name);

test.each(declared)('%s is an entity of a content type or feature that features.ts names', (name) => {
  expect(entities.map((entity) => entity.name)).toContain(name);
});

describe.each(contentTypes)('The contract, of $type', ({ type, one, many, counter = many }) => {
  const schema = createSchema({ rateLimits: false });

  test.each([
    ['Query', one],
    ['Query', many],
    ...['create', 'update', 'delete', 'restore'].map((verb) => ['Mutation', `${verb}${type}`]),
    ['Counts', counter],
  ])('has %s.%s', (parent, field) => {
    const holder = schema.getType(String(parent)) as GraphQLObjectType;
    expect(Object.keys(holder.getFields())).toContain(field);
  });

  test('names it for the trash', () => {
    expect((schema.getType('ContentType') as GraphQLEnumType).getValue(one)).toBeDefined();
  });
});

test('A field of the contract that nobody resolves is an error at start that names it', () => {
  const schema = buildSchema('type Query { programs: [String!]! forgotten: String }');
  expect(() => refuseUnresolved(schema)).toThrow(/^Query\.programs, Query\.forgotten .* features\.ts/);
});

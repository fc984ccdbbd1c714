import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildASTSchema,
  buildSchema,
  type DefinitionNode,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
  parse,
  print,
} from 'graphql';
import { contract } from '../../src/graphql/contract.ts';
import { createSchema } from '../../src/graphql/schema.ts';
import { projectRoot } from '../../src/platform/project-root.ts';

const fromCodegen = (name: string) => import(join(projectRoot, 'codegen', name));

test('schema.graphql is printed from its parts: else run "npm run codegen" and commit it', async () => {
  const { printContract } = await fromCodegen('contract.mjs');
  expect(readFileSync(join(projectRoot, 'schema.graphql'), 'utf8')).toBe(printContract());
});

test('schema.graphql is valid, which the product takes for granted', () => {
  expect(() => buildSchema(readFileSync(join(projectRoot, 'schema.graphql'), 'utf8'))).not.toThrow();
});

describe('What all content types have in common', () => {
  const mark = '@content(list: "boats", one: "boat", all: "boats, the newest first", search: "name")';
  const partOf = (more = '', options = mark) =>
    `type Boat @public ${options} { id: Int! } enum BoatSortField { created } ${more}`;
  const printed = async (part: string): Promise<string> => {
    const { withContent } = await fromCodegen('content-contract.mjs');
    return withContent(parse(part).definitions)
      .map((node: DefinitionNode) => print(node))
      .join('\n');
  };

  test('is added to a type that is marked', async () => {
    const contract = await printed(partOf());
    for (const field of ['boats: [Boat!]!', 'boat(id: ID!)', 'createBoat(', 'restoreBoat(', 'boats: Int!'])
      expect(contract).toContain(field);
    expect(contract).toContain('"A page of boats."\ntype BoatConnection @public');
    expect(contract).not.toContain('@content');
  });

  test('stays as a part writes it', async () => {
    const contract = await printed(partOf('extend type Query { "The fleet." boats: [Boat!]! @auth }'));
    expect(contract).toContain('"The fleet."\n  boats: [Boat!]! @auth\n');
    expect(contract.match(/ boats: \[Boat/g)).toHaveLength(1);
    expect(contract).toContain('boatConnection(');
  });

  test('narrows a connection by the arguments that a part names', async () => {
    const contract = await printed(
      partOf('extend type Query { boatConnection(river: String): BoatConnection! }'),
    );
    expect(contract).toMatch(/boatConnection\(\n +first: Int[^)]*search: String\n +river: String\n/);
    expect(contract.match(/boatConnection\(/g)).toHaveLength(1);
  });

  test('is refused in a sentence where the mark lacks something', async () => {
    const part = partOf('', '@content(list: "boats", one: "boat", all: "boats")');
    await expect(printed(part)).rejects.toThrow("@content of Boat lacks 'search'");
  });
});

describe('What introspection says', () => {
  const schema = createSchema({ rateLimits: false });
  const own = Object.values(schema.getTypeMap()).filter(
    (type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type),
  );

  test('of every type, input, enum and scalar is in the words of the contract', () => {
    const words = buildASTSchema(contract, { assumeValidSDL: true });
    const odd = own.filter(
      ({ name, description }) => !description || description !== words.getType(name)?.description,
    );
    expect(odd.map(({ name }) => name)).toEqual([]);
  });

  test('of everything that can be read or done is what it is', () => {
    const fields = own
      .filter(isObjectType)
      .filter(({ name }) => name === 'Query' || name === 'Mutation')
      .flatMap((type) => Object.values(type.getFields()));
    expect(fields.filter(({ description }) => !description).map(({ name }) => name)).toEqual([]);
  });
});

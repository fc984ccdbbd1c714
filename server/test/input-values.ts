// Values for any input type of the contract, made from the schema alone: for tests that walk over all of it.
import {
  type GraphQLArgument,
  type GraphQLInputType,
  type GraphQLOutputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';

const leaves: Record<string, unknown> = {
  ID: 999_999,
  Int: 1,
  Float: 1,
  String: 'text',
  Boolean: true,
  Date: '2026-01-05',
  DateTime: '2026-01-05T12:00:00.000Z',
  EmailAddress: 'grace@example.org',
  JSON: { title: 'text' },
  Money: 1,
  URL: 'https://example.org/',
};

/** The smallest value of its type: what may be left out is; lists hold one. */
export function smallestValue(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return smallestValue(type.ofType);
  if (isListType(type)) return [smallestValue(type.ofType)];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (!isInputObjectType(type)) return leaves[type.name];
  const needed = Object.values(type.getFields()).filter((field) => isNonNullType(field.type));
  return Object.fromEntries(needed.map(({ name, type: of }) => [name, smallestValue(of)]));
}

/** An operation that asks for one root field with variables for `args`, such as `mutation ($id: ID!) { data: deletePost(id: $id) }`. */
export function operationFor(
  kind: 'query' | 'mutation',
  field: { name: string; args: readonly GraphQLArgument[] },
  selection: string,
): string {
  const { name, args } = field;
  if (args.length === 0) return `${kind} { data: ${name} ${selection} }`;
  const definitions = args.map((arg) => `$${arg.name}: ${arg.type}`).join(', ');
  const passed = args.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
  return `${kind} (${definitions}) { data: ${name}(${passed}) ${selection} }`;
}

/** The fields of a type that need no selection of their own, in braces; nothing for a leaf. */
export function leavesOf(type: GraphQLOutputType): string {
  const named = getNamedType(type);
  if (!isObjectType(named)) return '';
  const leaves = Object.values(named.getFields()).filter(({ type: of }) => isLeafType(getNamedType(of)));
  return `{ __typename ${leaves.map(({ name }) => name).join(' ')} }`;
}

import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { type ConstDirectiveNode, type InputValueDefinitionNode, Kind, parse, print } from 'graphql';
import { contentTypes } from '../features.ts';
import { contract, contractFields, typeNameOf } from '../graphql/contract.ts';
import { type ContentType, requiredOfNew } from '../modules/content/content-type.ts';
import { capitalised } from '../platform/text/in-words.ts';
import { id, idWithVersion, inputWithKey, inputWithVersion, nothing, placeBelow, removed } from './call.ts';
import type { Route } from './route.ts';

// The operations behind the five REST calls of a type of content: its fields follow from the contract.
type Operation = TypedDocumentNode<{ data?: unknown }, never>;

function contentDocuments(
  content: ContentType,
): Record<'list' | 'page' | 'one' | 'create' | 'update' | 'remove', Operation> {
  const { type, one, many } = content;
  const row = `fragment ${type}Row on ${type} { ${listedOf(content)} }`;
  const whole = `fragment ${type}Whole on ${type} { ${listedOf(content)} ${notListedOf(content)} }`;
  const operation = (head: string, field: string) =>
    parse(`${head} { data: ${field} { ...${type}Whole } } ${whole}`) as Operation;
  const asked = pageArguments(content);
  const declared = asked.map(({ name, type: of }) => `$${name.value}: ${print(of)}`).join(', ');
  const given = asked.map(({ name }) => `${name.value}: $${name.value}`).join(', ');
  return {
    page: parse(
      `query Rest${type}Page(${declared}) {
        data: ${one}Connection(${given}) { nodes { ...${type}Row } pageInfo { hasNextPage endCursor } totalCount }
      } ${row}`,
    ) as Operation,
    list: parse(`query Rest${capitalised(many)} { data: ${many} { ...${type}Row } } ${row}`) as Operation,
    one: operation(`query Rest${type}($id: ID!)`, `${one}(id: $id)`),
    create: operation(
      `mutation RestCreate${type}($input: ${type}Input!, $key: String)`,
      `create${type}(input: $input, key: $key)`,
    ),
    update: operation(
      `mutation RestUpdate${type}($id: ID!, $input: ${type}Input!, $version: Int)`,
      `update${type}(id: $id, input: $input, version: $version)`,
    ),
    remove: parse(
      `mutation RestDelete${type}($id: ID!, $version: Int) { data: delete${type}(id: $id, version: $version) }`,
    ),
  };
}

/** Pages are turned one after the other; by number or backwards is for who shows them. */
const notAsked = new Set(['last', 'before', 'page']);

/** What a page can be asked for by. */
function pageArguments({ one }: ContentType): readonly InputValueDefinitionNode[] {
  const field = contractFields('Query').find(({ name }) => name.value === `${one}Connection`);
  return field?.arguments?.filter(({ name }) => !notAsked.has(name.value)) ?? [];
}

/** Fields that everybody may read, apart from those of which REST has no answer. */
const answered = ({ type, notInRest = [] }: ContentType) =>
  contractFields(type).filter(
    ({ name, directives }) => !notInRest.includes(name.value) && !isMarked(directives, 'auth'),
  );

/** What each answer says, with the picture as a whole address with its size. */
const listedOf = (content: ContentType) =>
  answered(content)
    .filter(({ directives }) => !isMarked(directives, 'notListed'))
    .flatMap((field) => {
      const name = field.name.value;
      if (typeNameOf(field) === 'Image') return `picture: ${name} { absoluteUrl width height }`;
      return objectTypes.has(typeNameOf(field)) ? [] : name;
    })
    .join(' ');

/** What the answer about one record says besides; of small items all. */
const notListedOf = (content: ContentType) =>
  answered(content)
    .filter(({ directives }) => isMarked(directives, 'notListed'))
    .map((field) => {
      const inner = contractFields(typeNameOf(field)).map(({ name }) => name.value);
      return inner.length > 0 ? `${field.name.value} { ${inner.join(' ')} }` : field.name.value;
    })
    .join(' ');

const isMarked = (directives: readonly ConstDirectiveNode[] | undefined, mark: string) =>
  directives?.some(({ name }) => name.value === mark) ?? false;

const objectTypes = new Set(
  contract.definitions.flatMap((node) => (node.kind === Kind.OBJECT_TYPE_DEFINITION ? node.name.value : [])),
);

export const contentRoutes: Route[] = contentTypes.flatMap(fiveCalls);

function fiveCalls(content: ContentType): Route[] {
  const { list, page, one, create, update, remove } = contentDocuments(content);
  const { name, many, sample: example } = content;
  const path = `/${many}`;
  // As in 'Program not found'.
  const missing = capitalised(name);
  const parameters = pageArguments(content).map(({ name }) => name.value);
  const requires = requiredOfNew(content);
  return [
    { method: 'GET', path, operation: list, variables: nothing, pages: { operation: page, parameters } },
    { method: 'GET', path: `${path}/:id`, operation: one, variables: id, missing },
    {
      method: 'POST',
      path,
      operation: create,
      variables: inputWithKey,
      status: 201,
      location: placeBelow(path),
      example,
      ...(requires.length > 0 && { requires }),
    },
    { method: 'PUT', path: `${path}/:id`, operation: update, variables: inputWithVersion, example },
    { method: 'DELETE', path: `${path}/:id`, operation: remove, variables: idWithVersion, answer: removed },
  ];
}

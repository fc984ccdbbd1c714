// The operations behind the five REST calls of a type of content: its fields follow from the contract.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { type ConstDirectiveNode, Kind, parse } from 'graphql';
import { contract, contractFields, typeNameOf } from '../../graphql/contract.ts';
import type { ContentType } from '../../modules/content/content-type.ts';

type Operation = TypedDocumentNode<{ data?: unknown }, never>;

export function contentDocuments(
  content: ContentType,
): Record<'list' | 'one' | 'create' | 'update' | 'remove', Operation> {
  const { type, one, many } = content;
  const row = `fragment ${type}Row on ${type} { ${selectionOf(content)} }`;
  const operation = (head: string, field: string) =>
    parse(`${head} { data: ${field} { ...${type}Row } } ${row}`) as Operation;
  return {
    list: operation(`query Rest${capitalised(many)}`, many),
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

/** What everybody may read, and the picture as a whole address with its size. */
function selectionOf({ type, notInRest = [] }: ContentType): string {
  return contractFields(type)
    .filter(({ name, directives }) => !notInRest.includes(name.value) && !directives?.some(isAuth))
    .flatMap((field) => {
      const name = field.name.value;
      if (typeNameOf(field) === 'Image') return `picture: ${name} { absoluteUrl width height }`;
      return objectTypes.has(typeNameOf(field)) ? [] : name;
    })
    .join(' ');
}

const isAuth = ({ name }: ConstDirectiveNode) => name.value === 'auth';

const objectTypes = new Set(
  contract.definitions.flatMap((node) => (node.kind === Kind.OBJECT_TYPE_DEFINITION ? node.name.value : [])),
);

const capitalised = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

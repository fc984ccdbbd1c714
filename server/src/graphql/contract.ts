import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FieldDefinitionNode, Kind, parse, type TypeNode } from 'graphql';
import { projectRoot } from '../platform/project-root.ts';

/** schema.graphql, printed from its parts by `npm run codegen`. */
export const contract = parse(readFileSync(join(projectRoot, 'schema.graphql'), 'utf8'));

/** The fields of an object type of the contract; none when there is no such type. */
export function contractFields(type: string): readonly FieldDefinitionNode[] {
  for (const node of contract.definitions)
    if (node.kind === Kind.OBJECT_TYPE_DEFINITION && node.name.value === type) return node.fields ?? [];
  return [];
}

/** Name of the type of a field, whatever wraps it. */
export const typeNameOf = ({ type }: FieldDefinitionNode): string => namedIn(type);

const namedIn = (type: TypeNode): string =>
  type.kind === Kind.NAMED_TYPE ? type.name.value : namedIn(type.type);

import { type DocumentNode, type GraphQLSchema, getOperationAST, Kind, type SelectionSetNode } from 'graphql';
import type { Field } from './fields.ts';

/**
 * The fields an operation asks for at its top, as often as it asks. The document need not be valid: what is not known is
 * left out.
 */
export function rootFields(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName?: string | null,
): Field[] {
  const operation = getOperationAST(document, operationName);
  const root = operation && schema.getRootType(operation.operation);
  if (!root) return [];
  const found: Field[] = [];
  const seen = new Set<string>();
  const collect = ({ selections }: SelectionSetNode): void => {
    for (const node of selections) {
      if (node.kind === Kind.INLINE_FRAGMENT) collect(node.selectionSet);
      else if (node.kind === Kind.FIELD) {
        const field = root.getFields()[node.name.value];
        if (field) found.push(field);
      } else if (!seen.has(node.name.value)) {
        seen.add(node.name.value);
        const fragment = fragmentOf(document, node.name.value);
        if (fragment) collect(fragment.selectionSet);
      }
    }
  };
  collect(operation.selectionSet);
  return found;
}

function fragmentOf({ definitions }: DocumentNode, name: string) {
  for (const node of definitions)
    if (node.kind === Kind.FRAGMENT_DEFINITION && node.name.value === name) return node;
  return undefined;
}

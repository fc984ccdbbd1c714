import { type DocumentNode, type GraphQLSchema, Kind } from 'graphql';
import { type Access, accessOf } from './access.ts';

/** Who may run an operation of ours that asks for one root field. */
export function operationAccess({ definitions }: DocumentNode, schema: GraphQLSchema): Access {
  for (const definition of definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    const root = schema.getRootType(definition.operation);
    const selection = definition.selectionSet.selections[0];
    const field = selection?.kind === Kind.FIELD ? root?.getFields()[selection.name.value] : undefined;
    if (root && field) return accessOf(schema, root, field) ?? 'manageStaff';
  }
  return 'manageStaff';
}

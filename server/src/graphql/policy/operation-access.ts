import {
  type DocumentNode,
  type GraphQLSchema,
  isObjectType,
  Kind,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { may } from '../../modules/rights.ts';
import type { Actor, StaffRole } from '../../platform/actor.ts';
import { operationsOf } from '../documents.ts';
import type { Field } from '../fields.ts';
import { type Access, accessOf } from './access.ts';

/** Who may run an operation of ours that asks for one root field. */
export function operationAccess(document: DocumentNode, schema: GraphQLSchema): Access {
  for (const { operation, selectionSet } of operationsOf(document)) {
    const root = schema.getRootType(operation);
    const selection = selectionSet.selections[0];
    const field = selection?.kind === Kind.FIELD ? root?.getFields()[selection.name.value] : undefined;
    if (root && field) return accessOf(schema, root, field) ?? 'manageStaff';
  }
  return 'manageStaff';
}

/**
 * What is left of operations that ask for all of a record, such as those of REST, when who asks may not read all of it: health data
 * is left out of the answer for a role that has no right to it, where GraphQL would refuse who names it.
 */
export function createReadable(schema: GraphQLSchema) {
  const made = new WeakMap<DocumentNode, Partial<Record<StaffRole, DocumentNode>>>();
  const roots = [schema.getQueryType(), schema.getMutationType()];

  function prune(operation: DocumentNode, actor: Pick<Actor, 'user'>): DocumentNode {
    const types = new TypeInfo(schema);
    const enter = () => {
      const [type, field] = [types.getParentType(), types.getFieldDef()];
      if (!isObjectType(type) || !field || roots.includes(type)) return undefined;
      const access = accessOf(schema, type, field as Field) ?? 'public';
      return access === 'public' || may(actor, access) ? undefined : null;
    };
    return visit(operation, visitWithTypeInfo(types, { Field: { enter } }));
  }

  return function readable<Operation extends DocumentNode>(operation: Operation, { user }: Actor): Operation {
    if (!user) return operation;
    const byRole = made.get(operation) ?? {};
    made.set(operation, byRole);
    byRole[user.role] ??= prune(operation, { user });
    return byRole[user.role] as Operation;
  };
}

// What may be kept of an operation's answer: read from @cacheControl and @public, never from the answer itself.
import {
  type DocumentNode,
  type GraphQLSchema,
  getNamedType,
  isLeafType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { tablesOf } from '../../features.ts';
import { operationsOf } from '../documents.ts';
import { directiveOn } from '../fields.ts';
import { accessOf } from './access.ts';

export interface CachePolicy {
  /** Seconds, the shortest that a root field allows; 0: it is the same for everybody at one moment, and never kept. */
  maxAge: number;
  /** Tables the answer is made from: when one changes, the answer is out of date. */
  tags: string[];
  /** Variables whose values make the answer one for the asking person alone. */
  unlessGiven: string[];
}

/**
 * How long an answer that is the same for every visitor may be kept, or null when it is not the same: a mutation, a root
 * field that is not `@cacheControl(scope: PUBLIC)`, a type whose tables are not known, a field that is not public, an
 * argument that is `@neverKept`, or more than one operation.
 */
export function cachePolicy(document: DocumentNode, schema: GraphQLSchema): CachePolicy | null {
  const operations = operationsOf(document);
  if (operations.length !== 1 || operations[0]?.operation !== 'query') return null;

  const tags = new Set<string>();
  const unlessGiven: string[] = [];
  let maxAge = Number.POSITIVE_INFINITY;
  let isPublic = true;
  const types = new TypeInfo(schema);
  visit(
    document,
    visitWithTypeInfo(types, {
      Field(node) {
        const type = types.getParentType();
        const field = types.getFieldDef();
        // `__typename` is part of any type; other introspection is not kept.
        if (node.name.value === '__typename' && type !== schema.getQueryType()) return;
        if (
          !type ||
          !field ||
          !isObjectType(type) ||
          type.name.startsWith('__') ||
          !type.getFields()[field.name]
        ) {
          isPublic = false;
          return;
        }
        if (accessOf(schema, type, field) !== 'public') isPublic = false;
        if (type === schema.getQueryType()) {
          const control = directiveOn<{ maxAge: number; scope: string }>(schema, 'cacheControl', field);
          if (control?.scope === 'PUBLIC') maxAge = Math.min(maxAge, control.maxAge);
          else isPublic = false;
        }
        for (const { name, value } of node.arguments ?? []) {
          const argument = field.args.find((arg) => arg.name === name.value);
          if (!argument || !directiveOn(schema, 'neverKept', argument)) continue;
          const variable = value.kind === Kind.VARIABLE ? value.name.value : null;
          // Written out, or by default, it would be given each time.
          if (variable && !hasDefault(operations[0], variable)) unlessGiven.push(variable);
          else isPublic = false;
        }
        for (const table of tablesOf[`${type.name}.${field.name}`] ?? []) tags.add(table);
        const answered = getNamedType(field.type);
        if (isLeafType(answered)) return;
        const tables = tablesOf[answered.name];
        if (!tables) isPublic = false;
        for (const table of tables ?? []) tags.add(table);
      },
    }),
  );
  return isPublic && Number.isFinite(maxAge) ? { maxAge, tags: [...tags], unlessGiven } : null;
}

function hasDefault(operation: OperationDefinitionNode | undefined, name: string): boolean {
  return (
    operation?.variableDefinitions?.some(
      ({ variable, defaultValue }) => variable.name.value === name && defaultValue !== undefined,
    ) ?? false
  );
}

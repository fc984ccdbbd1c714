import { type FieldNode, Kind, type OperationDefinitionNode, type ValueNode } from 'graphql';
import { largestPage, usualPage } from '../../platform/paging/connection.ts';
import type { Field } from '../fields.ts';

/** How many rows a field that answers a page is asked for; undefined for one that answers none. */
export function pageSizeOf(
  { args }: Field,
  { arguments: given = [] }: FieldNode,
  operation: OperationDefinitionNode,
  variables: Record<string, unknown> | null | undefined,
): number | undefined {
  if (!args.some(({ name }) => name === 'first')) return undefined;
  for (const { name, value } of given) {
    if (name.value !== 'first' && name.value !== 'last') continue;
    const size = numberIn(value, operation, variables);
    if (size !== undefined) return Math.min(Math.max(size, 0), largestPage);
  }
  return usualPage;
}

/** A number that is written out or comes as a variable; undefined when nobody gave one. */
function numberIn(
  value: ValueNode,
  operation: OperationDefinitionNode,
  variables: Record<string, unknown> | null | undefined,
): number | undefined {
  if (value.kind === Kind.INT) return Number(value.value);
  if (value.kind !== Kind.VARIABLE) return undefined;
  const name = value.name.value;
  const given = variables?.[name];
  if (given !== undefined) return typeof given === 'number' ? given : undefined;
  const defined = operation.variableDefinitions?.find(({ variable }) => variable.name.value === name);
  return defined?.defaultValue?.kind === Kind.INT ? Number(defined.defaultValue.value) : undefined;
}

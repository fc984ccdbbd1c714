// @rateLimit: how often one address may call a field. A call that is refused before the field runs counts as well.
import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  Kind,
  type SelectionSetNode,
} from 'graphql';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Actor } from '../../platform/actor.ts';
import { callerOf } from '../../platform/addresses.ts';
import { countCall } from '../../platform/limits/count-call.ts';
import { directiveOn, type Field, fieldsOf, guard, objectTypes } from '../fields.ts';

const unitSeconds = { s: 1, m: 60, h: 3600, d: 86_400 };

/** Seconds of a window such as `15m`. */
function secondsOf(window: string): number {
  const [, count, unit] = /^(\d+)([smhd])$/.exec(window) ?? [];
  if (!count || !unit) throw new Error(`@rateLimit(window: "${window}") must look like 30s, 15m, 1h or 1d.`);
  return Number(count) * unitSeconds[unit as keyof typeof unitSeconds];
}

const limiters = new WeakMap<Field, RateLimiterMemory>();

export function enforceRateLimits(schema: GraphQLSchema): void {
  for (const field of objectTypes(schema).flatMap(fieldsOf)) {
    const limit = directiveOn<{ max: number; window: string }>(schema, 'rateLimit', field);
    if (!limit) continue;
    const limiter = new RateLimiterMemory({ points: limit.max, duration: secondsOf(limit.window) });
    limiters.set(field, limiter);
    guard(field, ({ actor }) => countCall(limiter, callerOf(actor.ip), actor.reportLimit));
  }
}

/**
 * Counts an operation that was refused as a whole, such as for its variables: none of its fields ran, so none counted
 * itself. Answers RATE_LIMITED when that was one call too many, else null.
 */
export async function countRefused(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | null | undefined,
  caller: Pick<Actor, 'ip' | 'reportLimit'>,
): Promise<GraphQLError | null> {
  const calls = new Map<RateLimiterMemory, number>();
  for (const field of rootFields(schema, document, operationName)) {
    const limiter = limiters.get(field);
    if (limiter) calls.set(limiter, (calls.get(limiter) ?? 0) + 1);
  }
  try {
    for (const [limiter, times] of calls)
      await countCall(limiter, callerOf(caller.ip), caller.reportLimit, times);
    return null;
  } catch (error) {
    const refusal = error as Error;
    return new GraphQLError(refusal.message, { originalError: refusal });
  }
}

/**
 * The fields an operation asks for at its top, as often as it asks. The document need not be valid: what is not known is
 * left out.
 */
function rootFields(schema: GraphQLSchema, document: DocumentNode, operationName?: string | null): Field[] {
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

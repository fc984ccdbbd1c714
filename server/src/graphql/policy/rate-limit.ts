// @rateLimit: how often one address may call a field. A call that is refused before the field runs counts as well.
import { type DocumentNode, GraphQLError, type GraphQLSchema, getOperationAST } from 'graphql';
import type { Actor } from '../../platform/actor.ts';
import { callerOf } from '../../platform/addresses.ts';
import type { CallCounts, Limit } from '../../platform/limits/call-counts.ts';
import { countCall } from '../../platform/limits/count-call.ts';
import { OwnCallCounts } from '../../platform/limits/own-call-counts.ts';
import { fragmentsOf, selectedFields } from '../documents.ts';
import { directiveOn, type Field, fieldsOf, guard, objectTypes } from '../fields.ts';

const unitSeconds = { s: 1, m: 60, h: 3600, d: 86_400 };

/** Seconds of a window such as `15m`. */
function secondsOf(window: string): number {
  const [, count, unit] = /^(\d+)([smhd])$/.exec(window) ?? [];
  if (!count || !unit) throw new Error(`@rateLimit(window: "${window}") must look like 30s, 15m, 1h or 1d.`);
  return Number(count) * unitSeconds[unit as keyof typeof unitSeconds];
}

interface Limited {
  limit: Limit;
  /** What writes is counted for all processes. Reads are divided by who stands in front of them, and each process counts its own. */
  countsOf(shared: CallCounts): CallCounts;
}

const limitedFields = new WeakMap<Field, Limited>();

export function enforceRateLimits(schema: GraphQLSchema): void {
  const own = new OwnCallCounts();
  for (const type of objectTypes(schema)) {
    const writes = type === schema.getMutationType();
    for (const field of fieldsOf(type)) {
      const stated = directiveOn<{ max: number; window: string }>(schema, 'rateLimit', field);
      if (!stated) continue;
      const limit = { name: field.name, points: stated.max, duration: secondsOf(stated.window) };
      const countsOf = (shared: CallCounts) => (writes ? shared : own);
      limitedFields.set(field, { limit, countsOf });
      guard(field, ({ actor, services }) =>
        countCall(countsOf(services.callCounts), [{ limit, key: callerOf(actor.ip) }], actor.reportLimit),
      );
    }
  }
}

/** Who asks, and what counts for all processes. */
interface Asking {
  actor: Pick<Actor, 'ip' | 'reportLimit'>;
  services: { callCounts: CallCounts };
}

/**
 * Counts an operation that was refused as a whole, such as for its variables: none of its fields ran, so none counted
 * itself. Answers RATE_LIMITED when that was one call too many, else null.
 */
export async function countRefused(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | null | undefined,
  { actor, services }: Asking,
): Promise<GraphQLError | null> {
  const times = new Map<Limited, number>();
  for (const field of rootFields(schema, document, operationName)) {
    const limited = limitedFields.get(field);
    if (limited) times.set(limited, (times.get(limited) ?? 0) + 1);
  }
  try {
    for (const [counts, all] of Map.groupBy(times, ([{ countsOf }]) => countsOf(services.callCounts))) {
      // In one order for all, however they ask: two that lock the same rows in opposite ones would wait for each other.
      const calls = all
        .toSorted(([one], [other]) => (one.limit.name < other.limit.name ? -1 : 1))
        .map(([{ limit }, often]) => ({ limit, key: callerOf(actor.ip), times: often }));
      await countCall(counts, calls, actor.reportLimit);
    }
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
  const asked = [...selectedFields(operation.selectionSet, fragmentsOf(document))];
  return asked.flatMap(({ name }) => root.getFields()[name.value] ?? []);
}

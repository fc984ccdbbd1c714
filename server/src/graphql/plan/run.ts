import type { GraphQLError, GraphQLResolveInfo, OperationDefinitionNode } from 'graphql';
import type { GraphQLContext } from '../context.ts';

/** Errors of one run. What is below a place that is null already is not told. */
export class CollectedErrors {
  readonly all: GraphQLError[] = [];
  readonly #places = new Set<Path | undefined>();

  add(error: GraphQLError, place: Path | undefined): void {
    for (let at = place; at; at = at.prev) if (this.#places.has(at)) return;
    if (this.#places.has(undefined)) return;
    this.#places.add(place);
    this.all.push(error);
  }
}

/** One run of a plan. */
export interface Run {
  /** What resolvers are told that is the same in each run. */
  known: Pick<GraphQLResolveInfo, 'schema' | 'fragments' | 'rootValue'> & {
    operation: OperationDefinitionNode;
  };
  context: GraphQLContext;
  variables: Record<string, unknown>;
  errors: CollectedErrors;
}

/** Makes what is answered of what a resolver gave, or a promise of it. Throws what is wrong with it. */
export type Complete = (run: Run, value: unknown, path: Path | undefined) => unknown;

export const isPromise = (value: unknown): value is Promise<unknown> =>
  typeof value === 'object' && typeof (value as { then?: unknown } | null)?.then === 'function';

/** Why graphql-js runs a query and no plan does. */
export type FallbackReason =
  | 'introspection'
  | 'several operations'
  /** One stands at a selection: whether it is answered may depend on a variable. */
  | 'directive'
  /** An abstract one. */
  | 'type'
  /** `__proto__` in the answer. */
  | 'name'
  /** They cannot be right. */
  | 'arguments';

/** Thrown where no plan can be made. */
export class NoPlan extends Error {
  readonly reason: FallbackReason;

  constructor(reason: FallbackReason) {
    super(reason);
    this.reason = reason;
  }
}

/** Where in an answer something stands; graphql-js' own shape. */
export type Path = GraphQLResolveInfo['path'];

export function pathToArray(path: Path): (string | number)[] {
  const keys: (string | number)[] = [];
  for (let at: Path | undefined = path; at; at = at.prev) keys.push(at.key);
  return keys.reverse();
}

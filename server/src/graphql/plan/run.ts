import type { GraphQLResolveInfo, OperationDefinitionNode } from 'graphql';
import type { GraphQLContext } from '../context.ts';
import type { CollectedErrors } from './collected-errors.ts';
import type { Path } from './path.ts';

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

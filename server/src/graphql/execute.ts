// The way in for callers inside the product (REST, pages): an operation is run without HTTP and, once known, without parsing or validation.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import {
  type DocumentNode,
  type ExecutionResult,
  execute,
  GraphQLError,
  type GraphQLSchema,
  validate,
} from 'graphql';
import type { Logger } from '../platform/log.ts';
import type { GraphQLContext } from './context.ts';
import { refuseLoneValues } from './input/variable-faults.ts';
import type { Plan, Plans } from './plan/plan.ts';
import { countRefused } from './policy/rate-limit.ts';
import { publicErrors } from './public-error.ts';

/** Runs an operation of our own. Errors carry what callers may know: `extensions.code`, `details` and facts. */
export type Execute = <D, V>(
  document: TypedDocumentNode<D, V>,
  variables: V,
  context: GraphQLContext,
) => Promise<{ data?: D | null; errors?: readonly GraphQLError[] }>;

export function createExecute(schema: GraphQLSchema, log: Logger, plans: Plans): Execute {
  const known = new WeakSet<DocumentNode>();

  function learn(document: DocumentNode): void {
    const [error] = validate(schema, document);
    if (error) throw error;
    known.add(document);
  }

  /** By graphql-js, for what has no plan. */
  const runBy =
    (document: DocumentNode): Plan =>
    (variableValues, contextValue) =>
      execute({ schema, document, variableValues, contextValue });

  return async <D, V>(document: TypedDocumentNode<D, V>, variables: V, context: GraphQLContext) => {
    if (!known.has(document)) learn(document);
    const variableValues = variables as Record<string, unknown>;
    const refused = refusedVariables({ schema, document, variables: variableValues });
    const run = plans.toRun(document) ?? runBy(document);
    const result = (refused ?? context.result ?? (await run(variableValues, context))) as ExecutionResult<D>;
    if (!result.errors) return result;
    const { requestId } = context;
    // Without `data` nothing ran, so nothing counted the call yet.
    const tooOften = 'data' in result ? null : await countRefused(schema, document, null, context);
    const errors = publicErrors(tooOften ? [tooOften] : result.errors, {
      log,
      requestId,
      schema,
      document,
      variables: variableValues,
    });
    return {
      ...result,
      errors: errors.map(({ message, ...rest }) => new GraphQLError(message, rest as object)),
    };
  };
}

function refusedVariables(given: Parameters<typeof refuseLoneValues>[0]): ExecutionResult | null {
  try {
    refuseLoneValues(given);
    return null;
  } catch (error) {
    const refusal = error as Error;
    return { errors: [new GraphQLError(refusal.message, { originalError: refusal })] };
  }
}

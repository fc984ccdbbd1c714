// Queries are run by plans: what graphql-js works out anew for each field of each row, though it depends on the document alone,
// is worked out once. What a plan answers, errors and their order included, is what graphql-js answers.
import {
  type DocumentNode,
  type ExecutionResult,
  type GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  getVariableValues,
} from 'graphql';
import type { Logger } from '../../platform/log.ts';
import { onceForEach } from '../../platform/once-for-each.ts';
import type { GraphQLContext } from '../context.ts';
import { fragmentsOf, operationsOf } from '../documents.ts';
import { compileFields } from './compile.ts';
import { countFallbacks } from './fallbacks.ts';
import { CollectedErrors, type FallbackReason, isPromise, NoPlan, type Run } from './run.ts';

/** Runs a query with the variables as they were sent. */
export type Plan = (
  variables: Record<string, unknown> | null | undefined,
  context: GraphQLContext,
) => ExecutionResult | Promise<ExecutionResult>;

type PlanOf = (document: DocumentNode, operationName?: string | null) => Plan | null;

/** Variables at fault that are told, as graphql-js tells them. */
const maxErrors = 50;

/** Of valid documents; null for what graphql-js has to run itself: mutations, and queries for a `FallbackReason`. */
export interface Plans {
  /** The plan of a document, kept as long as the document is. */
  of: PlanOf;
  /** The same of what is run now: a query without a plan is counted, and its kind logged once. */
  toRun: PlanOf;
  /** How often graphql-js ran queries. */
  fallbacks: ReadonlyMap<FallbackReason, number>;
}

export function createPlans(schema: GraphQLSchema, log: Logger): Plans {
  const known = onceForEach((document: DocumentNode) => planOrReason(schema, document), new WeakMap());
  const { count, fallbacks } = countFallbacks(log);

  const of: PlanOf = (document, operationName) => {
    const plan = known(document);
    return typeof plan === 'function' && isMeant(document, operationName) ? plan : null;
  };

  const toRun: PlanOf = (document, operationName) => {
    const plan = known(document);
    if (typeof plan === 'string') {
      const operation = getOperationAST(document, operationName);
      if (operation?.operation === 'query') count(plan, operation.name?.value);
    }
    return of(document, operationName);
  };
  return { of, toRun, fallbacks };
}

function planOrReason(schema: GraphQLSchema, document: DocumentNode): Plan | FallbackReason | null {
  try {
    return compile(schema, document);
  } catch (error) {
    if (error instanceof NoPlan) return error.reason;
    throw error;
  }
}

function isMeant(document: DocumentNode, name: string | null | undefined): boolean {
  return name == null || operationsOf(document).some((operation) => operation.name?.value === name);
}

function compile(schema: GraphQLSchema, document: DocumentNode): Plan | null {
  const [operation, ...others] = operationsOf(document);
  const root = schema.getQueryType();
  if (others.length > 0) throw new NoPlan('several operations');
  if (operation?.operation !== 'query' || !root) return null;
  const fragments = fragmentsOf(document);
  const complete = compileFields({ schema, fragments, compileFields }, root, [operation.selectionSet]);
  const known = { schema, fragments, operation, rootValue: undefined };

  return (variables, contextValue) => {
    const { coerced, errors } = getVariableValues(
      schema,
      operation.variableDefinitions ?? [],
      variables ?? {},
      { maxErrors },
    );
    if (!coerced) return { errors };
    const run: Run = { known, context: contextValue, variables: coerced, errors: new CollectedErrors() };
    const failed = (error: unknown): ExecutionResult => {
      run.errors.add(error as GraphQLError, undefined);
      return answer(null);
    };
    const answer = (data: unknown): ExecutionResult => {
      const answered = data as Record<string, unknown> | null;
      return run.errors.all.length === 0 ? { data: answered } : { errors: run.errors.all, data: answered };
    };
    try {
      const data = complete(run, undefined, undefined);
      return isPromise(data) ? data.then(answer, failed) : answer(data);
    } catch (error) {
      return failed(error);
    }
  };
}

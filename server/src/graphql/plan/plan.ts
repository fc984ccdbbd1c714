// Queries are run by plans: what graphql-js works out anew for each field of each row, though it depends on the document alone,
// is worked out once. What a plan answers, errors and their order included, is what graphql-js answers.
import {
  type DocumentNode,
  type ExecutionResult,
  type FragmentDefinitionNode,
  type GraphQLError,
  type GraphQLSchema,
  getVariableValues,
  Kind,
  type OperationDefinitionNode,
} from 'graphql';
import type { GraphQLContext } from '../context.ts';
import { CollectedErrors } from './collected-errors.ts';
import { compileFields } from './compile.ts';
import { isPromise, type Run } from './run.ts';

/** Runs a query with the variables as they were sent. */
export type Plan = (
  variables: Record<string, unknown> | null | undefined,
  context: GraphQLContext,
) => ExecutionResult | Promise<ExecutionResult>;

export type PlanOf = (document: DocumentNode, operationName?: string | null) => Plan | null;

/** Variables at fault that are told, as graphql-js tells them. */
const maxErrors = 50;

/**
 * The plan of a valid document, kept as long as the document is; null for what graphql-js has to run itself: mutations,
 * several operations, introspection, and selections that depend on a variable.
 */
export function createPlans(schema: GraphQLSchema): PlanOf {
  const plans = new WeakMap<DocumentNode, Plan | null>();
  return (document, operationName) => {
    let plan = plans.get(document);
    if (plan === undefined) {
      plan = compile(schema, document);
      plans.set(document, plan);
    }
    return plan && isMeant(document, operationName) ? plan : null;
  };
}

function isMeant({ definitions }: DocumentNode, name: string | null | undefined): boolean {
  return name == null || definitions.some((node) => isOperation(node) && node.name?.value === name);
}

function compile(schema: GraphQLSchema, document: DocumentNode): Plan | null {
  const [operation, ...others] = document.definitions.filter(isOperation);
  const root = schema.getQueryType();
  if (operation?.operation !== 'query' || others.length > 0 || !root) return null;
  const fragments: Record<string, FragmentDefinitionNode> = Object.create(null);
  for (const node of document.definitions)
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments[node.name.value] = node;
  const complete = compileFields({ schema, fragments, compileFields }, root, [operation.selectionSet]);
  if (!complete) return null;
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

const isOperation = (node: DocumentNode['definitions'][number]): node is OperationDefinitionNode =>
  node.kind === Kind.OPERATION_DEFINITION;

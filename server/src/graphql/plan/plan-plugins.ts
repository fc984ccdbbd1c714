import { type ApolloServerPlugin, HeaderMap } from '@apollo/server';
import type { DocumentNode } from 'graphql';
import { jsonBytes } from '../../platform/text/json-bytes.ts';
import type { GraphQLContext, PreparedRead } from '../context.ts';
import type { Checked } from '../limits/refuse-too-much.ts';
import type { Plans } from './plan.ts';

/** Has Apollo run queries by their plan; what has none it runs itself. */
export function runByPlan(plans: Plans): ApolloServerPlugin<GraphQLContext> {
  return {
    requestDidStart: async () => ({
      async responseForOperation(answering) {
        const { document, operation, operationName, request, contextValue } = answering;
        const plan = operation ? plans.toRun(document, operationName) : null;
        if (!plan) return null;
        const { errors, data } = contextValue.result ?? (await plan(request.variables, contextValue));
        // As Apollo does with the errors of its own runs, for the plugin that tells callers of them.
        if (errors) Object.assign(answering, { errors });
        const singleResult = { data, ...(errors && { errors: errors.map((error) => error.toJSON()) }) };
        return { http: { headers: new HeaderMap() }, body: { kind: 'single', singleResult } };
      },
    }),
  };
}

interface OfferDeps {
  plans: Plans;
  /** Throws when an operation brings or asks for too much. */
  check(asked: Checked): void;
  /** Whether every visitor who asks it now gets the same answer. */
  isSameForAll(document: DocumentNode, variables: object): boolean;
}

/** Offers what Apollo answered to a visitor as a prepared read: the same checks and the same plan, without parsing and validation. */
export function offerReads({ plans, check, isSameForAll }: OfferDeps): ApolloServerPlugin<GraphQLContext> {
  return {
    requestDidStart: async () => ({
      async willSendResponse({ errors, document, operation, request, contextValue }) {
        if (errors || !document || !operation || !contextValue.offerRead) return;
        const { operationName } = request;
        const plan = plans.of(document, operationName);
        if (!plan || !isSameForAll(document, request.variables ?? {})) return;
        const read: PreparedRead = async (visitor, variables) => {
          if (!isSameForAll(document, variables ?? {})) return { result: null };
          check({ document, operation, operationName, variables });
          const result = await plan(variables, visitor);
          return result.errors ? { result } : jsonBytes({ data: result.data }, '\n');
        };
        contextValue.offerRead(read);
      },
    }),
  };
}

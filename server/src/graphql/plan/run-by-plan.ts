import { type ApolloServerPlugin, HeaderMap } from '@apollo/server';
import type { GraphQLContext } from '../context.ts';
import type { PlanOf } from './plan.ts';

/** Has Apollo run queries by their plan; what has none it runs itself. */
export function runByPlan(planOf: PlanOf): ApolloServerPlugin<GraphQLContext> {
  return {
    async requestDidStart() {
      return {
        async responseForOperation(answering) {
          const { document, operation, operationName, request, contextValue } = answering;
          const plan = operation ? planOf(document, operationName) : null;
          if (!plan) return null;
          const { errors, data } = contextValue.result ?? (await plan(request.variables, contextValue));
          // As Apollo does with the errors of its own runs, for the plugin that tells callers of them.
          if (errors) Object.assign(answering, { errors });
          const singleResult = { data, ...(errors && { errors: errors.map((error) => error.toJSON()) }) };
          return { http: { headers: new HeaderMap() }, body: { kind: 'single', singleResult } };
        },
      };
    },
  };
}

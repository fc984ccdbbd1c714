import type { ApolloServerPlugin } from '@apollo/server';
import { refuseTooMany } from '../platform/validation.ts';
import type { GraphQLContext } from './context.ts';
import { type CostRule, refuseCostly } from './cost.ts';
import { limits } from './limits.ts';

/** Refuses, before anything runs, an operation that brings or asks for more than anybody needs. */
export function refuseTooMuch(deps: Omit<CostRule, 'limits'>): ApolloServerPlugin<GraphQLContext> {
  return {
    async requestDidStart() {
      return {
        async didResolveOperation({ request: { variables }, document, operation }) {
          refuseTooMany(variables);
          // Which operation is meant may be unknown; that is told when it should run.
          if (operation) refuseCostly({ ...deps, limits }, { document, operation, variables });
        },
      };
    },
  };
}

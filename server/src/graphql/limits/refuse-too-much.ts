import type { ApolloServerPlugin } from '@apollo/server';
import { refuseTooMany } from '../../platform/validation.ts';
import type { GraphQLContext } from '../context.ts';
import { refuseLoneValues } from '../input/variable-faults.ts';
import { type CostRule, refuseCostly } from './cost.ts';
import { limits } from './limits.ts';

/** Refuses, before anything runs, an operation that brings or asks for more than anybody needs, or one value for a list. */
export function refuseTooMuch(deps: Omit<CostRule, 'limits'>): ApolloServerPlugin<GraphQLContext> {
  return {
    async requestDidStart() {
      return {
        async didResolveOperation({ request: { variables, operationName }, document, operation }) {
          refuseTooMany(variables);
          refuseLoneValues({ schema: deps.schema, document, operationName, variables });
          // Which operation is meant may be unknown; that is told when it should run.
          if (operation) refuseCostly({ ...deps, limits }, { document, operation, variables });
        },
      };
    },
  };
}

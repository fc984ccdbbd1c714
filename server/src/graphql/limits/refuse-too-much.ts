import type { ApolloServerPlugin } from '@apollo/server';
import { refuseTooMany } from '../../platform/validation.ts';
import type { GraphQLContext } from '../context.ts';
import { refuseLoneValues } from '../input/variable-faults.ts';
import { type Asked, type CostRule, refuseCostly } from './cost.ts';
import { limits } from './limits.ts';

export type Checked = Omit<Asked, 'operation'> & {
  /** Undefined where it is not known which one is meant; that is told when it should run. */
  operation: Asked['operation'] | undefined;
  operationName?: string | null | undefined;
};

/** Throws BAD_USER_INPUT for an operation that brings or asks for more than anybody needs, or brings one value for a list. */
export function createOperationCheck(deps: Omit<CostRule, 'limits'>): (asked: Checked) => void {
  return ({ document, operation, operationName, variables }) => {
    refuseTooMany(variables);
    refuseLoneValues({ schema: deps.schema, document, operationName, variables });
    if (operation) refuseCostly({ ...deps, limits }, { document, operation, variables });
  };
}

/** Has Apollo check each operation before anything runs. */
export function refuseTooMuch(check: (asked: Checked) => void): ApolloServerPlugin<GraphQLContext> {
  return {
    requestDidStart: async () => ({
      async didResolveOperation({ request: { variables, operationName }, document, operation }) {
        check({ document, operation, operationName, variables });
      },
    }),
  };
}

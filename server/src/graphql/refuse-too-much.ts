import type { ApolloServerPlugin } from '@apollo/server';
import { refuseTooMany } from '../platform/validation.ts';
import type { GraphQLContext } from './context.ts';

/** Refuses, before anything runs, an operation that brings more than anybody needs. */
export const refuseTooMuch: ApolloServerPlugin<GraphQLContext> = {
  async requestDidStart() {
    return {
      async didResolveOperation({ request }) {
        refuseTooMany(request.variables);
      },
    };
  },
};

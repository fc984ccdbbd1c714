import type { ApolloServerPlugin } from '@apollo/server';
import { errorStatus } from '../platform/errors.ts';
import type { Logger } from '../platform/log.ts';
import type { GraphQLContext } from './context.ts';
import { publicErrors } from './public-error.ts';

/** Tells callers of Apollo what they may know of an error, and by headers who may keep the answer and when to come again. */
export function finishAnswers(log: Logger): ApolloServerPlugin<GraphQLContext> {
  return {
    async requestDidStart() {
      return {
        async willSendResponse({ errors, schema, document, operationName, request, response, contextValue }) {
          const forEverybody = !errors && !contextValue.actor.user;
          response.http.headers.set('cache-control', forEverybody ? 'no-cache' : 'no-store');
          if (!errors || response.body.kind !== 'single') return;
          const { requestId } = contextValue;
          const { variables } = request;
          const told = publicErrors(errors, { log, requestId, schema, document, operationName, variables });
          const { singleResult } = response.body;
          singleResult.errors = told;
          const wait = told.find(({ extensions }) => extensions?.retryAfter)?.extensions?.retryAfter;
          if (wait) response.http.headers.set('retry-after', String(wait));
          // Nothing was answered and it is our fault: caches, proxies and clients that retry should know by the status.
          const ours = told.find(
            ({ extensions }) => extensions?.code === 'UNAVAILABLE' || extensions?.code === 'INTERNAL',
          );
          if (ours && saysNothing(singleResult.data)) {
            delete singleResult.data;
            response.http.status = errorStatus[ours.extensions?.code as 'INTERNAL'];
          }
        },
      };
    },
  };
}

const saysNothing = (data: unknown) => Object.values(data ?? {}).every((value) => value === null);

import type { ApolloServerPlugin } from '@apollo/server';
import type { DocumentNode, GraphQLFormattedError } from 'graphql';
import { type ErrorCode, errorStatus } from '../platform/errors.ts';
import type { Logger } from '../platform/log.ts';
import type { GraphQLContext } from './context.ts';
import { countRefused } from './policy/rate-limit.ts';
import { publicErrors } from './public-error.ts';

interface FinishDeps {
  log: Logger;
  /** Tables a document reads, or null unless the schema calls all of it public. */
  tablesOf(document: DocumentNode, variables: object): readonly string[] | null;
}

/** Tells callers of Apollo what they may know of an error, and by headers who may keep the answer and when to come again. */
export function finishResponses({ log, tablesOf }: FinishDeps): ApolloServerPlugin<GraphQLContext> {
  return {
    requestDidStart: async () => ({
      async willSendResponse({ errors, schema, document, request, response, contextValue }) {
        const { http } = response;
        const { user, tokenRefused } = contextValue.actor;
        const mayBePublic = document && !errors && !user && !tokenRefused;
        // Not only what staff see: an answer may hold a token for a visitor, such as that of a sign-in.
        const forEverybody = mayBePublic && tablesOf(document, request.variables ?? {}) !== null;
        http.headers.set('cache-control', forEverybody ? 'no-cache' : 'no-store');
        if (!errors || response.body.kind !== 'single') return;
        const { requestId } = contextValue;
        const { variables, operationName } = request;
        const { singleResult } = response.body;
        // Without `data` nothing ran, so nothing counted the call yet.
        const tooOften =
          document && singleResult.data === undefined
            ? await countRefused(schema, document, operationName, contextValue)
            : null;
        const publicOnes = publicErrors(tooOften ? [tooOften] : errors, {
          log,
          requestId,
          schema,
          document,
          operationName,
          variables,
        });
        singleResult.errors = publicOnes;
        const wait = publicOnes.find(({ extensions }) => extensions?.retryAfter)?.extensions?.retryAfter;
        if (wait) http.headers.set('retry-after', String(wait));
        // Nothing was answered and it is our fault: caches, proxies and clients that retry should know by the status.
        const ours = codeAmong(publicOnes, 'UNAVAILABLE', 'INTERNAL');
        if (ours && saysNothing(singleResult.data)) {
          delete singleResult.data;
          http.status = errorStatus[ours];
        } else if (singleResult.data === undefined) {
          // Faults of variables are 200 for who asks for `application/json`, as GraphQL over HTTP recommends.
          const byStatus = contextValue.mediaType === 'application/graphql-response+json';
          const status =
            errorStatus[publicOnes[0]?.extensions?.code as ErrorCode] ??
            (byStatus && (http.status ?? 200) < 400 ? errorStatus.BAD_USER_INPUT : undefined);
          if (status && (http.status !== undefined || tooOften || byStatus)) http.status = status;
        }
      },
    }),
  };
}

const saysNothing = (data: unknown) => Object.values(data ?? {}).every((value) => value === null);

function codeAmong(errors: readonly GraphQLFormattedError[], ...codes: ErrorCode[]): ErrorCode | undefined {
  const found = errors.map(({ extensions }) => extensions?.code as ErrorCode);
  return found.find((code) => codes.includes(code));
}

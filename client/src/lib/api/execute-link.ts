import { ApolloLink, type DocumentNode } from '@apollo/client';
import type { ExecutionResult } from 'graphql';
import { from, map } from 'rxjs';

export type Execute = (
  document: DocumentNode,
  variables: Record<string, unknown>,
) => Promise<ExecutionResult>;

// Every rendered page has its own client, which makes its own copy of a document. The server is handed
// the first copy each time, so that what it worked out for a document it can find again.
const firstCopies = new Map<string, DocumentNode>();

/** The link of a page rendered on the server: runs the operation in-process. */
export function createExecuteLink(execute: Execute): ApolloLink {
  return new ApolloLink(({ query, variables, operationName = '' }) => {
    const document = firstCopies.get(operationName) ?? query;
    firstCopies.set(operationName, document);
    return from(execute(document, variables)).pipe(map((result) => result as ApolloLink.Result));
  });
}

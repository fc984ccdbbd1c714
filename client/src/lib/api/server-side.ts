import { type ApolloCache, ApolloLink, type DocumentNode, type InMemoryCache } from '@apollo/client';
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

interface Answer {
  query: DocumentNode;
  variables: string;
  data: unknown;
}

/**
 * For the cache of one rendered page. It is filled as any other, since the browser gets what it holds; but a query that was
 * answered is read as its answer came, not put together again from records.
 */
export function readAsAnswered(cache: ApolloCache): void {
  const answers: Answer[] = [];
  const { write, diff } = cache as InMemoryCache;
  const read = (options: Parameters<typeof diff>[0]) => {
    const { query, variables, id } = options;
    const known = id
      ? undefined
      : answers.findLast((answer) => answer.query === query && answer.variables === textOf(variables));
    return known ? { result: known.data, complete: true } : diff.call(cache, options);
  };
  Object.assign(cache, {
    diff: read,
    write(options: Parameters<typeof write>[0]) {
      const { query, variables, result } = options;
      answers.push({ query, variables: textOf(variables), data: result });
      return write.call(cache, options);
    },
  });
}

const textOf = (variables: unknown) => JSON.stringify(variables ?? {});

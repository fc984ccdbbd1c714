// How a call reaches the server from the browser: one retry for reads, none for writes, 30 seconds at most.
import { ApolloLink, ServerError } from '@apollo/client';
import { BaseHttpLink } from '@apollo/client/link/http';
import { OperationTypeNode } from 'graphql';
import { retry } from 'rxjs';

const giveUpAfter = 30_000;
const retryAfter = 400;

export const timeoutMessage =
  'The server took too long to answer. Check your internet connection and try again.';

/** The link that ends in `POST /graphql`. */
export function createHttpLink(): ApolloLink {
  return ApolloLink.from([retryReads, new BaseHttpLink({ uri: '/graphql', fetch: fetchInTime })]);
}

const retryReads = new ApolloLink((operation, forward) => {
  if (operation.operationType !== OperationTypeNode.QUERY) return forward(operation);
  return forward(operation).pipe(retry({ count: 1, delay: pauseIfPassing }));
});

async function pauseIfPassing(error: unknown): Promise<void> {
  if (!isPassing(error)) throw error;
  await new Promise((resolve) => setTimeout(resolve, retryAfter));
}

/** Whether trying again may help: no connection, or a fault of the server. */
function isPassing(error: unknown): boolean {
  return ServerError.is(error) ? error.statusCode >= 500 : error instanceof TypeError;
}

/** `fetch` that fails with a sentence for people when no answer came in time. */
export async function fetchInTime(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const timeout = AbortSignal.timeout(giveUpAfter);
  const signal = init.signal ? AbortSignal.any([init.signal, timeout]) : timeout;
  try {
    return await fetch(input, { ...init, signal });
  } catch (error) {
    if (timeout.aborted) throw new Error(timeoutMessage);
    throw error;
  }
}

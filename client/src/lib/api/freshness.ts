// How old an answer in the cache is: fresh for 5 minutes, then asked for again when its page opens or the window gets the focus.
import { type ApolloClient, ApolloLink, type DocumentNode, type ObservableQuery } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { tap } from 'rxjs';

export const freshFor = 5 * 60_000;

type Variables = Record<string, unknown> | undefined;

/** Remembers when each query was last answered. What came with the page counts as answered when the page did. */
export class Freshness {
  private start = Date.now();
  /** Whether a page has been opened: the first one came with its HTML. */
  hasOpenedPage = false;
  private readonly answered = new Map<string, number>();

  /** Notes the time of each query's answer that passes; what a mutation was sent with, such as a password, is noted nowhere. */
  readonly link = new ApolloLink((operation, forward) => {
    const answers = forward(operation);
    if (operation.operationType !== OperationTypeNode.QUERY) return answers;
    return answers.pipe(
      tap(() => this.answered.set(keyOf(operation.query, operation.variables), Date.now())),
    );
  });

  /** Whether it was answered less than `within` milliseconds ago. */
  isFresh(query: DocumentNode, variables: Variables, within = freshFor): boolean {
    return Date.now() - (this.answered.get(keyOf(query, variables)) ?? this.start) < within;
  }

  /** From here on every answer that is known is old. */
  expire() {
    this.answered.clear();
    this.start = Number.NEGATIVE_INFINITY;
  }
}

/** Asks again for what is on screen and old whenever somebody comes back to the window. Returns the way to stop. */
export function refetchOnFocus(
  client: ApolloClient,
  isOld: (query: DocumentNode, variables: Variables) => boolean,
): () => void {
  const refetch = () => {
    if (document.visibilityState !== 'visible') return;
    client.refetchQueries({
      include: 'active',
      onQueryUpdated: ({ query, variables }: ObservableQuery) => isOld(query, variables),
    });
  };
  window.addEventListener('focus', refetch);
  document.addEventListener('visibilitychange', refetch);
  return () => {
    window.removeEventListener('focus', refetch);
    document.removeEventListener('visibilitychange', refetch);
  };
}

function keyOf(query: DocumentNode, variables: Variables): string {
  const operation = query.definitions.find((definition) => definition.kind === 'OperationDefinition');
  return `${operation?.name?.value} ${JSON.stringify(variables ?? {})}`;
}

// How old an answer in the cache is: fresh for 5 minutes, then asked for again when its page opens or the window gets the
// focus. What another tab changed is old at once.
import { type ApolloClient, ApolloLink, type DocumentNode, type ObservableQuery } from '@apollo/client';
import { tap } from 'rxjs';
import { onChangeElsewhere } from './other-tabs.ts';

export const freshFor = 5 * 60_000;

type Variables = Record<string, unknown> | undefined;

/** Remembers when each query was last answered. What came with the page counts as answered when the page did. */
export class Freshness {
  private start = Date.now();
  private readonly answered = new Map<string, number>();

  /** Notes the time of each answer that passes. */
  readonly link = new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      tap(() => this.answered.set(keyOf(operation.query, operation.variables), Date.now())),
    ),
  );

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

interface FocusRules {
  /** Milliseconds after which an answer is asked for again. */
  within?: number;
  /** Whether asking makes sense just now. */
  when?(): boolean;
}

/** Asks again for what is on screen and old whenever somebody comes back to the window. Returns the way to stop. */
export function refetchOnFocus(
  client: ApolloClient,
  freshness: Freshness,
  { within, when = () => true }: FocusRules = {},
): () => void {
  const refetch = () => {
    if (document.visibilityState !== 'visible' || !when()) return;
    client.refetchQueries({
      include: 'active',
      onQueryUpdated: ({ query, variables }: ObservableQuery) => !freshness.isFresh(query, variables, within),
    });
  };
  const stopHearing = onChangeElsewhere(() => freshness.expire());
  window.addEventListener('focus', refetch);
  document.addEventListener('visibilitychange', refetch);
  return () => {
    stopHearing();
    window.removeEventListener('focus', refetch);
    document.removeEventListener('visibilitychange', refetch);
  };
}

function keyOf(query: DocumentNode, variables: Variables): string {
  const operation = query.definitions.find((definition) => definition.kind === 'OperationDefinition');
  return `${operation?.name?.value} ${JSON.stringify(variables ?? {})}`;
}

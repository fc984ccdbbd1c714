import type { ApolloClient } from '@apollo/client';

interface Subject {
  kind: string;
  id: number;
}

/** Asks again for the timelines of these that are on screen, and for reminders and failed replies, which are part of them. */
export function refetchTimelines(client: ApolloClient, subjects: readonly Subject[]): void {
  const isOf = (field: string) =>
    subjects.some(
      ({ kind, id }) => field.includes(`"kind":"${kind}"`) && new RegExp(`"id":"?${id}\\b`).test(field),
    );
  void client.refetchQueries({
    updateCache: (cache) =>
      cache.modify({
        fields: {
          timeline: (value, { storeFieldName, INVALIDATE }) => (isOf(storeFieldName) ? INVALIDATE : value),
          reminders: (_, { INVALIDATE }) => INVALIDATE,
          unsettledReplies: (_, { INVALIDATE }) => INVALIDATE,
        },
      }),
  });
}

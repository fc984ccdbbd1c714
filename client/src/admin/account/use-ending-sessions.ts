import type { ApolloCache } from '@apollo/client';
import { toast } from 'sonner';
import { showFailure } from '../ui/show-failure.ts';
import {
  type OwnSessionFragment,
  OwnSessionsDocument,
  useEndOtherSessionsMutation,
  useEndOwnSessionMutation,
} from './account.generated.ts';
import { deviceInWords } from './device-words.ts';

/** Ending one's sessions, with the list on screen following and a word on how it went. */
export function useEndingSessions() {
  const [endSession] = useEndOwnSessionMutation();
  const [endOtherSessions] = useEndOtherSessionsMutation();
  return {
    async endOne({ id, userAgent }: OwnSessionFragment) {
      try {
        await endSession({
          variables: { id },
          // Gone from the screen at once; back again when the server refuses.
          optimisticResponse: { endSession: true },
          update: (cache) => keep(cache, (session) => session.id !== id),
        });
        toast.success(`The session on ${deviceInWords(userAgent)} has ended.`);
      } catch (error) {
        showFailure('The session was not ended', error);
      }
    },
    async endOthers() {
      await endOtherSessions({ update: (cache) => keep(cache, ({ current }) => current) });
    },
  };
}

function keep(cache: ApolloCache, stays: (session: OwnSessionFragment) => boolean): void {
  cache.updateQuery({ query: OwnSessionsDocument }, (data) =>
    data ? { sessions: data.sessions.filter(stays) } : undefined,
  );
}

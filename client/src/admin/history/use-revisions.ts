import { useApolloClient, useQuery } from '@apollo/client/react';
import { toast } from 'sonner';
import { readFailure } from '../../lib/api/failure.ts';
import { responseData } from '../../lib/api/response-data.ts';
import type { Historied } from '../screens/staff-screen.ts';
import { showFailure } from '../ui/show-failure.ts';
import {
  RecordRevisionsDocument,
  RestoreRevisionDocument,
  RevisionDocumentsDocument,
  type RevisionLineFragment,
} from './history.generated.ts';

export type Revision = RevisionLineFragment;

/** The revisions of one record, the newest first, and how an earlier one is restored. The list follows without being asked for again. */
export function useRevisions({ kind, noun, refresh }: Historied, key: string) {
  const client = useApolloClient();
  const variables = { kind, key };
  const { data, error, refetch, fetchMore, loading } = useQuery(RecordRevisionsDocument, {
    variables,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  const revisions = data?.revisions.nodes;
  const newest = revisions?.[0];

  /** What was the newest before, so that it can be undone. */
  async function restore(id: number, over: Revision): Promise<Revision> {
    try {
      const { data: answer } = await client.mutate({
        mutation: RestoreRevisionDocument,
        variables: { id, version: over.version },
        update: (cache, { data: made }) => made && putFirst(cache, made.restored),
      });
      await refresh(client).catch(() => undefined);
      return responseData(answer).restored;
    } catch (cause) {
      // Shows what a colleague saved meanwhile.
      if (readFailure(cause).code === 'CONFLICT') void refetch().catch(() => undefined);
      throw cause;
    }
  }

  function putFirst(cache: typeof client.cache, made: Revision) {
    cache.updateQuery({ query: RecordRevisionsDocument, variables }, (before) => {
      if (!before || before.revisions.nodes.some(({ id }) => id === made.id)) return before;
      return {
        revisions: { ...before.revisions, nodes: [made, ...before.revisions.nodes] },
      } as typeof before;
    });
  }

  async function undo(id: number, over: Revision) {
    try {
      await restore(id, over);
      toast.success(`This ${noun} is as it was before`);
    } catch (cause) {
      showFailure('This could not be undone', cause);
    }
  }

  return {
    revisions,
    error,
    loading,
    retry: refetch,
    /** Undefined where there are no older ones. */
    more: data?.revisions.pageInfo.hasNextPage
      ? () =>
          void fetchMore({
            variables: { after: data.revisions.pageInfo.endCursor },
            updateQuery: (before, { fetchMoreResult: { revisions: older } }) => ({
              revisions: { ...older, nodes: [...before.revisions.nodes, ...older.nodes] },
            }),
          }).catch(() => undefined)
      : undefined,
    /** What the record is now, and was then. */
    async documents(id: number) {
      const read = async (revisionId: number) => {
        const { data: answer } = await client.query({
          query: RevisionDocumentsDocument,
          variables: { id: revisionId },
        });
        return answer?.revision?.document ?? {};
      };
      const [now, then] = await Promise.all([read(newest?.id ?? id), read(id)]);
      return { now, then };
    },
    /** Answers how that is undone. */
    async restore(id: number) {
      if (!newest) return;
      const made = await restore(id, newest);
      // It was the same already.
      if (made.id === newest.id) return;
      return { label: 'Undo', onClick: () => void undo(newest.id, made) };
    },
  };
}

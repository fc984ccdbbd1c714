import { useApolloClient, useQuery } from '@apollo/client/react';
import {
  AddNoteDocument,
  ChangeNoteDocument,
  RemoveNoteDocument,
  TimelineDocument,
  type TimelineLineFragment,
} from '../office.generated.ts';
import type { SubjectOf } from '../work-kind.ts';

export type TimelineEntry = TimelineLineFragment;

/** Everything that happened to one thing, and the notes that staff write of it; each rejects with what the server said. */
export function useTimeline({ kind, id }: SubjectOf) {
  const client = useApolloClient();
  const variables = { subject: { kind, id } };
  const answer = useQuery(TimelineDocument, {
    variables,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const known = (answer.data ?? answer.previousData) as { timeline: TimelineEntry[] } | undefined;
  const change = (next: (entries: TimelineEntry[]) => TimelineEntry[]) =>
    client.cache.updateQuery({ query: TimelineDocument, variables }, (data) =>
      data ? { ...data, timeline: next(data.timeline as TimelineEntry[]) } : undefined,
    );
  const add = (added: TimelineEntry) =>
    change((entries) => [...entries.filter((entry) => entry.id !== added.id), added]);
  return {
    /** The first one first; undefined until they are known. */
    entries: known?.timeline,
    error: answer.error,
    retry: () => void answer.refetch().catch(() => undefined),
    add,
    async addNote(text: string) {
      const { data } = await client.mutate({ mutation: AddNoteDocument, variables: { ...variables, text } });
      const added = data?.added as TimelineEntry | undefined;
      if (added) add(added);
    },
    changeNote: (note: number, text: string) =>
      client.mutate({ mutation: ChangeNoteDocument, variables: { id: note, text } }),
    async removeNote(note: number) {
      await client.mutate({ mutation: RemoveNoteDocument, variables: { id: note } });
      change((entries) => entries.filter((entry) => entry.id !== note));
    },
  };
}

export type Timeline = ReturnType<typeof useTimeline>;

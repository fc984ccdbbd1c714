import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { toast } from 'sonner';
import { showFailure } from '../../ui/show-failure.ts';
import { dropTimelines, type SubjectOf } from '../work-kind.ts';
import {
  AddReminderDocument,
  type ReminderLineFragment,
  RemindersDocument,
  RemoveReminderDocument,
  SetReminderDoneDocument,
} from './reminders.generated.ts';

export type Reminder = ReminderLineFragment;

export interface NewReminder {
  dueOn: string;
  text: string;
  assigneeId: number | null;
}

const rowTypes = { registration: 'ListedRegistration', message: 'ContactSubmission', booking: 'Booking' };

/** Setting reminders, and saying that what one is about is done. The lists in the cache follow; none is asked for again. */
export function useReminderActions() {
  const client = useApolloClient();

  const setDone = async (reminder: Reminder, done: boolean): Promise<void> => {
    const doneAt = done ? new Date().toISOString() : null;
    try {
      await client.mutate({
        mutation: SetReminderDoneDocument,
        variables: { id: reminder.id, done },
        optimisticResponse: { changed: { ...reminder, doneAt } },
      });
      dropTimelines(client);
      noteNext(client, reminder.subject);
      if (done)
        toast.success('Reminder done', {
          action: { label: 'Undo', onClick: () => void setDone({ ...reminder, doneAt }, false) },
        });
    } catch (error) {
      showFailure('The reminder could not be changed', error);
    }
  };

  return {
    setDone,
    /** Rejects with what the server said. */
    async add({ kind, id }: SubjectOf, reminder: NewReminder): Promise<void> {
      const { data } = await client.mutate({
        mutation: AddReminderDocument,
        variables: { subject: { kind, id }, ...reminder },
      });
      const added = data?.added as Reminder | undefined;
      if (!added) return;
      changeList(client, (reminders) => [...reminders, added].toSorted(byDay));
      dropTimelines(client);
      noteNext(client, added.subject);
    },
    async remove({ id, subject }: Reminder): Promise<void> {
      await client.mutate({ mutation: RemoveReminderDocument, variables: { id } });
      changeList(client, (reminders) => reminders.filter((other) => other.id !== id));
      client.cache.evict({ id: client.cache.identify({ __typename: 'Reminder', id }) });
      dropTimelines(client);
      noteNext(client, subject);
    },
  };
}

const byDay = (a: Reminder, b: Reminder) => a.dueOn.localeCompare(b.dueOn) || a.id - b.id;

function changeList({ cache }: ApolloClient, next: (reminders: Reminder[]) => Reminder[]): void {
  cache.updateQuery({ query: RemindersDocument }, (data) =>
    data ? { ...data, reminders: next(data.reminders as Reminder[]) } : undefined,
  );
}

/** Says in the row of the list when its next reminder is due, as far as that is known here. */
function noteNext({ cache }: ApolloClient, { kind, id }: SubjectOf): void {
  const known = Object.values(cache.extract() as Record<string, Partial<Reminder> & { __typename?: string }>);
  const days = known.flatMap(({ __typename, subject, doneAt, dueOn }) =>
    __typename === 'Reminder' && !doneAt && dueOn && subject?.kind === kind && subject.id === id ? dueOn : [],
  );
  cache.modify({
    id: cache.identify({ __typename: rowTypes[kind], id }),
    fields: { nextReminderOn: () => days.toSorted()[0] ?? null },
  });
}

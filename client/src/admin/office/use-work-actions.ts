import { useApolloClient } from '@apollo/client/react';
import { toast } from 'sonner';
import { readFailure } from '../../lib/api/failure.ts';
import { counted } from '../screens/many/many-operations.ts';
import { showFailure } from '../ui/show-failure.ts';
import type { ColleagueFragment } from './office.generated.ts';
import { dropTimelines, type Worked, type WorkKind } from './work-kind.ts';

/** The most that the server takes at once. */
const mostAtOnce = 200;

/** Gives rows a status or somebody in charge. On screen at once; each is undone by a press, and nothing is asked for again. */
export function useWorkActions<Row extends Worked>(kind: WorkKind<Row>) {
  const client = useApolloClient();
  type Status = Row['status'];

  const change = async (rows: readonly Row[], next: Partial<Worked>, send: 'status' | 'assignee') => {
    for (let at = 0; at < rows.length; at += mostAtOnce) {
      const part = rows.slice(at, at + mostAtOnce);
      const ids = part.map(({ id }) => id);
      const optimisticResponse = {
        rows: part.map((row) => ({ ...row, ...next, __typename: kind.typename })),
      } as { rows: Worked[] };
      if (send === 'status' && kind.setStatus)
        await client.mutate({
          mutation: kind.setStatus,
          variables: { ids, status: next.status as Status },
          optimisticResponse,
        });
      else
        await client.mutate({
          mutation: kind.assign,
          variables: { ids, assigneeId: next.assignee?.id ?? null },
          optimisticResponse,
        });
    }
    dropTimelines(client);
  };

  /** Back to what each of the rows had. */
  const goBack = async (rows: readonly Row[], send: 'status' | 'assignee') => {
    const groups = Map.groupBy(rows, (row) => (send === 'status' ? row.status : row.assignee?.id));
    try {
      for (const [first, ...others] of groups.values()) {
        if (!first) continue;
        const former = send === 'status' ? { status: first.status } : { assignee: first.assignee };
        await change([first, ...others], former, send);
      }
    } catch (error) {
      showFailure('It could not be undone', error);
    }
  };

  const run = async (
    rows: readonly Row[],
    next: Partial<Worked>,
    send: 'status' | 'assignee',
    said: string,
  ) => {
    try {
      await change(rows, next, send);
      toast.success(said, { action: { label: 'Undo', onClick: () => void goBack(rows, send) } });
      return true;
    } catch (error) {
      const { message, details } = readFailure(error);
      toast.error(`The ${counted(rows.length, kind.noun).replace(/^1 /, '')} could not be changed`, {
        description: details[0]?.message ?? message,
      });
      return false;
    }
  };

  const named = (rows: readonly Row[]) =>
    rows.length === 1 ? 'Now' : `${counted(rows.length, kind.noun)} now`;
  return {
    /** Answers whether it was done; else why not was said. */
    setStatus: (rows: readonly Row[], status: Status) =>
      run(
        rows,
        { status, statusAt: new Date().toISOString() },
        'status',
        `${named(rows)} “${kind.statuses[status]}”`,
      ),
    assign: (rows: readonly Row[], assignee: ColleagueFragment | null) =>
      run(
        rows,
        { assignee },
        'assignee',
        assignee ? `${named(rows)} with ${assignee.name}` : `${named(rows)} with nobody`,
      ),
  };
}

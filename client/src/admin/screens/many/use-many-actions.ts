import { useApolloClient } from '@apollo/client/react';
import { useMemo } from 'react';
import { responseData } from '../../../lib/api/response-data.ts';
import type { Row } from '../editing/edited.ts';
import type { ListInCache } from '../list/list.ts';
import { type ManyOperations, type Outcome, recordsOf } from './many-operations.ts';

/** What can be done to many rows of a screen at once. Each rejects with what the server said. */
export interface ManyActions<T extends Row> {
  publish?(rows: readonly T[]): Promise<Outcome<T>>;
  unpublish?(rows: readonly T[]): Promise<Outcome<T>>;
  categorise?(rows: readonly T[], category: string): Promise<Outcome<T>>;
  remove(rows: readonly T[]): Promise<Outcome<T>>;
  restore(rows: readonly Row[]): Promise<Outcome<T>>;
}

/** The list on screen follows each without being asked for again. Both parameters must stay the same. */
export function useManyActions<T extends Row>(
  operations: ManyOperations<T>,
  list: ListInCache<T>,
): ManyActions<T> {
  const client = useApolloClient();
  return useMemo(() => {
    type Act = ManyOperations<T>['delete'];
    const run = async (
      mutation: Act,
      rows: readonly Row[],
      then: 'arrange' | 'remove' | 'putBack',
      more = {},
    ) => {
      const { data } = await client.mutate({
        mutation,
        variables: { records: recordsOf(rows), ...more },
        update: (cache, { data: answer }) => {
          if (!answer) return;
          const { done, records, leftOut } = answer.many as Outcome<T>;
          const gone = leftOut.flatMap(({ id, reason }) => (reason === 'gone' ? id : []));
          if (then === 'arrange') list.arrange(cache);
          if (then === 'putBack') for (const record of records.toReversed()) list.putBack(cache, record);
          for (const id of then === 'remove' ? [...done, ...gone] : gone) list.remove(cache, id);
        },
      });
      return responseData(data).many as Outcome<T>;
    };
    const saving = (act: Act | undefined) => act && ((rows: readonly T[]) => run(act, rows, 'arrange'));
    const { categorise } = operations;
    return {
      publish: saving(operations.publish),
      unpublish: saving(operations.unpublish),
      categorise:
        categorise && ((rows, category) => run(categorise as unknown as Act, rows, 'arrange', { category })),
      remove: (rows) => run(operations.delete, rows, 'remove'),
      restore: (rows) => run(operations.restore, rows, 'putBack'),
    };
  }, [client, operations, list]);
}

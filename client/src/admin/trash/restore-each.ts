import type { ApolloClient } from '@apollo/client';
import type { ContentType } from '../../generated/schema.ts';
import type { TrashKinds } from './trash-kinds.ts';

interface Trashed {
  type: ContentType;
  /** Of the record. */
  number: number;
}

/** Brings rows of several kinds back, those of a kind in one go where that can be; answers those that are back. */
export async function restoreEach<T extends Trashed>(
  client: ApolloClient,
  kindsOfTrash: TrashKinds,
  rows: readonly T[],
): Promise<T[]> {
  const kinds = [...Map.groupBy(rows, ({ type }) => type)];
  const settled = await Promise.allSettled(
    kinds.map(async ([type, ofKind]) => {
      const { restoring } = await kindsOfTrash[type].load();
      if (restoring?.restoreMany) {
        const numbers = ofKind.map(({ number }) => number);
        const back = await restoring.restoreMany(client, numbers);
        return ofKind.filter(({ number }) => back.includes(number));
      }
      const each = await Promise.allSettled(
        ofKind.map(async (row) => {
          await restoring?.restore(client, row.number);
          return row;
        }),
      );
      return fulfilled(each);
    }),
  );
  const back = fulfilled(settled).flat();
  const refused = settled.find(({ status }) => status === 'rejected');
  if (back.length === 0 && refused?.status === 'rejected') throw refused.reason;
  return back;
}

const fulfilled = <T>(all: PromiseSettledResult<T>[]): T[] =>
  all.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));

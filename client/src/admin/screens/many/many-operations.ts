// What is done to many rows at once: the documents, as codegen names them, and what the server answers.
import type { ApolloClient, TypedDocumentNode } from '@apollo/client';
import type { LeftOutReason } from '../../../generated/schema.ts';
import { responseData } from '../../../lib/api/response-data.ts';
import { locale } from '../../../lib/locale.ts';
import { formatAmount } from '../../../lib/money.ts';
import type { ListInCache } from '../list/list.ts';

interface LeftOut {
  id: number;
  name: string | null;
  reason: LeftOutReason;
  changedBy: string | null;
}

/** What became of the rows. */
interface Outcome<T> {
  done: number[];
  /** Those of the rows that are there, as they are now. */
  records: T[];
  leftOut: LeftOut[];
}

interface Records {
  items: { id: number; version?: number }[];
}

type ManyOperation<T, More = object> = TypedDocumentNode<{ many: Outcome<T> }, { records: Records } & More>;

export interface ManyOperations<T extends { id: number }> {
  delete: ManyOperation<T>;
  restore: ManyOperation<T>;
  publish?: ManyOperation<T>;
  unpublish?: ManyOperation<T>;
  /** Each type has categories of its own. */
  categorise?: ManyOperation<T, { category: never }>;
}

/**
 * Does something to many rows at once; `then` is what becomes of those in the list, which is not asked for again. Rejects with what
 * the server said.
 */
export async function runMany<T extends { id: number }>(
  client: ApolloClient,
  list: ListInCache<T>,
  mutation: ManyOperations<T>['delete'],
  rows: readonly { id: number; version?: number }[],
  then: keyof ListInCache<T>,
  more?: object,
): Promise<Outcome<T>> {
  const { data } = await client.mutate({
    mutation,
    variables: { records: { items: rows.map(({ id, version }) => ({ id, version })) }, ...more },
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
}

// What is said of many rows after something was done to them.

/** Names that are said; of more only how many there are. */
const maxNames = 3;

/** `1 post`, `12 posts`: nouns of the screens are all regular. */
export const counted = (count: number, noun: string) =>
  `${formatAmount(count)} ${noun}${count === 1 ? '' : 's'}`;

/** Which of the rows were left as they are, and why; nothing when that is none. */
export function leftOutWords(leftOut: readonly LeftOut[], total: number): string | undefined {
  const gone = leftOut.filter(({ reason }) => reason === 'gone').length;
  const byPerson = Map.groupBy(
    leftOut.filter(({ reason }) => reason === 'changed'),
    ({ changedBy }) => changedBy ?? 'somebody',
  );
  const changed = [...byPerson].map(
    ([person, rows]) =>
      `${formatAmount(rows.length)} of ${formatAmount(total)} ${rows.length === 1 ? 'was' : 'were'} changed by ${person} since you read them: ${namesOf(rows)}.`,
  );
  if (gone > 0)
    changed.push(
      `${formatAmount(gone)} of ${formatAmount(total)} ${gone === 1 ? 'is' : 'are'} not there any more.`,
    );
  return changed.length > 0 ? changed.join(' ') : undefined;
}

function namesOf(rows: readonly LeftOut[]): string {
  const names = rows.slice(0, maxNames).map(({ name }) => `“${name}”`);
  const more = rows.length - names.length;
  return new Intl.ListFormat(locale.language).format(
    more > 0 ? [...names, `${formatAmount(more)} more`] : names,
  );
}

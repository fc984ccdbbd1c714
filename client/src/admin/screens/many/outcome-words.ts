// What is said of many rows after something was done to them.
import { locale } from '../../../lib/locale.ts';
import { formatAmount } from '../../../lib/money.ts';
import type { LeftOut } from './many-operations.ts';

/** Names that are said; of more only how many there are. */
const mostNames = 3;

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
  const names = rows.slice(0, mostNames).map(({ name }) => `“${name}”`);
  const more = rows.length - names.length;
  return new Intl.ListFormat(locale.language).format(
    more > 0 ? [...names, `${formatAmount(more)} more`] : names,
  );
}

import { displayMoment } from '../../ui/moment.ts';
import { toKampalaTime } from '../form/kampala-time.ts';
import type { ListColumn } from '../list/list.ts';
import { Moment } from './cells.tsx';

/** A column of moments; `momentOf` gives ISO 8601 or null. Sorted here, or by the server under the name it has for that. */
export function momentColumn<T>(
  title: string,
  momentOf: (item: T) => string | null,
  serverSort?: string,
): ListColumn<T> {
  return {
    title,
    kind: 'moment',
    sortBy: (item) => momentOf(item) ?? '',
    serverSort,
    text: (item) => {
      const value = momentOf(item);
      return value === null ? '' : displayMoment(value);
    },
    inFile: (item) => {
      const value = momentOf(item);
      return value === null ? '' : toKampalaTime(value).replace('T', ' ');
    },
    cell: (item) => {
      const value = momentOf(item);
      return value !== null && <Moment value={value} />;
    },
  };
}

import { SmallSelect } from '../../ui/small-select.tsx';
import type { Order } from './list.ts';
import { wordsOf, writeSort } from './order.ts';

interface Props<T> {
  orders: readonly Order<T>[];
  /** As it stands in the address; empty for the list's own order. */
  sort: string;
  usualSort: string;
  usualOrder?: string;
  onSort(sort: string): void;
}

const directions = ['asc', 'desc'] as const;

/** Chooses the order where there are no heads to press: on a phone, and above cards. */
export function SortSelect<T>({ orders, sort, usualSort, usualOrder = 'Default order', onSort }: Props<T>) {
  return (
    <SmallSelect label="Sort by" value={sort} onChange={onSort}>
      {usualSort === '' && <option value="">{usualOrder}</option>}
      {orders.flatMap((order) =>
        directions.map((direction) => (
          <option key={writeSort(order, direction)} value={writeSort(order, direction)}>
            {wordsOf(order)[direction]}
          </option>
        )),
      )}
    </SmallSelect>
  );
}

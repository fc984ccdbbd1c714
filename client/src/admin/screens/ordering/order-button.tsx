import { ArrowUpDown } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { toast } from 'sonner';
import { Button } from '../../../ui/button.tsx';
import type { ListInCache } from '../list/cached-list.ts';
import type { OrderOperation } from './use-ordering.ts';

// What drags is loaded when somebody orders.
const OrderDialog = lazy(async () => ({ default: (await import('./order-dialog.tsx')).OrderDialog }));

/** As many as the contract takes. */
const most = 500;

interface Props<T extends { id: number }> {
  noun: string;
  operation: OrderOperation;
  typename: string;
  items: readonly T[];
  list: ListInCache<T>;
  nameOf(item: T): string;
}

/** Opens the order of a list. */
export function OrderButton<T extends { id: number }>(props: Props<T>) {
  const [open, setOpen] = useState(false);
  const { noun, items, nameOf } = props;
  const start = () => {
    if (items.length <= most) return setOpen(true);
    toast.info(`Up to ${most} ${noun}s can be put in order by hand`, {
      description: `There are ${items.length}. They keep their usual order.`,
    });
  };
  return (
    <>
      <Button variant="ghost" size="sm" px={{ base: '2', md: '3.5' }} onClick={start}>
        <ArrowUpDown size={16} aria-hidden />
        Order
      </Button>
      {open && (
        <Suspense>
          <OrderDialog
            {...props}
            list={props.list as ListInCache<{ id: number }>}
            nameOf={(item) => nameOf(item as T)}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}

import { ArrowUpDown } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { toast } from 'sonner';
import { ListTool } from '../list/list-header.tsx';
import type { OrderProps, Placed } from './order-dialog.tsx';

// What drags is loaded when somebody orders.
const OrderDialog = lazy(async () => ({ default: (await import('./order-dialog.tsx')).OrderDialog }));

/** As many as the contract takes. */
const mostRows = 500;

/** Opens the order of a list. */
export function OrderButton<T extends Placed>(props: Omit<OrderProps<T>, 'onClose'>) {
  const [open, setOpen] = useState(false);
  const { noun, items, nameOf } = props;
  const start = () => {
    if (items.length <= mostRows) return setOpen(true);
    toast.info(`Up to ${mostRows} ${noun}s can be put in order by hand`, {
      description: `There are ${items.length}. That is too many to order by hand: they keep the default order.`,
    });
  };
  return (
    <>
      <ListTool onClick={start}>
        <ArrowUpDown size={16} aria-hidden />
        Order
      </ListTool>
      {open && (
        <Suspense>
          <OrderDialog
            {...props}
            list={props.list as OrderProps<Placed>['list']}
            nameOf={(item) => nameOf(item as T)}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}

import type { Worked } from '../worked-booking.ts';

/** Whether a bank can take it back: not cash, nor what was moved by an order to a bank. */
export const canBeChargedBack = ({ direction, state, method }: Worked['payments'][number]): boolean =>
  direction === 'in' &&
  state === 'done' &&
  (method === 'card' || method === 'mobileMoney' || method === 'other');

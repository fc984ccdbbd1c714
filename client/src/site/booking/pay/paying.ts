// The booking that this tab went away to pay for, so that it is found again afterwards: no address that another host sees has its key.
import { readStored, tab, writeStored } from '../../../lib/storage.ts';

const name = 'paying';

export const keepPaying = (bookingKey: string) => writeStored(name, bookingKey, tab);

/** Null in another tab. */
export const readPaying = (): string | null => readStored(name, tab);

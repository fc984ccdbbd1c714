// Whether the rows of all tables stand close together; chosen for this browser.
import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../../../lib/storage.ts';

const stored = 'table-density';
const listeners = new Set<() => void>();

const isCompact = () => readStored(stored) === 'compact';

export const useCompact = (): boolean => useSyncExternalStore(subscribe, isCompact);

export function keepCompact(on: boolean): void {
  writeStored(stored, on ? 'compact' : null);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

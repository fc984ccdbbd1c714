// Whether shortcuts of a single key are on; chosen for this browser, because they disturb who speaks to the machine.
import { readStored, writeStored } from '../../lib/storage.ts';

const stored = 'single-key-shortcuts';

export const hasSingleKeys = (): boolean => readStored(stored) !== 'off';

export const keepSingleKeys = (on: boolean): void => writeStored(stored, on ? null : 'off');

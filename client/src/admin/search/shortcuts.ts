import { readStored, writeStored } from '../../lib/storage.ts';

/** Whether keys that are pressed there are words, and no shortcuts. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

/** Whether something is open that has to be answered or closed first. */
export const isAsked = (): boolean => document.querySelector('[role=dialog], [role=alertdialog]') !== null;

// Whether shortcuts of a single key are on; chosen for this browser, because they disturb who speaks to the machine.

const stored = 'single-key-shortcuts';

export const hasSingleKeys = (): boolean => readStored(stored) !== 'off';

export const keepSingleKeys = (on: boolean): void => writeStored(stored, on ? null : 'off');

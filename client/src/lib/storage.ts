/** The storage of this tab alone, for `readStored` and `writeStored`. */
export const tab = () => sessionStorage;

/** Local storage that never throws: a blocked or full storage reads as empty and drops writes. */
export function readStored(key: string, storage: () => Storage = () => localStorage): string | null {
  try {
    return storage().getItem(key);
  } catch {
    return null;
  }
}

/** Keeps `value` under `key`; null removes it. */
export function writeStored(key: string, value: string | null, storage: () => Storage = () => localStorage) {
  try {
    if (value === null) storage().removeItem(key);
    else storage().setItem(key, value);
  } catch {
    // Private windows may refuse; the page then works without memory.
  }
}

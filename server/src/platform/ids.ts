/** Largest number an `integer` column holds. */
const largest = 2_147_483_647;

/** The number an id of a caller means, or null when no record can have it (`abc`, `1.5`, `99999999999`). */
export function parseId(id: string | number): number | null {
  const text = String(id);
  const number = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0;
  return number > 0 && number <= largest ? number : null;
}

/** A record by the word for its kind and its number: how what is queued or kept says whom it is about. */
export interface RecordRef {
  kind: string;
  id: number;
}

/** As one text: `registration 12`. */
export const recordKey = ({ kind, id }: RecordRef) => `${kind} ${id}`;

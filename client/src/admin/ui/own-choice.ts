// How somebody likes to see something: each person's own on this device, so that who signs in after them finds what is usual.
import { currentPerson } from '../../lib/session/saved-place.ts';
import { readStored, writeStored } from '../../lib/storage.ts';

const keyOf = (name: string) => {
  const person = currentPerson();
  return person && `${name}:${person.id}`;
};

/** Empty where nothing was chosen. */
export function readOwnChoice(name: string): string {
  const key = keyOf(name);
  return (key && readStored(key)) || '';
}

export function keepOwnChoice(name: string, value: string) {
  const key = keyOf(name);
  if (key) writeStored(key, value || null);
}

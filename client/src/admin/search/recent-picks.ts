// What somebody picked last, on this device: who signs in after them finds their own.
import { currentPerson } from '../../lib/session/saved-place.ts';
import { readStored, writeStored } from '../../lib/storage.ts';
import type { Found } from './found.ts';

const most = 6;

const key = () => {
  const person = currentPerson();
  return person && `search:${person.id}`;
};

export function recentPicks(): Found[] {
  const at = key();
  try {
    const known: unknown = JSON.parse((at && readStored(at)) || '[]');
    return Array.isArray(known) ? known.filter(isFound).slice(0, most) : [];
  } catch {
    return [];
  }
}

export function keepPick(pick: Found): void {
  const at = key();
  if (!at) return;
  const others = recentPicks().filter(
    ({ to, open, title }) => to !== pick.to || open !== pick.open || title !== pick.title,
  );
  writeStored(at, JSON.stringify([pick, ...others].slice(0, most)));
}

const isFound = (value: unknown): value is Found =>
  typeof value === 'object' &&
  value !== null &&
  'title' in value &&
  typeof value.title === 'string' &&
  'to' in value &&
  typeof value.to === 'string' &&
  value.to.startsWith('/admin');

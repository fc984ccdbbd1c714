import { useQuery } from '@apollo/client/react';
import type { Role } from '../../generated/schema.ts';
import { useSettled } from '../../lib/use-settled.ts';
import { keepOwnChoice, readOwnChoice } from '../ui/own-choice.ts';
import { type Found, type FoundGroup, foundRecords, foundScreens, foundSettings } from './found.ts';
import { StaffSearchDocument } from './search.generated.ts';

/** One letter is found everywhere. */
const fewest = 2;

/** What is found for the words; without words what was picked last, and the screens. */
export function useSearch(text: string, role: Role) {
  const words = text.trim();
  const settled = useSettled(words, 150);
  const skip = settled.length < fewest;
  const { data, previousData, error, loading } = useQuery(StaffSearchDocument, {
    variables: { text: settled },
    // Answers of a search are of use to nobody later.
    fetchPolicy: 'no-cache',
    skip,
  });
  const answer = skip ? undefined : (data ?? previousData);
  const recent = words === '' ? recentPicks() : [];
  const groups: FoundGroup[] = [
    ...(recent.length > 0 ? [{ label: 'Recent', items: recent }] : []),
    ...foundScreens(words, role),
    ...(words.length < fewest ? [] : foundSettings(words, role)),
    ...(answer ? foundRecords(answer.groups, settled) : []),
  ];
  return { groups, error, busy: loading || words !== settled };
}

// What somebody picked last, on this device: who signs in after them finds their own.

const maxPicks = 6;

function recentPicks(): Found[] {
  try {
    const known: unknown = JSON.parse(readOwnChoice('search') || '[]');
    return Array.isArray(known) ? known.filter(isFound).slice(0, maxPicks) : [];
  } catch {
    return [];
  }
}

export function keepPick(pick: Found): void {
  const others = recentPicks().filter(
    ({ to, open, title }) => to !== pick.to || open !== pick.open || title !== pick.title,
  );
  keepOwnChoice('search', JSON.stringify([pick, ...others].slice(0, maxPicks)));
}

const isFound = (value: unknown): value is Found =>
  typeof value === 'object' &&
  value !== null &&
  'title' in value &&
  typeof value.title === 'string' &&
  'to' in value &&
  typeof value.to === 'string' &&
  value.to.startsWith('/admin');

import { useQuery } from '@apollo/client/react';
import type { Role } from '../../generated/schema.ts';
import { useSettled } from '../../lib/use-settled.ts';
import { type FoundGroup, foundRecords, foundScreens, foundSettings } from './found.ts';
import { recentPicks } from './recent-picks.ts';
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

import type { AlumnusCategory } from '../../generated/schema.ts';
import { matches } from '../../lib/text.ts';
import type { Filter } from '../page/use-filter.ts';

interface Searchable {
  name: string;
  position: string;
  currentTeam?: string | null;
  category: AlumnusCategory;
}

/** The travellers of a category whose name, destination or quote contains the search text. */
export function filterAlumni<A extends Searchable>(
  alumni: readonly A[],
  { category, search }: Filter<AlumnusCategory>,
): A[] {
  return alumni.filter(
    (traveller) =>
      (category === 'all' || traveller.category === category) &&
      matches(search, traveller.name, traveller.currentTeam ?? '', traveller.position),
  );
}

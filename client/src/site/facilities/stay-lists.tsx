import { TwoLists } from '../page/two-lists.tsx';
import type { FacilitiesPageQuery } from './facilities-page.generated.ts';

/** What there is at every stay. */
export function StayLists({ stays }: { stays: FacilitiesPageQuery['siteSettings']['stays'] }) {
  return (
    <TwoLists
      bg="subtle"
      lists={[
        { id: 'equipment', title: 'Equipment', items: stays.equipment ?? [] },
        { id: 'technology', title: 'Technology', items: stays.technology ?? [] },
      ]}
    />
  );
}

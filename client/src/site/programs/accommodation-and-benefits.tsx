import { accommodation, benefits } from '../company/service-blocks.ts';
import { TwoLists } from '../page/two-lists.tsx';

/** Where our guests sleep, and what every journey has. */
export function AccommodationAndBenefits() {
  return (
    <TwoLists
      lists={[
        { id: 'accommodation', title: 'Accommodation', items: accommodation },
        { id: 'benefits', title: 'Benefits', items: benefits },
      ]}
    />
  );
}

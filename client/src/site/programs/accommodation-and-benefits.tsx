import { Fold } from '../page/fold.tsx';
import { TwoLists } from '../page/two-lists.tsx';
import type { ServiceBlocksFragment } from './programs-page.generated.ts';

type Props = Pick<ServiceBlocksFragment, 'accommodation' | 'benefits'>;

/** Where our guests sleep, and what every journey has. */
export function AccommodationAndBenefits({ accommodation, benefits }: Props) {
  if (accommodation.length + benefits.length === 0) return null;
  return (
    <Fold title="Accommodation and benefits">
      <TwoLists
        lists={[
          { id: 'accommodation', title: 'Accommodation', items: accommodation },
          { id: 'benefits', title: 'Benefits', items: benefits },
        ]}
      />
    </Fold>
  );
}

import { TwoLists } from '../page/two-lists.tsx';

interface Props {
  accommodation: readonly string[];
  benefits: readonly string[];
}

/** Where our guests sleep, and what every journey has. */
export function AccommodationAndBenefits({ accommodation, benefits }: Props) {
  return (
    <TwoLists
      lists={[
        { id: 'accommodation', title: 'Accommodation', items: accommodation },
        { id: 'benefits', title: 'Benefits', items: benefits },
      ]}
    />
  );
}

import { stayEquipment, stayTechnology } from '../company/stay-equipment.ts';
import { TwoLists } from '../page/two-lists.tsx';

/** What there is at every stay. */
export function StayLists() {
  return (
    <TwoLists
      bg="subtle"
      lists={[
        { id: 'equipment', title: 'Equipment', items: stayEquipment },
        { id: 'technology', title: 'Technology', items: stayTechnology },
      ]}
    />
  );
}

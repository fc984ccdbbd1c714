import { form, row } from '../screens/form/form.tsx';
import { lines, longText, picture, text } from '../screens/form/kinds.tsx';
import {
  type FacilityInput,
  facilityInputRules,
  type StaffFacilityFragment,
} from './facilities.generated.ts';

export const facilityForm = form<StaffFacilityFragment, FacilityInput>(
  { create: 'New Stay', edit: 'Edit Stay' },
  facilityInputRules,
)({
  name: text(),
  ...picture('imageUrl'),
  description: longText({ hint: 'Blank lines separate paragraphs.' }),
  ...row('1fr 1fr', {
    features: lines({ hint: 'One to a line.' }),
    equipment: lines({ hint: 'One to a line.' }),
    openingHours: text({ hint: 'Empty is shown as 6:00 AM - 10:00 PM.' }),
    availableDays: text({ hint: 'Empty is shown as Monday - Sunday.' }),
    capacity: text({ hint: 'Empty is shown as Variable.' }),
    maintenance: text({ hint: 'Empty is shown as Regular.' }),
  }),
});

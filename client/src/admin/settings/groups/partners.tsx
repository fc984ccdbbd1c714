import { itemForm, items } from '../../screens/form/items/items.tsx';
import { logo, longText, text } from '../../screens/form/kinds.tsx';
import {
  type PartnerInput,
  partnerInputRules,
  partnersSettingsInputRules,
  StaffPartnersSettingsNowDocument,
  UpdatePartnersSettingsDocument,
} from '../settings.generated.ts';
import { groupForm } from './group-form.ts';

const partner = itemForm<PartnerInput>(
  { add: 'Add a partner', one: 'Partner' },
  partnerInputRules,
)({
  name: text(),
  description: longText({ rows: 2 }),
  imageUrl: logo({ label: 'Logo' }),
  url: text({ label: 'Website', hint: 'Their own.' }),
});

export const group = groupForm({
  now: StaffPartnersSettingsNowDocument,
  update: UpdatePartnersSettingsDocument,
  rules: partnersSettingsInputRules,
})({ partners: items(partner, { hint: 'In this order.' }) });

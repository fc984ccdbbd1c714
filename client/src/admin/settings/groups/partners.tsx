import { itemForm, items } from '../../screens/form/items/items.tsx';
import { logo, longText, text } from '../../screens/form/kinds.tsx';
import * as settings from '../settings.generated.ts';
import { groupForm } from './group-form.ts';

const partner = itemForm<settings.PartnerInput>(
  { add: 'Add a partner', one: 'Partner' },
  settings.partnerInputRules,
)({
  name: text(),
  description: longText({ rows: 2 }),
  imageUrl: logo({ label: 'Logo' }),
  url: text({ label: 'Website', hint: 'Their own.' }),
});

export const group = groupForm({
  now: settings.StaffPartnersSettingsNowDocument,
  update: settings.UpdatePartnersSettingsDocument,
  rules: settings.partnersSettingsInputRules,
})({ partners: items(partner, { hint: 'In this order.' }) });

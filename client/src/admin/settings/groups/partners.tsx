import { form } from '../../screens/form/form.tsx';
import { itemForm, items } from '../../screens/form/items/items.tsx';
import { logo, longText, text } from '../../screens/form/kinds.tsx';
import {
  type PartnerInput,
  type PartnersSettingsInput,
  partnerInputRules,
  partnersSettingsInputRules,
  type StaffPartnersSettingsFragment,
  StaffPartnersSettingsNowDocument,
  UpdatePartnersSettingsDocument,
} from '../settings.generated.ts';
import { groupForm } from '../settings-group.ts';

const partner = itemForm<PartnerInput>(
  { add: 'Add a partner', one: 'Partner' },
  partnerInputRules,
)({
  name: text(),
  description: longText({ rows: 2 }),
  imageUrl: logo({ label: 'Logo' }),
  url: text({ label: 'Website', hint: 'Their own.' }),
});

const partnersForm = form<StaffPartnersSettingsFragment, PartnersSettingsInput>(
  { create: 'Partners', edit: 'Partners' },
  partnersSettingsInputRules,
)({ partners: items(partner, { hint: 'In this order.' }) });

export const group = groupForm({
  now: StaffPartnersSettingsNowDocument,
  update: UpdatePartnersSettingsDocument,
  form: partnersForm,
});

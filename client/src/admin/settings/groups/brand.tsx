import { form } from '../../screens/form/form.tsx';
import { logo } from '../../screens/form/kinds.tsx';
import { colour } from '../colour/colour.tsx';
import {
  type BrandSettingsInput,
  brandSettingsInputRules,
  type StaffBrandSettingsFragment,
  StaffBrandSettingsNowDocument,
  UpdateBrandSettingsDocument,
} from '../settings.generated.ts';
import { groupForm } from '../settings-group.ts';

const brandForm = form<StaffBrandSettingsFragment, BrandSettingsInput>(
  { create: 'Colours and logo', edit: 'Colours and logo' },
  brandSettingsInputRules,
)({
  brand: colour('brand', { label: 'Main colour', hint: 'Of headers, buttons and what is chosen.' }),
  highlight: colour('highlight', { hint: 'Of lines and ornaments.' }),
  accent: colour('accent', { hint: 'Of what is to be seen first.' }),
  logoUrl: logo({ label: 'Logo' }),
});

export const group = groupForm({
  now: StaffBrandSettingsNowDocument,
  update: UpdateBrandSettingsDocument,
  form: brandForm,
});

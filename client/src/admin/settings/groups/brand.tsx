import { colors } from '../../../generated/brand.ts';
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

const grounds = [colors.paper, colors.surface, colors.subtle, colors.white];

const brandForm = form<StaffBrandSettingsFragment, BrandSettingsInput>(
  { create: 'Colours and logo', edit: 'Colours and logo' },
  brandSettingsInputRules,
)({
  // As the server asks for it: see `colours/brand-palette.ts` there.
  brand: colour('brand', {
    label: 'Main colour',
    hint: 'For headings, buttons and what is selected.',
    demands: [{ least: 4.5, where: 'on the grounds of the pages', on: () => grounds }],
  }),
  highlight: colour('highlight', {
    hint: 'For lines, ornaments and highlighted buttons.',
    demands: [
      { least: 3, where: 'on the main colour', on: (chosen) => [chosen('brand')] },
      { least: 4.5, where: 'under dark words', on: () => [colors.ink, colors.black] },
    ],
  }),
  accent: colour('accent', {
    hint: 'For what should be noticed first.',
    demands: [{ least: 4.5, where: 'on cards', on: () => [colors.surface] }],
  }),
  logoUrl: logo({ label: 'Logo' }),
});

export const group = groupForm({
  now: StaffBrandSettingsNowDocument,
  update: UpdateBrandSettingsDocument,
  form: brandForm,
});

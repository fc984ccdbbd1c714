import { colors } from '../../../generated/brand.ts';
import { logo } from '../../screens/form/kinds.tsx';
import * as settings from '../settings.generated.ts';
import { colour } from './colour.tsx';
import { groupForm } from './group-form.ts';

const grounds = [colors.paper, colors.surface, colors.subtle, colors.white];

export const group = groupForm({
  now: settings.StaffBrandSettingsNowDocument,
  update: settings.UpdateBrandSettingsDocument,
  rules: settings.brandSettingsInputRules,
})({
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

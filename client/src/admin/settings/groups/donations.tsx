import { currencies } from '../../donations/donation-words.ts';
import { row } from '../../screens/form/form.tsx';
import { itemForm, items } from '../../screens/form/items/items.tsx';
import { longText, number, numbers, picture, select, text } from '../../screens/form/kinds.tsx';
import * as settings from '../settings.generated.ts';
import { groupForm } from './group-form.ts';

const use = itemForm<settings.DonationUseInput>(
  { add: 'Add a use', one: 'Use' },
  settings.donationUseInputRules,
)({
  ...row('1fr 3fr', { share: text({ hint: 'Such as 60%.' }), text: text({ label: 'What it is for' }) }),
});

const limit = itemForm<settings.DonationLimitInput>(
  { add: 'Add a currency', one: 'Currency' },
  settings.donationLimitInputRules,
)({
  ...row('1fr 1fr 2fr', {
    code: select(currencies, { label: 'Currency' }),
    max: number({ label: 'Most at once' }),
    presets: numbers({
      label: 'Amounts to choose from',
      hint: 'Whole numbers with commas between them, none above the most at once.',
    }),
  }),
});

export const group = groupForm({
  now: settings.StaffDonationSettingsNowDocument,
  update: settings.UpdateDonationSettingsDocument,
  rules: settings.donationSettingsInputRules,
})({
  missionTitle: text({ label: 'Heading' }),
  missionLead: longText({ label: 'What donations are for', rows: 4 }),
  uses: items(use, { label: 'Where they go', nameBy: 'text' }),
  ...picture('imageUrl'),
  imageCaption: text({ label: 'Caption of the picture' }),
  bankText: longText({ label: 'By bank', rows: 3 }),
  ...row('1fr 1fr', {
    paypalUrl: text({ label: 'PayPal address', hint: 'Without it that way is not shown.' }),
    paypalText: longText({ label: 'By PayPal', rows: 2 }),
  }),
  mobileMoneyText: longText({ label: 'By mobile money', rows: 2 }),
  currencies: items(limit, {
    hint: 'A currency that is not here has the usual limit and amounts.',
    ordered: false,
  }),
});

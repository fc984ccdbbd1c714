import { itemForm, items } from '../../screens/form/items/items.tsx';
import { lines, longText, text } from '../../screens/form/kinds.tsx';
import * as settings from '../settings.generated.ts';
import { groupForm, titledText } from './group-form.ts';

const transport = itemForm<settings.TransportOptionInput>(
  { add: 'Add a transport option', one: 'Transport option' },
  settings.transportOptionInputRules,
)({ title: text(), text: longText({ rows: 3 }), seats: text({ hint: 'Such as Up to 6 guests.' }) });

const tourPackage = itemForm<settings.TourPackageInput>(
  { add: 'Add a tour package', one: 'Tour package' },
  settings.tourPackageInputRules,
)({
  title: text(),
  duration: text({ hint: 'Such as 7 days.' }),
  text: longText({ rows: 3 }),
  includes: lines({ hint: 'One to a line.' }),
});

export const group = groupForm({
  now: settings.StaffServicesSettingsNowDocument,
  update: settings.UpdateServicesSettingsDocument,
  rules: settings.servicesSettingsInputRules,
})({
  corePrograms: items(titledText('Core program')),
  additionalServices: items(titledText('Service')),
  transportOptions: items(transport),
  accommodation: lines({ hint: 'One to a line.' }),
  benefits: lines({ hint: 'One to a line.' }),
  tourPackages: items(tourPackage),
  searchExample: text({ label: 'Example in the empty search', hint: 'Such as Lakes, birds, boat.' }),
});

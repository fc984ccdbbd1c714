import { row } from '../../screens/form/form.tsx';
import { lines, text } from '../../screens/form/kinds.tsx';
import * as settings from '../settings.generated.ts';
import { groupForm } from './group-form.ts';

const elsewise = 'Shown for a stay that leaves this field empty.';

export const group = groupForm({
  now: settings.StaffStaysSettingsNowDocument,
  update: settings.UpdateStaysSettingsDocument,
  rules: settings.staysSettingsInputRules,
})({
  ...row('1fr 1fr', {
    firstLabel: text({ label: 'Small words over the first stay' }),
    othersLabel: text({ label: 'Small words over the others' }),
  }),
  equipment: lines({ hint: 'What guests find at every stay, one to a line.' }),
  technology: lines({ hint: 'One to a line.' }),
  ...row('1fr 1fr', {
    defaultOpeningHours: text({ label: 'Opening hours', hint: elsewise }),
    defaultAvailableDays: text({ label: 'Available days', hint: elsewise }),
  }),
  ...row('1fr 1fr', {
    defaultCapacity: text({ label: 'Capacity', hint: elsewise }),
    defaultMaintenance: text({ label: 'Maintenance', hint: elsewise }),
  }),
});

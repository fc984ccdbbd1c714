import { row } from '../../screens/form/form.tsx';
import { itemForm, items } from '../../screens/form/items/items.tsx';
import { longText, text } from '../../screens/form/kinds.tsx';
import * as settings from '../settings.generated.ts';
import { groupForm } from './group-form.ts';

const department = itemForm<settings.DepartmentInput>(
  { add: 'Add a department', one: 'Department' },
  settings.departmentInputRules,
)({
  name: text(),
  text: longText({ label: 'What to ask here', rows: 2 }),
  ...row('1fr 1fr 1fr', {
    contact: text({ label: 'Person' }),
    email: text({ label: 'E-mail', hint: 'Such as {email}, the company’s first.' }),
    phone: text({ hint: 'Such as {phone}, the company’s first.' }),
  }),
});

export const group = groupForm({
  now: settings.StaffDepartmentsSettingsNowDocument,
  update: settings.UpdateDepartmentsSettingsDocument,
  rules: settings.departmentsSettingsInputRules,
})({ departments: items(department, { hint: 'In this order.' }) });

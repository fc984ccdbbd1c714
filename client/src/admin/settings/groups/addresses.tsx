import { check } from '../../screens/form/kinds.tsx';
import * as settings from '../settings.generated.ts';
import { groupForm } from './group-form.ts';

export const group = groupForm({
  now: settings.StaffAddressesSettingsNowDocument,
  update: settings.UpdateAddressesSettingsDocument,
  rules: settings.addressesSettingsInputRules,
})({
  readable: check({
    label: 'Names in addresses',
    hint: 'Programs, stays and posts are at /programs/gorilla-trek-12 in place of /programs/12, which leads there. Links that people have stay good, also when you turn it off again.',
  }),
});

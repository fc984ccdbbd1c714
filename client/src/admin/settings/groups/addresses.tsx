import { form } from '../../screens/form/form.tsx';
import { check } from '../../screens/form/kinds.tsx';
import {
  type AddressesSettingsInput,
  addressesSettingsInputRules,
  type StaffAddressesSettingsFragment,
  StaffAddressesSettingsNowDocument,
  UpdateAddressesSettingsDocument,
} from '../settings.generated.ts';
import { groupForm } from '../settings-group.ts';

const addressesForm = form<StaffAddressesSettingsFragment, AddressesSettingsInput>(
  { create: 'Addresses', edit: 'Addresses' },
  addressesSettingsInputRules,
)({
  readable: check({
    label: 'Names in addresses',
    hint: 'Programs, stays and posts are at /programs/gorilla-trek-12 in place of /programs/12, which leads there. Links that people have stay good, also when you turn it off again.',
  }),
});

export const group = groupForm({
  now: StaffAddressesSettingsNowDocument,
  update: UpdateAddressesSettingsDocument,
  form: addressesForm,
});

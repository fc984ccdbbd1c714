import { useQuery } from '@apollo/client/react';
import { SelectField } from '../../screens/form/fields.tsx';
import { form, type InputProps, row } from '../../screens/form/form.tsx';
import { number, text } from '../../screens/form/kinds.tsx';
import { ProgramChoicesDocument } from '../registrations.generated.ts';
import {
  type EditedRegistrationFragment,
  type RegistrationInput,
  registrationInputRules,
} from './registration-work.generated.ts';

/** Health data is read and never typed here: a draft of it would stay in the browser. Nobody consents for somebody else. */
export type EditedInput = Omit<
  RegistrationInput,
  'consent' | 'medicalConditions' | 'allergies' | 'medications'
>;

export const registrationForm = form<EditedRegistrationFragment, EditedInput>(
  { create: 'New Registration', edit: 'Edit Registration' },
  registrationInputRules,
)({
  ...row('1fr 1fr', { firstName: text(), lastName: text() }),
  ...row('1fr 1fr', { email: text(), phone: text() }),
  ...row('1fr 1fr', { dateOfBirth: text(), startDate: text() }),
  programId: number({ label: 'Program', draw: (props) => <ProgramField {...props} /> }),
  ...row('1fr 1fr 1fr', {
    emergencyName: text({ label: 'Emergency person' }),
    emergencyPhone: text(),
    emergencyRelation: text({ label: 'Relationship' }),
  }),
});

/** The programs that visitors can choose, and the one that was chosen. */
function ProgramField({ field: _, item, ...props }: InputProps) {
  const { data } = useQuery(ProgramChoicesDocument);
  const chosen = (item as EditedRegistrationFragment | null)?.programId;
  const programs = data?.programs.filter(({ id, isActive }) => isActive || id === chosen) ?? [];
  const options = programs.map(({ id, name }) => ({ value: String(id), label: name }));
  // While they are on their way, and where it is gone, the choice stays as it is.
  if (!programs.some(({ id }) => id === chosen))
    options.unshift({ value: chosen ? String(chosen) : '', label: 'As it is' });
  return <SelectField {...props} options={options} />;
}

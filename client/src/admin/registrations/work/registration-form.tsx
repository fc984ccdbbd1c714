import { useQuery } from '@apollo/client/react';
import { SelectField } from '../../screens/form/fields.tsx';
import { type Form, form, type InputProps, row } from '../../screens/form/form.tsx';
import { longText, number, text } from '../../screens/form/kinds.tsx';
import { ProgramChoicesDocument, type ProgramChoicesQuery } from '../registrations.generated.ts';
import {
  type RegistrationInput,
  type RegistrationNowQuery,
  registrationInputRules,
} from './registration-work.generated.ts';

export type EditedRegistration = NonNullable<RegistrationNowQuery['item']>;
type Programs = readonly Pick<ProgramChoicesQuery['programs'][number], 'id' | 'name'>[];

/** Nobody consents for somebody else. */
type WithHealth = Omit<RegistrationInput, 'consent'>;
type WithoutHealth = Omit<WithHealth, 'medicalConditions' | 'allergies' | 'medications'>;

const heading = { create: 'New Registration', edit: 'Edit Registration' };
const hint = 'Kept sealed; what you type here is not kept in this browser.';
const health = {
  medicalConditions: longText({ rows: 3, hint }),
  allergies: longText({ rows: 2 }),
  medications: longText({ rows: 2 }),
};
/** No draft of them stays in the browser. */
export const healthFields = Object.keys(health);

const fieldsWith = (programs: Programs) => ({
  ...row('1fr 1fr', { firstName: text(), lastName: text() }),
  ...row('1fr 1fr', { email: text(), phone: text() }),
  ...row('1fr 1fr', { dateOfBirth: text(), startDate: text() }),
  programId: number({
    label: 'Program',
    words: (typed) => programs.find(({ id }) => String(id) === typed)?.name ?? String(typed),
    draw: (props) => <ProgramField {...props} />,
  }),
  ...row('1fr 1fr 1fr', {
    emergencyName: text({ label: 'Emergency person' }),
    emergencyPhone: text(),
    emergencyRelation: text({ label: 'Relationship' }),
  }),
});

/** `programs` are what numbers are called by. Who may not read health data must not write over it either. */
export function registrationForm(programs: Programs, withHealth: boolean): Form<EditedRegistration> {
  const fields = fieldsWith(programs);
  return withHealth
    ? form<EditedRegistration, WithHealth>(heading, registrationInputRules)({ ...fields, ...health })
    : form<EditedRegistration, WithoutHealth>(heading, registrationInputRules)(fields);
}

/** The programs that visitors can choose, and the one that was chosen. */
function ProgramField({ field: _, item, ...props }: InputProps) {
  const { data } = useQuery(ProgramChoicesDocument);
  const chosen = (item as EditedRegistration | null)?.programId;
  const programs = data?.programs.filter(({ id, isActive }) => isActive || id === chosen) ?? [];
  const options = programs.map(({ id, name }) => ({ value: String(id), label: name }));
  // While they are on their way, and where it is gone, the choice stays as it is.
  if (!programs.some(({ id }) => id === chosen))
    options.unshift({ value: chosen ? String(chosen) : '', label: 'As it is' });
  // Only a program that is gone leaves its registration without one.
  const rules = { ...props.rules, required: chosen != null };
  return <SelectField {...props} rules={rules} options={options} />;
}

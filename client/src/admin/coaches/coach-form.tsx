import { commaParts } from '../../lib/text.ts';
import { LongTextField, TextField } from '../screens/form/fields.tsx';
import { FormTabs } from '../screens/form/form-tabs.tsx';
import { labelIn } from '../screens/form/label-in.ts';
import { textOrNull } from '../screens/form/list-text.ts';
import { imageAddress, listOf, requiredText } from '../screens/form/rules.ts';
import type { FormConfig } from '../screens/resource.ts';
import { imageAltLabel } from '../screens/uploads/image-alt-field.tsx';
import { ImageField } from '../screens/uploads/image-field.tsx';
import type { CoachInput, StaffCoachFragment } from './coaches.generated.ts';
import { joinRole, prefixOf, type RoleType, roleTypes, splitRole } from './role.ts';

/** The form's values as they are typed: the role without its prefix, specialties between commas. */
export interface CoachValues {
  name: string;
  type: RoleType;
  role: string;
  bio: string;
  specialties: string;
  imageUrl: string;
  imageAlt: string;
}

const labels: FormConfig<StaffCoachFragment, CoachValues>['labels'] = {
  name: 'Name',
  type: 'Type',
  role: 'Role',
  bio: 'Bio',
  specialties: 'Specialties',
  imageUrl: 'Image URL',
  imageAlt: imageAltLabel,
};

const rules = {
  name: requiredText(labels.name, 200),
  role: requiredText(labels.role, 180),
  bio: requiredText(labels.bio, 5000),
  specialties: listOf(labels.specialties, commaParts),
  imageUrl: imageAddress(labels.imageUrl, { optional: true }),
};

function CoachFields() {
  const field = <Name extends keyof typeof rules>(name: Name) => ({
    name,
    label: labels[name],
    rules: rules[name],
  });
  return (
    <>
      <TextField {...field('name')} />
      <FormTabs name="type" label={labels.type} options={roleTypes}>
        {(type) => <TextField {...field('role')} hint={roleHint(type)} />}
      </FormTabs>
      <LongTextField {...field('bio')} />
      <TextField
        {...field('specialties')}
        hint="Commas separate them, such as Mountain gorillas, Forest birds."
      />
      <ImageField {...field('imageUrl')} hint="From your device, or a web address." />
    </>
  );
}

function roleHint(type: RoleType) {
  return type === 'other' ? 'Shown as it is typed.' : `Shown with “${prefixOf(type)}” before it.`;
}

export const coachForm: FormConfig<StaffCoachFragment, CoachValues> = {
  heading: { create: 'Add Member', edit: 'Edit Member' },
  labels,
  blank: () => ({
    name: '',
    type: 'tour-guide',
    role: '',
    bio: '',
    specialties: '',
    imageUrl: '',
    imageAlt: '',
  }),
  fromItem: ({ name, role, bio, specialties, imageUrl, imageAlt }) => ({
    name,
    ...splitRole(role),
    bio,
    specialties: specialties.join(', '),
    imageUrl: imageUrl ?? '',
    imageAlt: imageAlt ?? '',
  }),
  inWords: { type: labelIn(roleTypes) },
  Fields: CoachFields,
};

/** What is sent for what was typed. */
export function toCoachInput({ type, role, ...values }: CoachValues): CoachInput {
  return {
    ...values,
    imageAlt: textOrNull(values.imageAlt),
    role: joinRole(type, role),
    specialties: commaParts(values.specialties),
    imageUrl: textOrNull(values.imageUrl),
  };
}

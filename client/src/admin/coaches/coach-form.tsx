import { TextField } from '../screens/form/fields.tsx';
import { type Form, form } from '../screens/form/form.tsx';
import { tabs } from '../screens/form/form-tabs.tsx';
import { commas, drawnElsewhere, longText, picture, text } from '../screens/form/kinds.tsx';
import { type CoachInput, coachInputRules, type StaffCoachFragment } from './coaches.generated.ts';

// A role begins with what kind of work it is: 'Driver - Land Cruiser'. The form shows the two parts apart.

const roleTypes = {
  'tour-guide': 'Tour Guide',
  'tour-operator': 'Tour Operator',
  driver: 'Driver',
  other: 'Other',
};

type RoleType = keyof typeof roleTypes;

const prefixes = { 'tour-guide': 'Tour Guide - ', 'tour-operator': 'Tour operator - ', driver: 'Driver - ' };
const known = Object.keys(prefixes) as (keyof typeof prefixes)[];

const prefixOf = (type: RoleType) => (type === 'other' ? '' : prefixes[type]);

/** A stored role as the form shows it: its type, and the rest without the prefix. */
export function splitRole(role: string): { type: RoleType; role: string } {
  const lower = role.toLowerCase();
  const prefixed = known.find((type) => lower.startsWith(prefixes[type].toLowerCase()));
  if (prefixed) return { type: prefixed, role: withoutPrefix(role, prefixed) };
  return { type: known.find((type) => lower.includes(type.replace('-', ' '))) ?? 'other', role };
}

/** The role to store for what the form shows: the prefix is there once, even when it was typed as well. */
export function joinRole(type: RoleType, role: string): string {
  return prefixOf(type) + withoutPrefix(role.trim(), type);
}

function withoutPrefix(role: string, type: RoleType): string {
  const prefix = prefixOf(type);
  let rest = role;
  while (prefix && rest.toLowerCase().startsWith(prefix.toLowerCase()))
    rest = rest.slice(prefix.length).trim();
  return rest;
}

/** Beside what is saved: the kind of work, which is the beginning of the role. */
interface Typed {
  type: RoleType;
}

const fields = form<StaffCoachFragment & Typed, CoachInput & Typed>(
  { create: 'Add Member', edit: 'Edit Member' },
  {
    ...coachInputRules,
    type: { kind: 'RoleType', required: true },
    // The rest is for the beginning.
    role: { ...coachInputRules.role, maxLength: 180 },
  },
)({
  name: text(),
  type: tabs(roleTypes, (type, field) => (
    <TextField
      {...field('role')}
      hint={type === 'other' ? 'Shown as it is typed.' : `Shown with “${prefixOf(type)}” before it.`}
    />
  )),
  role: drawnElsewhere(text()),
  bio: longText(),
  specialties: commas({ hint: 'Commas separate them, such as Mountain gorillas, Forest birds.' }),
  ...picture('imageUrl'),
});

export const coachForm: Form<StaffCoachFragment, CoachInput> = {
  ...fields,
  read: (coach) => fields.read({ ...coach, ...splitRole(coach.role) }),
  send(values) {
    const { type, role, ...input } = fields.send(values);
    return { ...input, role: joinRole(type, role) };
  },
};

import { TextField } from '../screens/form/fields.tsx';
import { type Form, form } from '../screens/form/form.tsx';
import { tabs } from '../screens/form/form-tabs.tsx';
import { commas, drawnElsewhere, longText, picture, text } from '../screens/form/kinds.tsx';
import { type CoachInput, coachInputRules, type StaffCoachFragment } from './coaches.generated.ts';
import { joinRole, prefixOf, type RoleType, roleTypes, splitRole } from './role.ts';

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

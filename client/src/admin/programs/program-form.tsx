import { form, row } from '../screens/form/form.tsx';
import { check, longText, number, picture, select, text } from '../screens/form/kinds.tsx';
import { visibility } from '../screens/form/visibility.tsx';
import { type ProgramInput, programInputRules, type StaffProgramFragment } from './programs.generated.ts';

export const categoryLabels = { activity: 'Activity', services: 'Services', destination: 'Destination' };

export const programForm = form<StaffProgramFragment, ProgramInput>(
  { create: 'New Service', edit: 'Edit Service' },
  programInputRules,
)({
  ...row('2fr 1fr', { name: text(), category: select(categoryLabels) }),
  ...picture('imageUrl'),
  description: longText({ hint: 'Blank lines separate paragraphs.' }),
  ...row('1fr 1fr', {
    price: number({ unit: 'UGX', hint: '1 or less is shown as Free.' }),
    pricePer: select(
      { person: 'Per person', group: 'Per group' },
      { label: 'Charged', none: 'Not said', hint: 'Stands behind the price on the website.' },
    ),
  }),
  ...row('1fr 1fr', {
    duration: text({ hint: 'In words, such as 3 days.' }),
    maxParticipants: number({ label: 'Max Tourists', hint: 'Empty means no limit.' }),
  }),
  ...row('2fr 1fr', {
    schedule: text({ hint: 'Commas separate the parts, such as Daily, Departs 6:00 AM.' }),
    minimumAge: number({ hint: 'In years, on the start date. Empty means none.' }),
  }),
  isActive: check({ blank: true, hint: 'Visitors see it on the website, once it is published.' }),
  ...visibility(),
});

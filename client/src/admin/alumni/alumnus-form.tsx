import { form, row } from '../screens/form/form.tsx';
import { commas, longText, number, picture, select, text } from '../screens/form/kinds.tsx';
import { type AlumnusInput, alumnusInputRules, type StaffAlumnusFragment } from './alumni.generated.ts';

export const categoryLabels = { professional: 'Professional', college: 'College', youth: 'Youth Teams' };

export const alumnusForm = form<StaffAlumnusFragment, AlumnusInput>(
  { create: 'Add New Testimonial', edit: 'Edit Testimonial' },
  alumnusInputRules,
)({
  name: text(),
  position: longText({ rows: 4, hint: 'What the traveller says; shown as a quote.' }),
  ...row('2fr 1fr 1fr', {
    currentTeam: text({ label: 'Destination', hint: 'Where the journey went.' }),
    graduationYear: number({
      label: 'Date',
      hint: 'Year of the visit.',
      blank: () => String(new Date().getFullYear()),
    }),
    category: select(categoryLabels),
  }),
  achievements: commas({
    label: 'Descriptions',
    hint: 'Commas separate them, such as Reached Margherita, Planted a tree.',
  }),
  ...picture('image'),
});

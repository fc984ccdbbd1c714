import { form, row, section } from '../screens/form/form.tsx';
import { items } from '../screens/form/items/items.tsx';
import { check, lines, longText, number, picture, select, text } from '../screens/form/kinds.tsx';
import { visibility } from '../screens/form/visibility.tsx';
import { cancellationSteps } from './cancellation-steps.ts';
import { dayForm } from './day-form.ts';
import { guides } from './guides-field.tsx';
import {
  cancellationStepInputRules,
  type ProgramInput,
  programInputRules,
  type StaffProgramFragment,
} from './programs.generated.ts';

export const categoryLabels = { activity: 'Activity', services: 'Services', destination: 'Destination' };

const asSettings = 'Empty means as the settings say.';

export const programForm = form<StaffProgramFragment, ProgramInput>(
  { create: 'New Service', edit: 'Edit Service' },
  programInputRules,
)({
  ...section('Overview', {
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
  }),
  ...section('Day plan', {
    dayPlan: items(dayForm, {
      label: 'Days',
      hint: 'In their order, as travellers read them on the page of this service.',
    }),
  }),
  ...section('What to expect', {
    included: lines({ hint: 'One to a line, such as Gorilla permit.' }),
    notIncluded: lines({ hint: 'One to a line, such as Drinks and tips.' }),
    toBring: lines({ label: 'What to Bring', hint: 'One to a line, such as A rain coat.' }),
    guideIds: guides(),
  }),
  ...section('Booking', {
    bookingMode: select(
      { enquiry: 'By enquiry', request: 'Seats on request', instant: 'Seats at once' },
      { label: 'Online booking', hint: 'Seats need dates, and prices.' },
    ),
    ...row('1fr 1fr', {
      depositPercent: number({ label: 'Deposit', unit: '%', hint: asSettings }),
      balanceDueDays: number({ label: 'Rest due, days before', hint: asSettings }),
    }),
    cancellationSteps: cancellationSteps(cancellationStepInputRules, asSettings),
    permitKeptDays: number({
      label: 'Permit kept, days before',
      hint: `From then on it is kept whole. ${asSettings}`,
    }),
  }),
});

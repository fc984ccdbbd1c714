import { contentCode } from '../screens/content.ts';
import { type Content, ContentScreen } from '../screens/content-screen.tsx';
import { textsOf } from '../screens/editing/edited.ts';
import { form, row } from '../screens/form/form.tsx';
import { lines, longText, picture, text } from '../screens/form/kinds.tsx';
import { useWholeList, wholeInCache } from '../screens/list/all-at-once.ts';
import { byHand } from '../screens/list/order.ts';
import { Chips, Excerpt, momentColumn, pictureColumn, textColumn } from '../screens/table/columns.tsx';
import {
  type FacilityInput,
  facilityInputRules,
  facilityOperations,
  type StaffFacilityFragment,
} from './facilities.generated.ts';

const facilityForm = form<StaffFacilityFragment, FacilityInput>(
  { create: 'New Stay', edit: 'Edit Stay' },
  facilityInputRules,
)({
  name: text(),
  ...picture('imageUrl'),
  description: longText({ hint: 'Blank lines separate paragraphs.' }),
  ...row('1fr 1fr', {
    features: lines({ hint: 'One to a line.' }),
    equipment: lines({ hint: 'One to a line.' }),
    openingHours: text({ hint: 'Empty is shown as 6:00 AM - 10:00 PM.' }),
    availableDays: text({ hint: 'Empty is shown as Monday - Sunday.' }),
    capacity: text({ hint: 'Empty is shown as Variable.' }),
    maintenance: text({ hint: 'Empty is shown as Regular.' }),
  }),
});

const stays: Content<StaffFacilityFragment, FacilityInput> = {
  noun: 'stay',
  title: 'Stays',
  newLabel: 'New Stay',
  searchLabel: 'Search stays',
  empty:
    'No stays yet. Describe the first place where guests sleep, with a photo and what it offers: it appears here and on the website.',
  emptySearch: 'No stays found matching your search.',
  nameOf: ({ name }) => name,
  searchIn: ({ name, description, features, equipment }) => [name, description, ...features, ...equipment],
  columns: [
    pictureColumn(({ image }) => image),
    textColumn('Name', ({ name }) => name, { kind: 'name', minWidth: '13rem' }),
    textColumn('Description', ({ description }) => description, {
      kind: 'text',
      minWidth: '18rem',
      cell: ({ description }) => <Excerpt text={description} />,
    }),
    textColumn('Features', ({ features }) => features.join(', '), {
      kind: 'text',
      minWidth: '20rem',
      cell: ({ features }) => <Chips words={features} max={3} />,
    }),
    textColumn('Equipment', ({ equipment }) => equipment.join(', '), {
      kind: 'text',
      minWidth: '16rem',
      cell: ({ equipment }) => <Chips words={equipment} max={3} />,
    }),
    textColumn('Opening Hours', ({ openingHours }) => openingHours ?? standard, { minWidth: '10rem' }),
    textColumn('Available Days', ({ availableDays }) => availableDays ?? standard, { minWidth: '10rem' }),
    textColumn('Capacity', ({ capacity }) => capacity ?? standard, { minWidth: '9rem' }),
    textColumn('Maintenance', ({ maintenance }) => maintenance ?? standard, { minWidth: '9rem' }),
    momentColumn('Created At', ({ createdAt }) => createdAt),
    momentColumn('Updated At', ({ updatedAt }) => updatedAt),
  ],
  operations: facilityOperations,
  order: byHand,
  form: facilityForm,
  texts: textsOf('Stay', {
    saveFailed: 'Failed to save facility',
    deleteFailed: 'Failed to delete facility',
  }),
};

/** Stands where the website shows its own words. */
const standard = 'As usual';

export function FacilitiesPage() {
  return <ContentScreen content={stays} shown={useWholeList(stays)} />;
}

export const code = contentCode(FacilitiesPage, stays, wholeInCache(stays));

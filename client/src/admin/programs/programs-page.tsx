import { formatAmount } from '../../lib/money.ts';
import { commaParts } from '../../lib/text.ts';
import { contentCode } from '../screens/content.ts';
import { type Content, ContentScreen } from '../screens/content-screen.tsx';
import { textsOf } from '../screens/editing/edited.ts';
import { form, row } from '../screens/form/form.tsx';
import { check, longText, number, picture, select, text } from '../screens/form/kinds.tsx';
import { visibility } from '../screens/form/visibility.tsx';
import { useWholeList, wholeInCache } from '../screens/list/all-at-once.ts';
import { byHand } from '../screens/list/order.ts';
import {
  Chips,
  ExternalLink,
  momentColumn,
  pictureColumn,
  StatusBadge,
  statusWords,
  textColumn,
  YesNo,
  yesOrNo,
} from '../screens/table/columns.tsx';
import {
  type ProgramInput,
  programInputRules,
  programOperations,
  type StaffProgramFragment,
} from './programs.generated.ts';

const categoryLabels = { activity: 'Activity', services: 'Services', destination: 'Destination' };

const programForm = form<StaffProgramFragment, ProgramInput>(
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
  ...row('1fr 1fr 1fr', {
    bookingMode: select(
      { enquiry: 'By enquiry', request: 'Seats on request', instant: 'Seats at once' },
      { label: 'Online booking', hint: 'Seats need dates, and prices.' },
    ),
    depositPercent: number({ label: 'Deposit', unit: '%', hint: 'Empty means as the settings say.' }),
    balanceDueDays: number({ label: 'Rest due, days before', hint: 'Empty means as the settings say.' }),
  }),
  permitKeptDays: number({
    label: 'Permit kept, days before',
    hint: 'From then on it is kept whole. Empty means as the settings say.',
  }),
  isActive: check({ blank: true, hint: 'Visitors see it on the website, once it is published.' }),
  ...visibility(),
});

const programs: Content<StaffProgramFragment, ProgramInput> = {
  noun: 'service',
  draftKind: 'program',
  title: 'Services & Packages',
  newLabel: 'New Service',
  categories: categoryLabels,
  searchLabel: 'Search services',
  empty:
    'No services yet. Make the first one with a photo, a price and how long it takes: it appears here and on the website, and guests can register for it.',
  emptySearch: 'No services found matching your search.',
  nameOf: ({ name }) => name,
  searchIn: ({ name, description, category, duration, schedule }) => [
    name,
    description,
    categoryLabels[category],
    duration,
    schedule,
  ],
  columns: [
    pictureColumn(({ image }) => image),
    textColumn('Name', ({ name }) => name, {
      kind: 'name',
      minWidth: '13rem',
      cell: (program) => (
        <div>
          <strong>{program.name}</strong>
          <StatusBadge item={program} />
        </div>
      ),
    }),
    textColumn('Category', ({ category }) => categoryLabels[category]),
    textColumn('Duration', ({ duration }) => duration, { minWidth: '6.5rem' }),
    {
      title: 'Price',
      kind: 'number',
      sortBy: ({ price }) => price,
      text: ({ price, pricePer }) => `UGX ${formatAmount(price)}${pricePer ? ` per ${pricePer}` : ''}`,
    },
    textColumn('Schedule', ({ schedule }) => schedule, {
      kind: 'text',
      minWidth: '20rem',
      cell: ({ schedule }) => <Chips words={commaParts(schedule)} />,
    }),
    textColumn('Is Active', ({ isActive }) => yesOrNo(isActive), {
      cell: ({ isActive }) => <YesNo value={isActive} />,
    }),
    {
      title: 'Max Tourists',
      kind: 'number',
      sortBy: ({ maxParticipants }) => maxParticipants ?? '',
      text: ({ maxParticipants }) => String(maxParticipants ?? 'No limit'),
    },
    {
      title: 'Image Link',
      text: ({ imageUrl }) => imageUrl,
      cell: ({ imageUrl, name }) => (
        <ExternalLink href={imageUrl} label={`View image of ${name}`}>
          View image
        </ExternalLink>
      ),
    },
    momentColumn('Created At', ({ createdAt }) => createdAt),
    momentColumn('Updated At', ({ updatedAt }) => updatedAt),
    textColumn('Visibility', statusWords, { minWidth: '9rem', extra: true }),
  ],
  operations: programOperations,
  order: byHand,
  form: programForm,
  texts: textsOf('Program'),
};

export function ProgramsPage() {
  return <ContentScreen content={programs} shown={useWholeList(programs)} />;
}

export const code = contentCode(ProgramsPage, programs, wholeInCache(programs));

import { formatAmount } from '../../lib/money.ts';
import { commaParts } from '../../lib/text.ts';
import { contentCode } from '../screens/content.ts';
import { type Content, ContentScreen } from '../screens/content-screen.tsx';
import { textsOf } from '../screens/editing/edited.ts';
import { useWholeList, wholeInCache } from '../screens/list/all-at-once.ts';
import { byHand } from '../screens/list/order.ts';
import type { ScreenCode } from '../screens/staff-screen.ts';
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
import { readGuides } from './guide-names.ts';
import { categoryLabels, programForm } from './program-form.tsx';
import {
  type ProgramInput,
  programOperations,
  type StaffProgramFragment,
  type StaffProgramRowFragment,
} from './programs.generated.ts';

const programs: Content<StaffProgramRowFragment, ProgramInput, StaffProgramFragment> = {
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
  fetchesForm: true,
  texts: textsOf('Program'),
};

export function ProgramsPage() {
  return <ContentScreen content={programs} shown={useWholeList(programs)} />;
}

const programsCode = contentCode(ProgramsPage, programs, wholeInCache(programs));

export const code: ScreenCode = {
  ...programsCode,
  /** Guides are told by their names. */
  async history(key) {
    const historied = await programsCode.history?.(key);
    if (!historied) return null;
    return {
      ...historied,
      async name(client) {
        await readGuides(client);
        return historied.name(client);
      },
    };
  },
};

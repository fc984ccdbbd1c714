import { formatAmount } from '../../lib/money.ts';
import { commaParts } from '../../lib/text.ts';
import { Chips, ExternalLink, Moment, Thumbnail, YesNo } from '../kit/cells.tsx';
import type { Resource } from '../kit/resource.ts';
import { ResourceScreen } from '../kit/resource-screen.tsx';
import { useFreshQuery } from '../kit/use-fresh-query.ts';
import { usePageTitle } from '../kit/use-page-title.ts';
import { categoryLabels, type ProgramValues, programForm } from './program-form.tsx';
import { type StaffProgramFragment, StaffProgramsDocument } from './programs.generated.ts';
import { useProgramActions } from './use-program-actions.ts';

const programs: Resource<StaffProgramFragment, ProgramValues> = {
  noun: 'service',
  title: 'Services & Packages',
  newLabel: 'New Service',
  searchLabel: 'Search services',
  empty: 'No services yet. The first one you make appears here and on the website.',
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
    { title: 'Image', kind: 'picture', cell: ({ image }) => <Thumbnail key={image.url} image={image} /> },
    { title: 'Name', kind: 'name', minWidth: '13rem', cell: ({ name }) => <strong>{name}</strong> },
    { title: 'Category', cell: ({ category }) => categoryLabels[category] },
    { title: 'Duration', minWidth: '6.5rem', cell: ({ duration }) => duration },
    { title: 'Price', kind: 'number', cell: ({ price }) => `UGX ${formatAmount(price)}` },
    { title: 'Schedule', minWidth: '20rem', cell: ({ schedule }) => <Chips words={commaParts(schedule)} /> },
    { title: 'Is Active', cell: ({ isActive }) => <YesNo value={isActive} /> },
    { title: 'Max Tourists', kind: 'number', cell: ({ maxParticipants }) => maxParticipants ?? 'No limit' },
    {
      title: 'Image Link',
      cell: ({ imageUrl, name }) => (
        <ExternalLink href={imageUrl} label={`Image of ${name}`}>
          View image
        </ExternalLink>
      ),
    },
    { title: 'Created At', cell: ({ createdAt }) => <Moment value={createdAt} /> },
    { title: 'Updated At', cell: ({ updatedAt }) => <Moment value={updatedAt} /> },
  ],
  form: programForm,
  texts: {
    created: 'Program created successfully',
    updated: 'Program updated successfully',
    deleted: 'Program deleted successfully',
    saveFailed: 'Failed to save program',
    deleteFailed: 'Failed to delete program',
  },
};

export function ProgramsPage() {
  usePageTitle(programs.title);
  const { data, error, refetch } = useFreshQuery(StaffProgramsDocument);
  const actions = useProgramActions();
  return (
    <ResourceScreen
      resource={programs}
      actions={actions}
      list={{ items: data?.programs, error, retry: () => void refetch().catch(() => undefined) }}
    />
  );
}

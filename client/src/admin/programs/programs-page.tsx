import { formatAmount } from '../../lib/money.ts';
import { commaParts } from '../../lib/text.ts';
import { Chips, ExternalLink, Moment, Thumbnail, YesNo } from '../kit/cells.tsx';
import { ContentScreen } from '../kit/content-screen.tsx';
import type { Resource } from '../kit/resource.ts';
import { StatusBadge } from '../kit/status-badge.tsx';
import type { ContentCalls } from '../kit/use-content-actions.ts';
import { categoryLabels, type ProgramValues, programForm, toProgramInput } from './program-form.tsx';
import {
  CreateProgramDocument,
  DeleteProgramDocument,
  type ProgramInput,
  type StaffProgramFragment,
  StaffProgramNowDocument,
  UpdateProgramDocument,
} from './programs.generated.ts';
import { programsRestoring } from './programs-restoring.ts';

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
    {
      title: 'Name',
      kind: 'name',
      minWidth: '13rem',
      cell: (program) => (
        <div>
          <strong>{program.name}</strong>
          <StatusBadge item={program} />
        </div>
      ),
    },
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

const calls: ContentCalls<StaffProgramFragment, ProgramValues, ProgramInput> = {
  ...programsRestoring,
  now: StaffProgramNowDocument,
  create: CreateProgramDocument,
  update: UpdateProgramDocument,
  remove: DeleteProgramDocument,
  toInput: toProgramInput,
};

export function ProgramsPage() {
  return <ContentScreen resource={programs} calls={calls} />;
}

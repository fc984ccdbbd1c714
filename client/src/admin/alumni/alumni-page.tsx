import { Chips, Excerpt, Moment, Thumbnail } from '../kit/cells.tsx';
import { ContentScreen } from '../kit/content-screen.tsx';
import type { Resource } from '../kit/resource.ts';
import type { ContentCalls } from '../kit/use-content-actions.ts';
import {
  type AlumnusInput,
  CreateAlumnusDocument,
  DeleteAlumnusDocument,
  type StaffAlumnusFragment,
  StaffAlumnusNowDocument,
  UpdateAlumnusDocument,
} from './alumni.generated.ts';
import { AlumniHero } from './alumni-hero.tsx';
import { alumniRestoring } from './alumni-restoring.ts';
import { type AlumnusValues, alumnusForm, categoryLabels, toAlumnusInput } from './alumnus-form.tsx';

const testimonials: Resource<StaffAlumnusFragment, AlumnusValues> = {
  noun: 'testimonial',
  title: 'Testimonials',
  totalText: (total) => `Total Testimonial: ${total}`,
  newLabel: 'New Testimonial',
  searchLabel: 'Search testimonials',
  empty: 'No testimonials yet. The first one you make appears here and on the website.',
  emptySearch: 'No testimonials found matching your search.',
  nameOf: ({ name }) => name,
  searchIn: ({ name, position, currentTeam, graduationYear, category, achievements }) => [
    name,
    position,
    currentTeam ?? '',
    String(graduationYear),
    categoryLabels[category],
    ...achievements,
  ],
  columns: [
    {
      title: 'Image',
      kind: 'picture',
      cell: ({ picture }) => <Thumbnail key={picture.url} image={picture} />,
    },
    { title: 'Name', kind: 'name', minWidth: '11rem', cell: ({ name }) => <strong>{name}</strong> },
    {
      title: 'Position',
      kind: 'text',
      minWidth: '22rem',
      cell: ({ position }) => <Excerpt text={position} />,
    },
    { title: 'Destination', minWidth: '9rem', cell: ({ currentTeam }) => currentTeam ?? 'None' },
    { title: 'Date', kind: 'number', cell: ({ graduationYear }) => graduationYear },
    { title: 'Category', minWidth: '8rem', cell: ({ category }) => categoryLabels[category] },
    {
      title: 'Descriptions',
      kind: 'text',
      minWidth: '18rem',
      cell: ({ achievements }) => <Chips words={achievements} />,
    },
    { title: 'Created At', cell: ({ createdAt }) => <Moment value={createdAt} /> },
    { title: 'Updated At', cell: ({ updatedAt }) => <Moment value={updatedAt} /> },
  ],
  form: alumnusForm,
  texts: {
    created: 'Testimonial created successfully',
    updated: 'Testimonial updated successfully',
    deleted: 'Testimonial deleted successfully',
    saveFailed: 'Failed to save alumni',
    deleteFailed: 'Failed to delete alumni',
  },
};

const calls: ContentCalls<StaffAlumnusFragment, AlumnusValues, AlumnusInput> = {
  ...alumniRestoring,
  now: StaffAlumnusNowDocument,
  create: CreateAlumnusDocument,
  update: UpdateAlumnusDocument,
  remove: DeleteAlumnusDocument,
  toInput: toAlumnusInput,
};

/** What travellers say about the agency. */
export function AlumniPage() {
  return <ContentScreen resource={testimonials} calls={calls} Hero={AlumniHero} />;
}

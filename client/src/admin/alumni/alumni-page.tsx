import { contentCode } from '../screens/content.ts';
import { type Content, ContentScreen } from '../screens/content-screen.tsx';
import { textsOf } from '../screens/editing/edited.ts';
import { useWholeList, wholeInCache } from '../screens/list/all-at-once.ts';
import { Chips, Excerpt } from '../screens/table/cells.tsx';
import { momentColumn, pictureColumn, textColumn } from '../screens/table/columns.tsx';
import { type AlumnusInput, alumnusOperations, type StaffAlumnusFragment } from './alumni.generated.ts';
import { AlumniHero } from './alumni-hero.tsx';
import { alumnusForm, categoryLabels } from './alumnus-form.tsx';

const testimonials: Content<StaffAlumnusFragment, AlumnusInput> = {
  noun: 'testimonial',
  title: 'Testimonials',
  totalText: (total) => `Total Testimonial: ${total}`,
  newLabel: 'New Testimonial',
  categories: categoryLabels,
  searchLabel: 'Search testimonials',
  empty:
    'No testimonials yet. Ask a guest who came home happy for two sentences and a photo: the first one you make appears here and on the website.',
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
    pictureColumn(({ picture }) => picture),
    textColumn('Name', ({ name }) => name, { kind: 'name', minWidth: '11rem' }),
    textColumn('Position', ({ position }) => position, {
      kind: 'text',
      minWidth: '22rem',
      cell: ({ position }) => <Excerpt text={position} />,
    }),
    textColumn('Destination', ({ currentTeam }) => currentTeam ?? 'None', {
      minWidth: '9rem',
      sortBy: ({ currentTeam }) => currentTeam ?? '',
    }),
    {
      title: 'Date',
      kind: 'number',
      sortBy: ({ graduationYear }) => graduationYear,
      text: ({ graduationYear }) => String(graduationYear),
    },
    textColumn('Category', ({ category }) => categoryLabels[category], { minWidth: '8rem' }),
    textColumn('Descriptions', ({ achievements }) => achievements.join(', '), {
      kind: 'text',
      minWidth: '18rem',
      cell: ({ achievements }) => <Chips words={achievements} />,
    }),
    momentColumn('Created At', ({ createdAt }) => createdAt),
    momentColumn('Updated At', ({ updatedAt }) => updatedAt),
  ],
  usualSort: '-date',
  operations: alumnusOperations,
  order: (a, b) => b.graduationYear - a.graduationYear || b.id - a.id,
  form: alumnusForm,
  texts: textsOf('Testimonial', {
    saveFailed: 'Failed to save alumni',
    deleteFailed: 'Failed to delete alumni',
  }),
};

/** What travellers say about the agency. */
export function AlumniPage() {
  return <ContentScreen resource={testimonials} shown={useWholeList(testimonials)} Hero={AlumniHero} />;
}

export const code = contentCode(AlumniPage, testimonials, wholeInCache(testimonials));

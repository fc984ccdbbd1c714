import { Box, chakra } from '@chakra-ui/react';
import type { Ref } from 'react';
import { Weave } from '../../ui/weave.tsx';
import { contentCode } from '../screens/content.ts';
import { type Content, ContentScreen } from '../screens/content-screen.tsx';
import { textsOf } from '../screens/editing/edited.ts';
import { form, row } from '../screens/form/form.tsx';
import { commas, longText, number, picture, select, text } from '../screens/form/kinds.tsx';
import { useWholeList, wholeInCache } from '../screens/list/all-at-once.ts';
import { Chips, Excerpt, momentColumn, pictureColumn, textColumn } from '../screens/table/columns.tsx';
import {
  type AlumnusInput,
  alumnusInputRules,
  alumnusOperations,
  type StaffAlumnusFragment,
} from './alumni.generated.ts';

const categoryLabels = { professional: 'Professional', college: 'College', youth: 'Youth Teams' };

const alumnusForm = form<StaffAlumnusFragment, AlumnusInput>(
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

/** Opens the testimonials. */
function AlumniHero({ titleRef }: { titleRef: Ref<HTMLHeadingElement> }) {
  return (
    <Box bg="brand" color="paper" borderRadius="md" overflow="hidden" mb={{ base: '5', md: '6' }}>
      <Box px={{ base: '5', md: '8' }} py={{ base: '6', md: '8' }}>
        <chakra.h1
          ref={titleRef}
          tabIndex={-1}
          textStyle="title"
          fontSize="clamp(1.875rem, 1.5rem + 1.6vw, 2.75rem)"
        >
          Testimonials
        </chakra.h1>
        <chakra.p mt="2" maxW="measure" color="highlightSoft">
          What travellers say, in their own words. Visitors read it before they write to us.
        </chakra.p>
      </Box>
      <Weave h="6px" color="highlight" />
    </Box>
  );
}

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
  return <ContentScreen content={testimonials} shown={useWholeList(testimonials)} Hero={AlumniHero} />;
}

export const code = contentCode(AlumniPage, testimonials, wholeInCache(testimonials));

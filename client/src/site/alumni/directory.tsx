import { Box, chakra, Flex } from '@chakra-ui/react';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Container } from '../../ui/container.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { FilterForm } from '../page/filter-form.tsx';
import { useFilter } from '../page/use-filter.ts';
import { AlumniCard } from './alumni-card.tsx';
import { categories, categoryLabels } from './categories.ts';
import { filterAlumni } from './filter-alumni.ts';
import type { Traveller } from './testimonial.tsx';

const Faces = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'repeat(2, minmax(0, 1fr))',
      md: 'repeat(3, minmax(0, 1fr))',
      lg: 'repeat(4, minmax(0, 1fr))',
      '2xl': 'repeat(5, minmax(0, 1fr))',
    },
    columnGap: { base: '4', lg: '6' },
    rowGap: { base: '10', lg: '12' },
  },
});

/** Everybody who travelled with us, by category and search. `alumni` is undefined while they load. */
export function Directory({ alumni }: { alumni: readonly Traveller[] | undefined }) {
  const [filter, change] = useFilter(categories);
  const found = filterAlumni(alumni ?? [], filter);
  return (
    <Box as="section" aria-labelledby="travellers" py="section">
      <Container>
        <Flex
          direction={{ base: 'column', xl: 'row' }}
          justify="space-between"
          align={{ base: 'stretch', xl: 'end' }}
          gap="8"
          mb={{ base: '10', lg: '14' }}
        >
          <SectionHeading id="travellers" label="Who went where" title="Our travellers" />
          <FilterForm
            action={paths.alumni}
            all="All Categories"
            labels={categoryLabels}
            searchLabel="Search"
            placeholder="Search alumni..."
            filter={filter}
            onChange={change}
          />
        </Flex>
        <Box role="status" srOnly>
          {alumni && `${found.length} of ${alumni.length} travellers shown`}
        </Box>
        {alumni && found.length === 0 && (
          <EmptyState text="No alumni found matching your criteria.">
            <Button variant="outline" onClick={() => change({ category: 'all', search: '' })}>
              Show everybody
            </Button>
          </EmptyState>
        )}
        <Faces aria-busy={!alumni || undefined}>
          {!alumni && ['first', 'second', 'third', 'fourth'].map((name) => <Waiting key={name} />)}
          {found.map((traveller) => (
            <li key={traveller.id}>
              <AlumniCard traveller={traveller} />
            </li>
          ))}
        </Faces>
      </Container>
    </Box>
  );
}

function Waiting() {
  return (
    <li>
      <Skeleton aspectRatio="1 / 1" />
      <Skeleton h="6" w="80%" mt="4" />
      <Skeleton h="4" w="50%" mt="2" />
    </li>
  );
}

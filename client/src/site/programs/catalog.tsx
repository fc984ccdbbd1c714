import { Box, Flex } from '@chakra-ui/react';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Container } from '../../ui/container.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { FilterForm } from '../page/filter-form.tsx';
import { useFilter } from '../page/use-filter.ts';
import { CardGrid } from './card-grid.tsx';
import { CardSkeletons } from './card-skeletons.tsx';
import { categories, categoryLabels } from './categories.ts';
import { filterPrograms } from './filter-programs.ts';
import type { ProgramCardFragment } from './program-card.generated.ts';
import { ProgramCard } from './program-card.tsx';

/** Every program, by category and search. `programs` is undefined while they load. */
export function Catalog({ programs }: { programs: readonly ProgramCardFragment[] | undefined }) {
  const [filter, change] = useFilter(categories);
  const found = filterPrograms(programs ?? [], filter);
  return (
    <Box as="section" aria-labelledby="catalog" py="section">
      <Container>
        <Flex
          direction={{ base: 'column', xl: 'row' }}
          justify="space-between"
          align={{ base: 'stretch', xl: 'end' }}
          gap="8"
          mb={{ base: '10', lg: '16' }}
        >
          <SectionHeading id="catalog" label="All our journeys" title="Services Catalog" />
          <FilterForm
            action={paths.programs}
            all="All"
            labels={categoryLabels}
            searchLabel="Search services"
            placeholder="Gorillas, Nile, boat"
            filter={filter}
            onChange={change}
          />
        </Flex>
        <Box role="status" srOnly>
          {programs && `${found.length} of ${programs.length} services shown`}
        </Box>
        {!programs && <CardSkeletons count={6} />}
        {programs && found.length === 0 && (
          <EmptyState text="No programs found matching your criteria.">
            <Button variant="outline" onClick={() => change({ category: 'all', search: '' })}>
              Show all services
            </Button>
          </EmptyState>
        )}
        <CardGrid>
          {found.map((program) => (
            <li key={program.id}>
              <ProgramCard program={program} />
            </li>
          ))}
        </CardGrid>
      </Container>
    </Box>
  );
}

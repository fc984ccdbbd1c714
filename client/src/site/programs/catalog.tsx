import { Box } from '@chakra-ui/react';
import { Container } from '../../ui/container.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { CardGrid } from '../list/card-grid.tsx';
import { CardSkeletons } from '../list/card-skeletons.tsx';
import { FilterForm } from '../list/filter-form.tsx';
import { ListBar, ListBody, ListStatus, NothingFound } from '../list/list-parts.tsx';
import { ShowMore } from '../list/show-more.tsx';
import type { useList } from '../list/use-list.ts';
import { categoryLabels } from './categories.ts';
import { ProgramCard } from './program-card.tsx';
import type { ProgramsPageQuery, ProgramsPageQueryVariables } from './programs-page.generated.ts';

interface Props {
  services: ReturnType<typeof useList<ProgramsPageQuery, ProgramsPageQueryVariables>>;
}

/** Every program, by category and search. */
export function Catalog({ services }: Props) {
  const { data, found, isOld, within } = services;
  return (
    <Box as="section" aria-labelledby="catalog" py="section">
      <Container>
        <ListBar mb={{ base: '10', lg: '16' }}>
          <SectionHeading id="catalog" label="All our journeys" title="Services Catalog" />
          <FilterForm
            of={services}
            labels={{ all: 'All', ...categoryLabels }}
            placeholder={data?.siteSettings.services.searchExample ?? undefined}
          />
        </ListBar>
        <ListStatus of={services} />
        {!found && <CardSkeletons count={6} />}
        <ListBody aria-busy={isOld}>
          {found?.nodes.length === 0 && <NothingFound of={services} />}
          <CardGrid id={within}>
            {found?.nodes.map((program) => (
              <li key={program.id}>
                <ProgramCard program={program} />
              </li>
            ))}
          </CardGrid>
          <ShowMore of={services} />
        </ListBody>
      </Container>
    </Box>
  );
}

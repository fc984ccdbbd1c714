import { Box, chakra } from '@chakra-ui/react';
import { Container } from '../../ui/container.tsx';
import { Portrait } from '../../ui/portrait.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { FilterForm } from '../list/filter-form.tsx';
import { ListBar, ListBody, ListStatus, NothingFound } from '../list/list-parts.tsx';
import { ShowMore } from '../list/show-more.tsx';
import type { useList } from '../list/use-list.ts';
import type {
  AlumniPageQuery,
  AlumniPageQueryVariables,
  TravellerFragment,
} from './alumni-page.generated.ts';
import { categoryLabels } from './categories.ts';

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

interface Props {
  travellers: ReturnType<typeof useList<AlumniPageQuery, AlumniPageQueryVariables>>;
}

/** Everybody who travelled with us, by category and search. */
export function Directory({ travellers }: Props) {
  const { found, isOld, within } = travellers;
  return (
    <Box as="section" aria-labelledby="travellers" py="section">
      <Container>
        <ListBar>
          <SectionHeading id="travellers" label="Who went where" title="Our travellers" />
          <FilterForm
            of={travellers}
            labels={{ all: 'All Categories', ...categoryLabels }}
            placeholder="Search alumni..."
          />
        </ListBar>
        <ListStatus of={travellers} />
        <ListBody aria-busy={isOld}>
          {found?.nodes.length === 0 && <NothingFound of={travellers} />}
          <Faces id={within} aria-busy={!found || undefined}>
            {!found && ['first', 'second', 'third', 'fourth'].map((name) => <Waiting key={name} />)}
            {found?.nodes.map((traveller) => (
              <li key={traveller.id}>
                <AlumniCard traveller={traveller} />
              </li>
            ))}
          </Faces>
          <ShowMore of={travellers} />
        </ListBody>
      </Container>
    </Box>
  );
}

/** A traveller in the directory: image, name, year and destination. */
function AlumniCard({ traveller }: { traveller: TravellerFragment }) {
  return (
    <article>
      <Portrait
        name={traveller.name}
        image={traveller.picture}
        alt={traveller.imageAlt}
        sizes="(min-width: 1024px) 17rem, 45vw"
        widest={768}
        aspectRatio="1 / 1"
      />
      <chakra.h3 textStyle="subheading" mt="4">
        {traveller.name}
      </chakra.h3>
      <Box as="p" fontSize="sm" color="muted" mt="1">
        Class of {traveller.graduationYear}
      </Box>
      {traveller.currentTeam && (
        <Box as="p" textStyle="caption" color="highlightText" mt="1">
          {traveller.currentTeam}
        </Box>
      )}
    </article>
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

import { Box, chakra } from '@chakra-ui/react';
import { Container } from '../../ui/container.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ShowMore } from '../list/show-more.tsx';
import { useGrowingList } from '../list/use-list.ts';
import {
  AlumniPageDocument,
  type AlumniPageQueryVariables,
  MoreQuotesDocument,
  type QuotesFoundFragment,
} from './alumni-page.generated.ts';
import { Testimonial } from './testimonial.tsx';

const allQuotes = {
  query: AlumniPageDocument,
  more: MoreQuotesDocument,
  noun: 'testimonials',
  within: 'quotes',
  place: 'testimonials',
};

// Columns rather than rows: quotes are as long as people talk.
const Columns = chakra('ul', {
  base: {
    columnCount: { base: '1', md: '2', xl: '3' },
    columnGap: { base: '4', lg: '6' },
    '& > li': { breakInside: 'avoid', pb: { base: '4', lg: '6' } },
  },
});

interface Props {
  /** Undefined while they load. */
  quotes: QuotesFoundFragment | undefined;
  variables: AlumniPageQueryVariables;
}

/** Everything travellers said. */
export function Testimonials({ quotes, variables }: Props) {
  const growth = useGrowingList(allQuotes, variables, 'quotes', quotes);
  return (
    <Box as="section" aria-labelledby="testimonials" bg="subtle" py={{ base: '12', lg: '20' }}>
      <Container>
        <chakra.h2 id="testimonials" srOnly>
          In their own words
        </chakra.h2>
        {!quotes && (
          <Columns aria-busy aria-label="Loading testimonials">
            {['first', 'second', 'third'].map((name) => (
              <li key={name}>
                <Skeleton h="96" bg="surface" />
              </li>
            ))}
          </Columns>
        )}
        {quotes && (
          <Columns id={allQuotes.within}>
            {quotes.nodes.map((traveller) => (
              <li key={traveller.id}>
                <Testimonial traveller={traveller} />
              </li>
            ))}
          </Columns>
        )}
        <ShowMore of={{ ...growth, ...allQuotes }} name="quotes" />
      </Container>
    </Box>
  );
}

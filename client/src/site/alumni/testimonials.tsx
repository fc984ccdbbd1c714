import { Box, chakra, Flex } from '@chakra-ui/react';
import { Container } from '../../ui/container.tsx';
import { Portrait } from '../../ui/portrait.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ShowMore } from '../list/show-more.tsx';
import { useGrowingList } from '../list/use-list.ts';
import {
  AlumniPageDocument,
  type AlumniPageQueryVariables,
  MoreQuotesDocument,
  type QuotesFoundFragment,
} from './alumni-page.generated.ts';

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

const Card = chakra('figure', {
  base: {
    position: 'relative',
    breakInside: 'avoid',
    bg: 'surface',
    borderWidth: '1px',
    borderTopWidth: '3px',
    borderTopColor: 'highlight',
    p: { base: '6', xl: '8' },
  },
});

const Quote = chakra('blockquote', {
  base: {
    fontFamily: 'heading',
    fontStyle: 'italic',
    fontSize: 'clamp(1.1875rem, 1.1rem + 0.4vw, 1.4375rem)',
    lineHeight: '1.42',
    textWrap: 'pretty',
    _before: {
      content: '"“"',
      display: 'block',
      fontStyle: 'normal',
      fontSize: '4.5rem',
      lineHeight: '0.7',
      h: '9',
      color: 'highlight',
    },
  },
});

const Achievements = chakra('ul', {
  base: {
    mt: '5',
    fontSize: 'sm',
    color: 'muted',
    '& li': { py: '1.5', borderTopWidth: '1px' },
  },
});

/** What one traveller says, who they are and what they did. */
function Testimonial({ traveller }: { traveller: QuotesFoundFragment['nodes'][number] }) {
  return (
    <Card>
      <Quote>{traveller.position}</Quote>
      <figcaption>
        <Flex align="center" gap="4" mt="6">
          <Portrait
            name={traveller.name}
            image={traveller.picture}
            alt={traveller.imageAlt}
            sizes="4.5rem"
            widest={320}
            w="4.5rem"
            h="4.5rem"
            borderRadius="full"
          />
          <div>
            <chakra.h3 textStyle="subheading">{traveller.name}</chakra.h3>
            <Box fontSize="sm" color="muted" mt="1">
              Year of visit{' '}
              <Box as="span" color="highlightText" fontWeight="semibold">
                {traveller.graduationYear}
              </Box>
            </Box>
          </div>
        </Flex>
        {traveller.achievements.length > 0 && (
          <Achievements aria-label="Achievements">
            {traveller.achievements.map((achievement) => (
              <li key={achievement}>{achievement}</li>
            ))}
          </Achievements>
        )}
      </figcaption>
    </Card>
  );
}

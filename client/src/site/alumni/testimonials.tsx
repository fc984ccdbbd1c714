import { Box, chakra, Flex } from '@chakra-ui/react';
import { Container } from '../../ui/container.tsx';
import { Portrait } from '../../ui/portrait.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { QuoteCard, QuoteColumns } from '../list/quote-columns.tsx';
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
          <QuoteColumns aria-busy aria-label="Loading testimonials">
            {['first', 'second', 'third'].map((name) => (
              <li key={name}>
                <Skeleton h="96" bg="surface" />
              </li>
            ))}
          </QuoteColumns>
        )}
        {quotes && (
          <QuoteColumns id={allQuotes.within}>
            {quotes.nodes.map((traveller) => (
              <li key={traveller.id}>
                <Testimonial traveller={traveller} />
              </li>
            ))}
          </QuoteColumns>
        )}
        <ShowMore of={{ ...growth, ...allQuotes }} name="quotes" />
      </Container>
    </Box>
  );
}

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
    <QuoteCard>
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
    </QuoteCard>
  );
}

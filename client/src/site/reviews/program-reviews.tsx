import { Box, chakra, Flex } from '@chakra-ui/react';
import { useParameters } from '../../lib/page/use-parameters.ts';
import { paragraphs } from '../../lib/text.ts';
import { travelMonth } from '../../lib/travel-days.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Container } from '../../ui/container.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { addressOfPage, pageIn } from '../list/list-address.ts';
import { QuoteCard, QuoteColumns } from '../list/quote-columns.tsx';
import type { ReviewsFoundFragment } from './reviews.generated.ts';
import { Stars } from './stars.tsx';

/** What guests who travelled say of a program, a page at a time. */
export function ProgramReviews({ reviews }: { reviews: ReviewsFoundFragment }) {
  const { average, totalCount, nodes } = reviews;
  return (
    <Box as="section" aria-labelledby="reviews" bg="subtle" py="section">
      <Container>
        <SectionHeading id="reviews" label="Reviews" title="What guests say" mb={{ base: '10', lg: '14' }}>
          {average} of 5 stars, from {totalCount} {totalCount === 1 ? 'guest' : 'guests'} who travelled with
          us.
        </SectionHeading>
        <QuoteColumns>
          {nodes.map((review) => (
            <li key={review.id}>
              <Review review={review} />
            </li>
          ))}
        </QuoteColumns>
        <OtherPages reviews={reviews} />
      </Container>
    </Box>
  );
}

function Review({ review }: { review: ReviewsFoundFragment['nodes'][number] }) {
  const { stars, title, text, firstName, month } = review;
  return (
    <QuoteCard>
      <Stars count={stars} />
      <Box as="blockquote" mt="4" overflowWrap="anywhere" css={{ '& p + p': { mt: '3' } }}>
        {title && (
          <chakra.h3 textStyle="subheading" mb="3">
            {title}
          </chakra.h3>
        )}
        {paragraphs(text).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Box>
      <Box as="figcaption" mt="5" pt="4" borderTopWidth="1px" fontSize="sm" color="muted">
        {firstName}, travelled in {travelMonth(month)}
      </Box>
    </QuoteCard>
  );
}

/** Reviews of a page, as the page's query says too. */
const perPage = 8;

/** The ways on, where there are more than stand on one page. */
function OtherPages({ reviews: { pageInfo, totalCount } }: { reviews: ReviewsFoundFragment }) {
  const [query] = useParameters();
  const page = pageIn(query, 'reviews');
  if (page === 1 && !pageInfo.hasNextPage) return null;
  const linkTo = (other: number) => ({
    to: { search: addressOfPage(query, other, 'reviews'), hash: 'reviews' },
    variant: 'outline' as const,
    size: 'lg' as const,
  });
  return (
    <Flex justify="center" wrap="wrap" gap="3" mt={{ base: '8', lg: '12' }} data-screen-only>
      {page > 1 && (
        <ButtonLink rel="prev" {...linkTo(Math.min(page - 1, Math.ceil(totalCount / perPage)))}>
          Previous reviews
        </ButtonLink>
      )}
      {pageInfo.hasNextPage && (
        <ButtonLink rel="next" {...linkTo(page + 1)}>
          More reviews
        </ButtonLink>
      )}
    </Flex>
  );
}

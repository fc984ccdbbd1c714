import { Box, chakra } from '@chakra-ui/react';
import { Container } from '../../ui/container.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Testimonial, type Traveller } from './testimonial.tsx';

// Columns rather than rows: quotes are as long as people talk.
const Columns = chakra('ul', {
  base: {
    columnCount: { base: '1', md: '2', xl: '3' },
    columnGap: { base: '4', lg: '6' },
    '& > li': { breakInside: 'avoid', pb: { base: '4', lg: '6' } },
  },
});

/** Everything travellers said. `alumni` is undefined while it loads. */
export function Testimonials({ alumni }: { alumni: readonly Traveller[] | undefined }) {
  return (
    <Box as="section" aria-labelledby="testimonials" bg="subtle" py={{ base: '12', lg: '20' }}>
      <Container>
        <chakra.h2 id="testimonials" srOnly>
          In their own words
        </chakra.h2>
        {!alumni && (
          <Columns aria-busy aria-label="Loading testimonials">
            {['first', 'second', 'third'].map((name) => (
              <li key={name}>
                <Skeleton h="96" bg="surface" />
              </li>
            ))}
          </Columns>
        )}
        {alumni && (
          <Columns>
            {alumni.map((traveller) => (
              <li key={traveller.id}>
                <Testimonial traveller={traveller} />
              </li>
            ))}
          </Columns>
        )}
      </Container>
    </Box>
  );
}

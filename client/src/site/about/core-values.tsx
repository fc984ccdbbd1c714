import { Box, chakra, Grid } from '@chakra-ui/react';
import { Container } from '../../ui/container.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { columns } from '../page/columns.ts';
import { EdgedCard } from '../page/edged-card.tsx';
import type { AboutPartsFragment } from './about-page.generated.ts';

/** What we hold to. */
export function CoreValues({ values }: { values: NonNullable<AboutPartsFragment['values']> }) {
  if (values.length === 0) return null;
  return (
    <Box as="section" aria-labelledby="core-values" py="section" bg="subtle">
      <Container>
        <SectionHeading
          id="core-values"
          label="What we hold to"
          title="Core Values"
          mb={{ base: '10', lg: '14' }}
        />
        <Grid
          as="ul"
          templateColumns={{ base: '1fr', sm: '1fr 1fr', lg: columns(values, 4) }}
          gap={{ base: '4', xl: '6' }}
        >
          {values.map(({ title, text }) => (
            <EdgedCard key={title} p={{ base: '5', xl: '7' }}>
              <chakra.h3 textStyle="subheading">{title}</chakra.h3>
              <Box as="p" mt="3" color="muted" fontSize="sm">
                {text}
              </Box>
            </EdgedCard>
          ))}
        </Grid>
      </Container>
    </Box>
  );
}

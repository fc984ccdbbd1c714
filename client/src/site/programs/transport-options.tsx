import { Box, chakra, Grid } from '@chakra-ui/react';
import { Container } from '../../ui/container.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { Fold } from '../page/fold.tsx';
import type { ServiceBlocksFragment } from './programs-page.generated.ts';

/** How our guests get about: a table of vehicles, set as a list. */
export function TransportOptions({
  transportOptions: options,
}: Pick<ServiceBlocksFragment, 'transportOptions'>) {
  if (options.length === 0) return null;
  return (
    <Fold title="Transportation options">
      <Box as="section" aria-labelledby="transportation" pt="section">
        <Container>
          <Grid
            templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 8fr)' }}
            gap={{ base: '8', lg: '16' }}
          >
            <SectionHeading id="transportation" label="Getting there" title="Transportation options" />
            <ul>
              {options.map(({ title, text, seats }) => (
                <Box as="li" key={title} borderTopWidth="1px" _last={{ borderBottomWidth: '1px' }} py="5">
                  <Grid
                    templateColumns={{ base: '1fr auto', md: '15rem 1fr auto' }}
                    columnGap="6"
                    rowGap="1"
                    alignItems="baseline"
                  >
                    <chakra.h3 textStyle="subheading">{title}</chakra.h3>
                    <Box
                      as="p"
                      order={{ base: '3', md: '0' }}
                      gridColumn={{ base: '1 / -1', md: 'auto' }}
                      color="muted"
                      fontSize="sm"
                    >
                      {text}
                    </Box>
                    {seats && (
                      <Box as="span" textStyle="caption" color="highlightText">
                        {seats}
                      </Box>
                    )}
                  </Grid>
                </Box>
              ))}
            </ul>
          </Grid>
        </Container>
      </Box>
    </Fold>
  );
}

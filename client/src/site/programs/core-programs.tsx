import { Box, chakra, Grid } from '@chakra-ui/react';
import { Container } from '../../ui/container.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { Fold } from '../page/fold.tsx';
import type { ServiceBlocksFragment } from './programs-page.generated.ts';

const Numeral = chakra('span', {
  base: {
    fontFamily: 'heading',
    fontStyle: 'italic',
    fontSize: '1.5rem',
    color: 'highlightText',
    lineHeight: '1',
  },
});

/** The three kinds of journey, numbered. */
export function CorePrograms({ corePrograms: programs }: Pick<ServiceBlocksFragment, 'corePrograms'>) {
  if (programs.length === 0) return null;
  return (
    <Fold title="Core programs">
      <Box as="section" aria-labelledby="core-programs" py="section">
        <Container>
          <Grid
            templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 8fr)' }}
            gap={{ base: '10', lg: '16' }}
          >
            <SectionHeading id="core-programs" label="What we do" title="Core programs" />
            <ol>
              {programs.map(({ title, text }, index) => (
                <Box
                  as="li"
                  key={title}
                  borderTopWidth="1px"
                  borderColor="lineStrong"
                  py={{ base: '7', lg: '9' }}
                >
                  <Grid
                    templateColumns={{
                      base: '2.5rem 1fr',
                      md: '3rem 17rem 1fr',
                      lg: '2.5rem 1fr',
                      xl: '3rem 19rem 1fr',
                    }}
                    columnGap="4"
                    rowGap="3"
                    alignItems="baseline"
                  >
                    <Numeral aria-hidden>{index + 1}</Numeral>
                    <chakra.h3 textStyle="heading">{title}</chakra.h3>
                    <Box as="p" gridColumn={{ base: '2', md: 'auto', lg: '2', xl: 'auto' }} color="muted">
                      {text}
                    </Box>
                  </Grid>
                </Box>
              ))}
            </ol>
          </Grid>
        </Container>
      </Box>
    </Fold>
  );
}

import { Box, chakra, Grid } from '@chakra-ui/react';
import { paragraphs } from '../../lib/text.ts';
import { paths } from '../../paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { Container } from '../../ui/container.tsx';
import { Picture } from '../../ui/picture.tsx';
import { BackLink } from '../page/back-link.tsx';
import { categoryLabels } from './categories.ts';
import { ProgramFacts } from './program-facts.tsx';
import type { ProgramPageQuery } from './program-page.generated.ts';

const Text = chakra('div', {
  base: {
    maxW: 'measure',
    '& p + p': { mt: '5' },
    '& p:first-of-type': { textStyle: 'lead' },
    '& p:first-of-type::first-letter': {
      fontFamily: 'heading',
      float: 'inline-start',
      fontSize: '3.6em',
      lineHeight: '0.8',
      // A first letter takes no logical padding.
      pr: '0.08em',
      _rtl: { pr: '0', pl: '0.08em' },
      color: 'brand',
    },
  },
});

/** A program as an article: name, picture, description, and the facts in a box beside it. */
export function ProgramArticle({ program }: { program: NonNullable<ProgramPageQuery['program']> }) {
  // At its full size such a name would fill a phone's screen.
  const long = program.name.length > 48;
  return (
    <article>
      <Container pt={{ base: '4', lg: '8' }}>
        <BackLink to={paths.programs}>Back to Services</BackLink>
        <Box mt={{ base: '6', lg: '10' }} mb={{ base: '8', lg: '12' }}>
          <Badge>{categoryLabels[program.category]}</Badge>
          <chakra.h1 textStyle={long ? 'title' : 'display'} mt="4" maxW={long ? '26ch' : '18ch'}>
            {program.name}
          </chakra.h1>
        </Box>
      </Container>
      <Box maxW="page" mx="auto" px={{ xl: 'gutter' }}>
        <Picture
          image={program.image}
          alt={program.imageAlt ?? program.name}
          eager
          sizes="(min-width: 1280px) 80rem, 100vw"
          aspectRatio={{ base: '4 / 3', md: '21 / 10' }}
          maxH="44rem"
          // The box below stands on its foot, where most pictures have their subject.
          objectPosition={{ lg: 'center 55%' }}
        />
      </Box>
      <Container>
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 26rem' }}
          columnGap={{ lg: '16', xl: '24' }}
          alignItems="start"
        >
          <Box py={{ base: '10', lg: '20' }} order={{ base: '2', lg: '1' }}>
            <chakra.h2 textStyle="heading" mb="6">
              Program Description
            </chakra.h2>
            <Text>
              {paragraphs(program.description).map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </Text>
          </Box>
          <Box
            order={{ base: '1', lg: '2' }}
            mt={{ base: '-8', lg: '-12' }}
            position={{ lg: 'sticky' }}
            top="7.5rem"
            mb={{ lg: '16' }}
          >
            <ProgramFacts program={program} />
          </Box>
        </Grid>
      </Container>
    </article>
  );
}

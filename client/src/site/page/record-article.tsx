import { Box, chakra, Grid } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Container } from '../../ui/container.tsx';
import { captionOf, Picture, type PictureImage } from '../../ui/picture.tsx';
import { Weave } from '../../ui/weave.tsx';
import { BackLink } from './back-link.tsx';

interface Props {
  back: { to: string; label: string };
  /** What it is one of, over its name. */
  kind: ReactNode;
  record: { name: string; image: PictureImage; imageAlt?: string | null };
  /** Stands beside the name where there is room. */
  beside?: ReactNode;
  /** The place of the picture that a wide screen shows: the box of facts stands on its foot. */
  pictureFocus: string;
  facts: ReactNode;
  /** The id of their heading, where all have one. */
  factsTitle?: string;
  /** Whether a phone shows the facts before the text. */
  factsFirst?: boolean;
  children: ReactNode;
}

/** A record as an article: name, picture, text, and the facts in a box beside it. */
export function RecordArticle({
  back,
  kind,
  record,
  beside,
  pictureFocus,
  facts,
  factsTitle,
  factsFirst,
  children,
}: Props) {
  const { name, image, imageAlt } = record;
  // At its full size such a name would fill a phone's screen.
  const long = name.length > 48;
  return (
    <article>
      <Container pt={{ base: '4', lg: '8' }}>
        <BackLink to={back.to}>{back.label}</BackLink>
        <Grid
          templateColumns={{ lg: beside ? 'minmax(0, 1fr) 18rem' : 'minmax(0, 1fr)' }}
          columnGap="14"
          alignItems="end"
          mt={{ base: '6', lg: '10' }}
          mb={{ base: '8', lg: '12' }}
        >
          <div>
            {kind}
            <chakra.h1 textStyle={long ? 'title' : 'display'} mt="4" maxW={long ? '26ch' : '18ch'}>
              {name}
            </chakra.h1>
          </div>
          {beside}
        </Grid>
      </Container>
      <Box maxW="page" mx="auto" px={{ xl: 'gutter' }}>
        <Picture
          image={image}
          alt={imageAlt ?? name}
          eager
          sizes="(min-width: 1280px) 80rem, 100vw"
          aspectRatio={{ base: '4 / 3', md: '21 / 10' }}
          maxH="44rem"
          objectPosition={{ lg: pictureFocus }}
        />
      </Box>
      <Container>
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 26rem' }}
          columnGap={{ lg: '16', xl: '24' }}
          alignItems="start"
        >
          {captionOf(image) && (
            <Box textStyle="caption" color="muted" mt="3" mb={{ base: factsFirst ? '14' : '0', lg: '0' }}>
              {captionOf(image)}
            </Box>
          )}
          <Box py={{ base: '10', lg: '20' }} order={factsFirst ? { base: '2', lg: '1' } : undefined}>
            {children}
          </Box>
          <Box
            order={factsFirst ? { base: '1', lg: '2' } : undefined}
            gridArea={{ lg: '1 / 2 / span 2' }}
            mt={{ base: factsFirst ? '-8' : '0', lg: '-12' }}
            position={{ lg: 'sticky' }}
            top="7.5rem"
            mb={{ base: factsFirst ? '0' : '16', lg: '16' }}
          >
            <Box
              as={factsTitle ? 'section' : undefined}
              aria-labelledby={factsTitle}
              bg="surface"
              borderWidth="1px"
              boxShadow="md"
            >
              <Weave color="highlight" opacity="0.7" h="12px" />
              <Box p={{ base: '6', lg: '8' }}>{facts}</Box>
            </Box>
          </Box>
        </Grid>
      </Container>
    </article>
  );
}

/** Facts below each other; `--names` is how wide their names stand beside them. */
export const Facts = chakra('dl', {
  base: {
    '& > div': {
      display: 'grid',
      gridTemplateColumns: { base: '1fr', sm: 'var(--names) minmax(0, 1fr)' },
      columnGap: '4',
      rowGap: '0.5',
      alignItems: 'baseline',
      py: '3',
      borderTopWidth: '1px',
    },
    '& dt': { textStyle: 'label', color: 'muted' },
  },
});

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

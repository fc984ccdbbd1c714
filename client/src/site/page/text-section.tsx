import { Box, chakra, Grid } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Container } from '../../ui/container.tsx';

interface Props {
  id: string;
  title: string;
  children: ReactNode;
  tinted?: boolean;
  /** Set apart from the section above by a line rather than by a colour. */
  ruled?: boolean;
}

/** A title on the left, what it is about on the right. */
export function TextSection({ id, title, children, tinted = false, ruled = false }: Props) {
  return (
    <Box as="section" aria-labelledby={id} bg={tinted ? 'subtle' : undefined}>
      <Container>
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', lg: '4fr 8fr' }}
          gap={{ base: '6', lg: '16' }}
          py={{ base: '12', lg: '20' }}
          borderTopWidth={ruled ? '1px' : '0'}
        >
          <chakra.h2 id={id} textStyle="heading" maxW="18ch">
            {title}
          </chakra.h2>
          <div>{children}</div>
        </Grid>
      </Container>
    </Box>
  );
}

import { Box, chakra, Grid, type GridProps, type HTMLChakraProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Container } from '../../ui/container.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Weave } from '../../ui/weave.tsx';

interface Props extends GridProps {
  /** Stays in sight on a wide screen. */
  heading: ReactNode;
  /** Whether what stands on it is made of parts. */
  inParts?: boolean;
}

/** What is read and filled in, on a sheet beside its heading. */
export function Sheet({ heading, inParts, children, ...rest }: Props) {
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', lg: '5fr 7fr' }}
      columnGap={{ lg: '14', xl: '20' }}
      rowGap="8"
      alignItems="start"
      {...rest}
    >
      <Box position={{ lg: 'sticky' }} top="8.5rem">
        {heading}
      </Box>
      <Box bg="surface" borderWidth="1px" boxShadow="md">
        <Weave color="highlight" opacity="0.7" h="12px" />
        <Box
          p={{ base: '5', md: '8', xl: '10' }}
          css={inParts ? { '& > section:first-of-type': { mt: '0' } } : undefined}
        >
          {children}
        </Box>
      </Box>
    </Grid>
  );
}

/** A page with such a sheet that is on its way; `label` says so to who cannot see it. */
export function SheetSkeleton({
  label,
  titleMt = '4',
  ...rest
}: HTMLChakraProps<'div'> & { label: string; titleMt?: string }) {
  return (
    <Container pt={{ base: '8', lg: '14' }} pb="section" aria-busy {...rest}>
      <chakra.h1 srOnly>{label}</chakra.h1>
      <Skeleton h="5" w="36" />
      <Skeleton h={{ base: '20', lg: '28' }} maxW="2xl" mt={titleMt} />
      <Skeleton h="24rem" mt="8" />
    </Container>
  );
}

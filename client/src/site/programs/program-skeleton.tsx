import { Box, chakra, Grid } from '@chakra-ui/react';
import { Container } from '../../ui/container.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** A program that is on its way. */
export function ProgramSkeleton() {
  return (
    <Container pt={{ base: '6', lg: '10' }} pb="section" aria-busy>
      <chakra.h1 srOnly>Loading the program</chakra.h1>
      <Skeleton h="5" w="36" />
      <Skeleton h="5" w="28" mt="10" />
      <Skeleton h={{ base: '20', lg: '28' }} maxW="4xl" mt="4" />
      <Skeleton aspectRatio={{ base: '4 / 3', md: '21 / 10' }} maxH="44rem" mt="10" />
      <Grid templateColumns={{ base: '1fr', lg: '7fr 4fr' }} gap="16" mt="12">
        <Box>
          <Skeleton h="9" w="64" />
          <Skeleton h="48" mt="5" />
        </Box>
        <Skeleton h="80" />
      </Grid>
    </Container>
  );
}

import { Box, Grid } from '@chakra-ui/react';
import { Container } from '../../ui/container.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { CardGrid } from '../programs/card-grid.tsx';

/** The list of stays that is on its way. */
export function StaysSkeleton() {
  return (
    <Box aria-busy aria-label="Loading stays" role="status">
      <Skeleton aspectRatio={{ base: '4 / 3', md: '21 / 9' }} maxH="40rem" />
      <Container py="section">
        <CardGrid>
          {['first', 'second', 'third'].map((name) => (
            <li key={name}>
              <Skeleton h="26rem" />
              <Skeleton h="8" w="80%" mt="5" />
              <Skeleton h="32" mt="4" />
            </li>
          ))}
        </CardGrid>
      </Container>
    </Box>
  );
}

/** A stay that is on its way. */
export function StaySkeleton() {
  return (
    <Box aria-busy>
      <Container pt={{ base: '6', lg: '10' }} pb="section">
        <Box as="h1" srOnly>
          Loading the stay
        </Box>
        <Skeleton h="5" w="32" />
        <Skeleton h={{ base: '20', lg: '28' }} maxW="4xl" mt="10" />
        <Skeleton aspectRatio={{ base: '4 / 3', lg: '21 / 10' }} mt="10" />
        <Grid templateColumns={{ base: '1fr', lg: '7fr 4fr' }} gap="16" mt="12">
          <Skeleton h="64" />
          <Skeleton h="80" />
        </Grid>
      </Container>
    </Box>
  );
}

import { Box, Grid } from '@chakra-ui/react';
import { Container } from '../../ui/container.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** The team that is on its way. */
export function CoachesSkeleton() {
  return (
    <Container pb="section" aria-busy>
      <Box role="status" textStyle="subheading" color="muted">
        Loading...
      </Box>
      <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr', lg: 'repeat(3, 1fr)' }} gap="10" mt="10">
        {['first', 'second', 'third'].map((name) => (
          <div key={name}>
            <Skeleton aspectRatio="1 / 1" />
            <Skeleton h="8" w="70%" mt="5" />
            <Skeleton h="4" w="40%" mt="3" />
            <Skeleton h="28" mt="5" />
          </div>
        ))}
      </Grid>
    </Container>
  );
}

import { Grid } from '@chakra-ui/react';
import { Container } from '../../ui/container.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { PageHeading } from '../page/page-heading.tsx';

export const standardTitle = 'Support Our Mission';

/** The ways to give are on their way. */
export function DonationsSkeleton() {
  return (
    <Container pt={{ base: '8', lg: '14' }} pb="section" aria-busy>
      <PageHeading page="donations" label="Donations" title={standardTitle} />
      <Grid templateColumns={{ base: '1fr', lg: '5fr 7fr' }} gap="6" mt="14">
        <Skeleton h="40rem" hideBelow="lg" />
        <Skeleton h="40rem" />
      </Grid>
    </Container>
  );
}

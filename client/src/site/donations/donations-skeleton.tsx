import { Grid } from '@chakra-ui/react';
import { Container } from '../../ui/container.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { mission } from '../company/mission.ts';
import { PageHeading } from '../page/page-heading.tsx';

/** The ways to give are on their way. */
export function DonationsSkeleton() {
  return (
    <Container pt={{ base: '8', lg: '14' }} pb="section" aria-busy>
      <PageHeading label="Donations" title={mission.title} lead={mission.lead} />
      <Grid templateColumns={{ base: '1fr', lg: '5fr 7fr' }} gap="6" mt="14">
        <Skeleton h="40rem" hideBelow="lg" />
        <Skeleton h="40rem" />
      </Grid>
    </Container>
  );
}

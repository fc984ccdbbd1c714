import { Grid } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** What is done and what happened, beside where it stands and what is known; one after the other on a phone. */
export function WorkGrid({ children, aside }: { children: ReactNode; aside: ReactNode }) {
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 3fr) minmax(0, 2fr)' }}
      gap="4"
      alignItems="start"
    >
      <Grid templateColumns="minmax(0, 1fr)" gap="4" minW="0">
        {children}
      </Grid>
      <Grid templateColumns="minmax(0, 1fr)" gap="4" minW="0">
        {aside}
      </Grid>
    </Grid>
  );
}

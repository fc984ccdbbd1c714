import { Grid } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** What is known and what happened beside what is to be done; on a phone what is to be done comes first. */
export function WorkGrid({ children, todo }: { children: ReactNode; todo: ReactNode }) {
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 3fr) minmax(0, 2fr)' }}
      gap="4"
      alignItems="start"
    >
      <Grid templateColumns="minmax(0, 1fr)" gap="4" minW="0">
        {todo}
      </Grid>
      <Grid templateColumns="minmax(0, 1fr)" gap="4" minW="0" order={{ xl: '-1' }}>
        {children}
      </Grid>
    </Grid>
  );
}

import { chakra, Grid } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';

interface Props {
  title: string;
  children: ReactNode;
  /** Stays off a printed sheet. */
  screenOnly?: boolean;
}

/** A part of a work page under its heading. */
export function Panel({ title, children, screenOnly = false }: Props) {
  const id = useId();
  return (
    <Box aria-labelledby={id} data-screen-only={screenOnly || undefined}>
      <chakra.h2 id={id} textStyle="label" mb="3">
        {title}
      </chakra.h2>
      {children}
    </Box>
  );
}

const Box = chakra('section', {
  base: { borderWidth: '1px', borderRadius: 'md', bg: 'surface', px: { base: '4', md: '5' }, py: '4' },
});

/** One of a list in a panel, with what can be done with it at its end. */
export const PanelLine = chakra('li', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    py: '2.5',
    borderTopWidth: '1px',
    borderColor: 'subtle',
    '&:first-of-type': { borderTopWidth: '0' },
  },
});

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

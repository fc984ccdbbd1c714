import { Box, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface Props {
  /** Names the card's section. */
  id: string;
  title: string;
  icon: ReactNode;
  children: ReactNode;
}

/** One of the ways to give. */
export function WayCard({ id, title, icon, children }: Props) {
  return (
    <Box
      as="section"
      aria-labelledby={id}
      display="flex"
      flexDirection="column"
      alignItems="flex-start"
      bg="surface"
      borderWidth="1px"
      borderTopWidth="3px"
      borderTopColor="highlight"
      p={{ base: '5', md: '8' }}
    >
      <Box color="highlightText" aria-hidden css={{ '& svg': { w: '7', h: '7', strokeWidth: '1.4' } }}>
        {icon}
      </Box>
      <chakra.h2 id={id} tabIndex={-1} textStyle="heading" mt={{ base: '4', lg: 'auto' }} pt={{ lg: '4' }}>
        {title}
      </chakra.h2>
      {children}
    </Box>
  );
}

import { Box, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** A part of a page, with its heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box as="section" aria-label={title} mb="10" maxW="measure">
      <chakra.h2 textStyle="subheading" mb="3">
        {title}
      </chakra.h2>
      {children}
    </Box>
  );
}

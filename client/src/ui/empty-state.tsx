import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** Says that a list has nothing to show, and offers a way on. */
export function EmptyState({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <Box borderYWidth="1px" py={{ base: '12', lg: '20' }} textAlign="center">
      <Box as="p" textStyle="subheading" mb={children ? '6' : '0'}>
        {text}
      </Box>
      {children}
    </Box>
  );
}

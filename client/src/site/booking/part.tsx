import { Box, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface Props {
  title: string;
  /** Where a browser without JavaScript arrives again after sending its form. */
  id?: string;
  children: ReactNode;
}

/** A part of the page under its own heading. */
export function Part({ title, id, children }: Props) {
  return (
    <Box as="section" id={id} mt="10" scrollMarginTop="7rem">
      <chakra.h3 textStyle="subheading" mb="4">
        {title}
      </chakra.h3>
      {children}
    </Box>
  );
}

import { Box, type BoxProps, chakra } from '@chakra-ui/react';

/** A part of a page, with its heading. */
export function Section({ title, children, ...props }: BoxProps & { title: string }) {
  return (
    <Box as="section" aria-label={title} mb="10" {...props}>
      <chakra.h2 textStyle="subheading" mb="3">
        {title}
      </chakra.h2>
      {children}
    </Box>
  );
}

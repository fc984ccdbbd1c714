import { Box, chakra, type HTMLChakraProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Label } from '../../ui/label.tsx';

interface Props extends Omit<HTMLChakraProps<'div'>, 'title'> {
  label: string;
  title: ReactNode;
  /** How large the title is; `title` for long ones. */
  size?: 'display' | 'title';
  /** A sentence or two under the title. */
  lead?: ReactNode;
}

/** Opens a page: small capitals, the title, and what it is about. */
export function PageHeading({ label, title, size = 'display', lead, children, ...rest }: Props) {
  return (
    <Box {...rest}>
      <Label mb="5">{label}</Label>
      <chakra.h1 textStyle={size}>{title}</chakra.h1>
      {lead && (
        <Box as="p" textStyle="lead" color="muted" mt={{ base: '6', lg: '7' }} maxW="measure">
          {lead}
        </Box>
      )}
      {children}
    </Box>
  );
}

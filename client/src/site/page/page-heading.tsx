import { Box, chakra, type HTMLChakraProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { SitePage } from '../../generated/schema.ts';
import { emphasized } from '../../ui/emphasized.tsx';
import { Label } from '../../ui/label.tsx';
import { useCompany } from '../shell/company.ts';

interface Props extends Omit<HTMLChakraProps<'div'>, 'title'> {
  /** Whose texts the settings may have. */
  page?: SitePage;
  /** What stands where they have none. */
  label: string;
  title: string;
  /** How large the title is; `title` for long ones. */
  size?: 'display' | 'title';
  /** A sentence or two under the title. */
  lead?: ReactNode;
}

/** Opens a page: small capitals, the title, and what it is about. */
export function PageHeading({ page, size = 'display', children, ...standard }: Props) {
  const { texts } = useCompany();
  const { label, title, lead, ...boxProps } = standard;
  const shown = { label, title, lead, ...(page && texts[page]) };
  return (
    <Box {...boxProps}>
      {shown.label !== shown.title && <Label mb="5">{shown.label}</Label>}
      <chakra.h1 textStyle={size}>{emphasized(shown.title)}</chakra.h1>
      {shown.lead && (
        <Box as="p" textStyle="lead" color="muted" mt={{ base: '6', lg: '7' }} maxW="measure">
          {shown.lead}
        </Box>
      )}
      {children}
    </Box>
  );
}

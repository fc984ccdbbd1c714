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
export function PageHeading({ page, size = 'display', lead, children, ...standard }: Props) {
  const { texts } = useCompany();
  const set = page && texts[page];
  const { label, title, ...rest } = standard;
  const said = set?.title ?? title;
  const small = set?.label ?? label;
  const words = set?.lead ?? lead;
  return (
    <Box {...rest}>
      {small !== said && <Label mb="5">{small}</Label>}
      <chakra.h1 textStyle={size}>{emphasized(said)}</chakra.h1>
      {words && (
        <Box as="p" textStyle="lead" color="muted" mt={{ base: '6', lg: '7' }} maxW="measure">
          {words}
        </Box>
      )}
      {children}
    </Box>
  );
}

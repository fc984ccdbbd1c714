import { Box, chakra, type HTMLChakraProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Label } from './label.tsx';

interface Props extends Omit<HTMLChakraProps<'div'>, 'title'> {
  /** Small capitals above the title. */
  label?: ReactNode;
  title: ReactNode;
  /** Makes the section linkable and names it. */
  id?: string;
  /** A sentence or two under the title. */
  children?: ReactNode;
}

const Lead = chakra('p', {
  base: { textStyle: 'lead', color: 'inherit', opacity: '0.86', maxW: 'measure', mt: '5' },
});

/** Opens a section: a label, a large heading, and a lead if there is one. */
export function SectionHeading({ label, title, id, children, ...rest }: Props) {
  return (
    <Box {...rest}>
      {label && <Label mb="4">{label}</Label>}
      <chakra.h2 id={id} textStyle="title" maxW="16ch">
        {title}
      </chakra.h2>
      {children && <Lead>{children}</Lead>}
    </Box>
  );
}
